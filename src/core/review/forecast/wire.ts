import * as v from 'valibot'
import { type Address, type Hex, isAddress, isHex } from 'viem'

/** Returns true for whole bytes in hexadecimal digits. */
export function isBytes(text: string): text is Hex {
  return isHex(text) && text.length % 2 === 0
}

/** Whole bytes as a node writes them. */
export const wireBytes = v.pipe(
  v.string(),
  v.check((text) => isBytes(text)),
  v.transform((text) => text.toLowerCase() as Hex),
)

export const wireAddress = v.pipe(
  v.string(),
  v.check((text) => isAddress(text, { strict: false })),
  v.transform((text) => text as Address),
)

/** A quantity: 0x0 and up. */
export const wireQuantity = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-fA-F]{1,64}$/),
  v.transform((text) => BigInt(text)),
)

export const wireLog = v.object({ address: wireAddress, topics: v.array(wireBytes), data: wireBytes })

/** Returns true for exactly a Solidity bool that is true. */
export function isTrue(returned: Hex): boolean {
  return returned.length === 66 && BigInt(returned) === 1n
}

/** Returns true for exactly a Solidity bool that is false. */
export function isFalse(returned: Hex): boolean {
  return returned.length === 66 && BigInt(returned) === 0n
}
