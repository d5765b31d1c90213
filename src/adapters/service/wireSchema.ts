import * as v from 'valibot'
import { type Address, getAddress, type Hex, isAddress, isHash, isHex } from 'viem'

/** Half a megabyte: more than a block of any chain can hold, and small enough to parse at once. */
const maxTextLength = 1_048_576

const hex = v.pipe(
  v.string(),
  v.maxLength(maxTextLength),
  v.check((text) => isHex(text) && text.length % 2 === 0),
  v.transform((text) => text as Hex),
)

/**
 * Parses a list about one Safe, up to 500 items: more than any Safe has owners or a page has rows. A longer one is
 * rejected whole.
 */
export function wireList<const TItem extends v.GenericSchema>(item: TItem) {
  return v.pipe(v.array(v.unknown()), v.maxLength(500), v.array(item))
}

/** Values of host and service in one canonical form, so that equal values are equal text whatever their source. */
export const wireSchema = {
  /** EIP-55 checksummed, from any case. */
  address: v.pipe(
    v.string(),
    v.check((text) => isAddress(text, { strict: false })),
    v.transform((text): Address => getAddress(text)),
  ),
  /** Whole bytes. */
  hex,
  /** Free text, such as a message or an origin. */
  text: v.pipe(v.string(), v.maxLength(maxTextLength)),
  /** 32 bytes in lower case: hashes are compared, and are storage keys. */
  hash: v.pipe(
    hex,
    v.check((text) => isHash(text)),
    v.transform((text) => text.toLowerCase() as Hex),
  ),
  /** A quantity, as decimal text or as a safe integer. */
  uint: v.pipe(
    v.union([v.pipe(v.string(), v.regex(/^\d{1,78}$/)), v.pipe(v.number(), v.safeInteger(), v.minValue(0))]),
    v.transform((value) => BigInt(value)),
  ),
} as const
