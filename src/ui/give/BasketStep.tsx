import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { Link } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import { findCause } from '../../core/causes/findCause'
import type { BasketProblem } from '../../core/giving/basketProblem'
import type { Gift } from '../../core/giving/gift'
import { PrimaryButton, PrimaryLink } from '../parts/Button'
import { Lede, Row } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { AddCause } from './AddCause'
import { useBasket } from './BasketContext'
import { BasketLineFields } from './BasketLineFields'
import { BasketTotals } from './BasketTotals'
import { basketWords } from './basketWords'
import { ErrorSummary } from './ErrorSummary'
import { giftCount } from './giftCount'
import type { Giver } from './giver'
import { useAfterPress } from './useAfterPress'
import { useCheckedBasket, useHeld } from './useCheckedBasket'

type BasketStepProps = {
  readonly giver: Giver
  readonly causes: readonly Cause[]
  /** What a person should know of the giver before going on. */
  readonly notice: ReactNode
  readonly onReview: (gifts: readonly Gift[]) => void
}

/** What to give to whom. Problems show once a field has been left, or after the first attempt to go on. */
export function BasketStep({ giver, causes, notice, onReview }: BasketStepProps) {
  const { basket, change, remove } = useBasket()
  const { gifts, problems, totals } = useCheckedBasket(giver, causes)
  const held = useHeld(giver)
  const balances = useStoreValue(giver.balances)
  const [attempt, setAttempt] = useState(0)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const heading = useRef<HTMLDivElement>(null)
  const afterPress = useAfterPress()

  const place = (problem: BasketProblem) => basket.lines.findIndex((line) => line.id === problem.lineId)
  const blocking = problems
    .filter((problem) => problem.severity === 'blocks')
    .toSorted((a, b) => place(a) - place(b))
  const isVisible = (problem: BasketProblem) =>
    attempt > 0 || problem.field !== 'amount' || (problem.lineId !== null && left.has(problem.lineId))
  const nameOf = (lineId: string) => {
    const causeId = basket.lines.find((line) => line.id === lineId)?.causeId ?? ''
    return findCause(causes, causeId)?.name ?? 'A cause that is no longer here'
  }
  const review = (event: FormEvent) => {
    event.preventDefault()
    if (blocking.length > 0) setAttempt(attempt + 1)
    else onReview(gifts)
  }

  if (basket.lines.length === 0) return <EmptyBasket giver={giver} causes={causes} notice={notice} />
  return (
    <>
      <div ref={heading}>
        <ScreenHeading title="Your gift" />
      </div>
      <Lede>Set what each cause gets. Nothing is sent before you have reviewed it.</Lede>
      {attempt > 0 && blocking.length > 0 && (
        <ErrorSummary problems={blocking} attempt={attempt} nameOf={nameOf} />
      )}
      {notice}
      {balances.kind === 'unreachable' && (
        <Notice tone="waiting" title={`What your ${giver.name} holds could not be read`}>
          <p>
            {balances.reason} You can still prepare the gift. {basketWords[giver.name].unread}
          </p>
        </Notice>
      )}
      <Stack as="form" $gap={5} noValidate onSubmit={review}>
        <Stack as="ul" $gap={2}>
          {basket.lines.map((line) => (
            <li key={line.id}>
              <BasketLineFields
                line={line}
                cause={findCause(causes, line.causeId)}
                giver={giver}
                held={held}
                problems={problems.filter((problem) => problem.lineId === line.id && isVisible(problem))}
                onChange={(fields) => change(line.id, fields)}
                onLeaveAmount={() =>
                  line.amountText !== '' &&
                  afterPress(() => setLeft((before) => new Set([...before, line.id])))
                }
                onRemove={() => {
                  remove(line.id)
                  heading.current?.querySelector('h1')?.focus()
                }}
              />
            </li>
          ))}
        </Stack>
        <AddCause giver={giver} causes={causes} />
        <BasketTotals
          totals={totals}
          giverName={giver.name}
          held={held}
          problems={problems.filter(({ lineId }) => lineId === null)}
        />
        <Row>
          <PrimaryButton type="submit">Review {giftCount(basket.lines.length)}</PrimaryButton>
        </Row>
      </Stack>
    </>
  )
}

function EmptyBasket({ giver, causes, notice }: Omit<BasketStepProps, 'onReview'>) {
  return (
    <>
      <ScreenHeading title="Your gift" />
      <Lede>
        Nothing is chosen yet. Choose a cause, and set the amount here. {basketWords[giver.name].empty}
      </Lede>
      {notice}
      <AddCause giver={giver} causes={causes} />
      <Row>
        <PrimaryLink as={Link} href={paths.causes}>
          Read about the causes
        </PrimaryLink>
      </Row>
    </>
  )
}
