import { createStore } from 'zustand/vanilla'
import { createTrackedStore } from '../../core/tracking/trackedStore'
import type { Balances } from './account'
import { decideBatching } from './decideBatching'
import { followDeliveries } from './followDeliveries'
import { observeWalletItem } from '../tracking/observe/observeWalletItem'
import { createSendOutbox, draftSend } from '../outbox/createSendOutbox'
import { persistTracking } from '../tracking/persistTracking'
import { refreshBalances } from './refreshBalances'
import { resumeTracking } from '../tracking/resumeTracking'
import type { Batching, SendState, WalletAccount } from './walletAccount'
import type { WalletContext, WalletParts } from './walletContext'

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
  const outbox = createSendOutbox(context)
  signal.addEventListener('abort', followDeliveries(context, refresh), { once: true })
  void run(() => decideBatching(context))
  void refresh()
  void outbox.send({ kind: 'opened' })

  return {
    chain,
    address,
    walletName,
    batching,
    balances,
    sending,
    tracked,
    refreshBalances: refresh,
    give: (gifts) => outbox.send(draftSend(context, gifts)),
    resume: () => outbox.send({ kind: 'resume' }),
    lookForCall: () => outbox.send({ kind: 'look' }),
    saySentNothing: () => void outbox.send({ kind: 'sayNotSent' }),
    dismiss: () => void outbox.send({ kind: 'dismiss' }),
    moveOn: () => void outbox.send({ kind: 'moveOn' }),
    isNeeded: outbox.isNeeded,
    setAway: outbox.setAway,
    cleared: kept.cleared,
    clearTracked: kept.clear,
    undoClear: kept.undoClear,
    stop: () => closing.abort(),
  }
}
