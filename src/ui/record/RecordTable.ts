import styled from 'styled-components'

/** Who or what at the left, its amount at the right: reads like a bank statement, and fits a phone. */
export const RecordTable = styled.table`
  width: 100%;
  max-width: 54rem;

  tbody tr {
    border-block-start: 1px solid var(--line);
    break-inside: avoid;
  }

  tbody th,
  tbody td {
    padding: var(--space-3) 0;
    vertical-align: baseline;
    text-align: start;
    font-weight: 400;
  }

  tbody td {
    min-width: 7.5rem;
    padding-inline-start: var(--space-4);
    text-align: end;
    font-weight: 600;
    font-size: var(--text-large);
    font-variant-numeric: tabular-nums lining-nums;
  }

  tbody td > * {
    font-weight: 600;
  }

  tbody td > p {
    max-width: 20rem;
    margin-inline-start: auto;
    font-weight: 400;
  }

  thead th {
    padding: 0;
    line-height: 0;
  }
`
