import type { SearchFor } from '../effect'
import type { Found } from '../event'
import { findFollowed } from '../findFollowed'
import { m } from '../messages'
import { isProposal, isSameRequest, type Intent, type ProposalIntent } from '../intent'
import { settle } from './settle'
import { isAbout, isBusy, show, stay, type LastLook, type Outbox, type Seen, type Step } from '../state'

/** How long the service may answer from a replica that lags, in ms: 61 s were seen. */
export const indexLagMs = 90_000

/** Outcome unknown: the screen says so, and the request is searched for until it is found or the user decides. */
export function search(outbox: Outbox, intent: Intent, seen: Seen): Step {
  const { shown } = outbox
  const lastLook = shown.kind === 'unknown' && isAbout(shown, intent) ? shown.lastLook : null
  const looking = show(outbox, { kind: 'unknown', intent, looking: true, lastLook })
  // The list may have been stored where the intent was not.
  const out = findFollowed(seen.items, intent)
  if (out !== null) return conclude(looking.outbox, intent, { kind: 'found', out }, seen)
  return stay(looking.outbox, { kind: 'search', intent, why: 'shown' })
}

/** The Safe said no, and may have proposed it before: searched for without a word on the screen. */
export function searchRejected(outbox: Outbox, intent: Intent): Step {
  return stay(outbox, { kind: 'search', intent, why: 'rejected' })
}

/** A hash came for a gift: stored and searched for, unseen while another gift has the screen or the storage. */
export function searchNamed(outbox: Outbox, intent: ProposalIntent, seen: Seen): Step {
  const isTaken = seen.stored !== null && seen.stored.id !== intent.id
  if (isTaken || isBusy(outbox.shown, intent)) return stay(outbox, { kind: 'search', intent, why: 'unseen' })
  const next = search(outbox, intent, seen)
  return { ...next, effects: [{ kind: 'write', intent, after: null }, ...next.effects] }
}

/** The back-off is over. */
export function due(outbox: Outbox, { intent, why }: { intent: Intent; why: SearchFor }, seen: Seen): Step {
  if (why === 'shown') {
    const current = unknownIntent(outbox, intent)
    if (current === null) return stay(outbox)
    const out = findFollowed(seen.items, current)
    if (out !== null) return conclude(outbox, current, { kind: 'found', out }, seen)
    return stay(outbox, { kind: 'search', intent: current, why })
  }
  if (why === 'rejected' && !isRejectedOpen(outbox, intent, seen)) return stay(outbox)
  const isLast = why === 'late' && isPastLag(intent, seen)
  return stay(outbox, { kind: 'search', intent, why: isLast ? 'last' : why })
}

/** What a search found. Only `found`, with the name of this very gift, settles it. */
export function searched(
  outbox: Outbox,
  { intent, why, found }: { intent: Intent; why: Exclude<SearchFor, { before: string }>; found: Found },
  seen: Seen,
): Step {
  if (why === 'shown') {
    const current = unknownIntent(outbox, intent)
    return current === null ? stay(outbox) : conclude(outbox, current, found, seen)
  }
  const settled = found.kind === 'found' ? settle(outbox, intent, found.out, seen) : null
  if (settled !== null || why === 'last') return settled ?? stay(outbox)
  if (why !== 'rejected') return stay(outbox, { kind: 'searchLater', intent, why })
  return concludeRejected(outbox, intent, found, seen)
}

/** Shows the result of a search, and goes on searching. */
export function conclude(outbox: Outbox, intent: Intent, found: Found, seen: Seen): Step {
  const settled = found.kind === 'found' ? settle(outbox, intent, found.out, seen) : null
  if (settled !== null) return settled
  const lastLook = lastLookOf(intent, found, seen.nowMs)
  const shown = { kind: 'unknown', intent, looking: false, lastLook } as const
  return show(outbox, shown, { kind: 'searchLater', intent, why: 'shown' })
}

function lastLookOf(intent: Intent, found: Found, atMs: number): LastLook {
  if (found.kind === 'nothing') return { atMs, found: 'nothing', reason: null }
  if (found.kind !== 'found') return { atMs, found: found.kind, reason: found.reason }
  // A proposal that is listed under the hash of another gift is none of this one.
  if (isProposal(intent)) return { atMs, found: 'nothing', reason: null }
  return { atMs, found: 'unreachable', reason: m.otherName }
}

function concludeRejected(outbox: Outbox, intent: Intent, found: Found, seen: Seen): Step {
  const isNothing = found.kind === 'nothing'
  const isForgotten = isNothing && isPastLag(intent, seen)
  const shown = shownAfterNo(outbox, intent, isNothing)
  const stored = isForgotten && seen.stored?.id === intent.id ? null : seen.stored
  const goesOn = isRejectedOpen({ ...outbox, shown }, intent, { ...seen, stored })
  return show(
    outbox,
    shown,
    ...(isForgotten ? [{ kind: 'forget', id: intent.id } as const] : []),
    ...(goesOn ? [{ kind: 'searchLater', intent, why: 'rejected' } as const] : []),
  )
}

function shownAfterNo({ shown }: Outbox, intent: Intent, isNothing: boolean): Outbox['shown'] {
  if (!isAbout(shown, intent)) return shown
  if (shown.kind === 'unknown' && isNothing) return { kind: 'idle' }
  if (shown.kind !== 'rejected') return shown
  return isNothing ? { kind: 'rejected', intent } : { kind: 'rejected', intent, lookedFor: 'unreachable' }
}

/** The last word of the service is still missing, and the screen does not say "may be out". */
function isRejectedOpen({ shown }: Outbox, intent: Intent, { stored }: Seen): boolean {
  if (shown.kind === 'unknown' && isAbout(shown, intent)) return false
  if (stored?.id === intent.id) return true
  return shown.kind === 'rejected' && isAbout(shown, intent) && shown.lookedFor === 'unreachable'
}

/** Whether "nothing" of the service holds now for what was rejected. A clock that was set back ends the wait. */
export function isPastLag(intent: Intent, { nowMs }: Seen): boolean {
  const sinceMs = nowMs - (isProposal(intent) ? (intent.rejectedAtMs ?? 0) : 0)
  return sinceMs >= indexLagMs || sinceMs < 0
}

/** The gift as it is shown now, when the screen says that this very request may be out. */
function unknownIntent({ shown }: Outbox, intent: Intent): Intent | null {
  return shown.kind === 'unknown' && isSameRequest(shown.intent, intent) ? shown.intent : null
}
