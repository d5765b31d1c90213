import type { ComponentType, ReactNode } from 'react'
import { useRef } from 'react'
import styled from 'styled-components'
import type { SafeAccount } from '../../flows/account'
import { AddressText } from '../parts/AddressText'
import { AmountText } from '../parts/AmountText'
import { CopyButton } from '../parts/CopyButton'
import { Stack } from '../parts/Layout'
import { SafeCheckNotice } from '../parts/SafeCheckNotice'
import { useStoreValue } from '../parts/useStoreValue'
import { AccountName } from './AccountName'
import { RecentTransactions } from './RecentTransactions'
import { SafeFacts } from './SafeFacts'

const Address = styled.p`
  font-size: 0.9rem;
`

const Balance = styled.p`
  font-size: var(--text-large);
`

type AccountPanelProps = {
  readonly account: SafeAccount
  readonly Providers: ComponentType<{ readonly children: ReactNode }>
  /** A link in the panel leads to another screen. */
  readonly onLeave: () => void
}

/** The open Safe: who it is, what it holds, whether it is what the page around us says, and what was started last. */
export function AccountPanel({ account, Providers, onLeave }: AccountPanelProps) {
  const address = useRef<HTMLElement>(null)
  return (
    <Providers>
      <Stack $gap={5}>
        <Stack $gap={3}>
          <AccountName account={account} />
          <NativeBalance account={account} />
          <Address>
            <span ref={address}>
              <AddressText value={account.safe} />
            </span>
          </Address>
          <CopyButton label="Copy Address" text={account.safe} source={address} />
        </Stack>
        <SafeCheckNotice account={account} quiet="shown" />
        <RecentTransactions account={account} onLeave={onLeave} />
        <SafeFacts account={account} />
      </Stack>
    </Providers>
  )
}

function NativeBalance({ account }: { readonly account: SafeAccount }) {
  const balances = useStoreValue(account.balances)
  if (balances.kind === 'loading') return <Balance>Reading the balance…</Balance>
  const amount =
    balances.kind === 'known'
      ? (balances.entries.find((entry) => entry.asset.kind === 'native')?.amount ?? null)
      : null
  if (amount === null) return <Balance>The balance could not be read</Balance>
  return (
    <Balance>
      <AmountText amount={amount} asset={account.chain.nativeCurrency} />
    </Balance>
  )
}
