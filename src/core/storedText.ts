import * as v from 'valibot'
import { stringifyExact } from './stringifyExact'

/** How one thing is written to storage as text, and read again. */
type StoredText<T> = {
  /** Null for what is not there, is not ours, or was written by a version that this release does not know. Never throws. */
  parse(text: string | null): T | null
  serialise(value: DeepReadonly<T>): string
}

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

const ours = v.pipe(v.string(), v.parseJson(), v.looseObject({ version: v.literal(1) }))

/** The one form in which anything is stored: a JSON object with its version, each bigint as decimal digits. */
export function storedText<const TSchema extends v.GenericSchema<unknown, object>>(
  schema: TSchema,
): StoredText<v.InferOutput<TSchema>> {
  return {
    parse(text) {
      const envelope = v.safeParse(ours, text)
      if (!envelope.success) return null
      const body = v.safeParse(schema, envelope.output)
      return body.success ? body.output : null
    },
    serialise: (value) => stringifyExact({ version: 1, ...value }),
  }
}
