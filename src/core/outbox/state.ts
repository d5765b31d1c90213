import { areCallsEqual, type SafeTxHash } from '../safe/safeTx'
import type { StoredReading, Unreadable } from '../storedText'
import type { TrackedItem } from '../tracking/trackedItem'
import type { Effect } from './event'
import { type Intent, isProposal } from './intent'

/** Reason why a gift stopped before all of it went out. */
export type PauseReason =
  | { readonly kind: 'rejected' }
  | { readonly kind: 'refused'; readonly reason: string }
  /** The page was reloaded or closed between two payments, and everything sent is known. */
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

/** Screen of the current gift. */
export type Shown =
  | { readonly kind: 'idle' }
  /** Reading host, chain and balances before the request. */
  | { readonly kind: 'checking'; readonly intent: Intent }
  /** Another tab holds the lock and has not stored its intent yet. */
  | { readonly kind: 'elsewhere' }
  /** The request is pending in the Safe or wallet. `slow`: no response for a while. */
  | { readonly kind: 'asking'; readonly intent: Intent; readonly slow: boolean }
  | { readonly kind: 'paused'; readonly intent: Intent; readonly reason: PauseReason }
  /** Outcome unknown: the request may be out. `lastSearch` null: no search has finished. */
  | {
      readonly kind: 'unknown'
      readonly intent: Intent
      readonly isSearching: boolean
      readonly lastSearch: LastSearch | null
      /** A sentence with what the wallet answered. */
      readonly said?: string
    }
  | {
      readonly kind: 'proposed'
      readonly intent: Intent
      readonly safeTxHash: SafeTxHash
      /** Time of an earlier proposal of this transaction: equal calls and nonce give one hash, which pays once. */
      readonly earlierAtMs?: number
    }
  /** Everything went out. */
  | { readonly kind: 'sent'; readonly intent: Intent }
  /** `searchFailed`: unknown yet whether the Safe proposed it before rejecting it. */
  | { readonly kind: 'rejected'; readonly intent: Intent; readonly searchFailed?: true }
  | { readonly kind: 'blocked'; readonly reason: string }
  /** A stored gift is unreadable, and may be out: nothing is requested. */
  | { readonly kind: 'unreadable'; readonly unreadable: Unreadable }

export type Outbox = {
  readonly shown: Shown
  /** While checking: the stored intent when the user started, which must be unchanged when the new one is written. */
  readonly storedBefore: Intent | null
}

/** Storage, the list and the clock at the moment of an event. */
export type Snapshot = {
  readonly nowMs: number
  /** True when another account is on screen: responses are tracked, and nothing more is requested. */
  readonly isAway: boolean
  /** Also null while `unreadable` is set. */
  readonly stored: Intent | null
  /** The stored intent when it is unreadable. */
  readonly unreadable: Unreadable | null
  /** Everything tracked for the account. */
  readonly items: readonly TrackedItem[]
  /** True when a reload finds the list, or the basket, unchanged. */
  readonly isListKept: boolean
  readonly isBasketKept: boolean
}

/** Converts the reading of the stored intent for a snapshot. */
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

/** Returns true when the screen is about this gift. */
export function isAbout(shown: Shown, { id }: Pick<Intent, 'id'>): boolean {
  return 'intent' in shown && shown.intent.id === id
}

/** Returns true while a gift is pending; no other can begin. */
export function isOpen({ kind }: Shown): boolean {
  return ['checking', 'asking', 'unknown', 'paused', 'unreadable'].includes(kind)
}

/** Returns true when the screen shows a final result. */
export function isEnded({ kind }: Shown): boolean {
  return kind === 'proposed' || kind === 'sent' || kind === 'rejected' || kind === 'blocked'
}

/** Returns true when a user who returns to the account must find this, even if it is not stored. */
export function hasResultToShow({ kind }: Shown): boolean {
  return kind === 'asking' || kind === 'proposed' || kind === 'sent'
}

/**
 * Returns true while the tab holds the lock: from before it reads storage until the request has a response or the
 * user dismisses the gift.
 */
export function holdsLock(shown: Shown, { id }: Pick<Intent, 'id'>): boolean {
  return (shown.kind === 'checking' || shown.kind === 'asking') && shown.intent.id === id
}

/** Returns true when another gift has the screen. An equal gift that is still being checked yields it. */
export function isBusy(shown: Shown, intent: Intent): boolean {
  if (shown.kind === 'checking' && areCallsEqual(shown.intent.calls, intent.calls)) return false
  return isOpen(shown) && !isAbout(shown, intent)
}

/** After this long, in ms, let the user decide even if no search could read the chain. */
export const unansweredForMs = 24 * 3_600_000

/**
 * Returns true when the user may declare a request with unknown outcome as not sent. A mistake pays twice, so a
 * search must have read the chain first. When none can (a pruned node, a wallet that does not report its batches), a
 * search {@link unansweredForMs} after the request counts instead.
 */
export function maySayNotSent({
  isSearching,
  lastSearch,
  intent,
}: Extract<Shown, { readonly kind: 'unknown' }>): boolean {
  if (isSearching || lastSearch === null || isProposal(intent)) return false
  switch (lastSearch.found) {
    case 'nothing':
    case 'used':
    case 'unprovable':
      return true
    case 'waiting':
      return false
    case 'unreachable':
      return lastSearch.atMs - (intent.asked?.askedAtMs ?? lastSearch.atMs) >= unansweredForMs
  }
}
