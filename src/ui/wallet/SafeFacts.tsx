import styled from 'styled-components'
import type { SafeAccount } from '../../flows/account/account'
import { useApp } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { Section } from '../parts/Layout'
import { useStoreValue } from '../parts/useStoreValue'
import { m } from './messages'

const Panel = styled(Section)`
  width: 100%;
`

const Title = styled.h3`
  font-size: var(--text-h3);
`

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  font-size: 0.875rem;
`

/** Shows chain, owners and threshold: as read from the chain, else as the host claims, and labelled so. */
export function SafeFacts({ account }: { readonly account: SafeAccount }) {
  const check = useStoreValue(account.check)
  const session = useStoreValue(useApp().session)
  const facts = check.kind === 'agrees' ? check.onChain : session.kind === 'safe' ? session : null
  if (facts === null) return null
  const { owners, threshold } = facts
  return (
    <Panel aria-labelledby="safe-facts">
      <Title id="safe-facts">{m.owners}</Title>
      <p>
        {m[check.kind === 'agrees' ? 'mustSign' : 'mustSignByHost'](
          account.chain.name,
          threshold,
          owners.length,
        )}
      </p>
      <List>
        {owners.map((owner) => (
          <li key={owner}>
            <AddressText value={owner} />
          </li>
        ))}
      </List>
    </Panel>
  )
}
