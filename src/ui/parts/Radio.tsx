import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Radio buttons below each other. */
export const Radios = styled.fieldset`
  display: grid;
  gap: var(--space-1);
`

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: baseline;
  width: fit-content;
  min-height: 2rem;
  padding-block: var(--space-1);
  cursor: pointer;

  input {
    accent-color: var(--accent);
    width: 1.1rem;
    height: 1.1rem;
    translate: 0 0.15rem;
    cursor: pointer;
  }
`

type RadioProps = {
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

/** Shows one radio button and its words. */
export function Radio({ name, isChosen, onChoose, children }: RadioProps) {
  return (
    <Choice>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </Choice>
  )
}
