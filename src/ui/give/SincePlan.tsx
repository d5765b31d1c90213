import { useMemo } from 'react'
import { sincePlan } from '../../core/files/sincePlan'
import { assetsOf } from '../../core/giving/assets'
import type { TrackedGift } from '../../core/giving/trackedGift'
import { savedPlansOf } from '../../flows/plans/plansStore'
import { useApp } from '../AppContext'
import type { Giver } from './giver'
import { m as messages } from './messages'
import { RoundChanges } from './SinceLastRound'

const m = messages.review.since

type SincePlanProps = {
  readonly giver: Pick<Giver, 'chain' | 'address' | 'customTokens'>
  readonly gifts: readonly TrackedGift[]
}

/** Compares the gift with the newest saved plan to mostly the same payees, if there is one. */
export function SincePlan({ giver: { chain, address, customTokens }, gifts }: SincePlanProps) {
  const { storage } = useApp()
  const compared = useMemo(
    () =>
      sincePlan(gifts, savedPlansOf(storage, chain.id, address), {
        chainId: chain.id,
        address,
        assets: assetsOf(chain, customTokens),
      }),
    [gifts, storage, chain, address, customTokens],
  )
  if (compared === null) return null
  const { name, since } = compared
  return (
    <RoundChanges
      since={since}
      words={{
        same: m.plan.same(name),
        label: m.plan.label(name),
        earlier: m.plan.earlier,
        addresses: m.plan.addresses,
      }}
    />
  )
}
