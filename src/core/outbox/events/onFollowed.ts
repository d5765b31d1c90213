import type { Effect, Followed } from '../effect'
import { firstUnsent, isProposal, isSameRequest, type Intent, type SendIntent, type WentOut } from '../intent'
import { interrupted } from './interrupted'
import { search } from './search'
import { isAbout, isBusy, show, stay, type Outbox, type Seen, type Step } from '../state'

/** The list has it. The intent is forgotten only when a reload finds the list, and the basket without the gifts. */
export function onFollowed(outbox: Outbox, event: Followed, seen: Seen): Step {
  const { intent, next, out, earlierAtMs } = event
  const { stored, isListKept, isBasketKept } = seen
  const { shown } = outbox
  const isTaken = stored !== null && stored.id !== intent.id
  const isDone = isOut(next, out)
  const isForgotten = isDone && isListKept && isBasketKept
  const writes = !isForgotten && !isTaken && mustBeWritten(event, seen)
  const effects: readonly Effect[] = isForgotten
    ? [{ kind: 'forget', id: intent.id }]
    : writes
      ? [{ kind: 'write', intent: next, after: null }]
      : []
  if (isProposal(intent)) {
    if (isBusy(shown, intent) || !('safeTxHash' in out)) return stay(outbox, ...effects)
    const earlier = earlierAtMs === null ? {} : { earlierAtMs }
    return show(outbox, { kind: 'proposed', intent, safeTxHash: out.safeTxHash, ...earlier }, ...effects)
  }
  // Another gift has taken the place in storage: this one is only followed, unless the screen is about it.
  const isShown = isTaken ? isAbout(shown, intent) : !isBusy(shown, intent)
  if (isDone && isShown) return show(outbox, { kind: 'sent', intent: next }, ...effects)
  // The answer is to an earlier request: another one is still open, and the screen goes on about that.
  if (!isProposal(next) && next.asked !== null) return stillOpen(outbox, next, effects, seen)
  if (shown.kind === 'asking' && isAbout(shown, intent)) {
    if (isDone || !isSameRequest(shown.intent, intent)) return stay(outbox, ...effects)
    return isTaken ? goOn(outbox, next, seen) : stay(outbox, { kind: 'write', intent: next, after: 'goOn' })
  }
  if (isDone || isTaken || !isShown) return stay(outbox, ...effects)
  return show(outbox, { kind: 'paused', intent: next, reason: { kind: 'interrupted' } }, ...effects)
}

function stillOpen(outbox: Outbox, next: SendIntent, effects: readonly Effect[], seen: Seen): Step {
  const { shown } = outbox
  const isWaiting = (shown.kind === 'asking' || shown.kind === 'unknown') && isAbout(shown, next)
  if (isWaiting && !isProposal(shown.intent)) {
    const intent = { ...shown.intent, sent: next.sent }
    const later = { kind: 'searchLater', intent, why: 'shown' } as const
    return show(outbox, { ...shown, intent }, ...effects, ...(shown.kind === 'unknown' ? [later] : []))
  }
  if (seen.stored?.id !== next.id || shown.kind === 'checking' || isBusy(shown, next))
    return stay(outbox, ...effects)
  const searching = search(outbox, next, seen)
  return stay(searching.outbox, ...effects, ...searching.effects)
}

/** The next payment, if storage still holds the gift as it is now and the user is there. */
export function goOn(outbox: Outbox, intent: Intent, { isAway }: Pick<Seen, 'isAway'>): Step {
  if (isAway) return interrupted(outbox, intent)
  const next = { ...outbox, storedBefore: intent }
  return show(next, { kind: 'checking', intent }, { kind: 'check', intent, which: 'next' })
}

function isOut(next: Intent, out: WentOut): boolean {
  return isProposal(next) || 'id' in out || (firstUnsent(next) === null && next.asked === null)
}

function mustBeWritten({ intent, out, wasFollowed }: Followed, { stored, isListKept }: Seen): boolean {
  if (isProposal(intent)) return stored === null ? !wasFollowed : true
  // A batch leaves nothing but the list behind: while that is not stored, the request stays open.
  return 'txHash' in out || isListKept
}
