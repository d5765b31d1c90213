import type { TakeOut } from './effect'
import { firstUnsent, isProposal, isSameIntent, type Intent, type SendIntent } from './intent'
import { maySayNotSent } from './maySayNotSent'
import { noRoom } from './noRoom'
import { search } from './search'
import { isAbout, isEnded, show, stay, type Outbox, type Seen, type Step } from './state'
import { takeAllOut, takeSentOut } from './takeOut'
import { followStored, opened, takeUp } from './takeUp'

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
  if (isKept && firstUnsent(intent) === null) return takeUp(outbox, intent, seen)
  return show(outbox, {
    kind: 'paused',
    intent,
    reason: isKept ? { kind: 'interrupted' } : { kind: 'refused', reason: noRoom(intent) },
  })
}

/** The user turns back: what has not gone out is forgotten, and an answer that comes late is still followed. */
export function dismiss(outbox: Outbox): Step {
  const { shown } = outbox
  const idle = { kind: 'idle' } as const
  if (shown.kind === 'proposed' || shown.kind === 'sent') return show(outbox, idle, takeAllOut(shown.intent))
  if ('intent' in shown && !isProposal(shown.intent) && shown.intent.sent.length > 0)
    return show(outbox, idle, takeSentOut(shown.intent, { isLast: true }))
  // What the Safe said no to is forgotten once a search has found nothing.
  const isKept = !('intent' in shown) || (shown.kind === 'rejected' && isProposal(shown.intent))
  return isKept ? show(outbox, idle) : show(outbox, idle, { kind: 'forget', id: shown.intent.id })
}

/** What has ended makes room for the next gift. What is open stays on the screen. */
export function moveOn(outbox: Outbox): Step {
  return isEnded(outbox.shown) ? dismiss(outbox) : stay(outbox)
}

/** The gifts have left the basket: an intent that nobody goes on with is forgotten if a reload finds list and basket like that. */
export function takenOut(
  outbox: Outbox,
  { intent: { id }, isLast }: Pick<TakeOut, 'intent' | 'isLast'>,
  { isListKept, isBasketKept }: Seen,
): Step {
  return isLast && isListKept && isBasketKept ? stay(outbox, { kind: 'forget', id }) : stay(outbox)
}
