import styled from 'styled-components'
import type { Address } from 'viem'
import { Link } from 'wouter'
import type { QueueEntry } from '../../core/queue/groupQueue'
import { ownStanding } from '../../core/queue/ownView'
import type { SafePlace } from '../../core/review/safePlace'
import { isRejection } from '../../core/safe/isRejection'
import { Small } from '../parts/basics'
import { timeText } from '../parts/timeText'
import { TonedWord } from '../parts/TonedWord'
import { paths } from '../paths'
import { QueueSignatures } from './QueueSignatures'
import { FirstCalls } from './FirstCalls'
import type { Watch } from './useShown'
import { m } from './queueMessages'

const Item = styled.li`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
`

type QueueRowProps = {
  readonly place: SafePlace
  readonly entry: QueueEntry
  readonly threshold: number | null
  /** The connected wallet where it is an owner. */
  readonly owner: Address | null
  /** Observes whether the row is on screen. */
  readonly watch: Watch
}

/** Shows a transaction of the queue: its effects and its signatures. */
export function QueueRow({ place, entry, threshold, owner, watch }: QueueRowProps) {
  const { record, equalRivals } = entry
  return (
    <Item ref={watch} data-hash={record.safeTxHash}>
      <FirstCalls place={place} record={record} isLarge />
      {equalRivals > 0 && (
        <TonedWord tone="bad" icon="warning">
          {m.sameCalls}
        </TonedWord>
      )}
      <QueueSignatures check={entry.check} threshold={threshold} />
      {owner !== null && <p>{m.you[ownStanding(entry, owner, threshold)]}</p>}
      <Small>{m.proposed(timeText(record.submittedAtMs))}</Small>
      <Link href={paths.review(place, record.safeTxHash)}>
        {(isRejection(record) ? m.reviewRejection : m.review)(record.nonce)}
      </Link>
    </Item>
  )
}
