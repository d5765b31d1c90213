import { type Address, type Hex, concatHex, isHex, numberToHex, pad, size, slice } from 'viem'
import { contractSignature } from './contractSignature'

/**
 * A listed signature in the form in which a Safe takes it alone: the bytes of a contract (v = 0) right behind the 65, where
 * they may have been elsewhere. Anything else stays as it is. Null: not bytes at all.
 */
export function loneSignature(listed: Hex): Hex | null {
  if (!isHex(listed) || listed.length % 2 !== 0) return null
  const bytes = contractSignature(listed)
  if (bytes === null) return listed.toLowerCase() as Hex
  const head = [slice(listed, 0, 32), numberToHex(65, { size: 32 }), '0x00'] as const
  return concatHex([...head, numberToHex(size(bytes), { size: 32 }), bytes]).toLowerCase() as Hex
}

/** The signature that refers a Safe to the owner's approval on chain: v = 1, which it reads from `approvedHashes`. */
export function approvalSignature(owner: Address): Hex {
  return concatHex([pad(owner, { size: 32 }), pad('0x', { size: 32 }), '0x01']).toLowerCase() as Hex
}
