import { createStore } from 'zustand/vanilla'
import { createTrackedStore } from '../../core/tracking/trackedStore'
import type { Balances } from './account'
import { decideBatching } from './decideBatching'
import { followDeliveries } from './followDeliveries'
import { giveFromWallet } from '../outbox/giveFromWallet'
import { maySayNotSent } from '../outbox/maySayNotSent'
import { noRoom } from '../outbox/noRoom'
import { observeWalletItem } from '../tracking/observe/observeWalletItem'
import { persistTracking } from '../tracking/persistTracking'
import {
  leaveSend,
  lookForSend,
  recoverSend,
  searchSend,
  takeUpDone,
  takeUpSend,
} from '../outbox/recoverSend'
import { refreshBalances } from './refreshBalances'
import { resumeTracking } from '../tracking/resumeTracking'
import { forgetSent, pauseSend } from '../outbox/settleSend'
import { sendInTurn } from '../outbox/sendInTurn'
import { firstUnsent } from '../outbox/sendProgress'
import { sendRest } from '../outbox/sendRest'
import { storageKey } from './storageKey'
import type { Batching, SendIntent, SendState, WalletAccount } from './walletAccount'
import type { WalletContext, WalletParts } from './walletContext'
import { readSendIntent, removeSendIntent, swapSendIntent } from '../outbox/walletIntentStorage'

/**
 * Opens the account of an ordinary wallet on one chain: takes up what storage has of it, and starts reading and
 * following. Made once per (chain, address); everything ends with `stop`.
 */
export function createWalletAccount(parts: WalletParts): WalletAccount {
  const closing = new AbortController()
  const context: WalletContext = {
    ...parts,
    batching: createStore<{ readonly kind: Batching }>(() => ({ kind: 'asking' })),
    balances: createStore<Balances>(() => ({ kind: 'loading' })),
    sending: createStore<SendState>(() => ({ kind: 'idle' })),
    tracked: createTrackedStore({ items: [], durable: parts.storage.isDurable }),
    signal: closing.signal,
  }
  const { chain, address, walletName, batching, balances, sending, tracked, signal } = context

  /** Runs a verb of this account; that the account was closed meanwhile is not an error. */
  async function run(verb: () => Promise<void>): Promise<void> {
    try {
      await verb()
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
  const refresh = () => run(() => refreshBalances(context, address))

  const kept = persistTracking(context)
  resumeTracking(context, (item, itsSignal) => observeWalletItem(item, context, itsSignal))
  signal.addEventListener('abort', followStorage(context, run), { once: true })
  signal.addEventListener('abort', followDeliveries(context, refresh), { once: true })
  void run(() => decideBatching(context))
  void refresh()
  void run(() => recoverSend(context))

  return {
    chain,
    address,
    walletName,
    batching,
    balances,
    sending,
    tracked,
    refreshBalances: refresh,
    give: (gifts) => run(() => giveFromWallet(context, gifts)),
    resume: () =>
      run(async () => {
        const state = sending.getState()
        if (state.kind !== 'paused') return
        const { intent } = state
        await sendInTurn(context, intent, () => sendRest(context, intent, intent))
      }),
    lookForCall: () =>
      run(async () => {
        const state = sending.getState()
        if (state.kind === 'asking') await searchSend(context, state.intent)
        if (state.kind === 'unknown') await lookForSend(context, state.intent)
        if (state.kind !== 'elsewhere') return
        sending.setState({ kind: 'idle' }, true)
        await recoverSend(context)
      }),
    saySentNothing() {
      const state = sending.getState()
      if (state.kind !== 'unknown' || !maySayNotSent(state)) return
      const next: SendIntent = { ...state.intent, asked: null }
      const swapped = swapSendIntent(context, state.intent, next)
      if (swapped === 'changed') void run(() => followStored(context, state.intent))
      else if (swapped === 'noRoom')
        sending.setState(
          { kind: 'paused', intent: next, reason: { kind: 'refused', reason: noRoom('your wallet') } },
          true,
        )
      else if (firstUnsent(next) === null) void run(() => takeUpSend(context, next))
      else pauseSend(context, next)
    },
    dismiss() {
      const state = sending.getState()
      if (state.kind === 'sent') forgetSent(context, state.intent)
      else if ('intent' in state) removeSendIntent(context, state.intent)
      sending.setState({ kind: 'idle' }, true)
    },
    cleared: kept.cleared,
    clearTracked: kept.clear,
    undoClear: kept.undoClear,
    stop: () => closing.abort(),
  }
}

/**
 * Another tab has gone on with the gift that this one shows, or has an end for it; or the wallet has answered an account
 * that was closed. Answers how to stop.
 */
function followStorage(
  context: WalletContext,
  run: (verb: () => Promise<void>) => Promise<void>,
): () => void {
  return context.storage.subscribe((changed) => {
    if (changed !== storageKey('intent', context)) return
    const state = context.sending.getState()
    // While this tab is asking, it compares by itself before it goes on.
    if (state.kind === 'unknown' || state.kind === 'paused')
      void run(() => followStored(context, state.intent))
    if (state.kind === 'elsewhere') void run(() => recoverSend(context))
    if (state.kind === 'idle') void run(() => takeUpDone(context))
  })
}

async function followStored(context: WalletContext, shown: SendIntent): Promise<void> {
  const stored = readSendIntent(context)
  // Each tab writes what it follows before it forgets the intent, so that it is here by now.
  if (stored?.id !== shown.id) return leaveSend(context, shown)
  await takeUpSend(context, stored)
}
