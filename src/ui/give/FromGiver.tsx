import styled from 'styled-components'
import { AddressText } from '../parts/AddressText'
import type { Giver } from './giver'

const Facts = styled.dl`
  display: grid;
  gap: var(--space-3);

  dt {
    font-size: var(--text-small);
    color: var(--ink-soft);
  }
`

/** Where the money comes from: the Safe or the wallet in full, and its chain. */
export function FromGiver({ giver: { name, address, chain } }: { readonly giver: Giver }) {
  return (
    <Facts>
      <div>
        <dt>From your {name}</dt>
        <dd>
          <AddressText value={address} />
        </dd>
      </div>
      <div>
        <dt>On</dt>
        <dd>
          {chain.name} (chain {chain.id})
        </dd>
      </div>
    </Facts>
  )
}
