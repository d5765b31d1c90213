import { findSent, type FoundSend } from './findSent'
import { growingRest, lookPauses } from './rest'
import { firstUnsent, isAboutSend } from './sendProgress'
import { isBatchFollowed, pauseSend, recountSent, settleSend } from './settleSend'
import type { SendIntent } from './walletAccount'
import type { WalletContext } from './walletContext'
import { readSendIntent, removeSendIntent } from './walletIntentStorage'

/**
 * Takes up a gift that is not through: one from before, on start, or that of another tab. Nothing is asked of the wallet
 * by itself. Throws only when aborted.
 */
export async function recoverSend(context: WalletContext): Promise<void> {
  const stored = readSendIntent(context)
  const { kind } = context.sending.getState()
  if (stored !== null && (kind === 'idle' || kind === 'elsewhere')) await takeUpSend(context, stored)
}

/** Shows a gift as storage has it: waiting for an answer that is looked for, or standing still. Throws only when aborted. */
export async function takeUpSend(context: WalletContext, stored: SendIntent): Promise<void> {
  if (stored.asked !== null) return searchSend(context, stored)
  const isDone = firstUnsent(stored) === null || isBatchFollowed(context, stored)
  if (stored.sent.length > 0 && !isDone) return pauseSend(context, stored)
  removeSendIntent(context, stored)
  context.sending.setState(isDone ? { kind: 'sent', intent: stored } : { kind: 'idle' }, true)
}

/** Another tab has taken the gift out of storage: it went out there, or was dismissed. */
export function leaveSend(context: WalletContext, intent: SendIntent): void {
  const counted = recountSent(context, intent)
  const isDone = firstUnsent(counted) === null || isBatchFollowed(context, intent)
  context.sending.setState(isDone ? { kind: 'sent', intent: counted } : { kind: 'idle' }, true)
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
  try {
    return await findSent(context, intent, intent.asked)
  } catch {
    context.signal.throwIfAborted()
    return { kind: 'unreachable', reason: 'Looking for it failed.' }
  }
}

function conclude(context: WalletContext, intent: SendIntent, found: FoundSend): void {
  if (!isUnknown(context, intent)) return
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
function isUnknown({ sending }: WalletContext, { id, asked }: SendIntent): boolean {
  const state = sending.getState()
  return (
    state.kind === 'unknown' &&
    state.intent.id === id &&
    state.intent.asked?.askedAtMs === asked?.askedAtMs &&
    state.intent.asked?.index === asked?.index
  )
}
