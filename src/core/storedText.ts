import * as v from 'valibot'
import { stringifyExact } from './stringifyExact'

/** Serialises one kind of value for storage, and parses it. */
type StoredText<T> = {
  /** Null where it is missing, foreign, or of a version that this release does not know. Never throws. */
  parse(text: string | null): T | null
  serialise(value: DeepReadonly<T>): string
}

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T

const ours = v.pipe(v.string(), v.parseJson(), v.looseObject({ version: v.literal(1) }))

/** The format of everything that is stored: a JSON object with its version, each bigint as decimal digits. */
export function storedText<const TSchema extends v.GenericSchema<unknown, object>>(
  schema: TSchema,
): StoredText<v.InferOutput<TSchema>> {
  return {
    parse(text) {
      // Earlier releases wrote `causeName`. Within a text the quotes would be escaped.
      const envelope = v.safeParse(ours, text?.replaceAll('"causeName":', '"payeeName":'))
      if (!envelope.success) return null
      const body = v.safeParse(schema, envelope.output)
      return body.success ? body.output : null
    },
    serialise: (value) => stringifyExact({ version: 1, ...value }),
  }
}
