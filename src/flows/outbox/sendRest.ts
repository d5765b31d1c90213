import type { SendResult } from '../../ports/wallet'
import { noRoom } from './noRoom'
import { searchSend, leaveSend, takeUpSend } from './recoverSend'
import { batchId, firstUnsent, isAboutSend, isAskedAgain, isSameAsked } from './sendProgress'
import { settleSend } from './settleSend'
import type { PauseReason, SendIntent } from '../account/walletAccount'
import type { WalletContext } from '../account/walletContext'
import {
  isSameIntent,
  keepSendIntent,
  readSendIntent,
  removeSendIntent,
  swapSendIntent,
} from './walletIntentStorage'

/** A person reads and confirms in the wallet meanwhile. After this long, ways on are offered; the answer is still awaited. */
export const slowAfterMs = 30_000

type Answered = SendResult | { readonly kind: 'unsupported'; readonly reason: string }

/**
 * Asks the wallet for what has not gone out, one request after the other, until all has or something stands in the way.
 * Before each request the chain is read and what is asked is written down, if storage still holds `before` (null: it is
 * a new gift). Throws only when aborted.
 */
export async function sendRest(
  context: WalletContext,
  intent: SendIntent,
  before: SendIntent | null,
): Promise<void> {
  let last = before
  for (let next: SendIntent | null = intent; next !== null;) {
    const asked = await askNext(context, next, last)
    last = asked
    next = asked
  }
}

/** One request. Null: nothing more is asked for now. */
async function askNext(
  context: WalletContext,
  intent: SendIntent,
  before: SendIntent | null,
): Promise<SendIntent | null> {
  const { sending, walletChain, address, clock, signal } = context
  const index = intent.way === 'batch' ? null : firstUnsent(intent)
  sending.setState({ kind: 'checking', intent }, true)
  const account = await walletChain.readAccount(address, signal)
  // Nothing is asked any more for an account that was closed meanwhile, and not when the person has turned back.
  signal.throwIfAborted()
  if (!isAboutSend(sending.getState(), intent)) return null
  if (account.kind !== 'found') {
    const why = account.kind === 'unreachable' ? account.reason : 'It has no answer for your wallet.'
    const reason = `The chain could not be read, so nothing was asked of your wallet. ${why}`
    show(context, intent, { kind: 'refused', reason })
    return null
  }
  // The next nonce among those in blocks: what waits in the wallet may yet be replaced by it.
  const { nonce, blockNumber } = account.value
  const asked = { index, nonce, askedAtMs: clock.nowMs(), fromBlock: blockNumber }
  const written: SendIntent = { ...intent, asked }
  const swapped = swapSendIntent(context, before, written)
  if (swapped === 'noRoom') return stopForRoom(context, intent)
  if (swapped === 'changed') {
    const stored = readSendIntent(context)
    if (stored === null) leaveSend(context, intent)
    else await takeUpSend(context, stored)
    return null
  }
  sending.setState({ kind: 'asking', intent: written, slow: false }, true)
  return settle(context, written, await ask(context, written))
}

/** What is thrown here says nothing about whether the wallet has sent it. */
async function ask(context: WalletContext, intent: SendIntent): Promise<Answered> {
  const { sender } = context
  const answered = new AbortController()
  void markSlow(context, intent, answered.signal)
  try {
    if (intent.way === 'batch') return await sender.sendCalls(intent.calls, batchId(intent))
    const call = intent.calls[intent.asked?.index ?? -1]
    if (call === undefined) return { kind: 'refused', reason: 'There is nothing left to send.' }
    return await sender.sendCall(call)
  } catch {
    return { kind: 'unknown', reason: 'The answer of your wallet could not be read.' }
  } finally {
    answered.abort()
  }
}

async function markSlow({ sending, clock }: WalletContext, intent: SendIntent, answered: AbortSignal) {
  try {
    await clock.sleep(slowAfterMs, answered)
  } catch {
    return
  }
  const state = sending.getState()
  if (state.kind === 'asking' && state.intent === intent) sending.setState({ ...state, slow: true }, true)
}

