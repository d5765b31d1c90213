import * as v from 'valibot'
import type { Hex } from 'viem'
import type { DirectoryAbout } from './cause'

/** The message that the owners of the organisation's Safe sign for one release of the directory. */
type SignedDirectory = {
  readonly about: Pick<DirectoryAbout, 'version' | 'date'>
  /** Of the exact bytes of causes.json: 64 digits, lower case. */
  readonly sha256: string
  /** Like `eth:0x…`, so that a signature is valid for one Safe on one chain. */
  readonly safe: string
}

/**
 * Builds the message to sign for a directory (EIP-191), readable in a wallet. Both the app and `causes:sign` build it
 * from the file itself, never from anything beside the file.
 */
export function directoryMessage({ about, sha256, safe }: SignedDirectory): string {
  return [
    'We have compared every address of this directory of causes with its proofs.',
    '',
    'File: causes.json',
    `Version: ${about.version} of ${about.date}`,
    `SHA-256: ${sha256}`,
    `Safe: ${safe}`,
  ].join('\n')
}

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
