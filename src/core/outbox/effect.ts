import type { Unreadable } from '../storedText'
import type { TrackedItem } from '../tracking/trackedItem'
import type { Intent, WentOut } from './intent'

/**
 * Reason for searching a request. `shown`: the screen shows that it may be out. `rejected`: the Safe rejected it and
 * may have proposed it first. `late`, `last`: the same after the user moved on, until the service can no longer lag.
 * `unseen`: a hash arrived for a gift that is not on screen. `before`: the next gift waits for the result.
 */
export type SearchFor = 'shown' | 'rejected' | 'late' | 'last' | 'unseen' | { readonly before: string }

/** The next step once the intent is stored. */
export type AfterWrite = 'ask' | 'askNext' | 'askNextSingly' | 'pause'

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

export type TakeOut = {
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
