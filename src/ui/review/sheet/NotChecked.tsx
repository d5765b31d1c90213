import styled from 'styled-components'
import type { AssetNames } from '../../../core/review/assetNames'
import type { Check } from '../../../core/review/check'
import { uncheckedGroups } from '../../../core/review/uncheckedGroups'
import { Section } from '../../parts/Layout'
import { WithAddresses } from '../../parts/WithAddresses'

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
  max-width: 54rem;
  padding-inline-start: 1.2rem;
  list-style: disc;

  @media print {
    max-width: none;
    columns: 2;
    column-gap: 18pt;
    padding-inline-start: 10pt;
    display: block;

    li {
      break-inside: avoid;
    }
  }
`

/** What no sheet can say. */
const limits: readonly string[] = [
  'The code of this page, and your browser. If either was tampered with, so is this sheet.',
  'The chain’s node. Owners, version and nonce of the Safe are what one node answered.',
  'The moment of execution. Until then contracts, balances and owners can change.',
  'Your device: whether it signs what it shows is up to its maker.',
  'Whether you want it. A correct hash of a wrong payment is still a wrong payment.',
]

/** What nobody has checked here, so that silence is not taken for approval. */
export function NotChecked({
  checks,
  names,
}: {
  readonly checks: readonly Check[]
  readonly names: AssetNames
}) {
  return (
    <Section aria-labelledby="unchecked">
      <h2 id="unchecked">What was not checked</h2>
      <List>
        {uncheckedGroups(checks, names).map(({ statements, reason }) => (
          <li key={reason}>
            <strong>Could not be checked:</strong> {statements.join(' ')} <WithAddresses text={reason} />
          </li>
        ))}
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </List>
    </Section>
  )
}
