import { useEffect, useId, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import type { FileProblem, FileReading, PlaceName } from '../../core/files/fileReading'
import { findDoubles } from '../../core/files/findDoubles'
import type { Edit } from '../../core/files/readGiftRow'
import { assetKey } from '../../core/giving/assets'
import { maxLines } from '../../core/giving/basket'
import type { Account } from '../../flows/account/account'
import type { Giver } from '../give/giver'
import { TextButton } from '../parts/Button'
import { Small } from '../parts/basics'
import { Section, Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { LazyFold } from '../parts/LazyFold'
import { type DoubleChoice, doubleKey, Doubles } from './Doubles'
import { GiftTotals } from './GiftTotals'
import { MendLine } from './MendLine'
import { PaymentsTable } from './PaymentsTable'
import { PutIntoGift } from './PutIntoGift'
import { Sentence } from '../parts/Sentence'
import { m } from './messages'

const Problems = styled.ul`
  display: grid;
  gap: var(--space-5);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }

  strong {
    display: block;
    overflow-wrap: anywhere;
  }

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-3);
  }
`

const Unlisted = styled(Stack)`
  margin-block-start: var(--space-5);
`

const Agree = styled.label`
  display: flex;
  gap: var(--space-3);
  align-items: baseline;

  input {
    flex: none;
    width: 1.1rem;
    height: 1.1rem;
    margin: 0;
    transform: translateY(0.15rem);
    accent-color: var(--accent);
  }
`

type FilePreviewProps = {
  readonly file: Extract<FileReading, { kind: 'read' }>
  readonly account: Account
  readonly giver: Giver
  readonly onMend: (place: number, edit: Edit) => void
}

/**
 * Shows what was read from a file: sums, recipients, and problems with a field to mend each. Only from here the payments
 * enter the gift.
 */
export function FilePreview({ file, account, giver, onMend }: FilePreviewProps) {
  const { payments: all, problems: found, notes, wrongTotals, placeName } = file
  const id = useId()
  /** The lines that the user has agreed to leave out together: with another problem the question is another one. */
  const [agreed, setAgreed] = useState<string | null>(null)
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const [chosen, setChosen] = useState<ReadonlyMap<string, DoubleChoice>>(new Map())
  const heading = useRef<HTMLHeadingElement>(null)
  const problems = found.filter(({ place }) => !leftOut.has(place))
  const wrong = byPlace(problems)
  const wrongKey = wrong.map(([place]) => place).join(',')
  const leavesOut = agreed === wrongKey
  const taken = useMemo(() => all.filter(({ place }) => !leftOut.has(place)), [all, leftOut])
  const groups = useMemo(() => findDoubles(taken), [taken])
  const undecided = groups.filter((group) => !chosen.has(doubleKey(group)))
  const once = new Set(
    groups.flatMap((group) =>
      chosen.get(doubleKey(group)) === 'once' ? group.slice(1).map(({ place }) => place) : [],
    ),
  )
  const payments = taken.filter(({ place }) => !once.has(place))
  const gifts = payments.map(({ gift }) => gift)
  const unlisted = payments.filter(({ gift }) => gift.causeId === null)
  const doubled = groups.reduce((sum, group) => sum + group.length - 1, 0) - once.size
  const repeated =
    gifts.length - new Set(gifts.map((gift) => `${gift.recipient} ${assetKey(gift.asset)}`)).size - doubled
  const fits = payments.length <= maxLines
  const marks = useMemo(() => sameAs(groups), [groups])
  // The button that read the file was replaced. The whole result is scrolled into view by its parent.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  /** The line that was mended or left out, until its result stands here. */
  const mended = useRef<number | null>(null)
  useEffect(() => {
    const place = mended.current
    mended.current = null
    // The field that had the focus is gone with its problem.
    if (place === null || document.activeElement !== document.body) return
    const left = document.querySelector<HTMLElement>(`[data-line="${place}"] :is(input, select)`)
    ;(left ?? heading.current)?.focus()
  }, [found, leftOut])

  return (
    <Section aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {m.preview.title}
      </h2>
      <Stack $gap={2}>
        <p>{m.preview.canBeGiven(payments.length, payments.length - unlisted.length, unlisted.length)}</p>
        {repeated > 0 && <p>{m.preview.repeated(repeated, placeName)}</p>}
        {notes.map((note) => (
          <Small key={note}>{note}</Small>
        ))}
        {leftOut.size > 0 && (
          <p>
            {m.mend.leftOut(
              leftOut.size,
              placeName,
              [...leftOut]
                .toSorted((a, b) => a - b)
                .slice(0, 20)
                .join(', '),
            )}{' '}
            <TextButton onClick={() => setLeftOut(new Set())}>{m.mend.takeBack}</TextButton>
          </p>
        )}
      </Stack>
      {wrongTotals.length > 0 && (
        <Notice tone="waiting" title={m.preview.wrongTotals(wrongTotals.length)}>
          {wrongTotals.map((total) => (
            <p key={total}>{total}</p>
          ))}
        </Notice>
      )}
      {wrong.length > 0 && (
        <Notice tone="bad" title={m.preview.wrong(wrong.length, placeName, payments.length > 0)}>
          <p>{m.preview.correct}</p>
          <Problems aria-label={m.preview.problems}>
            {wrong.map(([place, ofLine]) => (
              <li
                data-line={place}
                key={`${place} ${ofLine.map(({ text, sentence }) => `${text} ${sentence}`).join(' ')}`}
              >
                {ofLine.map((problem, index) => (
                  <div key={index}>
                    <ProblemText problem={problem} placeName={placeName} />
                  </div>
                ))}
                <MendLine
                  placeName={placeName}
                  place={place}
                  problems={ofLine}
                  giver={giver}
                  onMend={(edit) => {
                    mended.current = place
                    onMend(place, edit)
                  }}
                  onLeaveOut={() => {
                    mended.current = place
                    setLeftOut(new Set([...leftOut, place]))
                  }}
                />
              </li>
            ))}
          </Problems>
        </Notice>
      )}
      {payments.length > 0 && (
        <>
          {groups.length > 0 && (
            <Doubles
              groups={groups}
              placeName={placeName}
              chosen={chosen}
              onChoose={(some, choice) =>
                setChosen(new Map([...chosen, ...some.map((group) => [doubleKey(group), choice] as const)]))
              }
            />
          )}
          <GiftTotals gifts={gifts} />
          {wrong.length > 0 && (
            <Agree>
              <input
                type="checkbox"
                checked={leavesOut}
                onChange={(event) => setAgreed(event.target.checked ? wrongKey : null)}
              />
              <span>{m.preview.leaveOut(wrong.length, placeName, payments.length)}</span>
            </Agree>
          )}
          {undecided.length > 0 && <p>{m.doubles.first}</p>}
          {(wrong.length === 0 || leavesOut) && undecided.length === 0 && (
            <PutIntoGift account={account} payments={payments} />
          )}
          {unlisted.length > 0 && fits && (
            <Unlisted $gap={3}>
              <h3>{m.preview.unlisted}</h3>
              <p>{m.preview.unlistedWords}</p>
              <PaymentsTable
                caption={m.preview.unlistedTable}
                payments={unlisted}
                placeName={placeName}
                doubles={marks}
              />
            </Unlisted>
          )}
          {fits && (
            <LazyFold title={m.preview.all}>
              <PaymentsTable
                caption={m.preview.all}
                payments={payments}
                placeName={placeName}
                doubles={marks}
              />
            </LazyFold>
          )}
        </>
      )}
    </Section>
  )
}

/** Groups the problems of a line, in the order of the file. */
function byPlace(problems: readonly FileProblem[]): readonly (readonly [number, readonly FileProblem[]])[] {
  const lines = new Map<number, FileProblem[]>()
  for (const problem of problems) lines.set(problem.place, [...(lines.get(problem.place) ?? []), problem])
  return [...lines]
}

/** Names the other places of each payment that stands in the file more than once. */
function sameAs(groups: ReturnType<typeof findDoubles>): ReadonlyMap<number, string> {
  return new Map(
    groups.flatMap((group) => {
      const some = group.slice(0, 8).map(({ place }) => place)
      return group.map(({ place }) => [place, some.filter((other) => other !== place).join(', ')] as const)
    }),
  )
}

type ProblemTextProps = { readonly problem: FileProblem; readonly placeName: PlaceName }

function ProblemText({ problem, placeName }: ProblemTextProps) {
  const { place, payee, column, text, sentence, remedy } = problem
  return (
    <>
      <strong>
        {m.preview.at(placeName, place, column)}
        {text !== null && <Sentence of={m.preview.found(<bdi>{text}</bdi>)} />}
      </strong>
      {payee !== null && payee !== text && <Sentence of={m.preview.payee(<bdi>{payee}</bdi>)} />} {sentence}{' '}
      {remedy}
    </>
  )
}
