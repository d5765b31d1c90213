import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { BasketProblem } from '../../core/giving/basket'
import { TextButton } from '../parts/Button'
import { fieldIdOf } from './basketLine'
import { m } from './messages'

const Frame = styled.section`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4) var(--space-5);
  border: 2px solid var(--tone-bad);
  border-radius: var(--radius);

  &:focus {
    outline: none;
  }
`

const Title = styled.h2`
  font-family: var(--font-text);
  font-size: var(--text-large);
  font-weight: 600;
`

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
`

const Link = styled(TextButton)`
  color: var(--tone-bad);
  text-align: start;

  &:hover {
    color: var(--tone-bad);
  }
`

type ErrorSummaryProps = {
  readonly problems: readonly BasketProblem[]
  /** Grows with each attempt to go on: the summary then takes the focus. */
  readonly attempt: number
  readonly nameOf: (lineId: string) => string
  readonly onGoTo: (fieldId: string) => void
}

/** Lists all problems at the top, each with a link to its field. */
export function ErrorSummary({ problems, attempt, nameOf, onGoTo }: ErrorSummaryProps) {
  const frame = useRef<HTMLElement>(null)

  useEffect(() => {
    frame.current?.focus()
  }, [attempt])

  return (
    <Frame ref={frame} tabIndex={-1} aria-labelledby="error-summary">
      <Title id="error-summary">{m.basket.problems(problems.length)}</Title>
      <List>
        {problems.map((problem) => {
          const target = fieldIdOf(problem)
          const words = `${problem.lineId === null ? '' : `${nameOf(problem.lineId)}: `}${problem.sentence}`
          return (
            <li key={`${problem.lineId}${problem.field}${problem.code}`}>
              {target === null ? (
                <>
                  {words} {problem.remedy}
                </>
              ) : (
                <Link onClick={() => onGoTo(target)}>{words}</Link>
              )}
            </li>
          )
        })}
      </List>
    </Frame>
  )
}
