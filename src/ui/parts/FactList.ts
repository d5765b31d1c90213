import styled from 'styled-components'

/** List of small names, each above its value. */
export const FactList = styled.dl`
  display: grid;
  gap: var(--space-3);

  dt {
    font-size: var(--text-small);
    color: var(--ink-soft);
  }
`
