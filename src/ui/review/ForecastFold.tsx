import styled from 'styled-components'

/** What can be read by whoever wants to: a summary and the rest below it. */
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
