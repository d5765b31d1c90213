import { type Effect, takeAllOut, takeSentOut } from '../event'
import { findFollowed, isDone, listMissing, recountSent } from '../findFollowed'
import { isProposal, isSameRequest, type Intent, type SendIntent } from '../intent'
import { rereading } from '../../tracking/rereading'
import { itemOf } from '../itemOf'
import { search, searchRejected } from './search'
import { settle } from './settle'
import { show, stay, type Outbox, type Snapshot, type Step } from '../state'

/** Shows a stored intent when the account is opened. Never repeats a request by itself. */
export function opened(outbox: Outbox, snapshot: Snapshot): Step {
  const { stored } = snapshot
  const { kind } = outbox.shown
  if (stored === null || (kind !== 'idle' && kind !== 'elsewhere')) return stay(outbox)
  return resumeStored(outbox, stored, snapshot)
}

/** Shows an intent as stored: searching while its outcome is unknown, else paused or done. */
export function resumeStored(outbox: Outbox, stored: Intent, snapshot: Snapshot): Step {
  if (isProposal(stored))
    return stored.rejectedAtMs === undefined
      ? search(outbox, stored, snapshot)
      : searchRejected(outbox, stored)
  const known = stored.sent.length > 0 ? [takeSentOut(stored)] : []
  const again = followAgain(stored, snapshot)
  if (stored.asked !== null) {
    const next = search(outbox, stored, snapshot)
    return { ...next, effects: [...again, ...known, ...next.effects] }
  }
  if (isDone(snapshot.items, stored))
    return show(outbox, { kind: 'sent', intent: stored }, ...again, takeAllOut(stored))
  if (stored.sent.length > 0)
    return show(
      outbox,
      { kind: 'paused', intent: stored, reason: { kind: 'interrupted' } },
      ...again,
      ...known,
    )
  // Nothing went out. Keep it stored: the tab that wrote it may be about to send.
  return show(outbox, { kind: 'idle' })
}

/** Tracks sent payments that the list lacks: when the list could not be stored, the intent is the only record. */
function followAgain(stored: SendIntent, { items }: Snapshot): readonly Effect[] {
  return listMissing(items, stored).flatMap((out) => {
    const item = itemOf(stored, out)
    return item === null ? [] : [{ kind: 'followAgain', item: rereading(item) } as const]
  })
}

/** Handles an intent that another tab cleared: the gift went out there, or was dismissed. */
export function clearedElsewhere(outbox: Outbox, intent: Intent, { items }: Snapshot): Step {
  if (isProposal(intent)) return show(outbox, { kind: 'idle' })
  const counted = recountSent(items, intent)
  return show(outbox, isDone(items, counted) ? { kind: 'sent', intent: counted } : { kind: 'idle' })
}

/**
 * Handles an intent that another tab changed. That tab tracks an item before it changes the intent, so the list is up
 * to date. A tab with its own request compares by itself.
 */
export function storageChanged(outbox: Outbox, snapshot: Snapshot): Step {
  const { shown } = outbox
  const { stored, items } = snapshot
  if (shown.kind === 'elsewhere') return opened(outbox, snapshot)
  if (shown.kind === 'idle') {
    // Show only a final result unprompted; anything else belongs to the tab that requested it.
    if (stored === null || !isDone(items, stored)) return stay(outbox)
    const out = isProposal(stored) ? findFollowed(items, stored) : null
    if (out !== null) return settle(outbox, stored, out, snapshot) ?? stay(outbox)
    return isProposal(stored) || stored.asked !== null ? stay(outbox) : resumeStored(outbox, stored, snapshot)
  }
  if (shown.kind !== 'unknown' && shown.kind !== 'paused') return stay(outbox)
  return followStored(outbox, shown.intent, snapshot)
}

/** Resolves a difference between storage and screen. */
export function followStored(outbox: Outbox, shown: Intent, snapshot: Snapshot): Step {
  const { stored, items } = snapshot
  if (!isProposal(shown))
    return stored?.id === shown.id
      ? resumeStored(outbox, stored, snapshot)
      : clearedElsewhere(outbox, shown, snapshot)
  const out = findFollowed(items, shown)
  const settled = out === null ? null : settle(outbox, shown, out, snapshot)
  if (settled !== null) return settled
  if (stored === null) return clearedElsewhere(outbox, shown, snapshot)
  if (!isProposal(stored)) return stay(outbox)
  if (stored.rejectedAtMs !== undefined) return searchRejected(outbox, stored)
  const isNewHash = isSameRequest(stored, shown) && stored.answeredHash !== shown.answeredHash
  return isNewHash ? search(outbox, stored, snapshot) : stay(outbox)
}
