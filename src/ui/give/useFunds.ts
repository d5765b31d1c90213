import { useMemo } from 'react'
import { assetKey } from '../../core/giving/assets'
import type { FundsContext } from '../../core/giving/checkFunds'
import { promisedByAsset, type WaitingTx } from '../../core/giving/promisedByAsset'
import { waitingTxs } from '../../core/tracking/waitingTxs'
import { useStoreValue } from '../parts/useStoreValue'
import type { Giver } from './giver'
import type { Cause } from '../../core/causes/cause'
import { checkBasket, type CheckedBasket } from '../../core/giving/checkBasket'
import { lineChecker } from '../../core/giving/checkLine'
import { useBasket } from './useBasket'

/** Returns the balances of the giver, and what pending transactions take of them. */
export function useFunds(giver: Giver): FundsContext {
  const balances = useStoreValue(giver.balances)
  const waiting = useWaiting(giver)
  return useMemo(
    () => ({
      giverName: giver.name,
      balances:
        balances.kind === 'known'
          ? Object.fromEntries(balances.entries.map(({ asset, amount }) => [assetKey(asset), amount]))
          : null,
      promised: promisedByAsset(waiting),
    }),
    [giver, balances, waiting],
  )
}

/** Returns the giver's pending transactions. */
export function useWaiting({ tracked }: Pick<Giver, 'tracked'>): readonly WaitingTx[] {
  const { items } = useStoreValue(tracked)
  return useMemo(() => waitingTxs(items), [items])
}

/** Checks the current basket line by line. */
export function useCheckedBasket(giver: Giver, causes: readonly Cause[]): CheckedBasket {
  const { basket } = useBasket()
  const funds = useFunds(giver)
  const context = useMemo(
    () => ({
      causes,
      chain: giver.chain,
      customTokens: giver.customTokens,
      safe: giver.address,
      giverName: giver.name,
    }),
    [causes, giver],
  )
  const check = useMemo(() => lineChecker(context), [context])
  return useMemo(() => checkBasket(basket, { ...context, ...funds }, check), [basket, context, funds, check])
}