/** By now the person may have dismissed it, or another tab may have found it: what went out is followed all the same. */
async function settle(
  context: WalletContext,
  intent: SendIntent,
  result: Answered,
): Promise<SendIntent | null> {
  const state = context.sending.getState()
  const isAsking = state.kind === 'asking' && state.intent.asked === intent.asked
  const index = intent.asked?.index ?? null
  if (result.kind === 'sent') {
    const { handle } = result
    if (index === null && handle.kind === 'calls' && settleSend(context, intent, { id: handle.id }) !== null)
      return null
    if (index !== null && handle.kind === 'chainTx') {
      const next = settleSend(context, intent, { index, txHash: handle.txHash })
      if (next !== null && (!isAsking || firstUnsent(next) === null)) return null
      // After a reload this payment would count as unsent.
      if (next !== null) return isNoteLost(context, next) ? stopForRoom(context, next) : next
    }
  }
  if (result.kind === 'rejected') return standStill(context, intent, { kind: 'rejected' })
  if (result.kind === 'refused')
    return standStill(context, intent, { kind: 'refused', reason: result.reason })
  if (result.kind === 'unsupported') return sendSingly(context, intent, result.reason)
  if (isAsking) await searchSend(context, state.intent)
  return null
}

/** The wallet cannot make the payments as one: they go out one after the other. */
async function sendSingly(
  context: WalletContext,
  intent: SendIntent,
  reason: string,
): Promise<SendIntent | null> {
  const { batching, sending } = context
  batching.setState({ kind: 'none' }, true)
  const next: SendIntent = { ...intent, way: 'sequence', asked: null }
  const state = sending.getState()
  const isAsking = state.kind === 'asking' && state.intent.asked === intent.asked
  const swapped = isAsking ? swapSendIntent(context, intent, next) : 'changed'
  if (swapped === 'kept') return next
  if (swapped === 'noRoom')
    return standStill(context, intent, { kind: 'refused', reason: noRoom('your wallet') })
  return standStill(context, intent, { kind: 'refused', reason })
}

/** Nothing went out by this request, surely. What did before stays noted, and the person can go on. */
async function standStill(context: WalletContext, written: SendIntent, reason: PauseReason): Promise<null> {
  const stored = readSendIntent(context)
  // An earlier request for the same payment was answered after all.
  const isSentBefore =
    stored !== null &&
    stored.id === written.id &&
    isSameAsked(stored.asked, written.asked) &&
    isAskedAgain(stored)
  const next: SendIntent = { ...(isSentBefore ? stored : written), asked: null }
  // Another tab has gone on with it, or it was found after all.
  if (stored?.id === written.id && !isSentBefore && !isSameIntent(stored, written)) {
    if (isAboutSend(context.sending.getState(), written)) await takeUpSend(context, stored)
    return null
  }
  if (isSentBefore && firstUnsent(next) === null) {
    if (isAboutSend(context.sending.getState(), written)) await takeUpSend(context, next)
    else removeSendIntent(context, next)
    return null
  }
  if (stored?.id === written.id && next.sent.length > 0) keepSendIntent(context, next)
  else removeSendIntent(context, written)
  show(context, next, reason)
  return null
}

/** Storage still has the gift as it was before its last payment. */
function isNoteLost(context: WalletContext, noted: SendIntent): boolean {
  const stored = readSendIntent(context)
  return stored?.id === noted.id && !isSameIntent(stored, noted)
}

function stopForRoom(context: WalletContext, intent: SendIntent): null {
  show(context, intent, { kind: 'refused', reason: noRoom('your wallet') })
  return null
}

function show({ sending }: WalletContext, intent: SendIntent, reason: PauseReason): void {
  if (!isAboutSend(sending.getState(), intent)) return
  if (intent.sent.length > 0) sending.setState({ kind: 'paused', intent, reason }, true)
  else if (reason.kind === 'refused') sending.setState({ kind: 'blocked', reason: reason.reason }, true)
  else sending.setState({ kind: 'rejected', intent }, true)
}
