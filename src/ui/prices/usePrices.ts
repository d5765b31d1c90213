import { createStore, type StoreApi } from 'zustand/vanilla'
import { assetKey } from '../../core/giving/assets'
import type { AssetId } from '../../core/giving/gift'
import type { Price, Prices } from '../../core/prices/prices'
import type { ReadPrices } from '../../flows/prices/readPrices'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'
import { m } from './messages'

/** Prices that are read on a press, and again on the next one. Null: never requested. */
export type PricesState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'known'; readonly prices: Prices }
  | { readonly kind: 'failed'; readonly problem: string }
  | null

/** One for each chain and source. */
const stores = new WeakMap<ReadPrices, Map<number, StoreApi<PricesState>>>()
const none = createStore<PricesState>(() => null)

/**
 * Returns the prices of a chain, and a function that reads them again. Null where the operator has no source of prices.
 */
export function usePrices(
  chainId: number,
): { readonly state: PricesState; readonly read: () => void } | null {
  const { readPrices } = useApp()
  const store = readPrices === null ? none : storeOf(readPrices, chainId)
  const state = useStoreValue(store)
  if (readPrices === null) return null
  const read = () => {
    store.setState({ kind: 'waiting' }, true)
    readPrices(chainId).then(
      (answer) =>
        store.setState(
          answer.kind === 'found'
            ? { kind: 'known', prices: answer.value }
            : { kind: 'failed', problem: answer.kind === 'unreachable' ? answer.reason : m.none },
          true,
        ),
      () => store.setState({ kind: 'failed', problem: m.notLoaded }, true),
    )
  }
  return { state, read }
}

/** Returns the price of one whole unit of an asset. Null: unknown. */
export function priceOf(asset: AssetId, { of }: Prices): Price | null {
  return of.get(assetKey(asset).toLowerCase()) ?? null
}

function storeOf(readPrices: ReadPrices, chainId: number): StoreApi<PricesState> {
  const byChain = stores.get(readPrices) ?? new Map<number, StoreApi<PricesState>>()
  stores.set(readPrices, byChain)
  const store = byChain.get(chainId) ?? createStore<PricesState>(() => null)
  byChain.set(chainId, store)
  return store
}
