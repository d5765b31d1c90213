import type { Address } from 'viem'
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

/** The statuses of Safe's own platform, by its own names. */
type MessageStatus = 'NEEDS_CONFIRMATION' | 'CONFIRMED'

/**
 * Returns the status of an off-chain message: CONFIRMED once enough current owners signed for the current threshold.
 * `signed` are verified signers (`verifyConfirmations`); a former owner does not count, and nobody counts twice. Only
 * `isValidSignature` of the Safe shows whether it accepts the signatures.
 *
 * @see safe-client-gateway, message-mapper.ts
 */
export function messageStatus(
  signed: readonly Address[],
  safe: Pick<SafeOnChain, 'owners' | 'threshold'>,
): MessageStatus {
  const signers = new Set(signed.map((address) => address.toLowerCase()))
  const count = safe.owners.filter((owner) => signers.has(owner.toLowerCase())).length
  return safe.threshold > 0 && count >= safe.threshold ? 'CONFIRMED' : 'NEEDS_CONFIRMATION'
}

type DraftFields = Pick<SafeTxRecord, 'trusted' | 'isExecuted' | 'confirmations' | 'origin'>

/**
 * Returns true for a draft in the batch of one user's wallet: Safe{Wallet}'s "Add to batch" leaves an unsigned row
 * without an app name, while its "Sign" and "Execute" name ours. False when the source does not report the origin.
 */
export function isDraft({ trusted, isExecuted, confirmations, origin }: DraftFields): boolean {
  const isUnsigned = !trusted && !isExecuted && confirmations.length === 0
  return isUnsigned && origin !== null && !namesApp(origin)
}

/** Returns true for `{"url", "name"}` as the host writes it, possibly cut off, not for `{}`, null or a note. */
function namesApp(origin: string): boolean {
  if (origin === '') return false
  try {
    const parsed: unknown = JSON.parse(origin)
    return typeof parsed === 'object' && parsed !== null ? 'url' in parsed : parsed !== null
  } catch {
    return true
  }
}
