import type { Execution, SafeTxHash } from '../safe/safeTx'
import type { Check, EvidenceOf } from './check'

/** Where a transaction stands on its way to its execution. No outcome of a check, and no verdict. */
export type TxProgress =
  | {
      readonly kind: 'waiting'
      readonly verified: number
      /** Whether the service has listed the signatures: otherwise more may exist than were verified. */
      readonly isListed: boolean
      readonly threshold: number
      /** The Safe's next nonce, where it is another one. */
      readonly before: bigint | null
      /** Others with the same nonce: only one of them can be executed. */
      readonly rivals: readonly { readonly safeTxHash: SafeTxHash; readonly isRejection: boolean }[]
    }
  /** Another transaction has used the nonce, by the chain. */
  | { readonly kind: 'over' }
  /** Executed, by the Safe's own event. */
  | { readonly kind: 'done'; readonly nonce: bigint; readonly outcome: Execution['outcome'] }
  /** The nonce is used, and the chain did not show by what. */
  | { readonly kind: 'used'; readonly nonce: bigint }
  /** By the word of its source. The chain says no more than that the nonce is used. */
  | { readonly kind: 'executed'; readonly nonce: bigint }
  /** Executed according to its source, and the nonce is not used. */
  | { readonly kind: 'disputed' }
  /** The nonce, or how many signatures are needed, could not be read. */
  | { readonly kind: 'unread' }

/** Reads from the checks of a review where the transaction stands. */
export function txProgress(checks: readonly Check[], isListed: boolean): TxProgress {
  let nonce: EvidenceOf<'nonce'> | null = null
  let signed: EvidenceOf<'confirmations'> | null = null
  let rivals: EvidenceOf<'rivals'>['rivals'] = []
  for (const check of checks) {
    if (check.id === 'nonce') nonce = check.evidence
    if (check.id === 'confirmations') signed = check.evidence
    if (check.id === 'rivals') rivals = check.evidence.rivals
  }
  switch (nonce?.place) {
    case 'used':
      return { kind: 'over' }
    case 'done':
      return { kind: 'done', nonce: nonce.nonce, outcome: 'success' }
    case 'failed':
      return { kind: 'done', nonce: nonce.nonce, outcome: 'failure' }
    case 'unknown':
      return { kind: 'used', nonce: nonce.nonce }
    case 'executed':
      return { kind: 'executed', nonce: nonce.nonce }
    case 'denied':
      return { kind: 'disputed' }
    case 'next':
    case 'later': {
      if (signed === null || signed.threshold === null) return { kind: 'unread' }
      return {
        kind: 'waiting',
        verified: signed.valid.length,
        isListed,
        threshold: signed.threshold,
        before: nonce.place === 'later' ? nonce.next : null,
        rivals: rivals.map(({ safeTxHash, isRejection }) => ({ safeTxHash, isRejection })),
      }
    }
    case null:
    case undefined:
      return { kind: 'unread' }
  }
}
