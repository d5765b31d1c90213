import { sameCalls } from '../../core/safe/sameCalls'
import type { ChainTxHash } from '../../core/safe/safeTx'
import {
  trackedId,
  type TrackedCalls,
  type TrackedChainTx,
  type TrackedItem,
} from '../../core/tracking/trackedItem'
import { addTracked } from '../../core/tracking/trackedStore'
import { findFollowed } from './findFollowed'
import { firstUnsent, isAboutSend, isAskedAgain, isBusySending, isSameAsked } from './sendProgress'
import { isFollowKept } from './isFollowKept'
import { takeFromBasket } from './takeFromBasket'
import { toTrackedGift } from './toTrackedGift'
import type { AskedCall, SendIntent } from '../account/walletAccount'
import type { WalletContext } from '../account/walletContext'
import { keepSendIntent, readSendIntent, removeSendIntent } from './walletIntentStorage'

type SettleContext = Pick<WalletContext, 'chain' | 'address' | 'storage' | 'sending' | 'tracked' | 'signal'>

/** What went out: one payment of a sequence, or all of them under the name that the wallet gave the batch. */
export type WentOut = { readonly index: number; readonly txHash: ChainTxHash } | { readonly id: string }

/**
 * Something went out: it is followed first, and only then is it noted as sent. What storage knows of the gift counts,
 * since another tab may have gone on meanwhile; an answer that comes after the gift was dismissed is noted too, so that
 * nobody gives it again. Answers how far the gift has come; null when the name is that of another payment, which says
 * nothing about this one: then nothing has changed.
 */
export function settleSend(context: SettleContext, intent: SendIntent, out: WentOut): SendIntent | null {
  const stored = readSendIntent(context)
  const item = itemOf(intent, out)
  const followed = findFollowed(context, trackedId(item))
  const sent = stored?.id === intent.id ? stored.sent : intent.sent
  if (followed !== undefined && !isSameRequest(followed, item)) return null
  if ('txHash' in out && sent.some(({ index, txHash }) => txHash === out.txHash && index !== out.index))
    return null
  addTracked(context.tracked, item)
  const known = stored?.id === intent.id ? stored : recountSent(context, intent)
  const next = noteSent(known, out, intent.asked)
  const isDone = 'id' in out || (firstUnsent(next) === null && next.asked === null)
  takeFromBasket(
    context,
    next.gifts,
    'id' in out ? [...next.gifts.keys()] : next.sent.map(({ index }) => index),
  )
  // Another gift has taken the place: this one is only followed.
  if (stored !== null && stored.id !== intent.id) return next
  // A closed account has no screen that takes the gift out of the basket: whoever opens it next reads that it is out,
  // unless somebody has found it before.
  const isSaid = !context.signal.aborted || (stored === null && followed !== undefined)
  const isForgotten = isDone && isSaid && forgetSent(context, next)
  // A batch leaves nothing but the list behind: while that is not stored, the request stays open.
  if (!isForgotten && ('txHash' in out || isFollowKept(context))) keepSendIntent(context, next)

  const { sending } = context
  const state = sending.getState()
  if (isDone && !isBusySending(state, intent)) sending.setState({ kind: 'sent', intent: next }, true)
  // The answer is to an earlier request for it: the second is still open, and the screen goes on telling of that.
  if (
    isAskedAgain(next) &&
    isAboutSend(state, intent) &&
    (state.kind === 'asking' || state.kind === 'unknown')
  ) {
    sending.setState({ ...state, intent: { ...state.intent, sent: next.sent } }, true)
    return next
  }
  // While this tab is asking, it goes on by itself.
  const goesOn = state.kind === 'asking' && isAboutSend(state, intent)
  if (!isDone && !goesOn && !isBusySending(state, intent)) pauseSend(context, next)
  return next
}

/**
 * Forgets a gift that went out in full. False, and nothing forgotten, while a reload would bring it back in the basket,
 * or would not follow it: the intent is then the only record.
 */
export function forgetSent(
  context: Pick<SettleContext, 'chain' | 'address' | 'storage'>,
  intent: SendIntent,
): boolean {
  const isTaken = takeFromBasket(context, intent.gifts, [...intent.gifts.keys()])
  if (!isTaken || !isFollowKept(context)) return false
  removeSendIntent(context, intent)
  return true
}

