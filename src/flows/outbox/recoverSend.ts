import { sameCalls } from '../../core/safe/sameCalls'
import { findSent, type FoundSend } from './findSent'
import { newsMs } from './newsMs'
import { growingRest, lookPauses } from '../rest'
import { firstUnsent, isAboutSend, isSameAsked } from './sendProgress'
import {
  findFollowedRequest,
  forgetSent,
  isBatchFollowed,
  pauseSend,
  recountSent,
  settleSend,
} from './settleSend'
import type { SendIntent } from '../account/walletAccount'
import type { WalletContext } from '../account/walletContext'
import { readSendIntent, removeSendIntent } from './walletIntentStorage'

/**
 * Takes up a gift that is not through: one from before, on start, or that of another tab. Nothing is asked of the wallet
 * by itself. Throws only when aborted.
 */
export async function recoverSend(context: WalletContext): Promise<void> {
  const stored = readSendIntent(context)
  const { kind } = context.sending.getState()
  if (stored === null || (kind !== 'idle' && kind !== 'elsewhere')) return
  // By now the basket may hold an equal gift that is another one.
  if (kind === 'idle' && isLongDone(context, stored)) removeSendIntent(context, stored)
  else await takeUpSend(context, stored)
}

/** What a closed account has just written down as sent in full. Anything else is shown by the tab that asks for it. */
export async function takeUpDone(context: WalletContext): Promise<void> {
  const stored = readSendIntent(context)
  if (stored?.asked === null && isDone(context, stored)) await takeUpSend(context, stored)
}

/** Shows a gift as storage has it: waiting for an answer that is looked for, or standing still. Throws only when aborted. */
export async function takeUpSend(context: WalletContext, stored: SendIntent): Promise<void> {
  if (stored.asked !== null) return searchSend(context, stored)
  const isThrough = isDone(context, stored)
  if (stored.sent.length > 0 && !isThrough) return pauseSend(context, stored)
  if (isThrough) forgetSent(context, stored)
  else removeSendIntent(context, stored)
  context.sending.setState(isThrough ? { kind: 'sent', intent: stored } : { kind: 'idle' }, true)
}

/** Another tab has taken the gift out of storage: it went out there, or was dismissed. */
export function leaveSend(context: WalletContext, intent: SendIntent): void {
  const counted = recountSent(context, intent)
  const isThrough = isDone(context, counted)
  context.sending.setState(isThrough ? { kind: 'sent', intent: counted } : { kind: 'idle' }, true)
}

function isDone(context: WalletContext, intent: SendIntent): boolean {
  return firstUnsent(intent) === null || isBatchFollowed(context, intent)
}

/** Sent in full, followed, and the last request of it was made more than a day ago. */
function isLongDone(context: WalletContext, intent: SendIntent): boolean {
  if (intent.asked !== null || !isDone(context, intent)) return false
  const { startedAtMs, calls, sent } = intent
  const askedAtMs = context.tracked
    .getState()
    .items.filter((item) =>
      item.kind === 'calls'
        ? item.createdAtMs >= startedAtMs && sameCalls(item.calls, calls)
        : item.kind === 'chainTx' && sent.some(({ txHash }) => txHash === item.txHash),
    )
    .map(({ createdAtMs }) => createdAtMs)
  return askedAtMs.length > 0 && Math.max(...askedAtMs) < context.clock.nowMs() - newsMs
}

/**
 * Nobody knows whether the request that has left was carried out. Looks once, and then again and again on its own, until
 * it is found, the person decides, or the account is closed: somebody may still be deciding in the wallet. Resolves
 * after the first look. Throws only when aborted.
 */
export async function searchSend(context: WalletContext, intent: SendIntent): Promise<void> {
  await lookForSend(context, intent)
  void keepLooking(context, intent)
}

async function keepLooking(context: WalletContext, intent: SendIntent): Promise<void> {
  const { clock, signal } = context
  const again = growingRest(clock, lookPauses, signal)
  try {
    while (isUnknown(context, intent)) {
      await again()
      if (isUnknown(context, intent)) conclude(context, intent, await search(context, intent))
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

/** One look that a person can see, and ask for. Throws only when aborted. */
export async function lookForSend(context: WalletContext, intent: SendIntent): Promise<void> {
  const { sending } = context
  const state = sending.getState()
  const lastLook = state.kind === 'unknown' && isAboutSend(state, intent) ? state.lastLook : null
  sending.setState({ kind: 'unknown', intent, looking: true, lastLook }, true)
  conclude(context, intent, await search(context, intent))
}

async function search(context: WalletContext, intent: SendIntent): Promise<FoundSend> {
  if (intent.asked === null) return { kind: 'nothing' }
  // The list may have been stored where the note of the payment was not.
  const out = findFollowedRequest(context, intent)
  if (out !== null) return { kind: 'found', out }
  try {
    return await findSent(context, intent, intent.asked)
  } catch {
    context.signal.throwIfAborted()
    return { kind: 'unreachable', reason: 'Looking for it failed.' }
  }
}

function conclude(context: WalletContext, looked: SendIntent, found: FoundSend): void {
  const intent = unknownIntent(context, looked)
  if (intent === null) return
  if (found.kind === 'found' && settleSend(context, intent, found.out) !== null) return
  const atMs = context.clock.nowMs()
  const lastLook =
    found.kind === 'found'
      ? ({ atMs, found: 'unreachable', reason: otherName } as const)
      : { atMs, found: found.kind, reason: found.kind === 'nothing' ? null : found.reason }
  context.sending.setState({ kind: 'unknown', intent, looking: false, lastLook }, true)
}

const otherName = 'Your wallet answered with the name of another gift, which says nothing about this one.'

/** About this very request: the same gift may meanwhile be waiting for another one. */
function isUnknown(context: WalletContext, intent: SendIntent): boolean {
  return unknownIntent(context, intent) !== null
}

/** The gift as it is looked for now, when it is by this very request. */
function unknownIntent({ sending }: WalletContext, { id, asked }: SendIntent): SendIntent | null {
  const state = sending.getState()
  const isIt = state.kind === 'unknown' && state.intent.id === id && isSameAsked(state.intent.asked, asked)
  return isIt ? state.intent : null
}
