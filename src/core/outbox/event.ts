import type { Hex } from 'viem'
import type { AfterWrite, Followed, SearchFor } from './effect'
import type { AskedCall, Intent, ProposalIntent, SendIntent, WentOut } from './intent'

/** What the Safe or the wallet answered. */
export type AskAnswer =
  | { readonly kind: 'out'; readonly out: WentOut }
  /** 32 bytes: a safeTxHash or a chain hash, unknown which. */
  | { readonly kind: 'named'; readonly hash: Hex }
  /** The user said no there. */
  | { readonly kind: 'rejected' }
  /** It was never asked, or could not have taken it. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The wallet cannot make these calls as one batch. */
  | { readonly kind: 'unsupported'; readonly reason: string }
  /** Outcome unknown: the request may be out. */
  | { readonly kind: 'unclear' }

/** What a search found. Only `found` says that it went out. */
export type Found =
  | { readonly kind: 'found'; readonly out: WentOut }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unreachable' | 'used' | 'untold' | 'waiting'; readonly reason: string }

/** What was read before asking. */
export type Checked =
  | { readonly kind: 'blocked'; readonly reason: string }
  | ({ readonly kind: 'proposal' } & Pick<ProposalIntent, 'nonceFrom' | 'fromBlock'>)
  | ({ readonly kind: 'send' } & Pick<SendIntent, 'way'> & Pick<AskedCall, 'nonce' | 'fromBlock'>)

export type OutboxEvent =
  /** The account was opened. */
  | { readonly kind: 'opened' }
  /** Another tab changed the stored intent. */
  | { readonly kind: 'storageChanged' }
  /** The user. */
  | { readonly kind: 'give'; readonly intent: Intent }
  /** The gifts cannot be encoded. */
  | { readonly kind: 'cannotBuild'; readonly reason: string }
  | { readonly kind: 'resume' }
  | { readonly kind: 'look' }
  | { readonly kind: 'sayNotSent' }
  | { readonly kind: 'dismiss' }
  /** The user has left the screen, or edits the basket: an end makes room for the next gift. */
  | { readonly kind: 'moveOn' }
  /** The account is back on the screen. */
  | { readonly kind: 'cameBack' }
  /** The runner. */
  | { readonly kind: 'locked'; readonly intent: Intent; readonly isOurs: boolean }
  | { readonly kind: 'checked'; readonly intent: Intent; readonly result: Checked }
  | {
      readonly kind: 'written'
      readonly intent: Intent
      readonly after: AfterWrite
      /** False: no room, and storage holds what it held before. */
      readonly isKept: boolean
    }
  | { readonly kind: 'slow'; readonly intent: Intent }
  /** `intent` as it was asked: by now the screen may show something else. */
  | { readonly kind: 'answered'; readonly intent: Intent; readonly answer: AskAnswer }
  | Followed
  | { readonly kind: 'takenOut'; readonly intent: Intent }
  | { readonly kind: 'searched'; readonly intent: Intent; readonly why: SearchFor; readonly found: Found }
  | { readonly kind: 'due'; readonly intent: Intent; readonly why: SearchFor }
