import type { StoreApi } from 'zustand/vanilla'
import type { WalletAccount } from '../../flows/walletAccount'
import type { WalletName } from '../../ports/wallet'
import { Small } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { useStoreValue } from '../parts/useStoreValue'
import { AccountFace } from './AccountFace'
import { AccountHead } from './AccountHead'
import { RecentTransactions } from './RecentTransactions'

type WalletPanelProps = {
  readonly account: WalletAccount
  /** What a name service says of the address. */
  readonly ensName: StoreApi<WalletName>
  readonly onDisconnect: () => void
  /** A link in the panel leads to another screen. */
  readonly onLeave: () => void
}

/** The connected wallet: who it is, what it holds, the way to let it go, and what was sent last. */
export function WalletPanel({ account, ensName, onDisconnect, onLeave }: WalletPanelProps) {
  const { chain, address, balances, walletName } = account
  const { items } = useStoreValue(account.tracked)
  const { name, avatar } = useStoreValue(ensName)
  return (
    <Stack $gap={5}>
      <AccountHead
        chain={chain}
        address={address}
        balances={balances}
        face={<AccountFace address={address} name={name} avatar={avatar} items={items} />}
        onDisconnect={onDisconnect}
      />
      <Small>
        {walletName} on {chain.name}
      </Small>
      <RecentTransactions account={account} address={address} onLeave={onLeave} />
    </Stack>
  )
}
