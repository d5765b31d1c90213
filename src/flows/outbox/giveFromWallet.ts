import { BaseError } from '../../core/baseError'
import { buildBatch } from '../../core/giving/buildBatch'
import type { Gift } from '../../core/giving/gift'
import { decidedBatching } from '../account/decideBatching'
import { findShortage } from '../account/findShortage'
import { takeUpSend } from './recoverSend'
import { sendInTurn } from './sendInTurn'
import { sendRest } from './sendRest'
import { isAboutSend } from './sendProgress'
import { isBatchFollowed } from './settleSend'
import type { SendIntent, SendState } from '../account/walletAccount'
import type { WalletContext } from '../account/walletContext'
import { readSendIntent } from './walletIntentStorage'

/**
 * Sends gifts from an ordinary wallet: as one batch where the wallet can, else one payment after the other. Does nothing
 * while another gift is on its way or stands still, in this tab or another. Throws only when aborted.
 */
export async function giveFromWallet(context: WalletContext, gifts: readonly Gift[]): Promise<void> {
  const { sending } = context
  if (isOpen(sending.getState())) return
  const draft = draftIntent(context, gifts)
  if (draft.kind === 'blocked') return sending.setState(draft, true)
  await sendInTurn(context, draft.intent, () => begin(context, draft.intent))
}

async function begin(context: WalletContext, intent: SendIntent): Promise<void> {
  const { sending, signal } = context
  const stored = readSendIntent(context)
  if (stored !== null && (isBegun(stored) || isBatchFollowed(context, stored)))
    return takeUpSend(context, stored)
  const isSingle = intent.calls.length === 1
  const [batching, shortage] = await Promise.all([
    isSingle ? 'none' : decidedBatching(context),
    findShortage(context, intent.gifts),
  ])
  signal.throwIfAborted()
  // The person may have turned back meanwhile.
  if (!isAboutSend(sending.getState(), intent)) return
  if (shortage !== null) return sending.setState({ kind: 'blocked', reason: shortage }, true)
  const way = batching === 'atomic' ? 'batch' : 'sequence'
  await sendRest(context, { ...intent, way }, stored)
}

/** Nothing new may be asked before this one has an end. */
function isOpen({ kind }: SendState): boolean {
  return kind === 'checking' || kind === 'asking' || kind === 'unknown' || kind === 'paused'
}

/** Something of it went out, or may have. */
function isBegun({ sent, asked }: SendIntent): boolean {
  return sent.length > 0 || asked !== null
}

function draftIntent(
  { clock, chain, address }: WalletContext,
  gifts: readonly Gift[],
): { readonly kind: 'intent'; readonly intent: SendIntent } | (SendState & { kind: 'blocked' }) {
  try {
    const startedAtMs = clock.nowMs()
    const id = `${startedAtMs}-${Math.floor(clock.random() * 2 ** 32)}`
    const whatFor = { id, chainId: chain.id, wallet: address, gifts, calls: buildBatch(gifts), startedAtMs }
    return { kind: 'intent', intent: { ...whatFor, way: 'sequence', sent: [], asked: null } }
  } catch (error) {
    if (!(error instanceof BaseError)) throw error
    return { kind: 'blocked', reason: error.sentence }
  }
}
