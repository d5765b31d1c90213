import type { Effect } from '../effect'
import { findFollowed, isDone, listMissing, recountSent } from '../findFollowed'
import { isProposal, isSameRequest, type Intent, type SendIntent } from '../intent'
import { itemOf } from '../itemOf'
import { search, searchRejected } from './search'
import { settle } from './settle'
import { takeAllOut, takeSentOut } from '../takeOutEffect'
import { show, stay, type Outbox, type Seen, type Step } from '../state'

/** The account was opened: an intent from before, or of another tab, is shown. Nothing is asked again by itself. */
export function opened(outbox: Outbox, seen: Seen): Step {
  const { stored } = seen
  const { kind } = outbox.shown
  if (stored === null || (kind !== 'idle' && kind !== 'elsewhere')) return stay(outbox)
  return resumeStored(outbox, stored, seen)
}

/** Shows an intent as storage has it: searched for while its outcome is unknown, else paused or done. */
export function resumeStored(outbox: Outbox, stored: Intent, seen: Seen): Step {
  if (isProposal(stored))
    return stored.rejectedAtMs === undefined ? search(outbox, stored, seen) : searchRejected(outbox, stored)
  const known = stored.sent.length > 0 ? [takeSentOut(stored)] : []
  if (stored.asked !== null) {
    const next = search(outbox, stored, seen)
    return { ...next, effects: [...known, ...next.effects] }
  }
  const again = followAgain(stored, seen)
  if (isDone(seen.items, stored))
    return show(outbox, { kind: 'sent', intent: stored }, ...again, takeAllOut(stored))
  if (stored.sent.length > 0)
    return show(
      outbox,
      { kind: 'paused', intent: stored, reason: { kind: 'interrupted' } },
      ...again,
      ...known,
    )
  // Nothing of it has left. It stays stored: the tab that wrote it may go on in this moment.
  return show(outbox, { kind: 'idle' })
}

/** Where the list could not be stored, the intent is the only record of what went out. */
function followAgain(stored: SendIntent, { items }: Seen): readonly Effect[] {
  return listMissing(items, stored).flatMap((out) => {
    const item = itemOf(stored, out)
    return item === null ? [] : [{ kind: 'followAgain', item } as const]
  })
}

/** Another tab has forgotten the intent: it went out there, or was dismissed. */
export function leave(outbox: Outbox, intent: Intent, { items }: Seen): Step {
  if (isProposal(intent)) return show(outbox, { kind: 'idle' })
  const counted = recountSent(items, intent)
  return show(outbox, isDone(items, counted) ? { kind: 'sent', intent: counted } : { kind: 'idle' })
}

/**
 * Another tab has changed the stored intent. It tracks what went out before that, so that the list has it by now. A tab that asks compares by itself.
 */
export function storageChanged(outbox: Outbox, seen: Seen): Step {
  const { shown } = outbox
  const { stored, items } = seen
  if (shown.kind === 'elsewhere') return opened(outbox, seen)
  if (shown.kind === 'idle') {
    // Only what has just ended is shown by itself; anything else is shown by the tab that asks for it.
    if (stored === null || !isDone(items, stored)) return stay(outbox)
    const out = isProposal(stored) ? findFollowed(items, stored) : null
    if (out !== null) return settle(outbox, stored, out, seen) ?? stay(outbox)
    return isProposal(stored) || stored.asked !== null ? stay(outbox) : resumeStored(outbox, stored, seen)
  }
  if (shown.kind !== 'unknown' && shown.kind !== 'paused') return stay(outbox)
  return followStored(outbox, shown.intent, seen)
}

/** Storage has something else than the screen. */
export function followStored(outbox: Outbox, shown: Intent, seen: Seen): Step {
  const { stored, items } = seen
  if (!isProposal(shown))
    return stored?.id === shown.id ? resumeStored(outbox, stored, seen) : leave(outbox, shown, seen)
  const out = findFollowed(items, shown)
  const settled = out === null ? null : settle(outbox, shown, out, seen)
  if (settled !== null) return settled
  if (stored === null) return leave(outbox, shown, seen)
  if (!isProposal(stored)) return stay(outbox)
  if (stored.rejectedAtMs !== undefined) return searchRejected(outbox, stored)
  const isNews = isSameRequest(stored, shown) && stored.answeredHash !== shown.answeredHash
  return isNews ? search(outbox, stored, seen) : stay(outbox)
}
