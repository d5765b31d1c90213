import { stop, noRoom } from './ask'
import type { AskAnswer } from '../event'
import {
  firstUnsent,
  isAskedAgain,
  isProposal,
  isSameAsked,
  isSameIntent,
  isSameRequest,
  type Intent,
  type ProposalIntent,
  type SendIntent,
} from '../intent'
import { search, searchNamed } from './search'
import { askNext } from './onFollowed'
import { settle } from './settle'
import { isAbout, show, stay, type Outbox, type PauseReason, type Snapshot, type Step } from '../state'
import { resumeStored } from './resumeStored'

/**
 * Handles a response of the Safe or the wallet. Tracks a request that went out even if the user has dismissed the
 * gift or another tab found it. Any response other than a plain yes or no leaves the outcome unknown.
 */
export function onAnswered(
  outbox: Outbox,
  { intent, answer }: { intent: Intent; answer: AskAnswer },
  snapshot: Snapshot,
): Step {
  switch (answer.kind) {
    case 'out':
      return settle(outbox, intent, answer.out, snapshot) ?? outcomeUnknown(outbox, intent, snapshot)
    case 'named':
      if (!isProposal(intent)) return outcomeUnknown(outbox, intent, snapshot)
      return searchNamed(outbox, { ...intent, answeredHash: answer.hash }, snapshot)
    case 'rejected':
      if (isProposal(intent)) return rejectedBySafe(outbox, intent, snapshot)
      return nothingSent(outbox, intent, { kind: 'rejected' }, snapshot)
    case 'refused':
      if (isProposal(intent)) return refusedBySafe(outbox, intent, answer.reason)
      return nothingSent(outbox, intent, { kind: 'refused', reason: answer.reason }, snapshot)
    case 'unsupported':
      return isProposal(intent)
        ? outcomeUnknown(outbox, intent, snapshot)
        : fallBackToSequence(outbox, intent, answer.reason, snapshot)
    case 'unknown':
      return outcomeUnknown(outbox, intent, snapshot, answer.said)
  }
}

function outcomeUnknown(outbox: Outbox, intent: Intent, snapshot: Snapshot, said?: string): Step {
  const { shown } = outbox
  const isAsking = shown.kind === 'asking' && isSameRequest(shown.intent, intent)
  return isAsking ? search(outbox, shown.intent, snapshot, said) : stay(outbox)
}

/** Shows the rejection and searches: the Safe may have proposed it first. Never overwrites `proposed`. */
function rejectedBySafe(outbox: Outbox, asked: ProposalIntent, { stored, nowMs }: Snapshot): Step {
  const intent = { ...asked, rejectedAtMs: nowMs }
  const { shown } = outbox
  const isShown = isAbout(shown, intent) && shown.kind !== 'proposed'
  return show(
    outbox,
    isShown ? { kind: 'rejected', intent } : shown,
    ...(stored?.id === intent.id ? [{ kind: 'write', intent, after: null } as const] : []),
    { kind: 'search', intent, why: 'rejected' },
  )
}

/** Forgets a request that never reached the Safe: there is no proposal. */
function refusedBySafe(outbox: Outbox, intent: ProposalIntent, reason: string): Step {
  return show(outbox, isAbout(outbox.shown, intent) ? { kind: 'blocked', reason } : outbox.shown, {
    kind: 'forget',
    id: intent.id,
  })
}

/** Concludes a request that sent nothing. Earlier payments stay recorded, and the user can continue. */
function nothingSent(outbox: Outbox, asked: SendIntent, reason: PauseReason, snapshot: Snapshot): Step {
  const { shown } = outbox
  const stored = storedSend(asked, snapshot)
  // An earlier request for the same payment got a response after all.
  const isSentBefore = stored !== null && isSameAsked(stored.asked, asked.asked) && isAskedAgain(stored)
  // Another tab has continued the gift, or a search has found the request.
  if (stored !== null && !isSentBefore && !isSameIntent(stored, asked))
    return isAbout(shown, asked) ? resumeStored(outbox, stored, snapshot) : stay(outbox)
  const next: SendIntent = { ...(isSentBefore ? stored : asked), asked: null }
  if (isSentBefore && firstUnsent(next) === null)
    return isAbout(shown, asked)
      ? resumeStored(outbox, next, snapshot)
      : stay(outbox, { kind: 'forget', id: next.id })
  const effect =
    stored !== null && next.sent.length > 0
      ? ({ kind: 'write', intent: next, after: null } as const)
      : ({ kind: 'forget', id: asked.id } as const)
  const stopped = stop(outbox, next, reason)
  return stay(stopped.outbox, effect, ...stopped.effects)
}

/** Switches to single payments when the wallet cannot send the batch. */
function fallBackToSequence(outbox: Outbox, asked: SendIntent, reason: string, snapshot: Snapshot): Step {
  const { shown } = outbox
  const isAsking = shown.kind === 'asking' && isSameRequest(shown.intent, asked)
  const effect = { kind: 'fallBackToSequence' } as const
  if (isAsking && isSameIntent(snapshot.stored, asked)) {
    const intent: SendIntent = { ...asked, way: 'sequence', asked: null }
    return stay(outbox, effect, { kind: 'write', intent, after: 'askNextSingly' })
  }
  const still = nothingSent(outbox, asked, { kind: 'refused', reason }, snapshot)
  return stay(still.outbox, effect, ...still.effects)
}

/** Requests the next payment once progress is stored. Unstored, a reload would count the last one as unsent. */
export function writtenToAskNext(
  outbox: Outbox,
  { intent, isKept, after }: { intent: Intent; isKept: boolean; after: 'askNext' | 'askNextSingly' },
  snapshot: Snapshot,
): Step {
  const { shown } = outbox
  if (shown.kind !== 'asking' || !isAbout(shown, intent)) return stay(outbox)
  if (isKept) return askNext(outbox, intent, snapshot)
  const reason = { kind: 'refused', reason: noRoom(intent) } as const
  if (after === 'askNext' || isProposal(shown.intent)) return stop(outbox, intent, reason)
  return nothingSent(outbox, shown.intent, reason, snapshot)
}

function storedSend({ id }: SendIntent, { stored }: Snapshot): SendIntent | null {
  return stored !== null && stored.id === id && !isProposal(stored) ? stored : null
}
