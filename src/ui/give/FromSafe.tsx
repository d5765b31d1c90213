import styled from 'styled-components'
import type { SafeAccount } from '../../flows/account'
import { AddressText } from '../parts/AddressText'

const Facts = styled.dl`
  display: grid;
  gap: var(--space-3);

  dt {
    font-size: var(--text-small);
    color: var(--ink-soft);
  }
`

/** Where the money comes from: the Safe in full, and its chain. */
export function FromSafe({ account }: { readonly account: SafeAccount }) {
  return (
    <Facts>
      <div>
        <dt>From your Safe</dt>
        <dd>
          <AddressText value={account.safe} />
        </dd>
      </div>
      <div>
        <dt>On</dt>
        <dd>
          {account.chain.name} (chain {account.chain.id})
        </dd>
      </div>
    </Facts>
  )
}
