import type { Address } from 'viem'
import type { StoreApi } from 'zustand/vanilla'
import type { AppChain } from '../../core/chain'
import type { TrackedStore } from '../../core/tracking/trackedStore'
import type { ChainReader } from '../../ports/chain'
import type { Clock } from '../../ports/clock'
import type { BasketStore } from '../basket/basketStore'
import type { KeyValueStorage, TabTurns } from '../../ports/storage'
import type { WalletChain } from '../../ports/chain'
import type { WalletSender } from '../../ports/wallet'
import type { Balances, Batching } from './account'

/** What the account of an ordinary wallet is made from: one address on one chain, and the ports. */
export type WalletParts = {
  readonly chain: AppChain
  /** EIP-55 checksummed. */
  readonly address: Address
  readonly walletName: string
  readonly sender: WalletSender
  readonly walletChain: WalletChain
  readonly chainReader: ChainReader
  readonly storage: KeyValueStorage
  /** What is put together for this account, read already. */
  readonly basket: BasketStore
  readonly turns: TabTurns
  readonly clock: Clock
}

/** The parts, and the state that the flows of one account share. Each flow asks for what it uses of it. */
export type WalletContext = WalletParts & {
  readonly batching: StoreApi<{ readonly kind: Batching }>
  readonly balances: StoreApi<Balances>
  readonly tracked: TrackedStore
  /** Aborted when the account is closed: every loop ends. */
  readonly signal: AbortSignal
}
