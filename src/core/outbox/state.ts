import { sameCalls } from '../safe/sameCalls'
import type { SafeTxHash } from '../safe/safeTx'
import type { StoredReading, Unreadable } from '../storedText'
import type { TrackedItem } from '../tracking/trackedItem'
import type { Effect } from './effect'
import type { Intent } from './intent'

/** Why a gift stopped before all of it went out. */
export type PauseReason =
  | { readonly kind: 'rejected' }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The page was reloaded or closed between two payments, and it is known what went out. */
  | { readonly kind: 'interrupted' }

/**
 * The result of the last search. `used`: the wallet has sent something since, perhaps this payment. `unprovable`: the
 * payment may be out without the wallet's own nonce. `waiting`: a pending transaction may be this payment.
 */
export type LastSearch = {
  readonly atMs: number
  readonly found: 'nothing' | 'unreachable' | 'used' | 'unprovable' | 'waiting'
  readonly reason: string | null
}

/** What the screen shows of the gift under way. */
export type Shown =
  | { readonly kind: 'idle' }
  /** Host, chain and balances are read before the request. */
  | { readonly kind: 'checking'; readonly intent: Intent }
  /** Another tab holds the lock and has not stored its intent yet. */
  | { readonly kind: 'elsewhere' }
  /** The request is pending in the Safe or wallet. `slow`: no answer for a while. */
  | { readonly kind: 'asking'; readonly intent: Intent; readonly slow: boolean }
  | { readonly kind: 'paused'; readonly intent: Intent; readonly reason: PauseReason }
  /** Outcome unknown: the request may be out. `lastSearch` null: no search has finished. */
  | {
      readonly kind: 'unknown'
      readonly intent: Intent
      readonly isSearching: boolean
      readonly lastSearch: LastSearch | null
    }
  | {
      readonly kind: 'proposed'
      readonly intent: Intent
      readonly safeTxHash: SafeTxHash
      /** When this transaction was proposed earlier: equal calls and nonce give one hash, which pays once. */
      readonly earlierAtMs?: number
    }
  /** Everything went out. */
  | { readonly kind: 'sent'; readonly intent: Intent }
  /** `searchFailed`: it is not known yet whether the Safe proposed it before rejecting it. */
  | { readonly kind: 'rejected'; readonly intent: Intent; readonly searchFailed?: true }
  | { readonly kind: 'blocked'; readonly reason: string }
  /** A gift is stored that cannot be read, and may be out: nothing is requested. */
  | { readonly kind: 'unreadable'; readonly unreadable: Unreadable }

export type Outbox = {
  readonly shown: Shown
  /** While checking: what storage held when the user started, and must still hold when the intent is written. */
  readonly storedBefore: Intent | null
}

/** Storage, the list and the clock at the moment of an event. */
export type Snapshot = {
  readonly nowMs: number
  /** Another account is on screen: answers are tracked, and nothing more is requested. */
  readonly isAway: boolean
  /** Null also where `unreadable` is not. */
  readonly stored: Intent | null
  /** What is stored in the intent's place and cannot be read. */
  readonly unreadable: Unreadable | null
  /** Everything tracked for the account. */
  readonly items: readonly TrackedItem[]
  /** Whether a reload finds the list, and the basket, as they are now. */
  readonly isListKept: boolean
  readonly isBasketKept: boolean
}

/** What was read in the intent's place, for a snapshot. */
export function storedPart(reading: StoredReading<Intent>): Pick<Snapshot, 'stored' | 'unreadable'> {
  return {
    stored: reading.kind === 'found' ? reading.value : null,
    unreadable: reading.kind === 'unreadable' ? reading : null,
  }
}

export type Step = { readonly outbox: Outbox; readonly effects: readonly Effect[] }

export const emptyOutbox: Outbox = { shown: { kind: 'idle' }, storedBefore: null }

/** Keeps the state, with effects. */
export function stay(outbox: Outbox, ...effects: readonly Effect[]): Step {
  return { outbox, effects }
}

/** Changes what is shown, with effects. */
export function show(outbox: Outbox, shown: Shown, ...effects: readonly Effect[]): Step {
  return { outbox: { ...outbox, shown }, effects }
}

/** Whether the screen is about this gift. */
export function isAbout(shown: Shown, { id }: Pick<Intent, 'id'>): boolean {
  return 'intent' in shown && shown.intent.id === id
}

/** Whether a gift is under way; then no other can begin. */
export function isOpen({ kind }: Shown): boolean {
  return ['checking', 'asking', 'unknown', 'paused', 'unreadable'].includes(kind)
}

/** Whether the screen shows a final result. */
export function isEnded({ kind }: Shown): boolean {
  return kind === 'proposed' || kind === 'sent' || kind === 'rejected' || kind === 'blocked'
}

/** Whether a user who returns to the account has to find this, even if it is not stored. */
export function hasResultToShow({ kind }: Shown): boolean {
  return kind === 'asking' || kind === 'proposed' || kind === 'sent'
}

/** The tab holds the lock from before it reads storage until the request has an answer or the user dismisses the gift. */
export function holdsLock(shown: Shown, { id }: Pick<Intent, 'id'>): boolean {
  return (shown.kind === 'checking' || shown.kind === 'asking') && shown.intent.id === id
}

/** Whether another gift has the screen. An equal gift that is still being checked yields it. */
export function isBusy(shown: Shown, intent: Intent): boolean {
  if (shown.kind === 'checking' && sameCalls(shown.intent.calls, intent.calls)) return false
  return isOpen(shown) && !isAbout(shown, intent)
}
