import { useMemo } from 'react'
import type { Cause } from '../../core/causes/cause'
import { checkBasket, type CheckedBasket } from '../../core/giving/checkBasket'
import { useBasket } from './useBasket'
import type { Giver } from './giver'
import { useFunds } from './useFunds'

/** Checks the current basket line by line. */
export function useCheckedBasket(giver: Giver, causes: readonly Cause[]): CheckedBasket {
  const { basket } = useBasket()
  const funds = useFunds(giver)
  return useMemo(
    () =>
      checkBasket(basket, {
        causes,
        chain: giver.chain,
        customTokens: giver.customTokens,
        safe: giver.address,
        ...funds,
      }),
    [basket, causes, giver, funds],
  )
}
