import type { TrackedItem } from '../tracking/trackedItem'
import type { Intent, WentOut } from './intent'

/**
 * Why a request is searched for. `shown`: the screen says "may be out". `rejected`: the Safe said no and may have
 * proposed it before. `late`, `last`: the same after the user went on, until the service cannot lag any more. `unseen`:
 * a hash came for a gift that is not on the screen. `before`: the next gift waits for the result.
 */
export type SearchFor = 'shown' | 'rejected' | 'late' | 'last' | 'unseen' | { readonly before: string }

/** What follows a write that was kept. */
export type AfterWrite = 'ask' | 'goOn' | 'goOnSingly' | 'pause'

/** What went out, followed: the event that comes back when the item is in the list and the gifts left the basket. */
export type Followed = {
  readonly kind: 'followed'
  /** As it was asked. */
  readonly intent: Intent
  /** As it stands now. */
  readonly next: Intent
  readonly out: WentOut
  /** This very request was in the list before. */
  readonly wasFollowed: boolean
  /** When an equal gift under the same hash was proposed before. */
  readonly earlierAtMs: number | null
}

export type TakeOut = {
  readonly kind: 'takeOut'
  readonly intent: Intent
  readonly places: readonly number[]
}

/** What the runner does, in the given order. Each names the event that it brings back. */
export type Effect =
  /** Acquires the lock of the account: `locked`. */
  | { readonly kind: 'lock'; readonly intent: Intent }
  /** Reads what must be known before asking: `checked`. `first`: nothing of the gift was asked for yet. */
  | { readonly kind: 'check'; readonly intent: Intent; readonly which: 'first' | 'next' }
  /** Stores the intent, all or nothing: `written`, where `after` says what follows. */
  | { readonly kind: 'write'; readonly intent: Intent; readonly after: AfterWrite | null }
  /** Removes the stored intent with this id; another one stays. */
  | { readonly kind: 'forget'; readonly id: string }
  /** The one request: `answered`, and `slow` meanwhile. */
  | { readonly kind: 'ask'; readonly intent: Intent }
  /** Adds the item to the list, then takes the gifts at `places` out of the basket: `event`. */
  | {
      readonly kind: 'follow'
      readonly item: TrackedItem
      readonly places: readonly number[]
      readonly event: Followed
    }
  /** Adds an item to the list that storage should have had: nothing. */
  | { readonly kind: 'followAgain'; readonly item: TrackedItem }
  /** Takes the gifts at `places` out of the basket: `takenOut`. */
  | TakeOut
  /** Searches the queue, the wallet or the chain: `searched`. */
  | { readonly kind: 'search'; readonly intent: Intent; readonly why: SearchFor }
  /** Searches again after the back-off: `due`. One timer for one request and reason. */
  | { readonly kind: 'searchLater'; readonly intent: Intent; readonly why: SearchFor }
  /** The wallet cannot send batches after all. */
  | { readonly kind: 'sendSingly' }
