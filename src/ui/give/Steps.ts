import styled from 'styled-components'

/** A numbered list of the next steps. */
export const Steps = styled.ol`
  display: grid;
  gap: var(--space-2);
  max-width: var(--measure);
  padding-inline-start: 1.4rem;
  list-style: decimal;

  li::marker {
    color: var(--accent);
    font-weight: 600;
  }
`
