import { type Address, type Hex, isAddress, isHash, isHex } from 'viem'
import * as v from 'valibot'

/** An address, in lower case or with its EIP-55 checksum. */
export const address = v.custom<Address>((input) => typeof input === 'string' && isAddress(input))

export const hex = v.custom<Hex>((input) => isHex(input))

/** Returns the schema of 32 bytes. `T` is the kind of hash, such as `SafeTxHash`. */
export function hash<T extends Hex = Hex>() {
  return v.custom<T>((input) => typeof input === 'string' && isHash(input))
}

/** JSON has no bigint: base units, nonces and block numbers are stored as decimal text. */
export const bigUint = v.pipe(
  v.string(),
  v.regex(/^(0|[1-9]\d{0,77})$/),
  v.transform((text) => BigInt(text)),
)

export const count = v.pipe(v.number(), v.integer(), v.minValue(0))

export const timeMs = v.pipe(v.number(), v.finite())
