import styled from 'styled-components'
import { AddressText } from '../parts/AddressText'
import type { Giver } from './giver'
import { m } from './reviewMessages'

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
        <dt>{m.from.who(name)}</dt>
        <dd>
          <AddressText value={address} />
        </dd>
      </div>
      <div>
        <dt>{m.from.on}</dt>
        <dd>{m.from.chain(chain.name, chain.id)}</dd>
      </div>
    </Facts>
  )
}
