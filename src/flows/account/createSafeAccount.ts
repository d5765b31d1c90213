import { createStore } from 'zustand/vanilla'
import { createTrackedStore } from '../../core/tracking/trackedStore'
import type { Balances, ProposalState, SafeAccount, SafeCheck } from './account'
import type { AccountContext, AccountParts } from './accountContext'
import { awaitAgreement } from '../session/awaitAgreement'
import { checkSafe } from '../session/checkSafe'
import { createServicePolls } from '../tracking/createServicePolls'
import { followDeliveries } from './followDeliveries'
import { give } from '../outbox/give'
import { readIntent, removeIntent } from '../outbox/intentStorage'
import { itemSources } from '../tracking/itemSources'
import { lookOnHint } from '../tracking/lookOnHint'
import { observeItem } from '../tracking/observe/observeItem'
import { persistTracking } from '../tracking/persistTracking'
import { rebuildTracking } from '../tracking/rebuildTracking'
import {
  lookForProposal,
  lookForRejected,
  recoverProposal,
  searchProposal,
  takeUpDone,
} from '../outbox/recoverProposal'
import { refreshBalances } from './refreshBalances'
import { resumeTracking } from '../tracking/resumeTracking'
import { findSettled, forgetSettled, settleProposal } from '../outbox/settleProposal'
import { storageKey } from './storageKey'

/**
 * Opens the account of one Safe on one chain: takes up what storage has of it, and starts checking, reading and
 * following. Made once per (chain, Safe); everything ends with `stop`.
 */
export function createSafeAccount(parts: AccountParts): SafeAccount {
  const closing = new AbortController()
  const context: AccountContext = {
    ...parts,
    check: createStore<SafeCheck>(() => ({ kind: 'checking' })),
    balances: createStore<Balances>(() => ({ kind: 'loading' })),
    proposal: createStore<ProposalState>(() => ({ kind: 'idle' })),
    tracked: createTrackedStore({ items: [], durable: parts.storage.isDurable }),
    signal: closing.signal,
  }
  const { check, balances, proposal, tracked, signal } = context

  async function recheck() {
    check.setState({ kind: 'checking' }, true)
    check.setState(await checkSafe(context), true)
  }

  /** Runs a verb of this account; that the account was closed meanwhile is not an error. */
  async function run(verb: () => Promise<void>): Promise<void> {
    try {
      await verb()
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }

  const kept = persistTracking(context)
  const polls = createServicePolls(context)
  const sourcesOf = itemSources(context, polls)
  const onNews = (listener: () => void) => polls.listed.subscribe(listener)
  resumeTracking({ ...context, onNews }, (item, signal) => observeItem(item, sourcesOf(item), signal))
  signal.addEventListener('abort', followStorage(context, run), { once: true })
  const stopHints = parts.host.onAnswer(() => void run(() => lookOnHint(context)))
  signal.addEventListener('abort', stopHints, { once: true })
  signal.addEventListener(
    'abort',
    followDeliveries(context, () => run(() => refreshBalances(context, parts.safe))),
    {
      once: true,
    },
  )
  signal.addEventListener('abort', awaitAgreement(context), { once: true })
  void run(recheck)
  void run(() => refreshBalances(context, parts.safe))
  void run(() => recoverProposal(context))
  void run(polls.run)
  void run(() => rebuildTracking(context, polls))

  return {
    chain: parts.chain,
    safe: parts.safe,
    check,
    balances,
    proposal,
    tracked,
    signIn: parts.openSignIn?.(context) ?? null,
    recheck: () => run(recheck),
    refreshBalances: () => run(() => refreshBalances(context, parts.safe)),
    give: (gifts, options) => run(() => give(context, gifts, options)),
    lookForProposal: () =>
      run(async () => {
        const state = proposal.getState()
        if (state.kind === 'asking') await searchProposal(context, state.intent)
        if (state.kind === 'unknown') await lookForProposal(context, state.intent)
        if (state.kind !== 'elsewhere') return
        proposal.setState({ kind: 'idle' }, true)
        await recoverProposal(context)
      }),
    dismissProposal() {
      const state = proposal.getState()
      if (state.kind === 'proposed') forgetSettled(context, state.intent)
      // What the Safe said no to is forgotten once it has been looked for.
      else if ('intent' in state && state.kind !== 'rejected') removeIntent(context, state.intent)
      proposal.setState({ kind: 'idle' }, true)
    },
    cleared: kept.cleared,
    queue: polls.queue,
    checkNow: polls.ask,
    clearTracked: kept.clear,
    undoClear: kept.undoClear,
    stop: () => closing.abort(),
  }
}

/**
 * Another tab has an end for the proposal that this one looks for. What became of it is told here too: a gift that was
 * proposed there must not stand here as if it were still to be given; nor what was, for an account that was closed.
 * Answers how to stop.
 */
function followStorage(
  context: AccountContext,
  run: (verb: () => Promise<void>) => Promise<void>,
): () => void {
  const { storage, proposal, tracked } = context
  return storage.subscribe((changed) => {
    if (changed !== storageKey('intent', context)) return
    const state = proposal.getState()
    if (state.kind === 'elsewhere') void run(() => recoverProposal(context))
    if (state.kind === 'idle') takeUpDone(context)
    if (state.kind !== 'unknown') return
    const stored = readIntent(context)
    // Each tab writes what it follows before it changes or forgets the intent, so that it is here by now.
    const found = findSettled(tracked, state.intent)
    if (found !== undefined) settleProposal(context, state.intent, found.safeTxHash)
    else if (stored === null) proposal.setState({ kind: 'idle' }, true)
    else if (stored.rejectedAtMs !== undefined) void run(() => lookForRejected(context, stored))
    else if (stored.id === state.intent.id && stored.answeredHash !== state.intent.answeredHash)
      void run(() => lookForProposal(context, stored))
  })
}
