import { getAddress } from 'viem'
import { useCallback } from 'react'
import { causesByReceiver } from '../../core/causes/causesByReceiver'
import type { AppChain } from '../../core/chain'
import type { Action } from '../../core/review/action'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'

/** Returns a function that names the confirmed cause of a plain payment. Null: none. */
export function usePaidCause(chain: AppChain): (action: Action) => string | null {
  const directory = useStoreValue(useApp().causes)
  const receivers = directory.kind === 'ready' ? causesByReceiver(directory.causes, chain.id) : null
  return useCallback(
    (action) =>
      action.kind === 'send' || action.kind === 'transfer'
        ? (receivers?.get(getAddress(action.to))?.name ?? null)
        : null,
    [receivers],
  )
}
