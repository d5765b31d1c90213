import type { Shortfall } from '../giving/trackedGift'
import type { Call, ChainTxHash, SafeTxHash } from '../safe/safeTx'

/** A transaction that may have been signed in place of a gift. */
export type QueuedInstead = { readonly safeTxHash: SafeTxHash; readonly nonce: bigint }

/** What the user should know beside the status. It never changes the status. */
export type TrackedNote =
  /** The last poll got no response; the last good one was at `lastGoodAtMs`. */
  | {
      readonly kind: 'unreachable'
      readonly reason: string
      readonly sinceMs: number
      /** Set while only the second node is missing: the wait for it is counted apart. */
      readonly source?: 'secondNode'
    }
  /** The nonce is used, and the witness that says by what has not been found yet. */
  | { readonly kind: 'nonceUsed'; readonly sinceMs: number }
  /** The service's record does not hash to its own safeTxHash, or is not what was proposed. Nobody should sign. */
  | {
      readonly kind: 'forged'
      readonly field: string
      /** Its calls, where they are not the proposed ones. */
      readonly found?: readonly Call[]
      /** Why its calls cannot be read, in one sentence. */
      readonly unreadable?: string
    }
  /** Executed for good, and the receipt, which says how much of each token arrived, has not been read. */
  | { readonly kind: 'receiptUnread'; readonly sinceMs: number }
  /** The Safe's address says in this transaction that it was executed, and nothing proves that Safe's own code said so. */
  | { readonly kind: 'unproved'; readonly sinceMs: number; readonly txHash: ChainTxHash }
  /** It had ended, and the chain has taken the block of that end back. */
  | { readonly kind: 'tookBack'; readonly sinceMs: number }
  /** One node shows what would end it, and another one shows something else, or nothing. */
  | { readonly kind: 'nodesDisagree'; readonly sinceMs: number }
  /** Executed for good, and of these gifts less arrived, or stayed, than was given, by the tokens' own events. */
  | { readonly kind: 'received'; readonly gifts: readonly Shortfall[] }
  /** The service has it without a signature: Safe's own lists leave it out until an owner signs. */
  | { readonly kind: 'unsigned' }
  /** Not (or no longer) in the service's list; not proved to be removed. */
  | {
      readonly kind: 'notListed'
      readonly sinceMs: number
      /** Signed transactions that entered the queue after the gift was proposed, and are not tracked here. */
      readonly instead?: readonly QueuedInstead[]
    }
  /**
   * A wallet's payment may be in a block inside other code, or the wallet says so: nothing shows whether it was paid.
   * `another`: what the wallet has named for a batch is none of the account, or plainly something else.
   */
  | { readonly kind: 'untold'; readonly of?: 'another' }
  /** Our node does not (or no longer) know a wallet's transaction, or the wallet its batch. It may still arrive. */
  | { readonly kind: 'notSeen'; readonly sinceMs: number }
