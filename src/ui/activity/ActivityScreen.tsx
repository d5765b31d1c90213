import type { SafeAccount } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { CausesProblem } from '../causes/CausesProblem'
import { Lede } from '../parts/basics'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import { ActivityHeading } from './ActivityHeading'
import { NothingYet } from './NothingYet'
import { PendingProposal } from './PendingProposal'
import { QueueCheck } from './QueueCheck'
import { QueueTrouble } from './QueueTrouble'
import { TrackedGroups } from './TrackedGroups'

/** What was started from this Safe, and where each stands. */
export function ActivityScreen({ account }: { readonly account: SafeAccount }) {
  const { items, durable, rebuilding, searchTrouble } = useStoreValue(account.tracked)
  // Which calls were gifts is told by whom they paid, so that nothing can be found without the causes.
  const directory = useStoreValue(useApp().causes)
  return (
    <>
      <ActivityHeading items={items} />
      <PendingProposal account={account} />
      <QueueTrouble account={account} />
      <QueueCheck account={account} />
      {rebuilding && searchTrouble == null && <Lede as="p">Looking for earlier gifts of this Safe…</Lede>}
      {rebuilding && directory.kind !== 'ready' && directory.kind !== 'loading' && (
        <CausesProblem state={directory} />
      )}
      {!durable && (
        <Notice tone="waiting" title="This browser keeps nothing for this page">
          <p>
            After a reload the list is put together again from your Safe’s queue. What is no longer there is
            not shown again. The gifts themselves are not affected.
          </p>
        </Notice>
      )}
      {items.length === 0 && !rebuilding && (
        <NothingYet words="When you give, your Safe proposes one transaction. You will see here who has signed it and who has not, when it is ready to execute, and when every gift has been delivered." />
      )}
      <TrackedGroups items={items} chain={account.chain} />
    </>
  )
}
