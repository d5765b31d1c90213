import * as v from 'valibot'
import { stringifyExact } from './stringifyExact'

/**
 * What is stored, and cannot be read. `newer`: of a version that this release does not know. `damaged`: cut off, or anything
 * else. It may stand for money under way, so it is never taken for nothing, and never written over.
 */
export type Unreadable = {
  readonly kind: 'unreadable'
  readonly why: 'newer' | 'damaged'
  /** As it is stored. */
  readonly text: string
}

/** What storage has under a key. Only `none` says that nothing was stored. */
export type StoredReading<T> =
  | { readonly kind: 'none' }
  | { readonly kind: 'found'; readonly value: T }
  | Unreadable

/** Serialises one kind of value for storage, and reads it. */
export type StoredText<T> = {
  /** Never throws. */
  read(text: string | null): StoredReading<T>
  serialise(value: DeepReadonly<T>): string
}

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

/** Raised with each change that an earlier release would misread. The storage key stays: an earlier release must find it. */
const version = 1

const envelope = v.pipe(v.string(), v.parseJson(), v.looseObject({ version: v.number() }))

/** The format of everything that is stored: a JSON object with its version, each bigint as decimal digits. */
export function storedText<const TSchema extends v.GenericSchema<unknown, object>>(
  schema: TSchema,
): StoredText<v.InferOutput<TSchema>> {
  return {
    read(text) {
      if (text === null) return { kind: 'none' }
      // Earlier releases wrote `causeName`. Within a text the quotes would be escaped.
      const outer = v.safeParse(envelope, text.replaceAll('"causeName":', '"payeeName":'))
      if (!outer.success) return unreadable('damaged', text)
      if (outer.output.version !== version)
        return unreadable(outer.output.version > version ? 'newer' : 'damaged', text)
      const { version: _version, ...fields } = outer.output
      const body = v.safeParse(schema, fields)
      return body.success ? { kind: 'found', value: body.output } : unreadable('damaged', text)
    },
    serialise: (value) => stringifyExact({ version, ...value }),
  }
}

/** Says of a stored text that it cannot be read. */
export function unreadable(why: Unreadable['why'], text: string): Unreadable {
  return { kind: 'unreadable', why, text }
}

/** The reading of what the value holds. */
export function mapFound<T, R>(reading: StoredReading<T>, take: (value: T) => R): StoredReading<R> {
  return reading.kind === 'found' ? { kind: 'found', value: take(reading.value) } : reading
}

/** The value where it was read. For what is only shown, or may be lost: nothing is written from it. */
export function foundOr<T, Fallback>(reading: StoredReading<T>, fallback: Fallback): T | Fallback {
  return reading.kind === 'found' ? reading.value : fallback
}
