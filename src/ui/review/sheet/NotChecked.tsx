import styled from 'styled-components'
import type { AssetNames } from '../../../core/review/assetNames'
import type { Check } from '../../../core/review/check'
import { uncheckedGroups } from '../../../core/review/uncheckedGroups'
import { Section } from '../../parts/Layout'
import { WithAddresses } from '../../parts/WithAddresses'
import { m } from './messages'

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

const { page, node, moment, device, wish } = m.unchecked
/** Limits of every sheet. */
const limits: readonly string[] = [page, node, moment, device, wish]

/** Lists what was not checked here, so that silence does not pass for approval. */
export function NotChecked({
  checks,
  names,
}: {
  readonly checks: readonly Check[]
  readonly names: AssetNames
}) {
  return (
    <Section aria-labelledby="unchecked">
      <h2 id="unchecked">{m.unchecked.title}</h2>
      <List>
        {uncheckedGroups(checks, names).map(({ outcome, statements, reason }) => (
          <li key={reason}>
            <strong>{outcome}:</strong> {statements.join(' ')} <WithAddresses text={reason} />
          </li>
        ))}
        {limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
      </List>
    </Section>
  )
}
