import { type Address, type Hex, concatHex, isHex, numberToHex, pad, size, slice } from 'viem'
import { contractSignature } from './contractSignature'

/**
 * Normalises a listed signature for a Safe to verify alone: moves the bytes of a contract (v = 0) right behind the
 * 65, wherever they were. Keeps any other. Null: not bytes at all.
 */
export function loneSignature(listed: Hex): Hex | null {
  if (!isHex(listed) || listed.length % 2 !== 0) return null
  const bytes = contractSignature(listed)
  if (bytes === null) return listed.toLowerCase() as Hex
  const head = [slice(listed, 0, 32), numberToHex(65, { size: 32 }), '0x00'] as const
  return concatHex([...head, numberToHex(size(bytes), { size: 32 }), bytes]).toLowerCase() as Hex
}

/** Builds the signature for an owner's on-chain approval: v = 1, which a Safe looks up in `approvedHashes`. */
export function approvalSignature(owner: Address): Hex {
  return concatHex([pad(owner, { size: 32 }), pad('0x', { size: 32 }), '0x01']).toLowerCase() as Hex
}
