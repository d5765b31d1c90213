import '../styles/print.css'
import './print.css'
import { useId, useMemo } from 'react'
import { isAddressEqual } from 'viem'
import { quotable } from '../../core/cleanLine'
import type { Cause } from '../../core/causes/cause'
import { directoryHash } from '../../core/giving/directoryHash'
import type { PlanDocument, PlanPart } from '../../core/giving/planDocument'
import type { Account } from '../../flows/account/account'
import { partOutcome } from '../../flows/plans/findPart'
import { Row, Small } from '../parts/basics'
import { Section, Stack } from '../parts/Layout'
import { timeText } from '../parts/format'
import { SecondaryButton } from '../parts/Button'
import { ConnectFirst } from '../files/ConnectFirst'
import { ScreenOnly } from '../parts/onPaper'
import { PlanPartView } from './PlanPartView'
import { m } from './messages'
import { type PartState, usePartsFound } from './usePartsFound'

const order = ['executed', 'partly', 'waiting', 'rejected', 'failed', 'none', 'unreachable'] as const

type PlanViewProps = {
  readonly plan: PlanDocument
  /** Null: nothing is connected. */
  readonly account: Account | null
  /** Null: the directory could not be read. */
  readonly causes: readonly Cause[] | null
  readonly mayConnect?: boolean
}

/** Shows a plan, and what each payment is by the current directory of this page. */
export function PlanView({ plan, account, causes, mayConnect }: PlanViewProps) {
  const { parts, purpose, author, createdAtMs, directory } = plan
  const ours = useMemo(() => (causes === null ? null : directoryHash(causes)), [causes])
  const { stateOf, look, lookAll } = usePartsFound(parts)
  const own = account === null ? undefined : parts.find((part) => isOf(part, account))
  return (
    <Stack $gap={5}>
      <span hidden data-plan />
      <Small>
        {purpose !== null && m.view.purpose(quotable(purpose))}
        {author !== null && m.view.author(quotable(author))}
        {m.view.made(timeText(createdAtMs))}
        {parts.length > 1 && m.view.parts(parts.length)}
        {directory !== null &&
          ours !== null &&
          (directory === ours ? m.view.sameDirectory : m.view.otherDirectory)}
      </Small>
      {account === null && mayConnect !== undefined && (
        <ScreenOnly>
          <ConnectFirst mayConnect={mayConnect}>{m.connect.forPlan}</ConnectFirst>
        </ScreenOnly>
      )}
      {parts.length > 1 && <PlanStanding parts={parts} stateOf={stateOf} onLook={lookAll} />}
      {parts.map((part, index) => (
        <PlanPartView
          key={index}
          plan={plan}
          part={part}
          account={account}
          causes={causes}
          title={parts.length > 1 ? m.view.part(index + 1, parts.length) : m.view.payments}
          isForAccount={part === own}
          hasOwnPart={own !== undefined}
          state={stateOf(part)}
          onLook={() => look(part)}
        />
      ))}
    </Stack>
  )
}

function isOf({ chainId, safe }: PlanPart, { chain, address }: Account): boolean {
  return chainId === chain.id && isAddressEqual(safe, address)
}

type PlanStandingProps = {
  readonly parts: readonly PlanPart[]
  readonly stateOf: (part: PlanPart) => PartState
  readonly onLook: () => void
}

/** Shows the status of a plan of several parts as a whole. Read on a press. */
function PlanStanding({ parts, stateOf, onLook }: PlanStandingProps) {
  const id = useId()
  const states = parts.map(stateOf)
  const outcomes = states.flatMap((state) =>
    state.kind === 'idle' || state.kind === 'waiting' ? [] : partOutcome(state),
  )
  const counts = order.flatMap((outcome) => {
    const count = outcomes.filter((one) => one === outcome).length
    return count === 0 ? [] : m.whole[outcome](count)
  })
  const isLooking = states.some(({ kind }) => kind === 'waiting')
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{m.whole.title}</h2>
      <output>
        {isLooking && m.whole.looking}
        {!isLooking && counts.length > 0 && m.whole.counts(parts.length, counts)}
      </output>
      <Row>
        <SecondaryButton onClick={onLook}>
          {outcomes.length === 0 ? m.whole.look : m.whole.again}
        </SecondaryButton>
      </Row>
    </Section>
  )
}
