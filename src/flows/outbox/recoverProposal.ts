import type { ProposalIntent, ProposalState } from '../account/account'
import type { AccountContext } from '../account/accountContext'
import { findProposal, type FoundProposal } from './findProposal'
import { keepIntent, readIntent, removeIntent } from './intentStorage'
import { newsMs } from './newsMs'
import { resolveHandle } from '../tracking/resolveHandle'
import { growingRest, lookPauses } from '../rest'
import { findSettled, isAbout, isBusy, settleProposal } from './settleProposal'

/** How long the service may answer from a replica that lags: 61 s were seen. */
export const indexLagMs = 90_000

/**
 * An intent that was written down and not answered is looked for: one from before, on start, or that of another tab.
 * Nothing is proposed again by itself.
 */
export async function recoverProposal(context: AccountContext): Promise<void> {
  const intent = readIntent(context)
  const { kind } = context.proposal.getState()
  if (intent === null || (kind !== 'idle' && kind !== 'elsewhere')) return
  // By now the basket may hold an equal gift that is another one.
  if (kind === 'idle' && isLongDone(context, intent)) return removeIntent(context, intent)
  if (intent.rejectedAtMs === undefined) await searchProposal(context, intent)
  else await lookForRejected(context, intent)
}

/** What a closed account has just written down as proposed. Anything else is shown by the tab that asks for it. */
export function takeUpDone(context: AccountContext): void {
  const intent = readIntent(context)
  const found = intent && findSettled(context.tracked, intent)
  if (found) settleProposal(context, intent, found.safeTxHash)
}

/** Proposed, followed, and begun more than a day ago. */
function isLongDone({ tracked, clock }: AccountContext, intent: ProposalIntent): boolean {
  return findSettled(tracked, intent) !== undefined && intent.startedAtMs < clock.nowMs() - newsMs
}

/**
 * The Safe said no, and may have proposed it before that: one that relays signs and proposes first, and says no when the
 * relay fails. Looks unseen: what is found is followed, and what is not there once the service cannot lag any more is
 * forgotten. While nobody can look it stays stored, and is looked for again. Resolves after the first look. Throws only when aborted.
 */
export async function lookForRejected(context: AccountContext, intent: ProposalIntent): Promise<void> {
  concludeRejected(context, intent, await search(context, intent))
  void keepLookingUnseen(context, intent)
}

