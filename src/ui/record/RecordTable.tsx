import styled, { css } from 'styled-components'
import { VisuallyHidden } from '../parts/basics'
import { media } from '../parts/media'

/** Off screen a row costs no layout, and the page search still finds it. */
const skipped = css`
  tbody tr {
    content-visibility: auto;
    /* Rather too high: what is measured off screen, by a tool for instance, would overlap otherwise. */
    contain-intrinsic-block-size: auto 9rem;

    ${media.medium} {
      contain-intrinsic-block-size: auto 5.5rem;
    }

    @media print {
      content-visibility: visible;
    }
  }
`

/** Amounts down to the last of 18 digits, without a break in the middle on a phone. */
const fine = css`
  tr {
    grid-template-columns: minmax(0, 1fr) fit-content(68%);
  }

  tbody td {
    font-size: var(--text-small);

    ${media.medium} {
      font-size: var(--text-body);
    }
  }
`

/**
 * Table with the name on the left and its amount on the right: it reads like a bank statement and fits a phone. Each
 * row is a grid of its own, so that none waits for the widths of all others.
 */
export const RecordTable = styled.table<{ $isLong?: boolean; $isFine?: boolean }>`
  &,
  thead,
  tbody {
    display: block;
  }

  width: 100%;
  max-width: 54rem;

  tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(55%);
    align-items: baseline;
  }

  tbody tr {
    border-block-start: 1px solid var(--line);
    break-inside: avoid;
  }

  tbody th,
  tbody td {
    padding: var(--space-3) 0;
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

  ${({ $isLong }) => $isLong === true && skipped}
  ${({ $isFine }) => $isFine === true && fine}
`

type HiddenHeadProps = { readonly name: string; readonly amount: string }

/** Names the two columns for a screen reader. */
export function HiddenHead({ name, amount }: HiddenHeadProps) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{name}</VisuallyHidden>
        </th>
        <th scope="col">
          <VisuallyHidden>{amount}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  )
}
