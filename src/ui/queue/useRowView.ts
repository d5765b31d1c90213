import { useMemo } from 'react'
import { getAddress } from 'viem'
import { causesByReceiver } from '../../core/causes/causesByReceiver'
import { assetNamesOf } from '../../core/review/assetNames'
import type { SafePlace } from '../../core/review/safePlace'
import { useApp } from '../AppContext'
import { useStoreValue } from '../parts/useStoreValue'
import type { RowView } from './rowWords'

/**
 * Returns what all rows of a queue share. Without a directory, nobody is confirmed.
 *
 * @param threshold - Of the Safe; null where it was not read.
 */
export function useRowView({ chain, safe }: SafePlace, threshold: number | null): RowView {
  const directory = useStoreValue(useApp().causes)
  const receivers = directory.kind === 'ready' ? causesByReceiver(directory.causes, chain.id) : null
  return useMemo(() => {
    const names = assetNamesOf(chain)
    const nameOf: RowView['nameOf'] = (to) => receivers?.get(getAddress(to))?.name ?? null
    return {
      safe,
      names,
      nameOf,
      danger: {
        isConfirmed: (to) => nameOf(to) !== null,
        names,
        ...(threshold !== null && { present: { safe, threshold } }),
      },
    }
  }, [chain, safe, receivers, threshold])
}
