import { sameCalls } from '../core/safe/sameCalls'
import type { SafeTxHash } from '../core/safe/safeTx'
import { trackedId, type TrackedTx } from '../core/tracking/trackedItem'
import { addTracked, findTracked, type TrackedStore } from '../core/tracking/trackedStore'
import type { ProposalIntent, ProposalState } from './account'
import type { AccountContext } from './accountContext'
import { findFollowed } from './findFollowed'
import { readIntent, removeIntent, writeIntent } from './intentStorage'
import { toTrackedGift } from './toTrackedGift'

type SettleContext = Pick<AccountContext, 'chain' | 'safe' | 'storage' | 'proposal' | 'tracked' | 'signal'>

/** Whether the state on the screen is still about this intent. */
export function isAbout(state: ProposalState, { id }: ProposalIntent): boolean {
  return 'intent' in state && state.intent.id === id
}

/**
 * A hash is known for an intent: it is followed first, and only then is the intent forgotten. An answer that comes late
 * is followed too, and shown unless the screen is busy with another gift: what has been proposed must not stand there
 * as if it were still to be given. False when the hash is known to be another gift: then nothing has changed.
 *
 * The hash is only the host's word. Following it reads the record back and compares its calls with the intent.
 */
export function settleProposal(
  context: SettleContext,
  intent: ProposalIntent,
  safeTxHash: SafeTxHash,
): boolean {
  const item: TrackedTx = {
    kind: 'safeTx',
    chainId: intent.chainId,
    safe: intent.safe,
    safeTxHash,
    calls: intent.calls,
    gifts: intent.gifts.map(toTrackedGift),
    refund: null,
    nonce: null,
    fromBlock: intent.fromBlock,
    createdAtMs: intent.startedAtMs,
    lastGoodAtMs: null,
    note: null,
    rebuilt: false,
    seen: false,
    missingSinceMs: null,
    phase: { status: 'proposed' },
  }
  const isFound = findFollowed(context, trackedId(item))?.createdAtMs === item.createdAtMs
  addTracked(context.tracked, item)
  const followed = findTracked(context.tracked, trackedId(item))
  if (followed?.kind !== 'safeTx' || !sameCalls(followed.calls, intent.calls)) return false
  if (context.signal.aborted) leaveHash(context, { ...intent, answeredHash: safeTxHash }, isFound)
  else removeIntent(context, intent)
  if (!isBusy(context.proposal.getState(), intent)) {
    context.proposal.setState({ kind: 'proposed', intent, safeTxHash }, true)
  }
  return true
}

/**
 * A closed account has no screen that takes the gift out of the basket: whoever opens it next reads what became of it,
 * unless somebody has found it before, or another gift has taken the place.
 */
function leaveHash(context: SettleContext, intent: ProposalIntent, isFound: boolean): void {
  const stored = readIntent(context)
  if (stored === null ? !isFound : stored.id === intent.id) writeIntent(context, intent)
}

/** Something else is on its way. While the Safe is still read nothing has been asked: the same gift once more gives way. */
export function isBusy(state: ProposalState, intent: ProposalIntent): boolean {
  if (state.kind === 'checking') return !sameCalls(state.intent.calls, intent.calls)
  return (state.kind === 'asking' || state.kind === 'unknown') && !isAbout(state, intent)
}

/** The item that an intent has become, in this tab or another. */
export function findSettled(
  tracked: TrackedStore,
  { startedAtMs, calls }: Pick<ProposalIntent, 'startedAtMs' | 'calls'>,
): TrackedTx | undefined {
  return tracked
    .getState()
    .items.filter((item) => item.kind === 'safeTx')
    .find((item) => item.createdAtMs === startedAtMs && sameCalls(item.calls, calls))
}