async function keepLookingUnseen(context: AccountContext, intent: ProposalIntent): Promise<void> {
  const { clock, service, signal } = context
  const again = growingRest(clock, lookPauses, signal)
  try {
    while (isRejectedOpen(context, intent)) {
      await again(service.waitMs())
      if (isRejectedOpen(context, intent)) concludeRejected(context, intent, await search(context, intent))
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

function concludeRejected(context: AccountContext, intent: ProposalIntent, found: FoundProposal): void {
  if (settleFound(context, intent, found)) return
  const { proposal } = context
  const state = proposal.getState()
  if (found.kind === 'nothing' && isPastLag(context, intent)) removeIntent(context, intent)
  if (found.kind === 'nothing' && isUnknown(context, intent)) proposal.setState({ kind: 'idle' }, true)
  if (state.kind !== 'rejected' || !isAbout(state, intent)) return
  const next = { kind: 'rejected', intent } as const
  proposal.setState(found.kind === 'nothing' ? next : { ...next, lookedFor: 'unreachable' }, true)
}

/** The last word of the service is still missing, and no look is on its way that the user sees. */
function isRejectedOpen(context: AccountContext, intent: ProposalIntent): boolean {
  if (isUnknown(context, intent)) return false
  if (readIntent(context)?.id === intent.id) return true
  const state = context.proposal.getState()
  return state.kind === 'rejected' && isAbout(state, intent) && state.lookedFor === 'unreachable'
}

/** Whether the Safe said no to it, and a look has now found nothing: then it is forgotten. Throws only when aborted. */
export async function forgetRejected(context: AccountContext, intent: ProposalIntent): Promise<boolean> {
  if (intent.rejectedAtMs === undefined) return false
  const { kind } = await search(context, intent)
  if (kind !== 'nothing') return false
  removeIntent(context, intent)
  if (!isPastLag(context, intent)) void followLate(context, intent)
  return true
}

/** The user gives again before the service can have listed everything: what it lists later is still followed. */
async function followLate(context: AccountContext, intent: ProposalIntent): Promise<void> {
  const again = growingRest(context.clock, lookPauses, context.signal)
  try {
    for (let isLast = false; !isLast;) {
      await again()
      isLast = isPastLag(context, intent)
      const found = await search(context, intent)
      if (settleFound(context, intent, found)) return
    }
  } catch (error) {
    if (!context.signal.aborted) throw error
  }
}

/** Whether "nothing" of the service now holds for what was rejected. A clock that was set back ends the wait. */
function isPastLag({ clock }: AccountContext, { rejectedAtMs = 0 }: ProposalIntent): boolean {
  const sinceMs = clock.nowMs() - rejectedAtMs
  return sinceMs >= indexLagMs || sinceMs < 0
}

/**
 * Nobody knows whether this intent was proposed. Looks once, and then again and again on its own, until it is found, the
 * person dismisses it, or the account is closed: someone may still be deciding in the Safe. Resolves after the first
 * look. Throws only when aborted.
 */
export async function searchProposal(context: AccountContext, intent: ProposalIntent): Promise<void> {
  await lookForProposal(context, intent)
  void keepLooking(context, intent)
}

/**
 * A wallet has answered with a hash of which nobody knows what it is: written down, and looked up until it is known. An
 * answer that comes late takes the screen back, unless that is busy with another gift: then it is looked up unseen.
 * Resolves after the first look. Throws only when aborted.
 */
export async function lookUpAnswer(context: AccountContext, intent: ProposalIntent): Promise<void> {
  const stored = readIntent(context)
  const isTaken = stored !== null && stored.id !== intent.id
  if (isTaken || isBusy(context.proposal.getState(), intent)) {
    void lookUnseen(context, intent)
    return
  }
  keepIntent(context, intent)
  await searchProposal(context, intent)
}

async function lookUnseen(context: AccountContext, intent: ProposalIntent): Promise<void> {
  const { clock, service, signal } = context
  const again = growingRest(clock, lookPauses, signal)
  try {
    for (;;) {
      const found = await search(context, intent)
      if (settleFound(context, intent, found)) return
      await again(service.waitMs())
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

async function keepLooking(context: AccountContext, intent: ProposalIntent): Promise<void> {
  const { clock, service, signal } = context
  const again = growingRest(clock, lookPauses, signal)
  try {
    while (unknownIntent(context, intent) !== null) {
      await again(service.waitMs())
      // As it stands by then: an answer to an account that was closed may have named a hash.
      const next = unknownIntent(context, intent)
      if (next !== null) conclude(context, next, await search(context, next))
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** One look that a person can see, and ask for. Throws only when aborted. */
export async function lookForProposal(context: AccountContext, intent: ProposalIntent): Promise<void> {
  const { proposal } = context
  const state = proposal.getState()
  const lastLook = state.kind === 'unknown' && isAbout(state, intent) ? state.lastLook : null
  proposal.setState({ kind: 'unknown', intent, looking: true, lastLook }, true)
  conclude(context, intent, await search(context, intent))
}

/** Among what is followed; by the hash that a wallet answered, where there is one; and by what the transaction does. */
async function search(context: AccountContext, intent: ProposalIntent): Promise<FoundProposal> {
  const followed = findSettled(context.tracked, intent)
  if (followed !== undefined) return { kind: 'found', safeTxHash: followed.safeTxHash }
  try {
    const { answeredHash } = intent
    const resolved = answeredHash && (await resolveHandle(context, intent, answeredHash))
    if (resolved?.kind === 'found' || resolved?.kind === 'unreachable') return resolved
    const found = await findProposal(context, intent)
    // The wallet named an equal gift that is pending: this is that one, unless another was proposed.
    const isSame = resolved?.kind === 'earlier' && found.kind === 'nothing'
    return isSame ? { kind: 'found', safeTxHash: resolved.safeTxHash } : found
  } catch {
    context.signal.throwIfAborted()
    return { kind: 'unreachable', reason: 'Looking for it failed.' }
  }
}

function conclude(context: AccountContext, looked: ProposalIntent, found: FoundProposal): void {
  const intent = unknownIntent(context, looked)
  if (intent === null) return
  if (settleFound(context, intent, found)) return
  const atMs = context.clock.nowMs()
  const lastLook =
    found.kind === 'unreachable'
      ? ({ atMs, found: 'unreachable', reason: found.reason } as const)
      : ({ atMs, found: 'nothing', reason: null } as const)
  context.proposal.setState({ kind: 'unknown', intent, looking: false, lastLook }, true)
}

/** False: nothing was found, or what was found is another gift. */
function settleFound(context: AccountContext, intent: ProposalIntent, found: FoundProposal): boolean {
  if (found.kind !== 'found' && found.kind !== 'draft') return false
  return settleProposal(context, intent, found.safeTxHash, found.kind === 'draft' ? 'draft' : 'proposed')
}

function isUnknown(context: AccountContext, intent: ProposalIntent): boolean {
  return unknownIntent(context, intent) !== null
}

/** The intent as it is looked for now; null when it is not. */
function unknownIntent({ proposal }: AccountContext, intent: ProposalIntent): ProposalIntent | null {
  const state: ProposalState = proposal.getState()
  return state.kind === 'unknown' && isAbout(state, intent) ? state.intent : null
}
