import * as v from 'valibot'
import type { Hex } from 'viem'

/** Room for 50 owners, some of them contracts. */
const maxCharacters = 40_000

const schema = v.strictObject({
  version: v.literal(1),
  /** As passed to `causes:sign`: like `eth:0x…`. */
  safe: v.string(),
  signature: v.pipe(
    v.custom<Hex>((input) => typeof input === 'string'),
    v.check((signature) => /^0x(?:[\da-f]{2}){65,}$/i.test(signature)),
  ),
})

const laterSchema = v.looseObject({ version: v.pipe(v.number(), v.safeInteger(), v.minValue(2)) })

/** Reads causes.sig.json, which `causes:sign` writes. `newer`: of a later version. Null for anything else. */
export function parseDirectorySignature(
  text: string,
): { readonly safe: string; readonly signature: Hex } | 'newer' | null {
  if (text.length > maxCharacters) return null
  try {
    const json: unknown = JSON.parse(text)
    if (v.is(laterSchema, json)) return 'newer'
    const read = v.safeParse(schema, json)
    return read.success ? read.output : null
  } catch {
    return null
  }
}
