import type { Shortfall } from '../giving/trackedGift'
import type { Call, ChainTxHash, SafeTxHash } from '../safe/safeTx'

/** A transaction that may have been signed in place of a gift. */
export type QueuedInstead = { readonly safeTxHash: SafeTxHash; readonly nonce: bigint }

/** Information for the user beside the status. It never changes the status. */
export type TrackedNote =
  /** The last poll got no response; the last good one was at `lastGoodAtMs`. */
  | {
      readonly kind: 'unreachable'
      readonly reason: string
      readonly sinceMs: number
      /** Set while only the second node is missing: its waiting time is separate. */
      readonly source?: 'secondNode'
    }
  /** The nonce is used, and the transaction that used it is not found yet. */
  | { readonly kind: 'nonceUsed'; readonly sinceMs: number }
  /** The service's record does not hash to its own safeTxHash, or differs from the proposal. Nobody should sign. */
  | {
      readonly kind: 'forged'
      readonly field: string
      /** Its calls, when they differ from the proposed ones. */
      readonly found?: readonly Call[]
      /** Reason why its calls are unreadable, in one sentence. */
      readonly unreadable?: string
    }
  /** The execution is final, but the receipt, which shows how much of each token arrived, has not been read. */
  | { readonly kind: 'receiptUnread'; readonly sinceMs: number }
  /** An event from the Safe's address reports the execution, without proof that Safe's own code emitted it. */
  | { readonly kind: 'unproved'; readonly sinceMs: number; readonly txHash: ChainTxHash }
  /** It had ended, and a reorg undid the block of that end. */
  | { readonly kind: 'tookBack'; readonly sinceMs: number }
  /** One node shows its end, and another one shows something else, or nothing. */
  | { readonly kind: 'nodesDisagree'; readonly sinceMs: number }
  /** The execution is final, and less of these gifts arrived, or stayed, than was given, by Transfer events. */
  | { readonly kind: 'received'; readonly gifts: readonly Shortfall[] }
  /** The service has it without a signature: Safe's own lists omit it until an owner signs. */
  | { readonly kind: 'unsigned' }
  /** Not (or no longer) in the service's list; not proved to be removed. */
  | {
      readonly kind: 'notListed'
      readonly sinceMs: number
      /** Signed transactions that entered the queue after the gift was proposed, and are not tracked here. */
      readonly instead?: readonly QueuedInstead[]
    }
  /**
   * Outcome unknown: a wallet's payment may be in a block inside other code, or the wallet reports so. The stored kind
   * keeps its old name.
   * `another`: the transaction that the wallet named has another sender, or is plainly another payment.
   */
  | { readonly kind: 'untold'; readonly of?: 'another' }
  /** It was restored after a reload, and the chain is being read. Never stored. */
  | { readonly kind: 'rereading' }
  /** Our node does not (or no longer) know a wallet's transaction, or the wallet its batch. It may still arrive. */
  | { readonly kind: 'notSeen'; readonly sinceMs: number }

/** Returns the start of a note of this kind, in ms: now for a new one, else the earlier time. */
export function noteSince(before: TrackedNote | null, kind: TrackedNote['kind'], nowMs: number): number {
  return before?.kind === kind && 'sinceMs' in before ? before.sinceMs : nowMs
}
