import { BaseError } from '../../core/baseError'
import { buildBatch } from '../../core/giving/buildBatch'
import type { Gift } from '../../core/giving/gift'
import type { AskAnswer, Checked } from '../../core/outbox/event'
import { batchId, isProposal, type Intent, type SendIntent } from '../../core/outbox/intent'
import type { Shown } from '../../core/outbox/state'
import type { SendResult } from '../../ports/wallet'
import { decidedBatching } from '../account/decideBatching'
import { findSent } from './findSent'
import { findShortage } from '../account/findShortage'
import type { SendState } from '../account/walletAccount'
import type { WalletContext } from '../account/walletContext'
import { createOutbox, type OutboxRunner } from './createOutbox'
import { keepSendIntent, readSendIntent, removeSendIntent } from './sendIntentStorage'

/** The outbox of an ordinary wallet: one batch where the wallet can, else one payment after the other. */
export function createSendOutbox(context: WalletContext): OutboxRunner {
  return createOutbox<SendState, SendIntent>(context, {
    shown: context.sending,
    isShown: isSendState,
    isOwn: isSend,
    read: () => readSendIntent(context),
    keep: (intent) => keepSendIntent(context, intent),
    remove: (id) => removeSendIntent(context, { id }),
    check: (intent, which) => check(context, intent, which),
    ask: (intent) => ask(context, intent),
    async search(intent) {
      return intent.asked === null ? { kind: 'nothing' } : findSent(context, intent, intent.asked)
    },
    waitMs: () => 0,
    sendSingly: () => context.batching.setState({ kind: 'none' }, true),
  })
}

/** A new gift from the wallet; why there is none where it cannot be encoded. */
export function draftSend(
  { clock, chain, address }: WalletContext,
  gifts: readonly Gift[],
):
  | { readonly kind: 'give'; readonly intent: SendIntent }
  | { readonly kind: 'cannotBuild'; readonly reason: string } {
  try {
    const startedAtMs = clock.nowMs()
    const id = `${startedAtMs}-${Math.floor(clock.random() * 2 ** 32)}`
    const whatFor = { id, chainId: chain.id, wallet: address, gifts, calls: buildBatch(gifts), startedAtMs }
    return { kind: 'give', intent: { ...whatFor, way: 'sequence', sent: [], asked: null } }
  } catch (error) {
    if (!(error instanceof BaseError)) throw error
    return { kind: 'cannotBuild', reason: error.sentence }
  }
}

function isSend(intent: Intent): intent is SendIntent {
  return !isProposal(intent)
}

function isSendState(shown: Shown): shown is SendState {
  return shown.kind !== 'proposed' && (!('intent' in shown) || isSend(shown.intent))
}

/** The chain is read before each request; a new gift also needs the abilities and the balances of the wallet. */
async function check(context: WalletContext, intent: SendIntent, which: 'first' | 'next'): Promise<Checked> {
  const { walletChain, address, signal } = context
  const isNew = which === 'first'
  const [batching, shortage] = await Promise.all([
    isNew && intent.calls.length > 1 ? decidedBatching(context) : 'none',
    isNew ? findShortage(context, intent.gifts) : null,
  ])
  signal.throwIfAborted()
  if (shortage !== null) return { kind: 'blocked', reason: shortage }
  const account = await walletChain.readAccount(address, signal)
  if (account.kind !== 'found') {
    const why = account.kind === 'unreachable' ? account.reason : 'It has no answer for your wallet.'
    return {
      kind: 'blocked',
      reason: `The chain could not be read, so nothing was asked of your wallet. ${why}`,
    }
  }
  // The next nonce among those in blocks: what waits in the wallet may yet be replaced by it.
  const { nonce, blockNumber: fromBlock } = account.value
  const way = batching === 'atomic' ? 'batch' : isNew ? 'sequence' : intent.way
  return { kind: 'send', way, nonce, fromBlock }
}

async function ask({ sender }: WalletContext, intent: SendIntent): Promise<AskAnswer> {
  if (intent.way === 'batch') {
    const result = await sender.sendCalls(intent.calls, batchId(intent))
    return result.kind === 'unsupported' ? result : answerOf(intent, result)
  }
  const call = intent.calls[intent.asked?.index ?? -1]
  if (call === undefined) return { kind: 'refused', reason: 'There is nothing left to send.' }
  return answerOf(intent, await sender.sendCall(call))
}

function answerOf({ asked }: SendIntent, result: SendResult): AskAnswer {
  if (result.kind === 'rejected' || result.kind === 'refused') return result
  if (result.kind !== 'sent') return { kind: 'unclear' }
  const { handle } = result
  const index = asked?.index ?? null
  if (index === null && handle.kind === 'calls') return { kind: 'out', out: { id: handle.id } }
  if (index !== null && handle.kind === 'chainTx')
    return { kind: 'out', out: { index, txHash: handle.txHash } }
  return { kind: 'unclear' }
}
