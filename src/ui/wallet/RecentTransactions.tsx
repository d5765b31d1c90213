import styled from 'styled-components'
import { Link } from 'wouter'
import { trackedId } from '../../core/tracking/trackedItem'
import type { Address } from 'viem'
import type { SafeAccount } from '../../flows/account'
import { giftTitle } from '../activity/giftTitle'
import { TextButton } from '../parts/Button'
import { ExternalLink } from '../parts/ExternalLink'
import { explorerLink } from '../parts/explorerLink'
import { Row } from '../parts/basics'
import { Section } from '../parts/Layout'
import { StatusWord } from '../parts/StatusWord'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'

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
  readonly account: Pick<SafeAccount, 'chain' | 'tracked' | 'clearTracked'>
  readonly address: Address
  readonly onLeave: () => void
}

/** The last few things that were started, with the way to all of them. */
export function RecentTransactions({ account, address, onLeave }: RecentTransactionsProps) {
  const { items } = useStoreValue(account.tracked)
  const explorer = explorerLink(account.chain, { kind: 'address', address })
  return (
    <Panel aria-labelledby="recent-transactions">
      <Head>
        <Title id="recent-transactions">Recent Transactions</Title>
        {items.length > 0 && <TextButton onClick={() => account.clearTracked()}>Clear All</TextButton>}
      </Head>
      {items.length === 0 ? (
        <p>transactions will appear here...</p>
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
            See all activity
          </Link>
        )}
        {explorer !== null && <ExternalLink href={explorer}>View more on Explorer</ExternalLink>}
      </Row>
    </Panel>
  )
}
