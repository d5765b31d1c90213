import { useMemo } from 'react'
import type { AppChain } from '../../core/chain'
import { withListedTokens } from '../../core/tokens/tokenList'
import { useApp } from '../AppContext'
import { useTokenList } from './useTokenList'

/** Returns the chains with the tokens of the operator's list. Null until the list has loaded or failed. */
export function useListedChains(): readonly AppChain[] | null {
  const { chains } = useApp()
  const state = useTokenList()
  return useMemo(() => {
    if (state.kind === 'loading') return null
    return state.kind === 'ready' ? chains.map((chain) => withListedTokens(chain, state.list)) : chains
  }, [chains, state])
}
