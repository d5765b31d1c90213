import type { ChainTxHash, SafeTxHash } from '../../src/core/safe/safeTx'

/** A hash that is plainly made up: the same two digits 32 times. */
export const safeHash = (digits: string) => `0x${digits.repeat(32)}` as SafeTxHash
export const chainHash = (digits: string) => `0x${digits.repeat(32)}` as ChainTxHash
