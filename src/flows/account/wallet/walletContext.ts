import type { Address } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { WalletChain } from '../../../ports/chain'
import type { WalletSender } from '../../../ports/wallet'
import type { Batching } from '../account'
import type { CommonParts, CommonState } from '../accountBase'

/** Parts of an ordinary wallet's account: one address on one chain, and the ports. */
export type WalletParts = CommonParts & {
  /** EIP-55 checksummed. */
  readonly address: Address
  readonly walletName: string
  readonly sender: WalletSender
  readonly walletChain: WalletChain
}

/** The parts, and the state that the flows of one account share. Each flow takes only what it uses. */
export type WalletContext = WalletParts &
  CommonState & { readonly batching: StoreApi<{ readonly kind: Batching }> }
