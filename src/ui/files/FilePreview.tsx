import { useId, useMemo, useState } from 'react'
import styled from 'styled-components'
import type { FileProblem, FileReading } from '../../core/files/fileReading'
import { assetKey } from '../../core/giving/assetKey'
import { maxLines } from '../../core/giving/basket'
import type { Account } from '../../flows/account/account'
import { Small } from '../parts/basics'
import { Section, Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { countWords } from './countWords'
import { LazyFold } from '../review/LazyFold'
import { GiftTotals } from './GiftTotals'
import { PaymentsTable } from './PaymentsTable'
import { PutIntoGift } from './PutIntoGift'

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

/** What was understood of a file: sums, recipients, and what is wrong with it. Only from here it comes into the gift. */
export function FilePreview({ file: { payments, problems, notes, placeName }, account }: FilePreviewProps) {
  const id = useId()
  const [leavesOut, setLeavesOut] = useState(false)
  const wrong = useMemo(() => new Set(problems.map(({ place }) => place)).size, [problems])
  const gifts = useMemo(() => payments.map(({ gift }) => gift), [payments])
  const unlisted = payments.filter(({ gift }) => gift.causeId === null)
  const repeated =
    gifts.length - new Set(gifts.map((gift) => `${gift.recipient} ${assetKey(gift.asset)}`)).size
  const place = placeName.toLowerCase()
  const fits = payments.length <= maxLines

  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>What was read</h2>
      <Stack $gap={2}>
        <p>
          {countWords(payments.length, 'payment')} can be given
          {payments.length > 0 &&
            `: ${payments.length - unlisted.length} to causes in the directory, ${unlisted.length} to recipients that are not in it`}
          .
        </p>
        {repeated > 0 && (
          <p>
            {countWords(repeated, 'payment')} {repeated === 1 ? 'repeats' : 'repeat'} the recipient and the
            asset of an earlier {place}. Both would be given: check that this is meant.
          </p>
        )}
        {notes.map((note) => (
          <Small key={note}>{note}</Small>
        ))}
      </Stack>
      {wrong > 0 && (
        <Notice
          tone="bad"
          title={`${countWords(wrong, place)} cannot be given${payments.length > 0 ? ', so nothing is added yet' : ''}`}
        >
          <Problems aria-label="Problems">
            {problems.map((problem, index) => (
              <li key={index}>
                <ProblemText problem={problem} placeName={placeName} />
              </li>
            ))}
          </Problems>
          <p>Correct the file and read it again.</p>
        </Notice>
      )}
      {payments.length > 0 && (
        <>
          <GiftTotals gifts={gifts} />
          {unlisted.length > 0 && fits && (
            <Stack $gap={3}>
              <h3>Not in the directory</h3>
              <p>
                Nobody here vouches for these recipients. Compare each address with one that you have from the
                recipient.
              </p>
              <PaymentsTable
                caption="Recipients not in the directory"
                payments={unlisted}
                placeName={placeName}
              />
            </Stack>
          )}
          {fits && (
            <LazyFold title="All payments">
              <PaymentsTable caption="All payments" payments={payments} placeName={placeName} />
            </LazyFold>
          )}
          {wrong > 0 && (
            <Agree>
              <input
                type="checkbox"
                checked={leavesOut}
                onChange={(event) => setLeavesOut(event.target.checked)}
              />
              <span>
                Leave out the {countWords(wrong, place)} with problems, and take the other{' '}
                {countWords(payments.length, 'payment')}.
              </span>
            </Agree>
          )}
          {(wrong === 0 || leavesOut) && (
            <PutIntoGift account={account} lines={payments.map(({ line }) => line)} />
          )}
        </>
      )}
    </Section>
  )
}

type ProblemTextProps = { readonly problem: FileProblem; readonly placeName: string }

function ProblemText({ problem: { place, column, text, sentence, remedy }, placeName }: ProblemTextProps) {
  return (
    <>
      <strong>
        {placeName} {place}
        {column !== null && `, ${column}`}
        {text !== null && (
          <>
            : “<bdi>{text}</bdi>”
          </>
        )}
      </strong>
      {sentence} {remedy}
    </>
  )
}
