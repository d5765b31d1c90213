import { useMemo } from 'react'
import type { Cause } from '../../core/causes/cause'
import { assetKey } from '../../core/giving/assetKey'
import { checkBasket, type CheckedBasket } from '../../core/giving/checkBasket'
import type { SafeAccount } from '../../flows/account'
import { useStoreValue } from '../parts/useStoreValue'
import { useBasket } from './BasketContext'

/** What the Safe holds, by asset key; null while nothing is known. */
export function useHeld(account: SafeAccount): Readonly<Record<string, bigint | null>> | null {
  const balances = useStoreValue(account.balances)
  return useMemo(() => {
    if (balances.kind !== 'known') return null
    return Object.fromEntries(balances.entries.map(({ asset, amount }) => [assetKey(asset), amount]))
  }, [balances])
}

/** The basket as it stands now, checked line by line. */
export function useCheckedBasket(account: SafeAccount, causes: readonly Cause[]): CheckedBasket {
  const { basket } = useBasket()
  const balances = useHeld(account)
  return useMemo(
    () => checkBasket(basket, { causes, chain: account.chain, safe: account.safe, balances }),
    [basket, causes, account, balances],
  )
}
