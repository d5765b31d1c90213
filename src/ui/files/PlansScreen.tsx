import { useState } from 'react'
import { Link } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import type { SavedPlan } from '../../core/files/savedPlans'
import { encodePlan } from '../../core/giving/planDocument'
import type { Account } from '../../flows/account/account'
import type { PlanChange } from '../../flows/plans/plansStore'
import { TextButton } from '../parts/Button'
import { Lede } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { changeWords } from './changeWords'
import { countWords } from './countWords'
import { SavedPlanRow } from './SavedPlanRow'
import { usePlans } from './usePlans'

type PlansScreenProps = { readonly account: Account; readonly causes: readonly Cause[] }

/** The plans that one account keeps: to be looked at, loaded, renamed, passed on and removed. */
export function PlansScreen({ account, causes }: PlansScreenProps) {
  const store = usePlans(account)
  const { plans } = useStoreValue(store)
  const announce = useAnnounce()
  const [removed, setRemoved] = useState<{ readonly plan: SavedPlan; readonly at: number } | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  const told = (change: PlanChange, done: string) => {
    setTrouble(changeWords(change))
    if (change === 'kept') announce(done)
    return change === 'kept'
  }

  return (
    <>
      <ScreenHeading title="Saved plans" />
      <Lede>
        Gifts that you have kept for this account on {account.chain.name}. They are stored in this browser
        only: save a plan as a file to keep it elsewhere.
      </Lede>
      {store.isDenied && (
        <Notice tone="waiting" title="This browser keeps nothing for this page">
          <p>Plans are gone when you leave. Save them as files.</p>
        </Notice>
      )}
      {trouble !== null && (
        <Notice tone="bad" title="The change was not stored">
          <p>{trouble}</p>
        </Notice>
      )}
      {removed !== null && (
        <output>
          Removed “{removed.plan.name}”.{' '}
          <TextButton
            onClick={() => {
              if (told(store.restore(removed.plan, removed.at), `“${removed.plan.name}” is back.`))
                setRemoved(null)
            }}
          >
            Undo
          </TextButton>
        </output>
      )}
      {plans.length === 0 && (
        <p>
          There is no plan yet. Put a gift together, and choose “Save as plan” below it.{' '}
          <Link href={paths.give}>To your gift</Link>
        </p>
      )}
      <Stack as="ul" $gap={4}>
        {plans.map((saved, at) => (
          <li key={saved.id}>
            <SavedPlanRow
              saved={saved}
              taken={plans.flatMap(({ id, name }) => (id === saved.id ? [] : name))}
              account={account}
              causes={causes}
              onRename={(name) => told(store.edit(saved.id, { name }), `Renamed to “${name}”.`)}
              onJoin={(plan) =>
                told(
                  store.edit(saved.id, { text: encodePlan(plan) }),
                  `“${saved.name}” now has ${countWords(plan.parts.length, 'part')}.`,
                )
              }
              onRemove={() => {
                if (told(store.remove(saved.id), `Removed “${saved.name}”.`)) setRemoved({ plan: saved, at })
              }}
            />
          </li>
        ))}
      </Stack>
    </>
  )
}
