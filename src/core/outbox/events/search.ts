import type { SearchFor, Found } from '../event'
import { findFollowed } from '../findFollowed'
import { m } from '../messages'
import { isProposal, isSameIntent, isSameRequest, type Intent, type ProposalIntent } from '../intent'
import { rereading } from '../../tracking/rereading'
import { settle } from './settle'
import { isAbout, isBusy, show, stay, type LastSearch, type Outbox, type Snapshot, type Step } from '../state'

/** Maximum lag of the service's replicas, in ms. Measured: 61 s. */
export const indexLagMs = 90_000

/**
 * Shows an unknown outcome, and searches until the request is found or the user decides.
 *
 * @param said - What the wallet answered, as a sentence.
 */
export function search(outbox: Outbox, intent: Intent, snapshot: Snapshot, said?: string): Step {
  const { shown } = outbox
  const before = shown.kind === 'unknown' && isAbout(shown, intent) ? shown : null
  const searching = show(outbox, {
    kind: 'unknown',
    intent,
    isSearching: true,
    lastSearch: before?.lastSearch ?? null,
    ...answered(said ?? before?.said),
  })
  // The list may be stored even if the intent is not.
  const out = findFollowed(snapshot.items, intent)
  if (out !== null) return conclude(searching.outbox, intent, { kind: 'found', out }, snapshot)
  return stay(searching.outbox, { kind: 'search', intent, why: 'shown' })
}

/** Searches without a change on screen: the Safe rejected the gift and may have proposed it first. */
export function searchRejected(outbox: Outbox, intent: Intent): Step {
  return stay(outbox, { kind: 'search', intent, why: 'rejected' })
}

/** Stores and searches for the hash of a gift; off screen while another gift has the screen or storage. */
export function searchNamed(outbox: Outbox, intent: ProposalIntent, snapshot: Snapshot): Step {
  const isTaken = snapshot.stored !== null && snapshot.stored.id !== intent.id
  if (isTaken || isBusy(outbox.shown, intent)) return stay(outbox, { kind: 'search', intent, why: 'unseen' })
  const next = search(outbox, intent, snapshot)
  return { ...next, effects: [{ kind: 'write', intent, after: null }, ...next.effects] }
}

/** Searches again after the back-off. */
export function due(
  outbox: Outbox,
  { intent, why }: { intent: Intent; why: SearchFor },
  snapshot: Snapshot,
): Step {
  if (why === 'shown') {
    const current = unknownIntent(outbox, intent)
    if (current === null) return stay(outbox)
    const out = findFollowed(snapshot.items, current)
    if (out !== null) return conclude(outbox, current, { kind: 'found', out }, snapshot)
    return stay(outbox, { kind: 'search', intent: current, why })
  }
  if (why === 'rejected' && !isRejectedOpen(outbox, intent, snapshot)) return stay(outbox)
  const isLast = why === 'late' && isPastLag(intent, snapshot)
  return stay(outbox, { kind: 'search', intent, why: isLast ? 'last' : why })
}

/** Concludes a search. Only `found`, with the id of this gift, settles it. */
export function searched(
  outbox: Outbox,
  { intent, why, found }: { intent: Intent; why: Exclude<SearchFor, { before: string }>; found: Found },
  snapshot: Snapshot,
): Step {
  if (why === 'shown') {
    const current = unknownIntent(outbox, intent)
    return current === null ? stay(outbox) : conclude(outbox, current, found, snapshot)
  }
  const settled = found.kind === 'found' ? settleFound(outbox, intent, found.out, snapshot) : null
  if (settled !== null || why === 'last') return settled ?? stay(outbox)
  if (why === 'rejected') return concludeRejected(outbox, intent, found, snapshot)
  return stay(outbox, { kind: 'searchLater', intent: notAhead(intent, snapshot), why })
}

