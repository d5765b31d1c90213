import { Link } from 'wouter'
import type { Account, SafeAccount } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { CausesProblem } from '../causes/CausesProblem'
import { Lede, Row } from '../parts/basics'
import { Notice } from '../parts/Notice'
import { UnreadableNotice } from '../parts/UnreadableNotice'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { ActivityHeading } from './ActivityHeading'
import { NothingYet } from './NothingYet'
import { PendingGift } from './PendingGift'
import { QueueCheck } from './QueueCheck'
import { QueueTrouble } from './QueueTrouble'
import { TrackedGroups } from './TrackedGroups'
import { m } from './messages'

/** Lists everything that was started from this account, with its status. */
export function ActivityScreen({ account }: { readonly account: Account }) {
  const { items, durable, rebuilding, unreadable, unreadItems = 0 } = useStoreValue(account.tracked)
  return (
    <>
      <ActivityHeading items={items} />
      <Row>
        {account.kind === 'safe' && (
          <Link href={paths.queue({ chain: account.chain, safe: account.address })}>{m.wholeQueue}</Link>
        )}
        <Link href={paths.ownRecord}>{m.wholeRecord[account.kind]}</Link>
      </Row>
      <PendingGift account={account} />
      {account.kind === 'safe' && <SafeQueue account={account} />}
      {unreadable != null && (
        <UnreadableNotice thing="list" unreadable={unreadable} onDiscard={account.discardTracked} />
      )}
      {unreadItems > 0 && (
        <Notice tone="waiting" title={m.unreadItems.title(unreadItems)}>
          <p>{m.unreadItems[account.kind]}</p>
        </Notice>
      )}
      {!durable && unreadable == null && (
        <Notice tone="waiting" title={m.notKept.title}>
          <p>{m.notKept[account.kind]}</p>
        </Notice>
      )}
      {items.length === 0 && !rebuilding && unreadable == null && unreadItems === 0 && (
        <NothingYet words={m.nothing[account.kind]} />
      )}
      <TrackedGroups items={items} chain={account.chain} />
    </>
  )
}

/** Shows what the Safe's queue adds to the list, and why the queue could not be read. */
function SafeQueue({ account }: { readonly account: SafeAccount }) {
  const { rebuilding, searchTrouble } = useStoreValue(account.tracked)
  // Gifts are recognised by their recipients, so nothing can be found without the causes.
  const directory = useStoreValue(useApp().causes)
  return (
    <>
      <QueueTrouble account={account} />
      <QueueCheck account={account} />
      {rebuilding && searchTrouble == null && <Lede as="p">{m.looking}</Lede>}
      {rebuilding && directory.kind !== 'ready' && directory.kind !== 'loading' && (
        <CausesProblem state={directory} />
      )}
    </>
  )
}
