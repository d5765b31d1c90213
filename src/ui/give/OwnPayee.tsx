import styled from 'styled-components'
import type { Payee } from '../../core/giving/basket'
import { AddressText } from '../parts/AddressText'
import { m } from './messages'

const Facts = styled.div`
  display: grid;
  gap: var(--space-1);
  font-size: var(--text-small);
`

const Outside = styled.span`
  font-weight: 600;
  color: var(--tone-waiting);
`

/** Shows a payee outside the directory, with the full address. */
export function OwnPayee({ payee }: { readonly payee: Extract<Payee, { kind: 'address' }> }) {
  return (
    <Facts>
      <Outside>{m.line.outside(payee.name !== null)}</Outside>
      {payee.name !== null && payee.ensName !== null && <span>{payee.ensName}</span>}
      <AddressText value={payee.address} />
    </Facts>
  )
}
