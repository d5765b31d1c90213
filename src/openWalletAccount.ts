import { type Address, getAddress } from 'viem'
import { createChainReader } from './adapters/chainReader'
import type { AppChain } from './core/chain'
import type { AccountParts } from './flows/accountContext'
import { recogniseAccount } from './flows/recogniseAccount'
import { openWallet } from './openWallet'
import type { WalletProvider } from './ports/wallet'
import type { AccountState } from './ui/AppContext'

export type OpenWalletAccountOptions = Pick<AccountParts, 'causes' | 'storage' | 'clock'> & {
  readonly chain: AppChain
  /** As the wallet wrote it. */
  readonly address: Address
  readonly walletName: string
  readonly provider: WalletProvider
}

/** What opening came to: an account, or why nobody can say whose address it is. */
export type OpenedWallet =
  | Extract<AccountState, { readonly kind: 'ready' | 'wallet' }>
  | { readonly kind: 'unreachable'; readonly reason: string }

/** Opens the account of a connected wallet: that of a Safe where the chain says that a Safe stands at the address. */
export async function openWalletAccount(options: OpenWalletAccountOptions): Promise<OpenedWallet> {
  const { chain, provider, causes, storage, clock, walletName } = options
  const address = getAddress(options.address)
  const found = await recogniseAccount(address, { chainReader: createChainReader(chain) })
  switch (found.kind) {
    case 'unreachable':
      return found
    case 'safe': {
      const { openWalletSafe } = await import('./openWalletSafe')
      return {
        kind: 'ready',
        ...(await openWalletSafe({ provider, safe: address, chain, causes, storage, clock })),
      }
    }
    case 'externallyOwned':
    case 'contract':
      return {
        kind: 'wallet',
        account: openWallet({ provider, address, walletName, chain, storage, clock }),
      }
  }
}
