import type { StoreApi } from 'zustand/vanilla'
import { createFetchText } from '../adapters/fetchText'
import { appConfig } from '../config/appConfig'
import { loadTokenList, type TokenListState } from '../flows/tokens/loadTokenList'
import type { Clock } from '../ports/clock'

let reading: Promise<void> | null = null

/** Reads the operator's list of tokens, which stands beside the app, into the store: once for each page. */
export function readTokenList(store: StoreApi<TokenListState>, clock: Clock): Promise<void> {
  const fetchText = createFetchText({ path: 'tokens.json', clock })
  return (reading ??= loadTokenList(store, appConfig.chains, { fetchText, clock }))
}
