import { isDone } from '../findFollowed'
import { firstUnsent, isProposal, isSameIntent, type Intent, type SendIntent } from '../intent'
import { maySayNotSent } from '../maySayNotSent'
import { noRoom } from '../noRoom'
import { search } from './search'
import { isAbout, isEnded, show, stay, type Outbox, type Seen, type Step } from '../state'
import { followStored, opened, resumeStored } from './resumeStored'

/** The user looks for a request whose answer is late or lost, or for what another tab asks. */
export function look(outbox: Outbox, seen: Seen): Step {
  const { shown } = outbox
  if (shown.kind === 'asking' || shown.kind === 'unknown') return search(outbox, shown.intent, seen)
  if (shown.kind !== 'elsewhere') return stay(outbox)
  return opened({ ...outbox, shown: { kind: 'idle' } }, seen)
}

/** The user is sure that the lost request was not sent: the gift pauses before it. */
export function sayNotSent(outbox: Outbox, seen: Seen): Step {
  const { shown } = outbox
  if (shown.kind !== 'unknown' || isProposal(shown.intent) || !maySayNotSent(shown)) return stay(outbox)
  if (!isSameIntent(seen.stored, shown.intent)) return followStored(outbox, shown.intent, seen)
  const intent: SendIntent = { ...shown.intent, asked: null }
  return stay(outbox, { kind: 'write', intent, after: 'pause' })
}

/** The word of the user is stored, or storage still says that the request may be out. */
export function writtenToPause(
  outbox: Outbox,
  { intent, isKept }: { intent: Intent; isKept: boolean },
  seen: Seen,
): Step {
  if (isProposal(intent) || !isAbout(outbox.shown, intent)) return stay(outbox)
  if (isKept && firstUnsent(intent) === null) return resumeStored(outbox, intent, seen)
  return show(outbox, {
    kind: 'paused',
    intent,
    reason: isKept ? { kind: 'interrupted' } : { kind: 'refused', reason: noRoom(intent) },
  })
}

/** A wallet that was switched meanwhile may never answer: what it has done is searched for, and the answer still counts. */
export function cameBack(outbox: Outbox): Step {
  const { shown } = outbox
  return shown.kind === 'asking'
    ? stay(outbox, { kind: 'search', intent: shown.intent, why: 'late' })
    : stay(outbox)
}

/** The user turns back: what has not gone out is forgotten, and an answer that comes late is still followed. */
export function dismiss(outbox: Outbox, seen: Seen): Step {
  const { shown } = outbox
  const idle = { kind: 'idle' } as const
  if (!('intent' in shown)) return show(outbox, idle)
  const { intent } = shown
  // What the Safe said no to is forgotten once a search has found nothing.
  if (shown.kind === 'rejected' && isProposal(intent)) return show(outbox, idle)
  const isPartOut = !isProposal(intent) && intent.sent.length > 0
  const isOut = shown.kind === 'proposed' || shown.kind === 'sent' || isPartOut
  return isOut && !isKept(seen) ? show(outbox, idle) : show(outbox, idle, { kind: 'forget', id: intent.id })
}

/** What has ended makes room for the next gift. What is open stays on the screen. */
export function moveOn(outbox: Outbox, seen: Seen): Step {
  return isEnded(outbox.shown) ? dismiss(outbox, seen) : stay(outbox)
}

/** What went out has left the basket: nobody goes on with a gift that is out in full. */
export function takenOut(outbox: Outbox, intent: Intent, seen: Seen): Step {
  return isDone(seen.items, intent) && isKept(seen)
    ? stay(outbox, { kind: 'forget', id: intent.id })
    : stay(outbox)
}

/** Whether a reload finds list and basket as they are now: until then the intent is the only record of what is out. */
function isKept({ isListKept, isBasketKept }: Seen): boolean {
  return isListKept && isBasketKept
}
