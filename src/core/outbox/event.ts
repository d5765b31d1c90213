import type { Hex } from 'viem'
import type { AskedCall, Intent, ProposalIntent, SendIntent, WentOut } from './intent'
import type { Unreadable } from '../storedText'
import type { TrackedItem } from '../tracking/trackedItem'

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
  /** Outcome unknown: the request may be out. `said`: a sentence with what the wallet answered. */
  | { readonly kind: 'unknown'; readonly said?: string }

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

/**
 * Reason for searching a request. `shown`: the screen shows that it may be out. `rejected`: the Safe rejected it and
 * may have proposed it first. `late`, `last`: the same after the user moved on, until the service can no longer lag.
 * `unseen`: a hash arrived for a gift that is not on screen. `before`: the next gift waits for the result.
 */
export type SearchFor = 'shown' | 'rejected' | 'late' | 'last' | 'unseen' | { readonly before: string }

/** The next step once the intent is stored. */
type AfterWrite = 'ask' | 'askNext' | 'askNextSingly' | 'pause'

/** Dispatched when the item is in the list and its gifts are out of the basket. */
export type Followed = {
  readonly kind: 'followed'
  /** As requested. */
  readonly intent: Intent
  /** The intent after this result. */
  readonly next: Intent
  readonly out: WentOut
  /** True when this request was already in the list. */
  readonly wasFollowed: boolean
  /** Time of an earlier proposal of an equal gift with the same hash; null: never. */
  readonly earlierAtMs: number | null
}

type TakeOut = {
  readonly kind: 'takeOut'
  readonly intent: Intent
  readonly places: readonly number[]
  /** The user has dismissed the gift: forget it once the basket is stored without them. */
  readonly isDismissed?: true
}

/** An effect for the runner, executed in order. Each comment names the event with the result. */
export type Effect =
  /** Acquires the lock of the account: `locked`. */
  | { readonly kind: 'lock'; readonly intent: Intent }
  /** Reads everything that a request depends on: `checked`. `first`: nothing of the gift was requested yet. */
  | { readonly kind: 'check'; readonly intent: Intent; readonly which: 'first' | 'next' }
  /** Stores the intent, all or nothing: `written`, unless `after` is null. */
  | { readonly kind: 'write'; readonly intent: Intent; readonly after: AfterWrite | null }
  /** Removes the stored intent if it has this id. */
  | { readonly kind: 'forget'; readonly id: string }
  /** Removes the unreadable stored text, if it is still this one: `storageChanged`. */
  | { readonly kind: 'discard'; readonly unreadable: Unreadable }
  /** Sends the request: `answered`, and `slow` while it is pending. */
  | { readonly kind: 'ask'; readonly intent: Intent }
  /** Adds the item to the list, then takes the gifts at `places` out of the basket: `event`. */
  | {
      readonly kind: 'follow'
      readonly item: TrackedItem
      readonly places: readonly number[]
      readonly event: Followed
    }
  /** Adds an item that the stored list lacks: no event. */
  | { readonly kind: 'followAgain'; readonly item: TrackedItem }
  /** Takes the gifts at `places` out of the basket: `takenOut`. */
  | TakeOut
  /** Searches the queue, the wallet or the chain: `searched`. */
  | { readonly kind: 'search'; readonly intent: Intent; readonly why: SearchFor }
  /** Searches again after the back-off: `due`. One timer per request and reason. */
  | { readonly kind: 'searchLater'; readonly intent: Intent; readonly why: SearchFor }
  /** Remembers that the wallet cannot send batches: no event. */
  | { readonly kind: 'fallBackToSequence' }

/** Takes all gifts out of the basket. */
export function takeAllOut(intent: Intent): TakeOut {
  return { kind: 'takeOut', intent, places: [...intent.gifts.keys()] }
}

/** Takes the gifts out of the basket whose payments went out. */
export function takeSentOut(intent: SendIntent): TakeOut {
  return { kind: 'takeOut', intent, places: intent.sent.map(({ index }) => index) }
}
