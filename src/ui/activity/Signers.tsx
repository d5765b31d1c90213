import type { Address } from 'viem'
import styled from 'styled-components'
import type { Signatures } from '../../core/tracking/trackedItem'
import { AddressText } from '../parts/AddressText'
import { Identicon } from '../parts/Identicon'
import { m } from './messages'

const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr));
  gap: var(--space-4) var(--space-6);
  width: 100%;
`

const Title = styled.h4`
  margin: 0 0 var(--space-2);
  font-size: var(--text-small);
  font-weight: 600;
  color: var(--ink-soft);
`

const List = styled.ul`
  display: grid;
  gap: var(--space-2);
`

const Owner = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  font-size: 0.875rem;
`

/** Lists the owners who have signed and who have not, by the chain and the signatures themselves. */
export function Signers({ signatures }: { readonly signatures: Signatures }) {
  const { signed, missing, threshold } = signatures
  return (
    <Groups>
      <Owners title={m.signers.signed(signed.length, threshold)} owners={signed} none={m.signers.nobodyYet} />
      <Owners title={m.signers.missing(missing.length)} owners={missing} none={m.signers.nobody} />
    </Groups>
  )
}

type OwnersProps = { readonly title: string; readonly owners: readonly Address[]; readonly none: string }

function Owners({ title, owners, none }: OwnersProps) {
  return (
    <div>
      <Title>{title}</Title>
      {owners.length === 0 ? (
        <p>{none}</p>
      ) : (
        <List>
          {owners.map((owner) => (
            <Owner key={owner}>
              <Identicon address={owner} size="small" />
              <AddressText value={owner} />
            </Owner>
          ))}
        </List>
      )}
    </div>
  )
}
