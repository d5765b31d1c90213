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
import { UnreadableNotice } from '../parts/UnreadableNotice'
import { useStoreValue } from '../parts/useStoreValue'
import { PanelBoundary } from '../parts/PanelBoundary'
import { paths } from '../paths'
import { changeWords, usePlans } from './usePlans'
import { SavedPlanRow } from './SavedPlanRow'
import { m } from './messages'

type PlansScreenProps = { readonly account: Account; readonly causes: readonly Cause[] }

/** Lists the saved plans of one account: to view, load, rename, share and remove. */
export function PlansScreen({ account, causes }: PlansScreenProps) {
  const store = usePlans(account)
  const { plans, unreadable } = useStoreValue(store)
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
      <ScreenHeading title={m.title} />
      <Lede>{m.lede(account.chain.name)}</Lede>
      <p>
        <Link href={paths.devices}>{m.devices}</Link>
      </p>
      {store.isDenied && (
        <Notice tone="waiting" title={m.denied}>
          <p>{m.deniedWords}</p>
        </Notice>
      )}
      {unreadable !== null && (
        <UnreadableNotice thing="plans" unreadable={unreadable} onDiscard={store.discardUnreadable} />
      )}
      {trouble !== null && (
        <Notice tone="bad" title={m.notStored}>
          <p>{trouble}</p>
        </Notice>
      )}
      {removed !== null && (
        <output>
          {m.removed(removed.plan.name)}{' '}
          <TextButton
            onClick={() => {
              if (told(store.restore(removed.plan, removed.at), m.back(removed.plan.name))) setRemoved(null)
            }}
          >
            {m.undo}
          </TextButton>
        </output>
      )}
      {plans.length === 0 && unreadable === null && (
        <p>
          {m.none} <Link href={paths.give}>{m.toGift}</Link>
        </p>
      )}
      <Stack as="ul" $gap={4}>
        {plans.map((saved, at) => (
          <li key={saved.id}>
            <PanelBoundary>
              <SavedPlanRow
                saved={saved}
                taken={plans.flatMap(({ id, name }) => (id === saved.id ? [] : name))}
                account={account}
                causes={causes}
                onRename={(name) => told(store.edit(saved.id, { name }), m.renamed(name))}
                onJoin={(plan) =>
                  told(
                    store.edit(saved.id, { text: encodePlan(plan) }),
                    m.joined(saved.name, plan.parts.length),
                  )
                }
                onRemove={() => {
                  if (told(store.remove(saved.id), m.removed(saved.name))) setRemoved({ plan: saved, at })
                }}
              />
            </PanelBoundary>
          </li>
        ))}
      </Stack>
    </>
  )
}
