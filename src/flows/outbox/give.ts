import { BaseError } from '../../core/baseError'
import { buildBatch } from '../../core/giving/buildBatch'
import type { Gift } from '../../core/giving/gift'
import { sameCalls } from '../../core/safe/sameCalls'
import type { SafeTxHash } from '../../core/safe/safeTx'
import type { ProposeResult } from '../../ports/host'
import type { ProposalIntent, ProposalState } from '../account/account'
import type { AccountContext } from '../account/accountContext'
import { checkSafe, type SafeVerdict } from '../session/checkSafe'
import { keepIntent, readIntent, removeIntent } from './intentStorage'
import { noRoom } from './noRoom'
import {
  forgetRejected,
  lookForRejected,
  lookUpAnswer,
  recoverProposal,
  searchProposal,
} from './recoverProposal'
import { isAbout, settleProposal } from './settleProposal'
import { takeTurn } from './takeTurn'

/** A person reads and signs in the Safe meanwhile. After this long, ways on are offered; the answer is still awaited. */
export const slowAfterMs = 30_000

/**
 * Proposes gifts to the Safe as one transaction: reads the Safe again, writes the intent down, asks once. Does nothing
 * while another proposal is on its way or open, in this tab or another: of all tabs one at a time asks. Throws only
 * when aborted.
 */
export async function give(
  context: AccountContext,
  gifts: readonly Gift[],
  options: { readonly acceptUnverified: boolean },
): Promise<void> {
  const { proposal, check, signal } = context
  if (isOpen(proposal.getState())) return
  const draft = draftIntent(context, gifts)
  if (draft.kind === 'blocked') return proposal.setState(draft, true)

  proposal.setState({ kind: 'checking', intent: draft.intent }, true)
  const isOurs = await takeTurn(context, proposal, (state) => isAsking(state, draft.intent))
  // The person may have turned back meanwhile.
  if (!isAsking(proposal.getState(), draft.intent)) return
  if (!isOurs) return giveWay(context)
  const verdict = await checkSafe(context)
  signal.throwIfAborted()
  check.setState(verdict, true)
  // The person may have turned back meanwhile.
  if (!isAbout(proposal.getState(), draft.intent)) return
  const obstacle = obstacleIn(verdict, options.acceptUnverified)
  if (obstacle !== null) return proposal.setState({ kind: 'blocked', reason: obstacle }, true)

  const stored = readIntent(context)
  if (stored !== null) {
    const isForgotten = await forgetRejected(context, stored)
    // The person may have turned back meanwhile.
    if (!isAbout(proposal.getState(), draft.intent)) return
    if (!isForgotten) return searchProposal(context, stored)
  }
  const intent = { ...draft.intent, ...whereFrom(verdict), earlierHashes: listEqual(context, draft.intent) }
  if (!keepIntent(context, intent))
    return proposal.setState({ kind: 'blocked', reason: noRoom('your Safe') }, true)
  proposal.setState({ kind: 'asking', intent, slow: false }, true)
  await settle(context, intent, await ask(context, intent))
}

/** Nothing new may be asked before this one has an end. */
function isOpen({ kind }: ProposalState): boolean {
  return kind === 'checking' || kind === 'asking' || kind === 'unknown'
}

/** For so long it is this tab's turn. */
function isAsking(state: ProposalState, intent: ProposalIntent): boolean {
  return (state.kind === 'checking' || state.kind === 'asking') && isAbout(state, intent)
}

/** Another tab is asking: shows what storage has of that. */
async function giveWay(context: AccountContext): Promise<void> {
  context.proposal.setState({ kind: 'elsewhere' }, true)
  await recoverProposal(context)
}

