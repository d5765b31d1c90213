import { useMemo } from 'react'
import type { SafePlace } from '../../core/review/safePlace'
import { withListedTokens } from '../../core/tokens/tokenList'
import { useTokenList } from './useTokenList'

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
