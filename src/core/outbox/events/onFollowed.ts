import type { Effect, Followed } from '../event'
import { firstUnsent, isProposal, isSameRequest, type Intent, type SendIntent, type WentOut } from '../intent'
import { interrupted } from './ask'
import { search } from './search'
import { isAbout, isBusy, show, stay, type Outbox, type Snapshot, type Step } from '../state'

/** Concludes a tracked request. Forgets the intent only when a reload finds both the list and the reduced basket. */
export function onFollowed(outbox: Outbox, event: Followed, snapshot: Snapshot): Step {
  const { intent, next, out, earlierAtMs } = event
  const { stored, isListKept, isBasketKept } = snapshot
  const { shown } = outbox
  const isTaken = stored !== null && stored.id !== intent.id
  const isDone = isOut(next, out)
  const isForgotten = isDone && isListKept && isBasketKept
  const writes = !isForgotten && !isTaken && mustBeWritten(event, snapshot)
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
  // Storage holds another gift: track this one, and show it only if it is on screen.
  const isShown = isTaken ? isAbout(shown, intent) : !isBusy(shown, intent)
  if (isDone && isShown) return show(outbox, { kind: 'sent', intent: next }, ...effects)
  // An earlier request got a response: the screen stays with the one that is still pending.
  if (!isProposal(next) && next.asked !== null) return stillOpen(outbox, next, effects, snapshot)
  if (shown.kind === 'asking' && isAbout(shown, intent)) {
    if (isDone || !isSameRequest(shown.intent, intent)) return stay(outbox, ...effects)
    return isTaken
      ? askNext(outbox, next, snapshot)
      : stay(outbox, { kind: 'write', intent: next, after: 'askNext' })
  }
  if (isDone || isTaken || !isShown) return stay(outbox, ...effects)
  return show(outbox, { kind: 'paused', intent: next, reason: { kind: 'interrupted' } }, ...effects)
}

function stillOpen(outbox: Outbox, next: SendIntent, effects: readonly Effect[], snapshot: Snapshot): Step {
  const { shown } = outbox
  const isWaiting = (shown.kind === 'asking' || shown.kind === 'unknown') && isAbout(shown, next)
  if (isWaiting && !isProposal(shown.intent)) {
    const intent = { ...shown.intent, sent: next.sent }
    const later = { kind: 'searchLater', intent, why: 'shown' } as const
    return show(outbox, { ...shown, intent }, ...effects, ...(shown.kind === 'unknown' ? [later] : []))
  }
  if (snapshot.stored?.id !== next.id || shown.kind === 'checking' || isBusy(shown, next))
    return stay(outbox, ...effects)
  const searching = search(outbox, next, snapshot)
  return stay(searching.outbox, ...effects, ...searching.effects)
}

/** Requests the next payment, unless another account is on screen. */
export function askNext(outbox: Outbox, intent: Intent, { isAway }: Pick<Snapshot, 'isAway'>): Step {
  if (isAway) return interrupted(outbox, intent)
  const next = { ...outbox, storedBefore: intent }
  return show(next, { kind: 'checking', intent }, { kind: 'check', intent, which: 'next' })
}

function isOut(next: Intent, out: WentOut): boolean {
  return isProposal(next) || 'id' in out || (firstUnsent(next) === null && next.asked === null)
}

function mustBeWritten({ intent, out, wasFollowed }: Followed, { stored, isListKept }: Snapshot): boolean {
  if (isProposal(intent)) return stored === null ? !wasFollowed : true
  // Only the list records a batch: while that is not stored, keep the request.
  return 'txHash' in out || isListKept
}
