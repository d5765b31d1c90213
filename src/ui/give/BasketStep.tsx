import { useRef, useState, type FormEvent } from 'react'
import { Link } from 'wouter'
import type { Cause } from '../../core/causes/cause'
import { findCause } from '../../core/causes/findCause'
import type { BasketProblem } from '../../core/giving/basketProblem'
import type { Gift } from '../../core/giving/gift'
import type { SafeAccount } from '../../flows/account'
import { PrimaryButton, PrimaryLink } from '../parts/Button'
import { Lede, Row } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { Notice } from '../parts/Notice'
import { SafeCheckNotice } from '../parts/SafeCheckNotice'
import { ScreenHeading } from '../parts/ScreenHeading'
import { useStoreValue } from '../parts/useStoreValue'
import { paths } from '../paths'
import { AddCause } from './AddCause'
import { useBasket } from './BasketContext'
import { BasketLineFields } from './BasketLineFields'
import { BasketTotals } from './BasketTotals'
import { ErrorSummary } from './ErrorSummary'
import { giftCount } from './giftCount'
import { useAfterPress } from './useAfterPress'
import { useCheckedBasket, useHeld } from './useCheckedBasket'

type BasketStepProps = {
  readonly account: SafeAccount
  readonly causes: readonly Cause[]
  readonly onReview: (gifts: readonly Gift[]) => void
}

/** What to give to whom. Problems show once a field has been left, or after the first attempt to go on. */
export function BasketStep({ account, causes, onReview }: BasketStepProps) {
  const { basket, change, remove } = useBasket()
  const { gifts, problems, totals } = useCheckedBasket(account, causes)
  const held = useHeld(account)
  const balances = useStoreValue(account.balances)
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

  if (basket.lines.length === 0) return <EmptyBasket account={account} causes={causes} />
  return (
    <>
      <div ref={heading}>
        <ScreenHeading title="Your gift" />
      </div>
      <Lede>Set what each cause gets. Nothing is sent before you have reviewed it.</Lede>
      {attempt > 0 && blocking.length > 0 && (
        <ErrorSummary problems={blocking} attempt={attempt} nameOf={nameOf} />
      )}
      <SafeCheckNotice account={account} quiet="hidden" />
      {balances.kind === 'unreachable' && (
        <Notice tone="waiting" title="What your Safe holds could not be read">
          <p>
            {balances.reason} You can still prepare the gift. If the Safe does not hold enough, executing it
            fails and nothing is given.
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
                chain={account.chain}
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
        <AddCause account={account} causes={causes} />
        <BasketTotals
          totals={totals}
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

function EmptyBasket({ account, causes }: Pick<BasketStepProps, 'account' | 'causes'>) {
  return (
    <>
      <ScreenHeading title="Your gift" />
      <Lede>
        Nothing is chosen yet. Choose a cause, and set the amount here. One proposal can carry gifts to many
        causes.
      </Lede>
      <SafeCheckNotice account={account} quiet="hidden" />
      <AddCause account={account} causes={causes} />
      <Row>
        <PrimaryLink as={Link} href={paths.causes}>
          Read about the causes
        </PrimaryLink>
      </Row>
    </>
  )
}
