import { createStore } from 'zustand/vanilla'
import { createTrackedStore } from '../../core/tracking/trackedStore'
import type { Balances, Batching, WalletAccount } from './account'
import { decideBatching } from './decideBatching'
import { followDeliveries } from './followDeliveries'
import { observeWalletItem } from '../tracking/observe/observeWalletItem'
import { createSendOutbox } from '../outbox/createSendOutbox'
import { persistTracking } from '../tracking/persistTracking'
import { refreshBalances } from './refreshBalances'
import { resumeTracking } from '../tracking/resumeTracking'
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
    tracked: createTrackedStore({ items: [], durable: parts.storage.isDurable }),
    signal: closing.signal,
  }
  const { chain, address, walletName, batching, balances, tracked, signal } = context

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

  return {
    kind: 'wallet',
    chain,
    address,
    walletName,
    batching,
    balances,
    outbox,
    tracked,
    refreshBalances: refresh,
    cleared: kept.cleared,
    clearTracked: kept.clear,
    undoClear: kept.undoClear,
    stop: () => closing.abort(),
  }
}
