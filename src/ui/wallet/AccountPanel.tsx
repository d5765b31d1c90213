import type { ComponentType, ReactNode } from 'react'
import type { SafeAccount } from '../../flows/account/account'
import { Deferred } from '../parts/Deferred'
import { Stack } from '../parts/Layout'
import { SafeCheckNotice } from '../parts/SafeCheckNotice'
import { signInPart } from '../signIn/signInPart'
import { AccountHead } from './AccountHead'
import { AccountName } from './AccountName'
import { RecentTransactions } from './RecentTransactions'
import { SafeFacts } from './SafeFacts'

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
