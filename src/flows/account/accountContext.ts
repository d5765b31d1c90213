import type { Address } from 'viem'
import { type StoreApi, createStore } from 'zustand/vanilla'
import type { HostChannel } from '../../ports/host'
import type { SafeService } from '../../ports/service'
import type { SafeCheck, Balances, Batching } from './account'
import type { CausesState } from '../session/loadCauses'
import type { SignIn } from '../signIn/signInParts'
import type { AppChain } from '../../core/chain'
import { assetsOf } from '../../core/giving/assets'
import type { Asset } from '../../core/giving/gift'
import { createTrackedStore, type TrackedStore } from '../../core/tracking/trackedStore'
import type { ChainReader, WalletChain } from '../../ports/chain'
import type { Clock } from '../../ports/clock'
import type { KeyValueStorage, TabLocks } from '../../ports/storage'
import type { BasketStore } from '../basket/basketStore'
import type { WalletSender } from '../../ports/wallet'

/** Parts of a Safe's account: one Safe on one chain, the operator's directory, and the ports. */
export type AccountParts = CommonParts & {
  /** EIP-55 checksummed. */
  readonly safe: Address
  readonly causes: StoreApi<CausesState>
  readonly host: HostChannel
  readonly service: SafeService
  /** Opens the sign-in of this account; absent when the operator has no sign-in service. */
  readonly openSignIn?: (context: AccountContext) => SignIn
}

/** The parts, and the state that the flows of one account share. Each flow takes only what it uses. */
export type AccountContext = AccountParts & CommonState & { readonly check: StoreApi<SafeCheck> }

/** Parts of every account. */
export type CommonParts = {
  readonly chain: AppChain
  readonly chainReader: ChainReader
  readonly storage: KeyValueStorage
  /** The basket of this account, read already. */
  readonly basket: BasketStore
  readonly locks: TabLocks
  readonly clock: Clock
}

/** The state that the flows of every account share. */
type CommonState = {
  /** Assets whose balances are read: all that can be given here, including the operator's and the user's tokens. */
  readonly assets: StoreApi<readonly Asset[]>
  readonly balances: StoreApi<Balances>
  readonly tracked: TrackedStore
  /** Aborted when the account is closed: every loop ends. */
  readonly signal: AbortSignal
}

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

/** Creates the state of an account, with the functions that use and close it. */
export function openState({ chain, storage }: Pick<CommonParts, 'chain' | 'storage'>) {
  const closing = new AbortController()
  const state: CommonState = {
    assets: createStore(() => assetsOf(chain)),
    balances: createStore<Balances>(() => ({ kind: 'loading' })),
    tracked: createTrackedStore({ items: [], durable: storage.isDurable }),
    signal: closing.signal,
  }
  return {
    state,
    /** Runs an action of the account. Closing the account while it runs is not an error. */
    async run(verb: () => Promise<void>): Promise<void> {
      try {
        await verb()
      } catch (error) {
        if (!closing.signal.aborted) throw error
      }
    },
    /** Runs `end` when the account is closed. */
    atEnd: (end: () => void) => closing.signal.addEventListener('abort', end, { once: true }),
    close: () => closing.abort(),
  }
}
