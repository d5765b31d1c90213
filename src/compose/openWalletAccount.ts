import { type Address, getAddress } from 'viem'
import { createChainReader } from '../adapters/chain/chainReader'
import type { AppChain } from '../core/chain'
import type { TrackedItem } from '../core/tracking/trackedItem'
import type { AccountParts, WalletParts } from '../flows/account/accountContext'
import { readRemembered } from '../flows/tracking/persistTracking'
import { recogniseAccount } from '../flows/session/recogniseAccount'
import type { WalletProvider } from '../ports/wallet'
import type { AccountState } from '../ui/AppContext'
import { createTabLocks } from '../adapters/storage/tabLocks'
import { createWalletChain } from '../adapters/chain/walletChain'
import { createWalletSender } from '../adapters/wallet/walletSender'
import { createWalletAccount } from '../flows/account/wallet/createWalletAccount'
import type { WalletAccount } from '../flows/account/account'
import { keepNotes } from './keepNotes'

export type OpenWalletAccountOptions = Pick<AccountParts, 'causes' | 'storage' | 'basket' | 'clock'> & {
  readonly chain: AppChain
  /** The address as the wallet spells it. */
  readonly address: Address
  readonly walletName: string
  readonly provider: WalletProvider
}

/** The account, or why it is unknown whether the address is a Safe. */
export type OpenedWallet =
  | Extract<AccountState, { readonly kind: 'ready' | 'wallet' }>
  | {
      readonly kind: 'unreachable'
      readonly reason: string
      readonly remembered: readonly TrackedItem[]
    }

/** Opens the account of a connected wallet: a Safe's where the chain has a Safe at the address. */
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

type OpenWalletOptions = Pick<WalletParts, 'chain' | 'walletName' | 'storage' | 'basket' | 'clock'> & {
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
