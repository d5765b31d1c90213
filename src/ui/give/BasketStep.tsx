import { type FormEvent, type ReactNode, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { Link } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import { findCause } from '../../core/causes/findCause'
import { type BasketLine, type BasketProblem, changeLine } from '../../core/giving/basket'
import type { Gift } from '../../core/giving/gift'
import { PrimaryButton, PrimaryLink, SecondaryButton } from '../parts/Button'
import { Lede, Row, Small, VisuallyHidden } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { media } from '../parts/media'
import { Notice } from '../parts/Notice'
import { PaymentRowBoundary } from '../parts/PaymentRowBoundary'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { replacedGift } from '../files/useGiftBasket'
import { paths } from '../paths'
import { TokenFold } from '../tokens/TokenFold'
import { Deferred, deferredPart } from '../parts/Deferred'
import { AddCause } from './AddCause'
import { GiftToolList } from './GiftToolList'
import { useBasket } from './useBasket'
import { BasketLineFields } from './BasketLineFields'
import { BasketSummary } from './BasketSummary'
import { ErrorSummary } from './ErrorSummary'
import type { Giver } from './giver'
import { lineName } from './basketLine'
import { m } from './messages'
import { OtherRecipient } from '../recipients/OtherRecipient'
import { SeveralAmounts } from './amounts/SeveralAmounts'
import { useCheckedBasket, useFunds } from './useFunds'
import { UndoLine } from './UndoLine'
import { useUndo } from './useUndo'

/** Files and plans load after the basket: a gift can begin without them. */
export const giftToolsPart = deferredPart(async () => (await import('../files/GiftTools')).GiftTools)

const bringBackPart = deferredPart(async () => (await import('../files/GiftTools')).BringBack)

/** A long gift is a table: loaded when one is opened. */
const basketTablePart = deferredPart(async () => (await import('./table/BasketTable')).BasketTable)

/** A table needs the whole width: the total is then below it. */
const Form = styled.form<{ $isTable: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-7);

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) ${({ $isTable }) => ($isTable ? '' : '18rem')};
    align-items: start;
  }
