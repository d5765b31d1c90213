import styled from 'styled-components'
import type { BasketProblem } from '../../core/giving/basket'
import { FieldProblem } from '../parts/fields'

const Weighs = styled(FieldProblem)`
  color: var(--tone-waiting);
`

/** Lists the problems of a field with their remedies. Always rendered, as the target of `aria-describedby`. */
export function ProblemsBeside({
  id,
  problems,
}: {
  readonly id: string
  readonly problems: readonly BasketProblem[]
}) {
  return (
    <div id={id}>
      {problems.map(({ code, severity, sentence, remedy }) => {
        const Words = severity === 'blocks' ? FieldProblem : Weighs
        return (
          <Words key={code}>
            {sentence} {remedy}
          </Words>
        )
      })}
    </div>
  )
}
