import type { AskAnswer, Checked } from '../../core/outbox/event'
import { batchId, isProposal, type SendIntent } from '../../core/outbox/intent'
import type { SendResult } from '../../ports/wallet'
import { decidedBatching } from '../account/wallet/decideBatching'
import { findSent } from './findSent'
import { findShortage } from '../account/wallet/findShortage'
import type { WalletContext } from '../account/accountContext'
import { openOutbox, type AccountOutbox } from './openOutbox'
import { m } from './messages'
import { sendIntent } from './storedIntent'

/** Opens the outbox of a wallet: one EIP-5792 batch if the wallet supports it, else one payment after the other. */
export function openWalletOutbox(context: WalletContext): AccountOutbox {
  return openOutbox<SendIntent>(context, {
    draft: (begun) => ({ ...begun, wallet: context.address, way: 'sequence', sent: [], asked: null }),
    isOwn: (intent): intent is SendIntent => !isProposal(intent),
    stored: sendIntent(context),
    check: (intent, which) => check(context, intent, which),
    ask: (intent) => ask(context, intent),
    async search(intent) {
      return intent.asked === null ? { kind: 'nothing' } : findSent(context, intent, intent.asked)
    },
    waitMs: () => 0,
    fallBackToSequence: () => context.batching.setState({ kind: 'none' }, true),
  })
}

/** Reads the chain before each request; for a new gift also the capabilities and balances of the wallet. */
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
    const why = account.kind === 'unreachable' ? account.reason : m.send.noWallet
    return { kind: 'blocked', reason: m.send.unread(why) }
  }
  // The next mined nonce: a pending transaction may still be replaced.
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
  if (call === undefined) return { kind: 'refused', reason: m.send.nothingLeft }
  return answerOf(intent, await sender.sendCall(call))
}

function answerOf({ asked }: SendIntent, result: SendResult): AskAnswer {
  if (result.kind === 'rejected' || result.kind === 'refused') return result
  if (result.kind !== 'sent') return { kind: 'unknown', said: result.reason }
  const { handle } = result
  const index = asked?.index ?? null
  if (index === null && handle.kind === 'calls') return { kind: 'out', out: { id: handle.id } }
  if (index !== null && handle.kind === 'chainTx')
    return { kind: 'out', out: { index, txHash: handle.txHash } }
  return { kind: 'unknown' }
}
