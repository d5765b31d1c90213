import type { StoreApi } from 'zustand/vanilla'
import type { WalletAccount } from '../../flows/account/account'
import type { WalletName } from '../../ports/wallet'
import { Small } from '../parts/basics'
import { Stack } from '../parts/Layout'
import { useStoreValue } from '../parts/useStoreValue'
import { SignInStanding } from '../signIn/SignInStanding'
import { AccountFace } from './AccountFace'
import { AccountHead } from './AccountHead'
import { RecentTransactions } from './RecentTransactions'
import type { ShownSignIn } from './walletKit'
import { m } from './messages'

type WalletPanelProps = {
  readonly account: WalletAccount
  /** Name and avatar of the address by ENS. */
  readonly ensName: StoreApi<WalletName>
  /** Null where the operator has no sign-in service. */
  readonly signIn: ShownSignIn | null
  readonly onVerify: () => void
  readonly onDisconnect: () => void
  /** Called when a link in the panel leads to another screen. */
  readonly onLeave: () => void
}

/** Shows the connected wallet: its name and balance, Disconnect, its latest transactions, and its sign-in. */
export function WalletPanel(props: WalletPanelProps) {
  const { account, ensName, signIn, onVerify, onDisconnect, onLeave } = props
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
      <Small>{m.walletOn(walletName, chain.name)}</Small>
      <RecentTransactions account={account} address={address} onLeave={onLeave} />
      {signIn !== null && <SignInStanding signIn={signIn} onVerify={onVerify} />}
    </Stack>
  )
}