/** Shows that a gift stands still and can go on. */
export function pauseSend({ sending }: Pick<WalletContext, 'sending'>, intent: SendIntent): void {
  sending.setState({ kind: 'paused', intent, reason: { kind: 'interrupted' } }, true)
}

/** Both are what one request has become: its moment is in each, and of two tabs one at a time asks. */
function isSameRequest(followed: TrackedItem, item: TrackedChainTx | TrackedCalls): boolean {
  return (
    followed.kind === item.kind &&
    followed.createdAtMs === item.createdAtMs &&
    sameCalls(followed.calls, item.calls)
  )
}

/** Only the request that this answers is over: one that was made again for the same payment may still be open. */
function noteSent(intent: SendIntent, out: WentOut, answered: AskedCall | null): SendIntent {
  if ('id' in out) return { ...intent, asked: null }
  const { index, txHash } = out
  const others = intent.sent.filter((each) => each.index !== index)
  const sent = [...others, { index, txHash }].sort((one, other) => one.index - other.index)
  return { ...intent, sent, asked: isSameAsked(intent.asked, answered) ? null : intent.asked }
}

function itemOf(intent: SendIntent, out: WentOut): TrackedChainTx | TrackedCalls {
  const { chainId, wallet, asked, startedAtMs } = intent
  const common = {
    chainId,
    wallet,
    fromBlock: asked?.fromBlock ?? null,
    createdAtMs: asked?.askedAtMs ?? startedAtMs,
    lastGoodAtMs: null,
    note: null,
    rebuilt: false,
  }
  if ('id' in out) {
    const phase = { status: 'executing', txHash: null, confirmations: 0, blockNumber: null } as const
    const gifts = intent.gifts.map(toTrackedGift)
    return { ...common, kind: 'calls', id: out.id, txHash: null, calls: intent.calls, gifts, phase }
  }
  const { index, txHash } = out
  const phase = { status: 'executing', txHash, confirmations: 0, blockNumber: null } as const
  const calls = intent.calls.slice(index, index + 1)
  const gifts = intent.gifts.slice(index, index + 1).map(toTrackedGift)
  return { ...common, kind: 'chainTx', txHash, nonce: null, calls, gifts, phase }
}

/**
 * How far a gift has come by what is followed, in this tab or another: each followed payment counts once. For a gift
 * that is not in storage any more.
 */
export function recountSent({ tracked }: Pick<WalletContext, 'tracked'>, intent: SendIntent): SendIntent {
  const payments = tracked
    .getState()
    .items.filter((item) => item.kind === 'chainTx')
    // One that was sped up goes on as another item.
    .filter(({ createdAtMs, phase }) => createdAtMs >= intent.startedAtMs && phase.status !== 'repriced')
  const sent = intent.calls.flatMap((call, index) => {
    const known = intent.sent.find((each) => each.index === index)
    const at = payments.findIndex((item) => sameCalls(item.calls, [call]))
    const [payment] = at < 0 ? [] : payments.splice(at, 1)
    if (known !== undefined) return [known]
    return payment === undefined ? [] : [{ index, txHash: payment.txHash }]
  })
  return { ...intent, sent, asked: null }
}

/** What this very request has become, if it is followed: here, or by another tab. */
export function findFollowedRequest(
  { tracked }: Pick<WalletContext, 'tracked'>,
  { calls, asked, sent }: Pick<SendIntent, 'calls' | 'asked' | 'sent'>,
): WentOut | null {
  if (asked === null) return null
  const { index, askedAtMs } = asked
  const what = index === null ? calls : calls.slice(index, index + 1)
  const found = tracked
    .getState()
    .items.filter((item) => item.kind === 'chainTx' || item.kind === 'calls')
    .filter((item) => item.createdAtMs === askedAtMs && sameCalls(item.calls, what))
  // An equal payment of the same moment is known already: nothing tells the two apart.
  if (sent.some(({ txHash }) => found.some((item) => item.txHash === txHash))) return null
  for (const item of found) {
    if (item.kind === 'calls' && index === null) return { id: item.id }
    if (item.kind === 'chainTx' && index !== null) return { index, txHash: item.txHash }
  }
  return null
}

/** Whether all of a gift is followed as one batch. */
export function isBatchFollowed(
  { tracked }: Pick<WalletContext, 'tracked'>,
  { calls, startedAtMs }: SendIntent,
): boolean {
  const { items } = tracked.getState()
  return items.some(
    (item) => item.kind === 'calls' && item.createdAtMs >= startedAtMs && sameCalls(item.calls, calls),
  )
}
