import { createStore } from 'zustand/vanilla'
import { advanceSafeItem } from '../../core/tracking/advance/advanceSafeItem'
import type { SafeAccount, SafeCheck } from './account'
import { type AccountContext, type AccountParts, openState } from './accountContext'
import { createReadOnlyWatch } from '../session/watchReadOnly'
import { awaitAgreement, verifySafe } from '../session/verifySafe'
import { createServicePolls } from '../tracking/createServicePolls'
import { createTrackingLead } from '../tracking/createTrackingLead'
import { followDeliveries, refreshBalances } from './refreshBalances'
import { itemSources } from '../tracking/itemSources'
import { searchOnHint } from '../outbox/openOutbox'
import { observeItem } from '../tracking/observe/observeItem'
import { openSafeOutbox } from '../outbox/openSafeOutbox'
import { persistTracking } from '../tracking/persistTracking'
import { rebuildTracking } from '../tracking/rebuildTracking'
import { resumeTracking } from '../tracking/watchItem'

/**
 * Opens the account of one Safe on one chain: restores it from storage, and starts to verify, read and track. Created once
 * per (chain, Safe); everything ends with `stop`.
 */
export function createSafeAccount(parts: AccountParts): SafeAccount {
  const { state, run, atEnd, close } = openState(parts)
  const context: AccountContext = {
    ...parts,
    ...state,
    check: createStore<SafeCheck>(() => ({ kind: 'checking' })),
  }
  const { check, assets, balances, tracked } = context

  async function recheck() {
    check.setState({ kind: 'checking' }, true)
    check.setState(await verifySafe(context), true)
  }
  const refresh = () => run(() => refreshBalances(context, parts.safe))

  const kept = persistTracking(context)
  const leads = createTrackingLead(context)
  const polls = createServicePolls(context, leads)
  const sourcesOf = itemSources(context, polls)
  const onNews = (listener: () => void) => polls.listed.subscribe(listener)
  resumeTracking({ ...context, onNews, leads, advance: advanceSafeItem }, (item, signal) =>
    observeItem(item, sourcesOf(item), signal),
  )
  const outbox = openSafeOutbox(context)
  const onHint = searchOnHint(context, outbox)
  atEnd(parts.host.onAnswer(() => void run(onHint)))
  atEnd(followDeliveries(context, refresh))
  atEnd(assets.subscribe(() => void refresh()))
  atEnd(awaitAgreement(context))
  void run(recheck)
  void refresh()
  void run(polls.run)
  void run(() => rebuildTracking(context, polls))

  return {
    kind: 'safe',
    chain: parts.chain,
    address: parts.safe,
    check,
    assets,
    balances,
    outbox,
    tracked,
    signIn: parts.openSignIn?.(context) ?? null,
    recheck: () => run(recheck),
    ownerWatch: createReadOnlyWatch(context),
    refreshBalances: refresh,
    cleared: kept.cleared,
    queue: polls.queue,
    listed: polls.listed,
    checkNow: polls.ask,
    clearTracked: kept.clear,
    undoClear: kept.undoClear,
    leave: kept.leave,
    discardTracked: kept.discardUnreadable,
    stop: close,
  }
}
