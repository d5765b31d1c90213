import styled from 'styled-components'

/** A fold with a summary. */
export const ForecastFold = styled.details`
  summary {
    width: fit-content;
    min-height: 1.75rem;
    cursor: pointer;
  }

  & > :not(summary) {
    padding-block-start: var(--space-4);
  }
`