/** Shows the result of a search, and continues searching. */
export function conclude(outbox: Outbox, intent: Intent, found: Found, snapshot: Snapshot): Step {
  const settled = found.kind === 'found' ? settleFound(outbox, intent, found.out, snapshot) : null
  if (settled !== null) return settled
  const lastSearch = lastSearchOf(intent, found, snapshot.nowMs)
  const before =
    outbox.shown.kind === 'unknown' && isAbout(outbox.shown, intent) ? outbox.shown.said : undefined
  const shown = { kind: 'unknown', intent, isSearching: false, lastSearch, ...answered(before) } as const
  return show(outbox, shown, { kind: 'searchLater', intent, why: 'shown' })
}

function answered(said: string | undefined): { readonly said?: string } {
  return said === undefined ? {} : { said }
}

function lastSearchOf(intent: Intent, found: Found, atMs: number): LastSearch {
  if (found.kind === 'nothing') return { atMs, found: 'nothing', reason: null }
  if (found.kind !== 'found') return { atMs, found: found.kind, reason: found.reason }
  // The hash belongs to another gift.
  if (isProposal(intent)) return { atMs, found: 'nothing', reason: null }
  return { atMs, found: 'unreachable', reason: m.otherName }
}

function concludeRejected(outbox: Outbox, asked: Intent, found: Found, snapshot: Snapshot): Step {
  const intent = notAhead(asked, snapshot)
  const isNothing = found.kind === 'nothing'
  const isForgotten = isNothing && isPastLag(intent, snapshot)
  const shown = shownAfterNo(outbox, intent, isNothing)
  const stored = isForgotten && snapshot.stored?.id === intent.id ? null : snapshot.stored
  const goesOn = isRejectedOpen({ ...outbox, shown }, intent, { ...snapshot, stored })
  const isRedated = intent !== asked && isSameIntent(stored, asked)
  return show(
    outbox,
    shown,
    ...(isRedated ? [{ kind: 'write', intent, after: null } as const] : []),
    ...(isForgotten ? [{ kind: 'forget', id: intent.id } as const] : []),
    ...(goesOn ? [{ kind: 'searchLater', intent, why: 'rejected' } as const] : []),
  )
}

function shownAfterNo({ shown }: Outbox, intent: Intent, isNothing: boolean): Outbox['shown'] {
  if (!isAbout(shown, intent)) return shown
  if (shown.kind === 'unknown' && isNothing) return { kind: 'idle' }
  if (shown.kind !== 'rejected') return shown
  return isNothing ? { kind: 'rejected', intent } : { kind: 'rejected', intent, searchFailed: true }
}

/** Returns true while the service may still list it, and the screen does not show "may be out". */
function isRejectedOpen({ shown }: Outbox, intent: Intent, { stored }: Snapshot): boolean {
  if (shown.kind === 'unknown' && isAbout(shown, intent)) return false
  if (stored?.id === intent.id) return true
  return shown.kind === 'rejected' && isAbout(shown, intent) && shown.searchFailed === true
}

/** Returns true when a search that finds nothing is final for a rejected proposal. */
export function isPastLag(intent: Intent, { nowMs }: Snapshot): boolean {
  return nowMs - (isProposal(intent) ? (intent.rejectedAtMs ?? 0) : 0) >= indexLagMs
}

/** Moves a rejection from the future to now, after the clock was set back: the wait for the service restarts. */
export function notAhead(intent: Intent, { nowMs }: Snapshot): Intent {
  const isAhead = isProposal(intent) && intent.rejectedAtMs !== undefined && intent.rejectedAtMs > nowMs
  return isAhead ? { ...intent, rejectedAtMs: nowMs } : intent
}

/** Returns the intent on screen while it shows that this request may be out; else null. */
function unknownIntent({ shown }: Outbox, intent: Intent): Intent | null {
  return shown.kind === 'unknown' && isSameRequest(shown.intent, intent) ? shown.intent : null
}

/** Settles a request that was found. It may have ended long ago. */
function settleFound(...found: Parameters<typeof settle>): Step | null {
  const settled = settle(...found)
  if (settled === null) return null
  const effects = settled.effects.map((effect) =>
    effect.kind === 'follow' ? { ...effect, item: rereading(effect.item) } : effect,
  )
  return { ...settled, effects }
}
