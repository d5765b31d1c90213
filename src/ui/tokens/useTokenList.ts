import { useEffect, useMemo } from 'react'
import type { TokenListState } from '../../flows/tokens/loadTokenList'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'
import type { AppChain } from '../../core/chain'
import { withListedTokens } from '../../core/tokens/tokenList'
import type { SafePlace } from '../../core/review/safePlace'

/** Returns the operator's list of tokens, fetched by the first screen that needs it. */
export function useTokenList(): TokenListState {
  const { tokenList, readTokenList } = useApp()
  useEffect(() => readTokenList(), [readTokenList])
  return useStoreValue(tokenList)
}

/** Returns the chains with the tokens of the operator's list. Null until the list has loaded or failed. */
export function useListedChains(): readonly AppChain[] | null {
  const { chains } = useApp()
  const state = useTokenList()
  return useMemo(() => {
    if (state.kind === 'loading') return null
    return state.kind === 'ready' ? chains.map((chain) => withListedTokens(chain, state.list)) : chains
  }, [chains, state])
}

/**
 * Returns a place with the tokens of the operator's list, for a review that names them. Null until the list has loaded
 * or failed. Never has a user's own tokens, which belong to one browser.
 */
export function useListedPlace(place: SafePlace): SafePlace | null {
  const state = useTokenList()
  return useMemo(() => {
    if (state.kind === 'loading') return null
    return state.kind === 'ready' ? { ...place, chain: withListedTokens(place.chain, state.list) } : place
  }, [place, state])
}
