import { useMemo } from 'react'
import type { Cause } from '../../core/causes/cause'
import { assetKey } from '../../core/giving/assetKey'
import { checkBasket, type CheckedBasket } from '../../core/giving/checkBasket'
import { useStoreValue } from '../parts/useStoreValue'
import { useBasket } from './BasketContext'
import type { Giver } from './giver'

/** What the giver holds, by asset key; null while nothing is known. */
export function useHeld(giver: Giver): Readonly<Record<string, bigint | null>> | null {
  const balances = useStoreValue(giver.balances)
  return useMemo(() => {
    if (balances.kind !== 'known') return null
    return Object.fromEntries(balances.entries.map(({ asset, amount }) => [assetKey(asset), amount]))
  }, [balances])
}

/** The basket as it stands now, checked line by line. */
export function useCheckedBasket(giver: Giver, causes: readonly Cause[]): CheckedBasket {
  const { basket } = useBasket()
  const balances = useHeld(giver)
  return useMemo(
    () =>
      checkBasket(basket, {
        causes,
        chain: giver.chain,
        safe: giver.address,
        giverName: giver.name,
        balances,
      }),
    [basket, causes, giver, balances],
  )
}
