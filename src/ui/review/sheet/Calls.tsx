import styled from 'styled-components'
import type { SheetSummary } from '../../../core/review/sheetSummary'
import { WithAddresses } from '../../parts/WithAddresses'
import { m } from './messages'

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  padding-inline-start: 2rem;
  list-style: decimal;
  max-width: 54rem;

  @media print {
    max-width: none;
    padding-inline-start: 1.2rem;
  }
`

/** Lists the calls of a transaction in sentences, or their number. */
export function Calls({ summary: { batch, calls, unlisted } }: { readonly summary: SheetSummary }) {
  const [only] = calls
  return (
    <>
      {batch !== null && (
        <p>
          <WithAddresses text={batch} />
        </p>
      )}
      {unlisted > 0 && <p>{m.tooMany(unlisted)}</p>}
      {batch === null && calls.length === 1 && only !== undefined ? (
        <p>
          <WithAddresses text={only} />
        </p>
      ) : (
        <List>
          {calls.map((sentence, index) => (
            <li key={index}>
              <WithAddresses text={sentence} />
            </li>
          ))}
        </List>
      )}
    </>
  )
}
