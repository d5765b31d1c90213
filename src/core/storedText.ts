import * as v from 'valibot'
import { stringifyExact } from './stringifyExact'

/**
 * Stored text that is unreadable. `newer`: of a version that this release does not know. `damaged`: cut off, or
 * anything else. It may record pending money, so it is never treated as missing, and never overwritten.
 */
export type Unreadable = {
  readonly kind: 'unreadable'
  readonly why: 'newer' | 'damaged'
  /** As stored. */
  readonly text: string
}

/** Content of storage under a key. Only `none` means that nothing was stored. */
export type StoredReading<T> =
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly value: T }
  | Unreadable

/** Serialises and parses one kind of value for storage. */
export type StoredText<T> = {
  /** Never throws. */
  read(text: string | null): StoredReading<T>
  serialise(value: DeepReadonly<T>): string
}

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

const envelope = v.pipe(v.string(), v.parseJson(), v.looseObject({ version: v.number() }))

/**
 * The format of everything that is stored: a JSON object with its version, each bigint as decimal digits. A change that an earlier
 * release would misread, or whose loss would matter, makes a new version (docs/formats.md). The storage key stays: an earlier
 * release must find it.
 *
 * @param schema - Of the newest version, which is written.
 * @param earlier - Of version 1 and up, each giving today's value.
 */
export function storedText<const TSchema extends v.GenericSchema<unknown, object>>(
  schema: TSchema,
  earlier: readonly v.GenericSchema<unknown, v.InferOutput<TSchema>>[] = [],
): StoredText<v.InferOutput<TSchema>> {
  const version = earlier.length + 1
  return {
    read(text) {
      if (text === null) return { kind: 'none' }
      // Earlier releases wrote `causeName`. Inside a text the quotes would be escaped.
      const outer = v.safeParse(envelope, text.replaceAll('"causeName":', '"payeeName":'))
      if (!outer.success) return unreadable('damaged', text)
      const { version: written, ...fields } = outer.output
      if (written > version) return unreadable('newer', text)
      const schemaThen: v.GenericSchema<unknown, v.InferOutput<TSchema>> | undefined =
        written === version ? schema : earlier[written - 1]
      if (schemaThen === undefined) return unreadable('damaged', text)
      // A list of a million entries has no million problems to collect.
      const body = v.safeParse(schemaThen, fields, { abortEarly: true })
      return body.success ? { kind: 'found', value: body.output } : unreadable('damaged', text)
    },
    serialise: (value) => stringifyExact({ version, ...value }),
  }
}

/** Marks a stored text as unreadable. */
export function unreadable(why: Unreadable['why'], text: string): Unreadable {
  return { kind: 'unreadable', why, text }
}

/** Returns true when a newer release has stored it. Nothing is written over that, not even what may be lost. */
export function isNewer(reading: StoredReading<unknown>): boolean {
  return reading.kind === 'unreadable' && reading.why === 'newer'
}

/** The reading of what the value holds. */
export function mapFound<T, R>(reading: StoredReading<T>, take: (value: T) => R): StoredReading<R> {
  return reading.kind === 'found' ? { kind: 'found', value: take(reading.value) } : reading
}

/** Returns the value if it was read. For data that is only shown, or may be lost: nothing is written from it. */
export function foundOr<T, Fallback>(reading: StoredReading<T>, fallback: Fallback): T | Fallback {
  return reading.kind === 'found' ? reading.value : fallback
}
