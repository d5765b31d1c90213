import type { StoreApi } from 'zustand/vanilla'
import { fetchText } from '../adapters/fetchText'
import { appConfig } from '../config/appConfig'
import type { Answer } from '../core/answer'
import type { Prices } from '../core/prices/prices'
import { readPrices as readPricesFrom } from '../flows/prices/readPrices'
import { loadTokenList, type TokenListState } from '../flows/tokens/loadTokenList'
import type { Clock } from '../ports/clock'

let reading: Promise<void> | null = null

/**
 * Reads the operator's list of tokens into the store, once for each page.
 *
 * @param early - The request, where it has already been sent.
 */
export function readTokenList(
  store: StoreApi<TokenListState>,
  clock: Clock,
  early: Promise<Response> | undefined,
): Promise<void> {
  const fetchList = (signal?: AbortSignal) => fetchText({ path: 'tokens.json', clock, early }, signal)
  return (reading ??= loadTokenList(store, appConfig.chains, { fetchText: fetchList, clock }))
}

/** Reads the prices of a chain's assets from the configured place, on each call. */
export async function readPrices(chainId: number, clock: Clock): Promise<Answer<Prices>> {
  const { pricesUrl } = appConfig
  if (pricesUrl === null) return { kind: 'missing' }
  return readPricesFrom(chainId, {
    fetchText: (signal) => fetchText({ path: pricesUrl, clock }, signal),
  })
}
