import { useId } from 'react'
import type { PlanPart } from '../../core/giving/planDocument'
import { partOutcome } from '../../flows/plans/partOutcome'
import { SecondaryButton } from '../parts/Button'
import { Row } from '../parts/basics'
import { Section } from '../parts/Layout'
import { m } from './planMessages'
import type { PartState } from './usePartsFound'

const order = ['executed', 'partly', 'waiting', 'rejected', 'failed', 'none', 'unreachable'] as const

type PlanStandingProps = {
  readonly parts: readonly PlanPart[]
  readonly stateOf: (part: PlanPart) => PartState
  readonly onLook: () => void
}

/** Shows the status of a plan of several parts as a whole. Read on a press. */
export function PlanStanding({ parts, stateOf, onLook }: PlanStandingProps) {
  const id = useId()
  const states = parts.map(stateOf)
  const outcomes = states.flatMap((state) =>
    state.kind === 'idle' || state.kind === 'looking' ? [] : partOutcome(state),
  )
  const counts = order.flatMap((outcome) => {
    const count = outcomes.filter((one) => one === outcome).length
    return count === 0 ? [] : m.whole[outcome](count)
  })
  const isLooking = states.some(({ kind }) => kind === 'looking')
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
