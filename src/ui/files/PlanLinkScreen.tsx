import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { readPlan } from '../../core/giving/readPlan'
import { useApp } from '../AppContext'
import { CausesProblem } from '../causes/CausesProblem'
import { causesOf } from '../give/causesOf'
import { Lede } from '../parts/basics'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { PlanView } from './PlanView'
import { useOpenAccount } from './useOpenAccount'

/** The gift or the plan that a link carries: shown to every visitor, and added to a gift only by a press. */
export function PlanLinkScreen() {
  const text = new URLSearchParams(useSearch()).get('doc') ?? ''
  const directory = useStoreValue(useApp().causes)
  const open = useOpenAccount()
  const read = useMemo(() => readPlan(text), [text])
  if (read.kind === 'problem')
    return (
      <>
        <ScreenHeading title="This link carries no gift" />
        <Lede>
          {read.field !== null && <>At “{read.field}”: </>}
          {read.problem} Nothing was added to any gift.
        </Lede>
      </>
    )
  return (
    <>
      <ScreenHeading title={read.plan.name ?? 'A gift that was sent to you'} />
      <Lede>
        This is what the link describes, in the words of whoever sent it. Nothing of it has been added to a
        gift, and nothing is sent from here.
      </Lede>
      {directory.kind !== 'ready' && <CausesProblem state={directory} />}
      <PlanView
        plan={read.plan}
        account={open.kind === 'open' ? open.account : null}
        causes={directory.kind === 'ready' ? causesOf(directory) : null}
        mayConnect={open.kind === 'none' && open.mayConnect}
      />
    </>
  )
}
