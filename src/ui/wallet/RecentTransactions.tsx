import { useRef } from 'react'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { Address } from 'viem'
import { hasOpenTwin } from '../../core/tracking/status/hasOpenTwin'
import { itemsToClear } from '../../core/tracking/status/itemsToClear'
import { trackedId } from '../../core/tracking/trackedItem'
import type { Account } from '../../flows/account/account'
import { ClearedLine, clearedWords } from '../activity/ClearedLine'
import { giftTitle } from '../activity/giftTitle'
import { TextButton } from '../parts/Button'
import { ExternalLink, explorerLink } from '../parts/ExternalLink'
import { Row, Small } from '../parts/basics'
import { Section } from '../parts/Layout'
import { useAnnounce } from '../parts/LiveRegion'
import { StatusWord } from '../parts/StatusWord'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { m } from './messages'

const SHOWN = 3

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-2);
`

const Title = styled.h3`
  font-size: var(--text-h3);
`

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
`

const Panel = styled(Section)`
  width: 100%;
`

type RecentTransactionsProps = {
  readonly account: Pick<Account, 'kind' | 'chain' | 'tracked' | 'cleared' | 'clearTracked' | 'undoClear'>
  readonly address: Address
  readonly onLeave: () => void
}

/** Lists the newest few items, with a link to all of them. */
export function RecentTransactions({ account, address, onLeave }: RecentTransactionsProps) {
  const { items } = useStoreValue(account.tracked)
  const announce = useAnnounce()
  const title = useRef<HTMLHeadingElement>(null)
  const explorer = explorerLink(account.chain, { kind: 'address', address })
  const mayClear = itemsToClear(items).length > 0
  const cleared = useStoreValue(account.cleared).items
  // After a press of the button, the line about what was cleared says it.
  const kept = mayClear || cleared.length > 0 ? 0 : items.filter((item) => hasOpenTwin(item, items)).length

  const clear = () => {
    account.clearTracked()
    announce(clearedWords(account.cleared.getState().items, account.tracked.getState().items))
    // The pressed button may be gone.
    title.current?.focus()
  }

  return (
    <Panel aria-labelledby="recent-transactions">
      <Head>
        <Title id="recent-transactions" ref={title} tabIndex={-1}>
          {m.recent}
        </Title>
        {mayClear && <TextButton onClick={clear}>{m.clearAll}</TextButton>}
      </Head>
      {kept > 0 && <Small>{m.kept(kept)}</Small>}
      <ClearedLine account={account} onUndo={() => title.current?.focus()} />
      {items.length === 0 ? (
        <p>{m.none}</p>
      ) : (
        <List>
          {items.slice(0, SHOWN).map((item) => (
            <li key={trackedId(item)}>
              <p>{giftTitle(item)}</p>
              <StatusWord item={item} />
            </li>
          ))}
        </List>
      )}
      <Row>
        {items.length > 0 && (
          <Link href={paths.activity} onClick={onLeave}>
            {m.allActivity}
          </Link>
        )}
        <Link
          href={
            account.kind === 'safe' ? paths.queue({ chain: account.chain, safe: address }) : paths.reviewStart
          }
          onClick={onLeave}
        >
          {account.kind === 'safe' ? m.queue : m.queues}
        </Link>
        {explorer !== null && <ExternalLink href={explorer}>{m.explorer}</ExternalLink>}
      </Row>
    </Panel>
  )
}
