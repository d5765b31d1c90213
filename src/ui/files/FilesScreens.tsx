import type { ReactNode } from 'react'
import type { Cause } from '../../core/causes/cause'
import type { Account } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { CausesProblem } from '../causes/CausesProblem'
import { Lede } from '../parts/basics'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { ConnectFirst } from './ConnectFirst'
import { ImportScreen } from './ImportScreen'
import { PlanLinkScreen } from '../plans/PlanLinkScreen'
import { PlansScreen } from '../plans/PlansScreen'
import { useOpenAccount } from './useOpenAccount'
import { m } from './messages'
import { m as plans } from '../plans/messages'

/** Shows imports, gift links and stored plans. One chunk, loaded when needed. */
export function FilesScreens({ view }: { readonly view: string }) {
  if (view === 'gift') return <PlanLinkScreen />
  if (view === 'plans')
    return (
      <WithGiver title={plans.title}>
        {(account, causes) => <PlansScreen key={account.address} account={account} causes={causes} />}
      </WithGiver>
    )
  return (
    <WithGiver title={m.title}>
      {(account, causes) => <ImportScreen key={account.address} account={account} causes={causes} />}
    </WithGiver>
  )
}

type WithGiverProps = {
  readonly title: string
  readonly children: (account: Account, causes: readonly Cause[]) => ReactNode
}

/** Provides the account and the directory to a screen. */
function WithGiver({ title, children }: WithGiverProps) {
  const open = useOpenAccount()
  const directory = useStoreValue(useApp().causes)
  if (open.kind === 'open' && directory.kind === 'ready') return children(open.account, directory.causes)
  return (
    <>
      <ScreenHeading title={title} />
      {open.kind === 'waiting' && <Lede as="p">{plans.connect.reading}</Lede>}
      {open.kind === 'none' && (
        <ConnectFirst mayConnect={open.mayConnect}>{plans.connect.needed}</ConnectFirst>
      )}
      {open.kind === 'open' && directory.kind !== 'ready' && <CausesProblem state={directory} />}
    </>
  )
}
