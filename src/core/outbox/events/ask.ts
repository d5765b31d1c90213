import { areCallsEqual, type SafeTxHash } from '../../safe/safeTx'
import type { Checked, Found } from '../event'
import { isBatchFollowed } from '../findFollowed'
import { firstUnsent, isProposal, isSameIntent, isSameRequest, mayBeOut, type Intent } from '../intent'
import { conclude, isPastLag, notAhead } from './search'
import {
  holdsLock,
  isAbout,
  isOpen,
  show,
  stay,
  type Outbox,
  type PauseReason,
  type Snapshot,
  type Step,
} from '../state'
import { clearedElsewhere, resumeStored } from './resumeStored'
import { m } from '../messages'

/** Starts a gift. Nothing begins while another gift is pending. */
export function give(outbox: Outbox, intent: Intent, { stored }: Snapshot): Step {
  return isOpen(outbox.shown) ? stay(outbox) : begin(outbox, intent, stored)
}

/** Resumes a paused sequence at the first payment that has not gone out. */
export function resume(outbox: Outbox): Step {
  const { shown } = outbox
  return shown.kind === 'paused' ? begin(outbox, shown.intent, shown.intent) : stay(outbox)
}

function begin(outbox: Outbox, intent: Intent, storedBefore: Intent | null): Step {
  return show({ ...outbox, storedBefore }, { kind: 'checking', intent }, { kind: 'lock', intent })
}

/** Continues only with the lock. Shows a stored intent that may be out instead of requesting another gift. */
export function locked(
  outbox: Outbox,
  { intent, isOurs }: { intent: Intent; isOurs: boolean },
  snapshot: Snapshot,
): Step {
  const { stored } = snapshot
  // The user may have dismissed the gift.
  if (!holdsLock(outbox.shown, intent)) return stay(outbox)
  if (!isOurs) {
    const elsewhere = show(outbox, { kind: 'elsewhere' })
    return stored !== null && mayBeOut(stored) ? resumeStored(elsewhere.outbox, stored, snapshot) : elsewhere
  }
  if (!isSameIntent(stored, outbox.storedBefore)) return changed(outbox, intent, snapshot)
  if (stored?.id === intent.id && !mayBeOut(stored))
    return stay(outbox, { kind: 'check', intent, which: 'next' })
  if (stored === null || !isBegun(stored, snapshot))
    return stay(outbox, { kind: 'check', intent, which: 'first' })
  if (isProposal(stored) && stored.rejectedAtMs !== undefined)
    return stay(outbox, { kind: 'search', intent: stored, why: { before: intent.id } })
  return resumeStored(outbox, stored, snapshot)
}

/** Handles a write by another tab after the user started: this tab's basket may still show gifts that went out there. */
function changed(outbox: Outbox, intent: Intent, snapshot: Snapshot): Step {
  if (snapshot.stored === null) return clearedElsewhere(outbox, intent, snapshot)
  return resumeStored({ ...outbox, shown: { kind: 'idle' } }, snapshot.stored, snapshot)
}

/** Returns true when some of it went out, or may have. */
function isBegun(stored: Intent, { items }: Snapshot): boolean {
  return mayBeOut(stored) || isProposal(stored) || stored.sent.length > 0 || isBatchFollowed(items, stored)
}

/** Concludes the search for a rejected proposal: only `nothing` lets the next gift begin. */
export function searchedBefore(
  outbox: Outbox,
  { intent, before, found }: { intent: Intent; before: string; found: Found },
  snapshot: Snapshot,
): Step {
  const { shown } = outbox
  const isWaiting = shown.kind === 'checking' && shown.intent.id === before
  if (found.kind !== 'nothing') {
    if (!isWaiting) return stay(outbox)
    const unknown = show(outbox, { kind: 'unknown', intent, isSearching: true, lastSearch: null })
    return conclude(unknown.outbox, intent, found, snapshot)
  }
  const forget = { kind: 'forget', id: intent.id } as const
  const dated = notAhead(intent, snapshot)
  const later = { kind: 'searchLater', intent: dated, why: 'late' } as const
  const late = isPastLag(dated, snapshot) ? [] : [later]
  if (!isWaiting) return stay(outbox, forget, ...late)
  const next = { ...outbox, storedBefore: null }
  return stay(next, forget, ...late, { kind: 'check', intent: shown.intent, which: 'first' })
}

