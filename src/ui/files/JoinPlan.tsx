import { useId, useRef, useState } from 'react'
import { joinPlans } from '../../core/files/joinPlans'
import { readPastedPlan } from '../../core/files/readPastedPlan'
import type { PlanDocument } from '../../core/giving/planDocument'
import { SecondaryButton } from '../parts/Button'
import { Row } from '../parts/basics'
import { Field, FieldProblem, Hint, Input, Label } from '../parts/fields'
import { Stack } from '../parts/Layout'
import { m } from './planMessages'

type JoinPlanProps = {
  readonly plan: PlanDocument
  readonly onJoin: (plan: PlanDocument) => void
}

/** Joins plans of several Safes into one: the parts of another plan are appended to this one's. */
export function JoinPlan({ plan, onJoin }: JoinPlanProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const join = () => {
    const read = readPastedPlan(field.current?.value ?? '')
    const joined = read.kind === 'plan' ? joinPlans(plan, read.plan) : read
    setProblem(joined.kind === 'problem' ? joined.problem : null)
    if (joined.kind === 'plan') onJoin(joined.plan)
    else field.current?.focus()
  }

  return (
    <Stack $gap={3}>
      <Field>
        <Label htmlFor={id}>{m.join.other}</Label>
        <Hint id={`${id}-hint`}>{m.join.hint}</Hint>
        {problem !== null && <FieldProblem id={`${id}-problem`}>{problem}</FieldProblem>}
        <Input
          ref={field}
          id={id}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? `${id}-hint` : `${id}-problem ${id}-hint`}
        />
      </Field>
      <Row>
        <SecondaryButton onClick={join}>{m.join.press}</SecondaryButton>
      </Row>
    </Stack>
  )
}
