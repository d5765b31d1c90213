import { useEffect } from 'react'
import type { TokenListState } from '../../flows/tokens/loadTokenList'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'

/** Returns the operator's list of tokens, fetched by the first screen that needs it. */
export function useTokenList(): TokenListState {
  const { tokenList, readTokenList } = useApp()
  useEffect(() => readTokenList(), [readTokenList])
  return useStoreValue(tokenList)
}
