import type { Hex } from 'viem'
import type { AfterWrite, Followed, SearchFor } from './effect'
import type { AskedCall, Intent, ProposalIntent, SendIntent, WentOut } from './intent'

/** The response of the Safe or the wallet to a request. */
export type AskAnswer =
  | { readonly kind: 'out'; readonly out: WentOut }
  /** 32 bytes: either a safeTxHash or a transaction hash. */
  | { readonly kind: 'named'; readonly hash: Hex }
  /** The user rejected it there. */
  | { readonly kind: 'rejected' }
  /** The request was never made, or cannot have been accepted. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The wallet cannot make these calls as one batch. */
  | { readonly kind: 'unsupported'; readonly reason: string }
  /** Outcome unknown: the request may be out. */
  | { readonly kind: 'unknown' }

/** The result of a search. Only `found` proves that the request went out. */
export type Found =
  | { readonly kind: 'found'; readonly out: WentOut }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unreachable' | 'used' | 'unprovable' | 'waiting'; readonly reason: string }

/** Values read before the request. */
export type Checked =
  | { readonly kind: 'blocked'; readonly reason: string }
  | ({ readonly kind: 'proposal' } & Pick<ProposalIntent, 'nonceFrom' | 'fromBlock'>)
  | ({ readonly kind: 'send' } & Pick<SendIntent, 'way'> & Pick<AskedCall, 'nonce' | 'fromBlock'>)

export type OutboxEvent =
  /** The account was opened. */
  | { readonly kind: 'opened' }
  /** Another tab changed the stored intent. */
  | { readonly kind: 'storageChanged' }
  | { readonly kind: 'give'; readonly intent: Intent }
  /** The gifts cannot be encoded. */
  | { readonly kind: 'cannotBuild'; readonly reason: string }
  | { readonly kind: 'resume' }
  | { readonly kind: 'searchNow' }
  | { readonly kind: 'sayNotSent' }
  | { readonly kind: 'dismiss' }
  /** The user discards a stored gift that cannot be read. */
  | { readonly kind: 'discardUnreadable' }
  /** The user left the screen or edited the basket: a final result makes room for the next gift. */
  | { readonly kind: 'moveOn' }
  /** The account is back on the screen. */
  | { readonly kind: 'cameBack' }
  | { readonly kind: 'locked'; readonly intent: Intent; readonly isOurs: boolean }
  | { readonly kind: 'checked'; readonly intent: Intent; readonly result: Checked }
  | {
      readonly kind: 'written'
      readonly intent: Intent
      readonly after: AfterWrite
      /** False: storage is full and unchanged. */
      readonly isKept: boolean
    }
  | { readonly kind: 'slow'; readonly intent: Intent }
  /** `intent` as requested: the screen may show another one by now. */
  | { readonly kind: 'answered'; readonly intent: Intent; readonly answer: AskAnswer }
  | Followed
  | { readonly kind: 'takenOut'; readonly intent: Intent; readonly isDismissed?: true }
  | { readonly kind: 'searched'; readonly intent: Intent; readonly why: SearchFor; readonly found: Found }
  | { readonly kind: 'due'; readonly intent: Intent; readonly why: SearchFor }