function draftIntent(
  { clock, chain, safe }: AccountContext,
  gifts: readonly Gift[],
): { readonly kind: 'intent'; readonly intent: ProposalIntent } | (ProposalState & { kind: 'blocked' }) {
  try {
    const startedAtMs = clock.nowMs()
    const id = `${startedAtMs}-${Math.floor(clock.random() * 2 ** 32)}`
    const calls = buildBatch(gifts)
    const unknown = { nonceFrom: null, fromBlock: null }
    return { kind: 'intent', intent: { id, chainId: chain.id, safe, calls, gifts, startedAtMs, ...unknown } }
  } catch (error) {
    if (!(error instanceof BaseError)) throw error
    return { kind: 'blocked', reason: error.sentence }
  }
}

function obstacleIn(verdict: SafeVerdict, acceptUnverified: boolean): string | null {
  if (verdict.kind === 'disagrees') {
    return 'Your Safe did not pass the check against the chain, or it has just changed. Nothing was asked of it.'
  }
  if (verdict.kind === 'unverified' && !acceptUnverified) {
    return `Your Safe could not be checked, so nothing was asked of it. ${verdict.reason}`
  }
  return null
}

/** Equal gifts that are followed already, by the hashes that stand for them. */
function listEqual({ tracked }: AccountContext, { calls }: ProposalIntent): readonly SafeTxHash[] {
  return tracked
    .getState()
    .items.filter((item) => item.kind === 'safeTx')
    .filter((item) => item.phase.status !== 'removed' && sameCalls(item.calls, calls))
    .map(({ safeTxHash }) => safeTxHash)
}

function whereFrom(verdict: SafeVerdict): Pick<ProposalIntent, 'nonceFrom' | 'fromBlock'> {
  const onChain = verdict.kind === 'disagrees' ? undefined : verdict.onChain
  return { nonceFrom: onChain?.nonce ?? null, fromBlock: onChain?.blockNumber ?? null }
}

/** The one request. What is thrown here says nothing about whether the Safe has taken it. */
async function ask(context: AccountContext, intent: ProposalIntent): Promise<ProposeResult> {
  const answered = new AbortController()
  void markSlow(context, intent, answered.signal)
  try {
    return await context.host.propose(intent.calls)
  } catch {
    return { kind: 'failed', reason: 'The answer of your Safe could not be read.' }
  } finally {
    answered.abort()
  }
}

async function markSlow({ proposal, clock }: AccountContext, intent: ProposalIntent, answered: AbortSignal) {
  try {
    await clock.sleep(slowAfterMs, answered)
  } catch {
    return
  }
  const state = proposal.getState()
  if (state.kind === 'asking' && isAbout(state, intent)) proposal.setState({ ...state, slow: true }, true)
}

/** By now the person may have dismissed it, or begun another: a hash is followed all the same. */
async function settle(context: AccountContext, intent: ProposalIntent, result: ProposeResult): Promise<void> {
  const { proposal } = context
  if (result.kind === 'proposed' && result.handle.kind === 'safeTx') {
    if (settleProposal(context, intent, result.handle.safeTxHash)) return
  }
  if (result.kind === 'proposed' && result.handle.kind === 'unknownHash') {
    return lookUpAnswer(context, { ...intent, answeredHash: result.handle.hash })
  }
  if (result.kind === 'rejected') return settleRejected(context, intent)
  if (result.kind === 'refused') {
    removeIntent(context, intent)
    if (isAbout(proposal.getState(), intent))
      proposal.setState({ kind: 'blocked', reason: result.reason }, true)
    return
  }
  // "Request failed" is all that a host says of any fault, also of one after the proposal was stored; and the hash of
  // another gift says nothing about this one.
  const state = proposal.getState()
  if (state.kind === 'asking' && isAbout(state, intent)) await searchProposal(context, intent)
}

/** The words come at once, and a look follows. What has been found meanwhile is not unsaid. */
async function settleRejected(context: AccountContext, asked: ProposalIntent): Promise<void> {
  const { proposal, clock } = context
  const intent = { ...asked, rejectedAtMs: clock.nowMs() }
  if (readIntent(context)?.id === intent.id) keepIntent(context, intent)
  const state = proposal.getState()
  if (isAbout(state, intent) && state.kind !== 'proposed')
    proposal.setState({ kind: 'rejected', intent }, true)
  await lookForRejected(context, intent)
}
