import { type Address, getAddress } from 'viem'
import { createChainReader } from '../adapters/chain/chainReader'
import type { AppChain } from '../core/chain'
import type { TrackedItem } from '../core/tracking/trackedItem'
import type { AccountParts } from '../flows/account/accountContext'
import { readRemembered } from '../flows/tracking/readRemembered'
import { recogniseAccount } from '../flows/session/recogniseAccount'
import { openPlainWallet } from './openPlainWallet'
import type { WalletProvider } from '../ports/wallet'
import type { AccountState } from '../ui/AppContext'

export type OpenWalletAccountOptions = Pick<AccountParts, 'causes' | 'storage' | 'basket' | 'clock'> & {
  readonly chain: AppChain
  /** As the wallet wrote it. */
  readonly address: Address
  readonly walletName: string
  readonly provider: WalletProvider
}

/** What opening came to: an account, or why it is unknown whose address it is. */
export type OpenedWallet =
  | Extract<AccountState, { readonly kind: 'ready' | 'wallet' }>
  | {
      readonly kind: 'unreachable'
      readonly reason: string
      readonly remembered: readonly TrackedItem[]
    }

/** Opens the account of a connected wallet: that of a Safe where the chain says that a Safe stands at the address. */
export async function openWalletAccount(options: OpenWalletAccountOptions): Promise<OpenedWallet> {
  const { chain, provider, causes, storage, basket, clock, walletName } = options
  const address = getAddress(options.address)
  const found = await recogniseAccount(address, { chainReader: createChainReader(chain) })
  switch (found.kind) {
    case 'unreachable':
      return { ...found, remembered: readRemembered({ chain, address, storage }) }
    case 'safe': {
      const { openWalletSafe } = await import('./openWalletSafe')
      return {
        kind: 'ready',
        ...(await openWalletSafe({ provider, safe: address, chain, causes, storage, basket, clock })),
      }
    }
    case 'externallyOwned':
    case 'contract':
      return {
        kind: 'wallet',
        account: openPlainWallet({ provider, address, walletName, chain, storage, basket, clock }),
      }
  }
}
