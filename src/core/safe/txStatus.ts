import type { SafeOnChain, SafeTxRecord } from './safeTx'

/** The statuses of Safe's own platform, by its own names. */
export type TxStatus = 'SUCCESS' | 'FAILED' | 'CANCELLED' | 'AWAITING_CONFIRMATIONS' | 'AWAITING_EXECUTION'

/** Inputs of a transaction's status. `confirmations`: those that count, preferably the verified ones. */
export type TxStatusRecord = Pick<
  SafeTxRecord,
  'isExecuted' | 'isSuccessful' | 'nonce' | 'confirmationsRequired' | 'modifiedAtMs'
> & { readonly confirmations: readonly unknown[] }

/** The Safe's nonce and threshold; null when the chain could not be read. */
export type TxStatusSafe = { readonly [key in 'nonce' | 'threshold']: SafeOnChain[key] | null }

/**
 * Returns the status of a Safe transaction by the platform's ordered rules, with two differences: the chain's
 * threshold decides, not the service's, and nothing is ready to execute while the threshold is unknown. CANCELLED
 * only means that the nonce is used; `findWitness` finds the transaction that used it.
 *
 * `nowMs` is the time in ms. For `graceMs`, a fully confirmed transaction whose nonce is used still counts as
 * executing: the service learns of the execution later than of the nonce.
 *
 * @see safe-client-gateway, multisig-transaction-status.mapper.ts
 */
export function txStatus(
  record: TxStatusRecord,
  safe: TxStatusSafe,
  nowMs: number,
  graceMs = 60_000,
): TxStatus {
  if (record.isExecuted) return record.isSuccessful === true ? 'SUCCESS' : 'FAILED'

  // The service returns 0 for a Safe that it has not indexed.
  const required = safe.threshold || record.confirmationsRequired || null
  const isConfirmed = required !== null && record.confirmations.length >= required
  if (safe.nonce !== null && safe.nonce > record.nonce) {
    const isSettling = record.modifiedAtMs !== null && nowMs - record.modifiedAtMs < graceMs
    return isConfirmed && isSettling ? 'AWAITING_EXECUTION' : 'CANCELLED'
  }
  return isConfirmed ? 'AWAITING_EXECUTION' : 'AWAITING_CONFIRMATIONS'
}
