import { sameCalls } from '../safe/sameCalls'
import type { SafeTxHash } from '../safe/safeTx'
import type { TrackedItem } from '../tracking/trackedItem'
import type { Effect } from './effect'
import type { Intent } from './intent'

/** Why a gift stopped before all of it went out. */
export type PauseReason =
  | { readonly kind: 'rejected' }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The page was reloaded or closed in between, and it is known what went out. */
  | { readonly kind: 'interrupted' }

/**
 * The result of the last search. `used`: the wallet has sent something since, which may be this payment. `untold`: it
 * may be out without the wallet's own nonce. `waiting`: a transaction that may be it is not in a block yet.
 */
export type LastLook = {
  readonly atMs: number
  readonly found: 'nothing' | 'unreachable' | 'used' | 'untold' | 'waiting'
  readonly reason: string | null
}

/** What the screen shows of the one gift that may be under way. */
export type Shown =
  | { readonly kind: 'idle' }
  /** Host, chain and balances are read before anything is asked. */
  | { readonly kind: 'checking'; readonly intent: Intent }
  /** Another tab has the lock, and storage does not have its intent yet. */
  | { readonly kind: 'elsewhere' }
  /** The request is open in the Safe or wallet. `slow`: no answer for a while. */
  | { readonly kind: 'asking'; readonly intent: Intent; readonly slow: boolean }
  | { readonly kind: 'paused'; readonly intent: Intent; readonly reason: PauseReason }
  /** Outcome unknown: the request may be out. `lastLook` null: the first search has not ended. */
  | {
      readonly kind: 'unknown'
      readonly intent: Intent
      readonly looking: boolean
      readonly lastLook: LastLook | null
    }
  | {
      readonly kind: 'proposed'
      readonly intent: Intent
      readonly safeTxHash: SafeTxHash
      /** When this very transaction was proposed before: same calls and nonce are one hash, and paid once. */
      readonly earlierAtMs?: number
    }
  /** Everything went out. */
  | { readonly kind: 'sent'; readonly intent: Intent }
  /** `lookedFor`: no search has ended yet that would tell whether it was proposed before the Safe said no. */
  | { readonly kind: 'rejected'; readonly intent: Intent; readonly lookedFor?: 'unreachable' }
  | { readonly kind: 'blocked'; readonly reason: string }

export type Outbox = {
  readonly shown: Shown
  /** While checking: what storage held when the user pressed, and must still hold when the intent is written. */
  readonly storedBefore: Intent | null
}

/** What storage, the list and the clock say at the moment of an event. */
export type Seen = {
  readonly nowMs: number
  /** Another account has the screen: answers are followed, and nothing more is asked for. */
  readonly isAway: boolean
  readonly stored: Intent | null
  /** Everything tracked for the account. */
  readonly items: readonly TrackedItem[]
  /** Whether a reload finds the list, and the basket, as they are now. */
  readonly isListKept: boolean
  readonly isBasketKept: boolean
}

export type Step = { readonly outbox: Outbox; readonly effects: readonly Effect[] }

export const emptyOutbox: Outbox = { shown: { kind: 'idle' }, storedBefore: null }

/** The same state, with effects. */
export function stay(outbox: Outbox, ...effects: readonly Effect[]): Step {
  return { outbox, effects }
}

/** Another screen, with effects. */
export function show(outbox: Outbox, shown: Shown, ...effects: readonly Effect[]): Step {
  return { outbox: { ...outbox, shown }, effects }
}

/** Whether the screen is about this gift. */
export function isAbout(shown: Shown, { id }: Pick<Intent, 'id'>): boolean {
  return 'intent' in shown && shown.intent.id === id
}

/** While a gift is open, no other can begin. */
export function isOpen({ kind }: Shown): boolean {
  return kind === 'checking' || kind === 'asking' || kind === 'unknown' || kind === 'paused'
}

/** Nothing of the gift is left to decide, and its result stands on the screen. */
export function isEnded({ kind }: Shown): boolean {
  return kind === 'proposed' || kind === 'sent' || kind === 'rejected' || kind === 'blocked'
}

/** Whether a user who comes back to the account has to find this, also while it is not stored. */
export function isNews({ kind }: Shown): boolean {
  return kind === 'asking' || kind === 'proposed' || kind === 'sent'
}

/** The tab holds the lock from before it reads storage until the request has an answer, or the user turns back. */
export function holdsLock(shown: Shown, { id }: Pick<Intent, 'id'>): boolean {
  return (shown.kind === 'checking' || shown.kind === 'asking') && shown.intent.id === id
}

/** Whether another gift has the screen. An equal gift that has not been asked for yet gives it up. */
export function isBusy(shown: Shown, intent: Intent): boolean {
  if (shown.kind === 'checking' && sameCalls(shown.intent.calls, intent.calls)) return false
  return isOpen(shown) && !isAbout(shown, intent)
}
