import { useMemo } from 'react'
import { useSearch } from 'wouter'
import { readPlan } from '../../core/giving/planDocument'
import { useApp } from '../AppContext'
import { CausesProblem } from '../causes/CausesProblem'
import { causesOf } from '../give/causesOf'
import { Lede } from '../parts/basics'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { PlanView } from './PlanView'
import { useOpenAccount } from '../files/useOpenAccount'
import { m } from './messages'

/** Shows the gift or the plan in a link to every visitor. Only a press adds it to a gift. */
export function PlanLinkScreen() {
  const text = new URLSearchParams(useSearch()).get('doc') ?? ''
  const directory = useStoreValue(useApp().causes)
  const open = useOpenAccount()
  const read = useMemo(() => readPlan(text), [text])
  if (read.kind === 'problem')
    return (
      <>
        <ScreenHeading title={m.link.none} />
        <Lede>
          {read.field !== null && m.link.at(read.field)}
          {m.link.notAdded(read.problem)}
        </Lede>
      </>
    )
  return (
    <>
      <ScreenHeading title={read.plan.name ?? m.link.unnamed} />
      <Lede>{m.link.lede}</Lede>
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
