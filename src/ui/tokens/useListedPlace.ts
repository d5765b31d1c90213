import { useMemo } from 'react'
import type { SafePlace } from '../../core/review/safePlace'
import { withListedTokens } from '../../core/tokens/tokenList'
import { useTokenList } from './useTokenList'

/**
 * A place with the tokens of the operator's list, for a review that names them; null until the list has come, or did not.
 * A user's own tokens are never in it: they are of one browser.
 */
export function useListedPlace(place: SafePlace): SafePlace | null {
  const state = useTokenList()
  return useMemo(() => {
    if (state.kind === 'loading') return null
    return state.kind === 'ready' ? { ...place, chain: withListedTokens(place.chain, state.list) } : place
  }, [place, state])
}
