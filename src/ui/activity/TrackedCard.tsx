import styled from 'styled-components'
import { safeLink } from '../../config/safeLink'
import { statusTable } from '../../core/tracking/statusTable'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import type { SafeAccount } from '../../flows/account'
import { useApp } from '../AppContext'
import { ExternalLink } from '../parts/ExternalLink'
import { explorerLink } from '../parts/explorerLink'
import { Row, Small } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { StatusWord } from '../parts/StatusWord'
import { timeText } from '../parts/timeText'
import { useStoreValue } from '../parts/useStoreValue'
import { FeeNotice } from './FeeNotice'
import { GiftTable } from './GiftTable'
import { giftTitle } from './giftTitle'
import { Signers } from './Signers'
import { TrackedDetails } from './TrackedDetails'
import { TrackedNoteText } from './TrackedNoteText'

const Title = styled.h3`
  font-size: var(--text-h2);
`

const Status = styled.p`
  font-size: var(--text-large);
`

const Card = styled(Stack).attrs({ as: 'article' })`
  & > p {
    max-width: var(--measure);
  }
`

type TrackedCardProps = { readonly item: TrackedItem; readonly account: SafeAccount }

/** One thing that was started: where it stands, what to do next, what it gives and who has signed. */
export function TrackedCard({ item, account }: TrackedCardProps) {
  const row = statusTable[item.phase.status]
  return (
    <Card>
      <Stack $gap={2}>
        <Title>{giftTitle(item)}</Title>
        <Small>
          {item.kind === 'safeTx' && item.nonce !== null && <>Transaction #{String(item.nonce)} · </>}
          {item.rebuilt ? 'Found in your Safe’s queue' : 'Proposed here'}, {timeText(item.createdAtMs)}
        </Small>
      </Stack>
      <Status>
        <StatusWord item={item} />
      </Status>
      <TrackedNoteText item={item} />
      {item.note?.kind !== 'forged' && <p>{row.next(item)}</p>}
      {item.kind === 'safeTx' && <GiftTable gifts={item.gifts} />}
      <FeeNotice item={item} account={account} />
      {'signatures' in item.phase && <Signers signatures={item.phase.signatures} />}
      <Links item={item} account={account} />
      <TrackedDetails item={item} />
    </Card>
  )
}

function Links({ item, account }: TrackedCardProps) {
  const session = useStoreValue(useApp().session)
  if (item.kind !== 'safeTx') return null
  const hostOrigin = session.kind === 'safe' ? session.hostOrigin : undefined
  const txHash =
    'txHash' in item.phase ? item.phase.txHash : 'byTxHash' in item.phase ? item.phase.byTxHash : null
  const explorer = txHash === null ? null : explorerLink(account.chain, { kind: 'tx', txHash })
  return (
    <Row>
      <ExternalLink
        href={safeLink(account.chain, item.safe, { kind: 'tx', safeTxHash: item.safeTxHash }, hostOrigin)}
      >
        {'Open in Safe{Wallet}'}
      </ExternalLink>
      {explorer !== null && <ExternalLink href={explorer}>See it on the chain</ExternalLink>}
    </Row>
  )
}