/** Stores the intent before the request (write-ahead), and only if storage is unchanged since the user started. */
export function checked(
  outbox: Outbox,
  { intent, result }: { intent: Intent; result: Checked },
  snapshot: Snapshot,
): Step {
  const { shown, storedBefore } = outbox
  const { stored, isAway } = snapshot
  // The user may have dismissed the gift.
  if (shown.kind !== 'checking' || !isAbout(shown, intent)) return stay(outbox)
  if (isAway) return interrupted(outbox, shown.intent)
  if (result.kind === 'blocked') return stop(outbox, shown.intent, { kind: 'refused', reason: result.reason })
  if (!isSameIntent(stored, storedBefore)) return changed(outbox, shown.intent, snapshot)
  return stay(outbox, { kind: 'write', intent: asAsked(shown.intent, result, snapshot), after: 'ask' })
}

function asAsked(intent: Intent, result: Exclude<Checked, { kind: 'blocked' }>, snapshot: Snapshot): Intent {
  if (isProposal(intent)) {
    const { nonceFrom = null, fromBlock } = 'nonceFrom' in result ? result : { fromBlock: null }
    return { ...intent, nonceFrom, fromBlock, earlierHashes: listEqual(intent, snapshot) }
  }
  if (result.kind === 'proposal') return intent
  const { way, nonce, fromBlock } = result
  const index = way === 'batch' ? null : firstUnsent(intent)
  return { ...intent, way, asked: { index, nonce, askedAtMs: snapshot.nowMs, fromBlock } }
}

/** Returns the hashes of equal gifts that are already tracked. */
function listEqual({ calls }: Intent, { items }: Snapshot): readonly SafeTxHash[] {
  return items
    .filter((item) => item.kind === 'safeTx')
    .filter((item) => item.phase.status !== 'removed' && areCallsEqual(item.calls, calls))
    .map(({ safeTxHash }) => safeTxHash)
}

/** Sends the request once the intent is stored. */
export function writtenToAsk(outbox: Outbox, { intent, isKept }: { intent: Intent; isKept: boolean }): Step {
  const { shown } = outbox
  if (shown.kind !== 'checking' || !isAbout(shown, intent)) return stay(outbox)
  if (!isKept) return stop(outbox, shown.intent, { kind: 'refused', reason: noRoom(intent) })
  return show(outbox, { kind: 'asking', intent, slow: false }, { kind: 'ask', intent })
}

/** Marks a request without a response for a while. */
export function slow(outbox: Outbox, intent: Intent): Step {
  const { shown } = outbox
  const isIt = shown.kind === 'asking' && !shown.slow && isSameRequest(shown.intent, intent)
  return isIt ? show(outbox, { ...shown, slow: true }) : stay(outbox)
}

/** Stops without a pending request: earlier payments stay recorded, and the user can continue. */
export function stop(outbox: Outbox, intent: Intent, reason: PauseReason): Step {
  if (!isAbout(outbox.shown, intent)) return stay(outbox)
  if (!isProposal(intent) && intent.sent.length > 0) return show(outbox, { kind: 'paused', intent, reason })
  if (reason.kind === 'refused') return show(outbox, { kind: 'blocked', reason: reason.reason })
  return show(outbox, { kind: 'rejected', intent })
}

/** Pauses a gift without a pending request while the account is off screen, or goes idle if nothing went out. */
export function interrupted(outbox: Outbox, intent: Intent): Step {
  if (isProposal(intent) || intent.sent.length === 0) return show(outbox, { kind: 'idle' })
  return show(outbox, { kind: 'paused', intent, reason: { kind: 'interrupted' } })
}

/** Describes why nothing was requested: after a reload, an unstored gift could be given twice. */
export function noRoom(intent: Intent): string {
  return isProposal(intent) ? m.noRoomSafe : m.noRoomWallet
}
