import { sameCalls } from '../../core/safe/sameCalls'
import type { SafeTxHash } from '../../core/safe/safeTx'
import { trackedId, type TrackedTx } from '../../core/tracking/trackedItem'
import { addTracked, findTracked, type TrackedStore } from '../../core/tracking/trackedStore'
import type { ProposalIntent, ProposalState } from '../account/account'
import type { AccountContext } from '../account/accountContext'
import { findFollowed } from './findFollowed'
import { keepIntent, readIntent, removeIntent } from './intentStorage'
import { isEarlierGift } from '../tracking/isEarlierGift'
import { isFollowKept } from './isFollowKept'
import { takeFromBasket } from './takeFromBasket'
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
  status: 'proposed' | 'draft' = 'proposed',
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
    phase: { status },
  }
  const before = findFollowed(context, trackedId(item))
  const isFound = before?.createdAtMs === item.createdAtMs
  const isEarlier = before !== undefined && isEarlierGift(context, intent, { safeTxHash })
  addTracked(context.tracked, item)
  const followed = findTracked(context.tracked, trackedId(item))
  if (followed?.kind !== 'safeTx' || !sameCalls(followed.calls, intent.calls)) return false
  if (context.signal.aborted || !forgetSettled(context, intent))
    leaveHash(context, { ...intent, answeredHash: safeTxHash }, isFound)
  if (!isBusy(context.proposal.getState(), intent)) {
    const earlier = isEarlier ? { earlierAtMs: before.createdAtMs } : {}
    context.proposal.setState({ kind: 'proposed', intent, safeTxHash, ...earlier }, true)
  }
  return true
}

/**
 * Forgets an intent that is followed. False, and nothing forgotten, while a reload would bring its gifts back in the
 * basket, or would not follow it: the intent is then the only record.
 */
export function forgetSettled(
  context: Pick<SettleContext, 'chain' | 'safe' | 'storage'>,
  intent: ProposalIntent,
): boolean {
  const isTaken = takeFromBasket(context, intent.gifts, [...intent.gifts.keys()])
  if (!isTaken || !isFollowKept(context)) return false
  removeIntent(context, intent)
  return true
}

/**
 * The next page that opens the account shows what became of the intent, unless another one has found it before, or
 * another gift has taken the place. Nobody saw a closed account settle.
 */
function leaveHash(context: SettleContext, intent: ProposalIntent, isFound: boolean): void {
  const stored = readIntent(context)
  if (stored === null ? !isFound : stored.id === intent.id) keepIntent(context, intent)
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
