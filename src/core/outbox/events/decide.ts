import { isDone } from '../findFollowed'
import { firstUnsent, isProposal, isSameIntent, type Intent, type SendIntent } from '../intent'
import { maySayNotSent, isAbout, isEnded, show, stay, type Outbox, type Snapshot, type Step } from '../state'
import { noRoom } from './ask'
import { search } from './search'
import { takeAllOut, takeSentOut } from '../event'
import { followStored, opened, resumeStored } from './resumeStored'

/** Searches for a request with a late or lost response, or for another tab's request. */
export function searchNow(outbox: Outbox, snapshot: Snapshot): Step {
  const { shown } = outbox
  if (shown.kind === 'asking' || shown.kind === 'unknown') return search(outbox, shown.intent, snapshot)
  if (shown.kind !== 'elsewhere') return stay(outbox)
  return opened({ ...outbox, shown: { kind: 'idle' } }, snapshot)
}

/** Records the user's decision that the request was not sent: the gift pauses before it. */
export function sayNotSent(outbox: Outbox, snapshot: Snapshot): Step {
  const { shown } = outbox
  if (shown.kind !== 'unknown' || isProposal(shown.intent) || !maySayNotSent(shown)) return stay(outbox)
  if (!isSameIntent(snapshot.stored, shown.intent)) return followStored(outbox, shown.intent, snapshot)
  const intent: SendIntent = { ...shown.intent, asked: null }
  return stay(outbox, { kind: 'write', intent, after: 'pause' })
}

/** Pauses once the user's decision is stored. With full storage, the stored intent may still be out. */
export function writtenToPause(
  outbox: Outbox,
  { intent, isKept }: { intent: Intent; isKept: boolean },
  snapshot: Snapshot,
): Step {
  if (isProposal(intent) || !isAbout(outbox.shown, intent)) return stay(outbox)
  if (isKept && firstUnsent(intent) === null) return resumeStored(outbox, intent, snapshot)
  return show(outbox, {
    kind: 'paused',
    intent,
    reason: isKept ? { kind: 'interrupted' } : { kind: 'refused', reason: noRoom(intent) },
  })
}

/** Searches for the request, since a wallet that was switched may never respond; a late response still counts. */
export function cameBack(outbox: Outbox): Step {
  const { shown } = outbox
  return shown.kind === 'asking'
    ? stay(outbox, { kind: 'search', intent: shown.intent, why: 'late' })
    : stay(outbox)
}

/** Forgets everything that has not gone out. A late response is still tracked. */
export function dismiss(outbox: Outbox, snapshot: Snapshot): Step {
  const { shown } = outbox
  const idle = { kind: 'idle' } as const
  if (!('intent' in shown)) return show(outbox, idle)
  const { intent } = shown
  // A rejected proposal is forgotten only after a search has found nothing.
  if (shown.kind === 'rejected' && isProposal(intent)) return show(outbox, idle)
  const isPartOut = !isProposal(intent) && intent.sent.length > 0
  const isOut = shown.kind === 'proposed' || shown.kind === 'sent' || isPartOut
  if (!isOut) return show(outbox, idle, { kind: 'forget', id: intent.id })
  if (snapshot.stored?.id !== intent.id) return show(outbox, idle)
  // Still stored: the basket could not be written, and another tab may have put the gifts back since.
  const takeOut = isPartOut ? takeSentOut(intent) : takeAllOut(intent)
  return show(outbox, idle, { ...takeOut, isDismissed: true })
}

/** Makes room for the next gift after a final result. A pending gift stays on screen. */
export function moveOn(outbox: Outbox, snapshot: Snapshot): Step {
  return isEnded(outbox.shown) ? dismiss(outbox, snapshot) : stay(outbox)
}

/** Forgets the intent once the gifts are out of the basket, if all of it went out, or the user dismissed the rest. */
export function takenOut(
  outbox: Outbox,
  { intent, isDismissed }: { intent: Intent; isDismissed?: true },
  snapshot: Snapshot,
): Step {
  return (isDismissed || isDone(snapshot.items, intent)) && isKept(snapshot)
    ? stay(outbox, { kind: 'forget', id: intent.id })
    : stay(outbox)
}

/** Returns true when a reload finds list and basket unchanged. Until then, only the intent records what is out. */
function isKept({ isListKept, isBasketKept }: Snapshot): boolean {
  return isListKept && isBasketKept
}
