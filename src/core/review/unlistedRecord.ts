import type { Address } from 'viem'
import type { Confirmation, SafeTx, SafeTxHash, SafeTxRecord } from '../safe/safeTx'

/** Builds the record of a transaction that no service listed: its dates, proposer and origin are unknown. */
export function unlistedRecord(
  tx: SafeTx,
  known: {
    readonly safe: Address
    readonly safeTxHash: SafeTxHash
    readonly confirmations: readonly Confirmation[]
  },
): SafeTxRecord {
  return {
    ...tx,
    ...known,
    isExecuted: false,
    isSuccessful: null,
    txHash: null,
    confirmationsRequired: null,
    submittedAtMs: 0,
    modifiedAtMs: null,
    executedAtMs: null,
    proposer: null,
    origin: null,
    trusted: false,
  }
}
