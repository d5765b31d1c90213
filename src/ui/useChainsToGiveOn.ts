import { useMemo } from 'react'
import type { AppChain } from '../core/chain'
import { chainsToGiveOn } from '../core/giving/chainsToGiveOn'
import { useApp } from './AppContext'
import { useStoreValue } from './parts/useStoreValue'

/** Returns the chains where a cause receives. All chains as long as the directory names none. */
export function useChainsToGiveOn(): readonly AppChain[] {
  const { chains, causes } = useApp()
  const directory = useStoreValue(causes)
  return useMemo(() => {
    const possible = directory.kind === 'ready' ? chainsToGiveOn(directory.causes, chains) : []
    return possible.length === 0 ? chains : possible
  }, [chains, directory])
}
