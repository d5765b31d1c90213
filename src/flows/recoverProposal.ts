import type { ProposalIntent, ProposalState } from './account'
import type { AccountContext } from './accountContext'
import { findProposal, type FoundProposal } from './findProposal'
import { readIntent } from './intentStorage'
import { rest } from './rest'
import { isAbout, settleProposal } from './settleProposal'

/** The first pause between two looks on our own account; each one after it is twice as long, up to the longest. */
const firstPauseMs = 10_000
const longestPauseMs = 120_000

/** On start: an intent that was written down and never answered is looked for. Nothing is proposed again by itself. */
export async function recoverProposal(context: AccountContext): Promise<void> {
  const intent = readIntent(context)
  if (intent !== null && context.proposal.getState().kind === 'idle') await searchProposal(context, intent)
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

async function keepLooking(context: AccountContext, intent: ProposalIntent): Promise<void> {
  const { clock, signal } = context
  try {
    for (let pauseMs = firstPauseMs; isUnknown(context, intent); pauseMs *= 2) {
      await rest(clock, Math.min(pauseMs, longestPauseMs), signal)
      if (isUnknown(context, intent)) conclude(context, intent, await search(context, intent))
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

async function search(context: AccountContext, intent: ProposalIntent): Promise<FoundProposal> {
  try {
    return await findProposal(context, intent)
  } catch {
    context.signal.throwIfAborted()
    return { kind: 'unreachable', reason: 'Looking for it failed.' }
  }
}

function conclude(context: AccountContext, intent: ProposalIntent, found: FoundProposal): void {
  if (!isUnknown(context, intent)) return
  if (found.kind === 'found' && settleProposal(context, intent, found.safeTxHash)) return
  const atMs = context.clock.nowMs()
  const lastLook =
    found.kind === 'unreachable'
      ? ({ atMs, found: 'unreachable', reason: found.reason } as const)
      : ({ atMs, found: 'nothing', reason: null } as const)
  context.proposal.setState({ kind: 'unknown', intent, looking: false, lastLook }, true)
}

function isUnknown({ proposal }: AccountContext, intent: ProposalIntent): boolean {
  const state: ProposalState = proposal.getState()
  return state.kind === 'unknown' && isAbout(state, intent)
}
