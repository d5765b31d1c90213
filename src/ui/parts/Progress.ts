import styled from 'styled-components'

/** How far a long task is. Give it an `aria-label`; without `value` it says only that something goes on. */
export const Progress = styled.progress`
  width: min(100%, 24rem);
  height: 0.5rem;
  accent-color: var(--accent);
`
