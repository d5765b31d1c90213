import type { SafePlace } from '../../core/review/safePlace'
import type { SafeTxRecord } from '../../core/safe/safeTx'
import type { UncheckedList } from '../../flows/queue/queueState'
import { Small } from '../parts/basics'
import { Section, Stack } from '../parts/Layout'
import { timeText } from '../parts/format'
import { TonedWord } from '../parts/TonedWord'
import { FirstCalls } from './FirstCalls'
import { m } from './messages'

type UncheckedRowsProps = { readonly place: SafePlace; readonly listed: UncheckedList }

/** Largest number of rows: enough for an overview. */
const mostRows = 50

/**
 * Lists the service's transactions, unchecked, while the chain cannot be read. Each row is marked, and none can be
 * signed.
 */
export function UncheckedRows({ place, listed }: UncheckedRowsProps) {
  const { records, unreadable, atMs } = listed
  const shown = records.slice(0, mostRows)
  return (
    <Section aria-labelledby="unchecked">
      <h2 id="unchecked">{m.listed.title}</h2>
      <p>{m.listed.words(timeText(atMs))}</p>
      {unreadable > 0 && <p>{m.listed.unreadable(unreadable)}</p>}
      {records.length === 0 && <p>{m.listed.none}</p>}
      <Stack as="ul" $gap={5}>
        {shown.map((record, index) => (
          <Row key={`${record.safeTxHash}${index}`} place={place} record={record} />
        ))}
      </Stack>
      {records.length > shown.length && <Small>{m.listed.more(records.length - shown.length)}</Small>}
    </Section>
  )
}

function Row({ place, record }: { readonly place: SafePlace; readonly record: SafeTxRecord }) {
  return (
    <Stack as="li" $gap={2}>
      <h3>#{record.nonce.toString()}</h3>
      <FirstCalls place={place} record={record} />
      <TonedWord tone="waiting" icon="warning">
        {m.listed.unchecked}
      </TonedWord>
    </Stack>
  )
}
