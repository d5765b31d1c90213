import { getAddress, type Address } from 'viem'
import { createChainReader } from '../adapters/chain/chainReader'
import { createTabLocks } from '../adapters/storage/tabLocks'
import { createWalletChain } from '../adapters/chain/walletChain'
import { createWalletSender } from '../adapters/wallet/walletSender'
import { createWalletAccount } from '../flows/account/wallet/createWalletAccount'
import type { WalletAccount } from '../flows/account/account'
import type { WalletParts } from '../flows/account/wallet/walletContext'
import type { WalletProvider } from '../ports/wallet'
import { keepNotes } from './keepNotes'

export type OpenWalletOptions = Pick<WalletParts, 'chain' | 'walletName' | 'storage' | 'basket' | 'clock'> & {
  readonly provider: WalletProvider
  /** The address as the wallet spells it. */
  readonly address: Address
}

/** Opens the account of an ordinary wallet, with everything that "connected" does not need. */
export function openPlainWallet({
  provider,
  chain,
  storage,
  basket,
  clock,
  walletName,
  ...options
}: OpenWalletOptions): WalletAccount {
  const address = getAddress(options.address)
  const account = createWalletAccount({
    chain,
    address,
    walletName,
    sender: createWalletSender({ provider, address, chain, clock }),
    walletChain: createWalletChain(chain),
    chainReader: createChainReader(chain),
    storage,
    basket,
    locks: createTabLocks({ clock }),
    clock,
  })
  keepNotes(account, { storage, clock })
  return account
}
