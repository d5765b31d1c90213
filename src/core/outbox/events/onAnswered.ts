import { stop } from './ask'
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
import { noRoom } from '../noRoom'
import { search, searchNamed } from './search'
import { goOn } from './onFollowed'
import { settle } from './settle'
import { isAbout, show, stay, type Outbox, type PauseReason, type Seen, type Step } from '../state'
import { resumeStored } from './resumeStored'

/**
 * The Safe or the wallet has answered. By now the user may have dismissed the gift, or another tab may have found it:
 * what went out is followed all the same. Anything that is not clear leaves the outcome unknown.
 */
export function onAnswered(
  outbox: Outbox,
  { intent, answer }: { intent: Intent; answer: AskAnswer },
  seen: Seen,
): Step {
  switch (answer.kind) {
    case 'out':
      return settle(outbox, intent, answer.out, seen) ?? unclear(outbox, intent, seen)
    case 'named':
      if (!isProposal(intent)) return unclear(outbox, intent, seen)
      return searchNamed(outbox, { ...intent, answeredHash: answer.hash }, seen)
    case 'rejected':
      if (isProposal(intent)) return rejectedBySafe(outbox, intent, seen)
      return standStill(outbox, intent, { kind: 'rejected' }, seen)
    case 'refused':
      if (isProposal(intent)) return refusedBySafe(outbox, intent, answer.reason)
      return standStill(outbox, intent, { kind: 'refused', reason: answer.reason }, seen)
    case 'unsupported':
      return isProposal(intent)
        ? unclear(outbox, intent, seen)
        : sendSingly(outbox, intent, answer.reason, seen)
    case 'unclear':
      return unclear(outbox, intent, seen)
  }
}

function unclear(outbox: Outbox, intent: Intent, seen: Seen): Step {
  const { shown } = outbox
  const isAsking = shown.kind === 'asking' && isSameRequest(shown.intent, intent)
  return isAsking ? search(outbox, shown.intent, seen) : stay(outbox)
}

/** Shown at once, and a search follows: the Safe may have proposed it before. Never overwrites `proposed`. */
function rejectedBySafe(outbox: Outbox, asked: ProposalIntent, { stored, nowMs }: Seen): Step {
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

/** The Safe was never asked: there is no proposal. */
function refusedBySafe(outbox: Outbox, intent: ProposalIntent, reason: string): Step {
  return show(outbox, isAbout(outbox.shown, intent) ? { kind: 'blocked', reason } : outbox.shown, {
    kind: 'forget',
    id: intent.id,
  })
}

/** Nothing went out by this request. What did before stays noted, and the user can go on. */
function standStill(outbox: Outbox, asked: SendIntent, reason: PauseReason, seen: Seen): Step {
  const { shown } = outbox
  const stored = storedSend(asked, seen)
  // An earlier request for the same payment was answered after all.
  const isSentBefore = stored !== null && isSameAsked(stored.asked, asked.asked) && isAskedAgain(stored)
  // Another tab has gone on with it, or it was found after all.
  if (stored !== null && !isSentBefore && !isSameIntent(stored, asked))
    return isAbout(shown, asked) ? resumeStored(outbox, stored, seen) : stay(outbox)
  const next: SendIntent = { ...(isSentBefore ? stored : asked), asked: null }
  if (isSentBefore && firstUnsent(next) === null)
    return isAbout(shown, asked)
      ? resumeStored(outbox, next, seen)
      : stay(outbox, { kind: 'forget', id: next.id })
  const effect =
    stored !== null && next.sent.length > 0
      ? ({ kind: 'write', intent: next, after: null } as const)
      : ({ kind: 'forget', id: asked.id } as const)
  const stopped = stop(outbox, next, reason)
  return stay(stopped.outbox, effect, ...stopped.effects)
}

/** The wallet cannot make the payments as one: they go out one after the other. */
function sendSingly(outbox: Outbox, asked: SendIntent, reason: string, seen: Seen): Step {
  const { shown } = outbox
  const isAsking = shown.kind === 'asking' && isSameRequest(shown.intent, asked)
  const effect = { kind: 'sendSingly' } as const
  if (isAsking && isSameIntent(seen.stored, asked)) {
    const intent: SendIntent = { ...asked, way: 'sequence', asked: null }
    return stay(outbox, effect, { kind: 'write', intent, after: 'goOnSingly' })
  }
  const still = standStill(outbox, asked, { kind: 'refused', reason }, seen)
  return stay(still.outbox, effect, ...still.effects)
}

/** The progress is stored: the next payment. Where it is not, a reload would count the last one as unsent. */
export function writtenToGoOn(
  outbox: Outbox,
  { intent, isKept, after }: { intent: Intent; isKept: boolean; after: 'goOn' | 'goOnSingly' },
  seen: Seen,
): Step {
  const { shown } = outbox
  if (shown.kind !== 'asking' || !isAbout(shown, intent)) return stay(outbox)
  if (isKept) return goOn(outbox, intent, seen)
  const reason = { kind: 'refused', reason: noRoom(intent) } as const
  if (after === 'goOn' || isProposal(shown.intent)) return stop(outbox, intent, reason)
  return standStill(outbox, shown.intent, reason, seen)
}

function storedSend({ id }: SendIntent, { stored }: Seen): SendIntent | null {
  return stored !== null && stored.id === id && !isProposal(stored) ? stored : null
}
