import { isDone } from '../findFollowed'
import { firstUnsent, isProposal, isSameIntent, type Intent, type SendIntent } from '../intent'
import { maySayNotSent } from '../maySayNotSent'
import { noRoom } from '../noRoom'
import { search } from './search'
import { takeAllOut, takeSentOut } from '../takeOutEffect'
import { isAbout, isEnded, show, stay, type Outbox, type Snapshot, type Step } from '../state'
import { followStored, opened, resumeStored } from './resumeStored'

/** The user searches for a request whose answer is late or lost, or for what another tab has requested. */
export function searchNow(outbox: Outbox, snapshot: Snapshot): Step {
  const { shown } = outbox
  if (shown.kind === 'asking' || shown.kind === 'unknown') return search(outbox, shown.intent, snapshot)
  if (shown.kind !== 'elsewhere') return stay(outbox)
  return opened({ ...outbox, shown: { kind: 'idle' } }, snapshot)
}

/** The user declares the request as not sent: the gift pauses before it. */
export function sayNotSent(outbox: Outbox, snapshot: Snapshot): Step {
  const { shown } = outbox
  if (shown.kind !== 'unknown' || isProposal(shown.intent) || !maySayNotSent(shown)) return stay(outbox)
  if (!isSameIntent(snapshot.stored, shown.intent)) return followStored(outbox, shown.intent, snapshot)
  const intent: SendIntent = { ...shown.intent, asked: null }
  return stay(outbox, { kind: 'write', intent, after: 'pause' })
}

/** The user's decision is stored, or storage is full and still says that the request may be out. */
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

/** A wallet that was switched may never answer: search for the request; a late answer still counts. */
export function cameBack(outbox: Outbox): Step {
  const { shown } = outbox
  return shown.kind === 'asking'
    ? stay(outbox, { kind: 'search', intent: shown.intent, why: 'late' })
    : stay(outbox)
}

/** Forgets what has not gone out. A late answer is still tracked. */
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

/** A final result makes room for the next gift. A gift under way stays on screen. */
export function moveOn(outbox: Outbox, snapshot: Snapshot): Step {
  return isEnded(outbox.shown) ? dismiss(outbox, snapshot) : stay(outbox)
}

/** The gifts are out of the basket: forget the intent if all of it went out, or the user has dismissed the rest. */
export function takenOut(
  outbox: Outbox,
  { intent, isDismissed }: { intent: Intent; isDismissed?: true },
  snapshot: Snapshot,
): Step {
  return (isDismissed || isDone(snapshot.items, intent)) && isKept(snapshot)
    ? stay(outbox, { kind: 'forget', id: intent.id })
    : stay(outbox)
}

/** Whether a reload finds list and basket as they are now. Until then the intent is the only record of what is out. */
function isKept({ isListKept, isBasketKept }: Snapshot): boolean {
  return isListKept && isBasketKept
}
