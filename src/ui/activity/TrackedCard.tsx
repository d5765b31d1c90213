import styled from 'styled-components'
import type { AppChain } from '../../core/chain'
import { statusTable } from '../../core/tracking/statusTable'
import type { TrackedItem } from '../../core/tracking/trackedItem'
import { Small } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { StatusWord } from '../parts/StatusWord'
import { timeText } from '../parts/timeText'
import { FeeNotice } from './FeeNotice'
import { GiftTable } from './GiftTable'
import { giftTitle } from './giftTitle'
import { Signers } from './Signers'
import { TrackedDetails } from './TrackedDetails'
import { TrackedLinks } from './TrackedLinks'
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

type TrackedCardProps = { readonly item: TrackedItem; readonly chain: AppChain }

/** One thing that was started: where it stands, what to do next, what it gives and who has signed. */
export function TrackedCard({ item, chain }: TrackedCardProps) {
  const row = statusTable[item.phase.status]
  return (
    <Card>
      <Stack $gap={2}>
        <Title>{giftTitle(item)}</Title>
        <Small>
          {item.kind === 'safeTx' && item.nonce !== null && <>Transaction #{String(item.nonce)} · </>}
          {originOf(item)}, {timeText(item.createdAtMs)}
        </Small>
      </Stack>
      <Status>
        <StatusWord item={item} />
      </Status>
      <TrackedNoteText item={item} />
      {item.note?.kind !== 'forged' && <p>{row.next(item)}</p>}
      {item.kind !== 'safeMessage' && <GiftTable gifts={item.gifts} />}
      <FeeNotice item={item} chain={chain} />
      {'signatures' in item.phase && <Signers signatures={item.phase.signatures} />}
      <TrackedLinks item={item} chain={chain} />
      <TrackedDetails item={item} />
    </Card>
  )
}

function originOf(item: TrackedItem): string {
  if (item.kind === 'chainTx' || item.kind === 'calls') return 'Sent here'
  return item.rebuilt ? 'Found in your Safe’s queue' : 'Proposed here'
}
