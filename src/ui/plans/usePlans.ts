import { useEffect, useMemo } from 'react'
import type { Account } from '../../flows/account/account'
import { openPlans, type Plans } from '../../flows/plans/plansStore'
import { useApp } from '../AppContext'

/** Opens the saved plans of an account, until the component unmounts. */
export function usePlans({ chain, address }: Pick<Account, 'chain' | 'address'>): Plans {
  const { storage } = useApp()
  const plans = useMemo(() => openPlans(storage, chain.id, address), [storage, chain, address])
  useEffect(() => () => plans.close(), [plans])
  return plans
}
