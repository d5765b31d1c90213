import { Link } from 'wouter'
import type { Account, SafeAccount } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { CausesProblem } from '../causes/CausesProblem'
import { Lede, Row } from '../parts/basics'
import { Notice } from '../parts/Notice'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { ActivityHeading } from './ActivityHeading'
import { NothingYet } from './NothingYet'
import { PendingGift } from './PendingGift'
import { QueueCheck } from './QueueCheck'
import { QueueTrouble } from './QueueTrouble'
import { TrackedGroups } from './TrackedGroups'

/** What was started from this account, and where each stands. */
export function ActivityScreen({ account }: { readonly account: Account }) {
  const { items, durable, rebuilding } = useStoreValue(account.tracked)
  const { afterReload, nothingYet } = words[account.kind]
  return (
    <>
      <ActivityHeading items={items} />
      {account.kind === 'safe' && (
        <Row>
          <Link href={paths.queue({ chain: account.chain, safe: account.address })}>
            The whole queue of your Safe
          </Link>
        </Row>
      )}
      <PendingGift account={account} />
      {account.kind === 'safe' && <SafeQueue account={account} />}
      {!durable && (
        <Notice tone="waiting" title="This browser keeps nothing for this page">
          <p>After a reload {afterReload} The gifts themselves are not affected.</p>
        </Notice>
      )}
      {items.length === 0 && !rebuilding && <NothingYet words={nothingYet} />}
      <TrackedGroups items={items} chain={account.chain} />
    </>
  )
}

/** What the queue of the Safe adds to the list, and whether it could be read. */
function SafeQueue({ account }: { readonly account: SafeAccount }) {
  const { rebuilding, searchTrouble } = useStoreValue(account.tracked)
  // Which calls were gifts is told by whom they paid, so that nothing can be found without the causes.
  const directory = useStoreValue(useApp().causes)
  return (
    <>
      <QueueTrouble account={account} />
      <QueueCheck account={account} />
      {rebuilding && searchTrouble == null && <Lede as="p">Looking for earlier gifts of this Safe…</Lede>}
      {rebuilding && directory.kind !== 'ready' && directory.kind !== 'loading' && (
        <CausesProblem state={directory} />
      )}
    </>
  )
}

const words = {
  safe: {
    afterReload:
      'the list is put together again from your Safe’s queue. What is no longer there is not shown again.',
    nothingYet:
      'When you give, your Safe proposes one transaction. You will see here who has signed it and who has not, when it is ready to execute, and when every gift has been delivered.',
  },
  wallet: {
    afterReload: 'this list is empty, and a gift that was interrupted has to be looked up in your wallet.',
    nothingYet:
      'When you give, your wallet sends it. You will see here when each payment is on its way on the chain, and when it has been delivered.',
  },
} as const
