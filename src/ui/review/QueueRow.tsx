import styled from 'styled-components'
import type { Address } from 'viem'
import { Link } from 'wouter'
import type { QueueEntry } from '../../core/queue/groupQueue'
import { type OwnStanding, ownStanding } from '../../core/queue/ownView'
import type { SafePlace } from '../../core/review/safePlace'
import { Small } from '../parts/basics'
import { timeText } from '../parts/timeText'
import { TonedWord } from '../parts/TonedWord'
import { paths } from '../paths'
import { QueueSignatures } from './QueueSignatures'
import { ToldCalls } from './ToldCalls'
import type { Watch } from './useShown'

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
  /** Tells when the row is on screen. */
  readonly watch: Watch
}

/** One transaction of the queue: what it does, and how far its signatures are. */
export function QueueRow({ place, entry, threshold, owner, watch }: QueueRowProps) {
  const { record, sameCallsAs } = entry
  return (
    <Item ref={watch} data-hash={record.safeTxHash}>
      <ToldCalls place={place} record={record} isLarge />
      {sameCallsAs.length > 0 && (
        <TonedWord tone="bad" icon="warning">
          Makes the same calls as another one here, under another hash: sign one of them only
        </TonedWord>
      )}
      <QueueSignatures check={entry.check} threshold={threshold} />
      {owner !== null && <p>{ownWords[ownStanding(entry, owner, threshold)]}</p>}
      <Small>Proposed on {timeText(record.submittedAtMs)}</Small>
      <Link href={paths.review(place, record.safeTxHash)}>Review #{record.nonce.toString()}</Link>
    </Item>
  )
}

const ownWords: Readonly<Record<OwnStanding, string>> = {
  signed: 'You have signed it.',
  listed: 'A signature of yours is listed, and only the chain can judge it.',
  invalid: 'What is listed in your name is not your signature of it.',
  missing: 'You have not signed it.',
  notNeeded: 'You have not signed it, and enough others have.',
  unknown: 'Whether you have signed it is not known.',
}
