import type { ComponentType, ReactNode } from 'react'
import { useConfig } from 'wagmi'
import styled from 'styled-components'
import type { SafeAccount } from '../../flows/account/account'
import { Deferred, deferredPart } from '../parts/Deferred'
import { Section, Stack } from '../parts/Layout'
import { SafeCheckNotice } from '../parts/SafeCheckNotice'
import { useStoreValue } from '../parts/useStoreValue'
import { useApp } from '../AppContext'
import { AddressText } from '../parts/AddressText'
import { AccountHead } from './AccountHead'
import { RecentTransactions } from './RecentTransactions'
import { AccountFace } from './AccountFace'
import { useEnsFace } from './useEnsFace'
import { m } from './messages'

/** The sign-in, fetched only where there is one. */
const signInPart = deferredPart(async () => (await import('../signIn/SignInSection')).SignInSection)

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

type AccountPanelProps = {
  readonly account: SafeAccount
  readonly Providers: ComponentType<{ readonly children: ReactNode }>
  /** Null in a Safe's frame: there the host owns the connection. */
  readonly onDisconnect: (() => void) | null
  /** Called when a link in the panel leads to another screen. */
  readonly onLeave: () => void
}

/**
 * Shows the open Safe: its name and balance, whether the chain confirms the host's claims, and its newest transactions.
 */
export function AccountPanel({ account, Providers, onDisconnect, onLeave }: AccountPanelProps) {
  const { chain, address, balances, signIn } = account
  return (
    <Providers>
      <Stack $gap={5}>
        <AccountHead
          chain={chain}
          address={address}
          balances={balances}
          face={<AccountName account={account} />}
          onDisconnect={onDisconnect}
        />
        <SafeCheckNotice account={account} quiet="shown" />
        <RecentTransactions account={account} address={address} onLeave={onLeave} />
        {signIn !== null && <Deferred part={signInPart} props={{ signIn }} waiting={null} />}
        <SafeFacts account={account} />
      </Stack>
    </Providers>
  )
}

/** Shows avatar and name of a Safe. Reads ENS only where the chain of the Safe has it; never reads another chain. */
function AccountName({ account }: { readonly account: SafeAccount }) {
  const { chain, address } = account
  const { items } = useStoreValue(account.tracked)
  const { chains } = useConfig()
  const hasEns = chains.find(({ id }) => id === chain.id)?.contracts?.ensUniversalResolver !== undefined
  const { name, avatar } = useEnsFace({ address: hasEns ? address : undefined, chainId: chain.id })
  return <AccountFace address={address} name={name} avatar={avatar} items={items} />
}

/** Shows chain, owners and threshold: as read from the chain, else as the host claims, and labelled so. */
function SafeFacts({ account }: { readonly account: SafeAccount }) {
  const check = useStoreValue(account.check)
  const session = useStoreValue(useApp().session)
  const facts = check.kind === 'ok' ? check.onChain : session.kind === 'safe' ? session : null
  if (facts === null) return null
  const { owners, threshold } = facts
  return (
    <Panel aria-labelledby="safe-facts">
      <Title id="safe-facts">{m.owners}</Title>
      <p>
        {m[check.kind === 'ok' ? 'mustSign' : 'mustSignByHost'](account.chain.name, threshold, owners.length)}
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
