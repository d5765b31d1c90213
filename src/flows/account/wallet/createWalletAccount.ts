import { createStore } from 'zustand/vanilla'
import { advance } from '../../../core/tracking/advance/advance'
import type { Batching, WalletAccount } from '../account'
import { decideBatching } from './decideBatching'
import { openState, type WalletContext, type WalletParts } from '../accountContext'
import { followDeliveries, refreshBalances } from '../refreshBalances'
import { observeWalletItem } from '../../tracking/observe/wallet/observeWalletItem'
import { openWalletOutbox } from '../../outbox/openWalletOutbox'
import { persistTracking } from '../../tracking/persistTracking'
import { createTrackingLead } from '../../tracking/createTrackingLead'
import { resumeTracking } from '../../tracking/watchItem'

/**
 * Opens the account of an ordinary wallet on one chain: restores it from storage, and starts to read and track. Created
 * once per (chain, address); everything ends with `stop`.
 */
export function createWalletAccount(parts: WalletParts): WalletAccount {
  const { state, run, atEnd, close } = openState(parts)
  const context: WalletContext = {
    ...parts,
    ...state,
    batching: createStore<{ readonly kind: Batching }>(() => ({ kind: 'asking' })),
  }
  const { chain, address, walletName, assets, batching, balances, tracked } = context
  const refresh = () => run(() => refreshBalances(context, address))

  const kept = persistTracking(context)
  const leads = createTrackingLead(context)
  resumeTracking({ ...context, leads, advance }, (item, itsSignal) =>
    observeWalletItem(item, context, itsSignal),
  )
  const outbox = openWalletOutbox(context)
  atEnd(followDeliveries(context, refresh))
  atEnd(assets.subscribe(() => void refresh()))
  void run(() => decideBatching(context))
  void refresh()

  return {
    kind: 'wallet',
    chain,
    address,
    walletName,
    batching,
    assets,
    balances,
    outbox,
    tracked,
    refreshBalances: refresh,
    cleared: kept.cleared,
    clearTracked: kept.clear,
    undoClear: kept.undoClear,
    leave: kept.leave,
    discardTracked: kept.discardUnreadable,
    stop: close,
  }
}
