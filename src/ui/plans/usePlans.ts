import { useEffect, useMemo } from 'react'
import type { Account } from '../../flows/account/account'
import { openPlans, type Plans, type PlanChange } from '../../flows/plans/plansStore'
import { useApp } from '../AppContext'
import { maxPlans } from '../../core/files/savedPlans'
import { m as messages } from '../files/messages'

const m = messages.tools

/** Opens the saved plans of an account, until the component unmounts. */
export function usePlans({ chain, address }: Pick<Account, 'chain' | 'address'>): Plans {
  const { storage } = useApp()
  const plans = useMemo(() => openPlans(storage, chain.id, address), [storage, chain, address])
  useEffect(() => () => plans.close(), [plans])
  return plans
}

/** Returns why a change of the saved plans was not stored. Null: it was. */
export function changeWords(change: PlanChange): string | null {
  switch (change) {
    case 'kept':
      return null
    case 'noRoom':
      return m.noRoom
    case 'unreadable':
      return m.unreadablePlans
    case 'tooMany':
      return m.tooMany(maxPlans)
  }
}
