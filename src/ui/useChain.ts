import type { AppChain } from '../core/chain'
import { useApp } from './AppContext'
import { useStoreValue } from './parts/useStoreValue'

/**
 * Returns the chain of the connected Safe or wallet, as the operator configured it. Null without one or on an unknown
 * chain.
 */
export function useChain(): AppChain | null {
  const { chains, session } = useApp()
  const current = useStoreValue(session)
  if (current.kind !== 'safe' && current.kind !== 'wallet') return null
  return chains.find((chain) => chain.id === current.chainId) ?? null
}
