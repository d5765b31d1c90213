import styled, { css } from 'styled-components'

const control = css`
  width: 100%;
  min-height: 2.75rem;
  padding: 0.35rem 0.7rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--paper-raised);

  &:hover {
    border-color: var(--ink);
  }

  &[aria-invalid='true'] {
    border: 2px solid var(--tone-bad);
  }

  &::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
`

/** A label and its field, under each other. */
export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  align-content: start;
`

export const Label = styled.label`
  font-size: var(--text-small);
  font-weight: 600;
`

export const Input = styled.input`
  ${control}
`

export const AmountInput = styled.input`
  ${control}
  font-size: var(--text-large);
  font-variant-numeric: tabular-nums lining-nums;
`

export const Select = styled.select`
  ${control}
`

/** What helps to fill in a field. */
export const Hint = styled.p`
  font-size: var(--text-small);
  color: var(--ink-soft);
  font-variant-numeric: tabular-nums lining-nums;
`

/** What is wrong with a field, and what to do. */
export const FieldProblem = styled.p`
  font-size: var(--text-small);
  font-weight: 600;
  color: var(--tone-bad);
`
