import { useCallback } from 'react'
import { type Address, getAddress } from 'viem'
import { causesByReceiver } from '../../core/causes/causesByReceiver'
import type { AppChain } from '../../core/chain'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'

/**
 * Returns a function that is true for an address of a confirmed cause on the chain, by the directory. Without a
 * directory: none.
 */
export function useConfirmed(chain: AppChain): (address: Address) => boolean {
  const directory = useStoreValue(useApp().causes)
  const receivers = directory.kind === 'ready' ? causesByReceiver(directory.causes, chain.id) : null
  return useCallback((address) => receivers?.has(getAddress(address)) === true, [receivers])
}
