import { getAddress, type Address } from 'viem'
import { createChainReader } from './adapters/chainReader'
import { shareStorage } from './adapters/shareStorage'
import { createTabTurns } from './adapters/tabTurns'
import { createWalletChain } from './adapters/walletChain'
import { createWalletSender } from './adapters/walletSender'
import { createWalletAccount } from './flows/createWalletAccount'
import type { WalletAccount } from './flows/walletAccount'
import type { WalletParts } from './flows/walletContext'
import type { WalletProvider } from './ports/wallet'

export type OpenWalletOptions = Pick<WalletParts, 'chain' | 'walletName' | 'storage' | 'clock'> & {
  readonly provider: WalletProvider
  /** As the wallet wrote it. */
  readonly address: Address
}

/** The path of an ordinary wallet: everything that "connected" could do without. */
export function openWallet({
  provider,
  chain,
  storage,
  clock,
  walletName,
  ...options
}: OpenWalletOptions): WalletAccount {
  const address = getAddress(options.address)
  return createWalletAccount({
    chain,
    address,
    walletName,
    sender: createWalletSender({ provider, address, chain, clock }),
    walletChain: createWalletChain(chain),
    chainReader: createChainReader(chain),
    storage: shareStorage(storage),
    turns: createTabTurns({ clock }),
    clock,
  })
}
