import styled from 'styled-components'

/** Progress of a long task. Give it an `aria-label`; without `value` it only shows activity. */
export const Progress = styled.progress`
  width: min(100%, 24rem);
  height: 0.5rem;
  accent-color: var(--accent);
`