`

/** From this number of lines on, the basket is a table. */
const tableFrom = 8

type BasketStepProps = {
  readonly giver: Giver
  readonly causes: readonly Cause[]
  /** A notice about the giver. */
  readonly notice: ReactNode
  readonly onReview: (gifts: readonly Gift[]) => void
}

/**
 * Shows the basket. Problems show when a field loses focus, or after the first attempt to go on. Empty or not, it is
 * one tree, so that adding the first line keeps the focus in its field.
 */
export function BasketStep({ giver, causes, notice, onReview }: BasketStepProps) {
  const { basket, edit, unreadable } = useBasket()
  const { last, run } = useUndo()
  const { gifts, problems, totals, incomplete } = useCheckedBasket(giver, causes)
  const funds = useFunds(giver)
  const balances = useStoreValue(giver.balances)
  const replaced = useStoreValue(replacedGift)
  const [attempt, setAttempt] = useState(0)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [revealed, setRevealed] = useState(0)
  const leaveAmounts = useCallback(
    (ids: readonly string[]) => setLeft((before) => new Set([...before, ...ids])),
    [],
  )

  const places = new Map(basket.lines.map(({ id }, place) => [id, place]))
  const place = ({ lineId }: BasketProblem) => (lineId === null ? -1 : (places.get(lineId) ?? -1))
  const blocking = problems
    .filter((problem) => problem.severity === 'blocks')
    .toSorted((a, b) => place(a) - place(b))
  const isVisible = (problem: BasketProblem) =>
    attempt > 0 || problem.field !== 'amount' || (problem.lineId !== null && left.has(problem.lineId))
  const shownProblems = byLine(problems.filter(isVisible))
  const nameOf = (lineId: string) => {
    const line = basket.lines[places.get(lineId) ?? -1]
    return line === undefined ? '' : lineName(line, causes)
  }
  const review = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty) return
    if (blocking.length > 0) setAttempt(attempt + 1)
    else onReview(gifts)
  }

  const goTo = (fieldId: string) => {
    // A search can hide the row.
    if (document.getElementById(fieldId) === null) flushSync(() => setRevealed(revealed + 1))
    document.getElementById(fieldId)?.focus()
  }

  const removeLine = (line: BasketLine, place: number) =>
    run({ sentence: m.basket.removed(lineName(line, causes)), place }, (lines) =>
      lines.filter(({ id }) => id !== line.id),
    )

  const isEmpty = basket.lines.length === 0
  const isFull = basket.lines.every(({ amountText }) => amountText !== '')
  const isTable = basket.lines.length >= tableFrom
  return (
    <>
      <ScreenHeading title={m.title} />
      {!isTable && (
        <Lede>
          {isEmpty && unreadable === null
            ? m.basket.empty(giver.words.emptyBasket)
            : isFull
              ? m.basket.ledeFull
              : m.basket.lede}
        </Lede>
      )}
      {attempt > 0 && blocking.length > 0 && (
        <ErrorSummary problems={blocking} attempt={attempt} nameOf={nameOf} onGoTo={goTo} />
      )}
      {isEmpty && last !== null && <UndoLine last={last} />}
      {replaced !== null && replaced.after === basket.lines && (
        <Deferred part={bringBackPart} props={{ account: giver, replaced }} waiting={null} />
      )}
      {notice}
      {!isEmpty && balances.kind === 'unreachable' && (
        <Notice tone="waiting" title={m.basket.unread(giver.name)}>
          <p>{m.basket.unreadMore(balances.reason, giver.words.unreadBalances)}</p>
        </Notice>
      )}
      <Form $isTable={isTable} noValidate onSubmit={review}>
        <Stack $gap={5}>
          {isTable && (
            // One element: without it the fields would be laid out as a part of the grid.
            <div>
              <Deferred
                part={basketTablePart}
                props={{
                  giver,
                  causes,
                  lines: basket.lines,
                  totals,
                  incomplete,
                  held: funds.balances,
                  problems: shownProblems,
                  last,
                  run,
                  onLeaveAmounts: leaveAmounts,
                  revealed,
                }}
                waiting={<Small>{m.loading}</Small>}
              />
            </div>
          )}
          {!isEmpty && !isTable && (
            <Stack as="ul" $gap={2}>
              {basket.lines.map((line, place) => (
                <li key={line.id}>
                  {last?.place === place && <UndoLine last={last} />}
                  <PaymentRowBoundary
                    remedy={
                      <TakeOut name={lineName(line, causes)} onRemove={() => removeLine(line, place)} />
                    }
                  >
                    <BasketLineFields
                      line={line}
                      cause={line.payee.kind === 'cause' ? findCause(causes, line.payee.causeId) : null}
                      name={lineName(line, causes)}
                      giver={giver}
                      held={funds.balances}
                      problems={shownProblems.get(line.id) ?? []}
                      onChange={(fields) => edit((lines) => changeLine(lines, line.id, fields))}
                      onLeaveAmount={() => line.amountText !== '' && leaveAmounts([line.id])}
                      onRemove={() => removeLine(line, place)}
                    />
                  </PaymentRowBoundary>
                </li>
              ))}
              {last !== null && last.place >= basket.lines.length && (
                <li>
                  <UndoLine last={last} />
                </li>
              )}
            </Stack>
          )}
          <AddCause giver={giver} causes={causes} />
          <GiftToolList>
            <li>
              <OtherRecipient giver={giver} causes={causes} />
            </li>
            {basket.lines.length > 1 && !isTable && (
              <li>
                <SeveralAmounts giver={giver} causes={causes} run={run} />
              </li>
            )}
            {!isEmpty && (
              <li>
                <TokenFold giver={giver} />
              </li>
            )}
            <Deferred part={giftToolsPart} props={{ giver, causes }} waiting={null} isListed />
          </GiftToolList>
          {isEmpty && (
            <Row>
              <PrimaryLink as={Link} href={paths.causes}>
                {m.basket.readCauses}
              </PrimaryLink>
            </Row>
          )}
        </Stack>
        {!isEmpty && (
          <BasketSummary
            giver={giver}
            totals={totals}
            funds={funds}
            problems={problems.filter(({ lineId }) => lineId === null)}
          >
            <Row>
              <PrimaryButton type="submit">{m.basket.review}</PrimaryButton>
            </Row>
          </BasketSummary>
        )}
      </Form>
    </>
  )
}

function byLine(problems: readonly BasketProblem[]): ReadonlyMap<string, readonly BasketProblem[]> {
  const found = new Map<string, BasketProblem[]>()
  for (const problem of problems) {
    if (problem.lineId === null) continue
    const known = found.get(problem.lineId)
    if (known === undefined) found.set(problem.lineId, [problem])
    else known.push(problem)
  }
  return found
}

type TakeOutProps = { readonly name: string; readonly onRemove: () => void }

/** For a line that cannot be shown: its own button is in it. */
function TakeOut({ name, onRemove }: TakeOutProps) {
  return (
    <div>
      <SecondaryButton onClick={onRemove}>
        {m.line.remove}
        <VisuallyHidden>{m.line.removeWhat(name)}</VisuallyHidden>
      </SecondaryButton>
    </div>
  )
}
