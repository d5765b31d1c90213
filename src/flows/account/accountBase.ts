import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AppChain } from '../../core/chain'
import { assetsOf } from '../../core/giving/assetsOf'
import type { Asset } from '../../core/giving/gift'
import { createTrackedStore, type TrackedStore } from '../../core/tracking/trackedStore'
import type { ChainReader } from '../../ports/chain'
import type { Clock } from '../../ports/clock'
import type { KeyValueStorage, TabLocks } from '../../ports/storage'
import type { BasketStore } from '../basket/basketStore'
import type { Balances } from './account'

/** Parts of every account. */
export type CommonParts = {
  readonly chain: AppChain
  readonly chainReader: ChainReader
  readonly storage: KeyValueStorage
  /** The basket of this account, read already. */
  readonly basket: BasketStore
  readonly locks: TabLocks
  readonly clock: Clock
}

/** The state that the flows of every account share. */
export type CommonState = {
  /** Assets whose balances are read: all that can be given here, including the operator's and the user's tokens. */
  readonly assets: StoreApi<readonly Asset[]>
  readonly balances: StoreApi<Balances>
  readonly tracked: TrackedStore
  /** Aborted when the account is closed: every loop ends. */
  readonly signal: AbortSignal
}

/** Creates the state of an account, with the functions that use and close it. */
export function openState({ chain, storage }: Pick<CommonParts, 'chain' | 'storage'>) {
  const closing = new AbortController()
  const state: CommonState = {
    assets: createStore(() => assetsOf(chain)),
    balances: createStore<Balances>(() => ({ kind: 'loading' })),
    tracked: createTrackedStore({ items: [], durable: storage.isDurable }),
    signal: closing.signal,
  }
  return {
    state,
    /** Runs an action of the account. Closing the account while it runs is not an error. */
    async run(verb: () => Promise<void>): Promise<void> {
      try {
        await verb()
      } catch (error) {
        if (!closing.signal.aborted) throw error
      }
    },
    /** Runs `end` when the account is closed. */
    atEnd: (end: () => void) => closing.signal.addEventListener('abort', end, { once: true }),
    close: () => closing.abort(),
  }
}
