import { useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import type { FileProblem, FileReading } from '../../core/files/fileReading'
import { assetKey } from '../../core/giving/assets'
import { maxLines } from '../../core/giving/basket'
import type { Account } from '../../flows/account/account'
import { Small } from '../parts/basics'
import { Section, Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { LazyFold } from '../parts/LazyFold'
import { GiftTotals } from './GiftTotals'
import { PaymentsTable } from './PaymentsTable'
import { PutIntoGift } from './PutIntoGift'
import { Sentence } from '../parts/Sentence'
import { m } from './messages'

const Problems = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  strong {
    display: block;
    overflow-wrap: anywhere;
  }
`

const Agree = styled.label`
  display: flex;
  gap: var(--space-2);
  align-items: baseline;
`

type FilePreviewProps = {
  readonly file: Extract<FileReading, { kind: 'read' }>
  readonly account: Account
}

/** Shows what was read from a file: sums, recipients and problems. Only from here the payments enter the gift. */
export function FilePreview({ file: { payments, problems, notes, placeName }, account }: FilePreviewProps) {
  const id = useId()
  const [leavesOut, setLeavesOut] = useState(false)
  const wrong = useMemo(() => new Set(problems.map(({ place }) => place)).size, [problems])
  const gifts = useMemo(() => payments.map(({ gift }) => gift), [payments])
  const unlisted = payments.filter(({ gift }) => gift.causeId === null)
  const repeated =
    gifts.length - new Set(gifts.map((gift) => `${gift.recipient} ${assetKey(gift.asset)}`)).size
  const fits = payments.length <= maxLines

  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{m.preview.title}</h2>
      <Stack $gap={2}>
        <p>{m.preview.canBeGiven(payments.length, payments.length - unlisted.length, unlisted.length)}</p>
        {repeated > 0 && <p>{m.preview.repeated(repeated, placeName)}</p>}
        {notes.map((note) => (
          <Small key={note}>{note}</Small>
        ))}
      </Stack>
      {wrong > 0 && (
        <Notice tone="bad" title={m.preview.wrong(wrong, placeName, payments.length > 0)}>
          <Problems aria-label={m.preview.problems}>
            {problems.map((problem, index) => (
              <li key={index}>
                <ProblemText problem={problem} placeName={placeName} />
              </li>
            ))}
          </Problems>
          <p>{m.preview.correct}</p>
        </Notice>
      )}
      {payments.length > 0 && (
        <>
          <GiftTotals gifts={gifts} />
          {unlisted.length > 0 && fits && (
            <Stack $gap={3}>
              <h3>{m.preview.unlisted}</h3>
              <p>{m.preview.unlistedWords}</p>
              <PaymentsTable caption={m.preview.unlistedTable} payments={unlisted} placeName={placeName} />
            </Stack>
          )}
          {fits && (
            <LazyFold title={m.preview.all}>
              <PaymentsTable caption={m.preview.all} payments={payments} placeName={placeName} />
            </LazyFold>
          )}
          {wrong > 0 && (
            <Agree>
              <input
                type="checkbox"
                checked={leavesOut}
                onChange={(event) => setLeavesOut(event.target.checked)}
              />
              <span>{m.preview.leaveOut(wrong, placeName, payments.length)}</span>
            </Agree>
          )}
          {(wrong === 0 || leavesOut) && <PutIntoGift account={account} payments={payments} />}
        </>
      )}
    </Section>
  )
}

type PlaceName = keyof typeof m.preview.place

type ProblemTextProps = { readonly problem: FileProblem; readonly placeName: PlaceName }

function ProblemText({ problem: { place, column, text, sentence, remedy }, placeName }: ProblemTextProps) {
  return (
    <>
      <strong>
        {m.preview.at(placeName, place, column)}
        {text !== null && <Sentence of={m.preview.found(<bdi>{text}</bdi>)} />}
      </strong>
      {sentence} {remedy}
    </>
  )
}
