import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

const Line = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: start;

  input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0.1rem 0 0;
    accent-color: var(--accent);
  }
`

type ConsentProps = {
  readonly given: boolean
  readonly onChange: (given: boolean) => void
  readonly children: ReactNode
}

/** Shows a consent that the gift needs before it can go on. */
export function Consent({ given, onChange, children }: ConsentProps) {
  const id = useId()
  return (
    <Line>
      <input id={id} type="checkbox" checked={given} onChange={(event) => onChange(event.target.checked)} />
      <label htmlFor={id}>{children}</label>
    </Line>
  )
}
