import type { Address, Hash, Hex } from 'viem'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { defaultKnobs, type Knobs } from './walletKnobs'

/** A call as the wallet keeps it, in hex, so that it survives JSON. */
export type WalletCall = {
  readonly to?: Address
  readonly value: Hex
  readonly data: Hex
  readonly gas?: Hex
}

/** A transaction that the node has and cannot mine yet. */
export type HeldTx = WalletCall & {
  readonly hash: Hash
  readonly raw: Hex
  readonly from: Address
  readonly nonce: number
  readonly maxFeePerGas: Hex
  readonly delegates: boolean
}

/** What `wallet_sendCalls` has sent under one id. `cancelled`: one of its transactions gave way to another. */
export type Bundle = {
  readonly version: '1.0' | '2.0.0'
  readonly atomic: boolean
  readonly hashes: readonly Hash[]
  readonly safeTxHash: Hash | null
  readonly cancelled: boolean
}

/** What the wallet knows beyond one page: an extension would keep it in its own storage. */
type WalletState = {
  readonly knobs: Knobs
  /** Whether this origin may see the account. */
  readonly permitted: boolean
  readonly held: readonly HeldTx[]
  readonly bundles: Readonly<Record<string, Bundle>>
}

export type WalletStore = StoreApi<WalletState>

const key = 'sandbox-wallet'
const fresh: WalletState = { knobs: defaultKnobs, permitted: false, held: [], bundles: {} }

/** The wallet's state, read from the storage and written back at every change. Without a storage it lives with the page. */
export function createWalletStore(storage: Pick<Storage, 'getItem' | 'setItem'> | null): WalletStore {
  const store = createStore<WalletState>(() => readState(storage?.getItem(key) ?? null))
  store.subscribe((state) => storage?.setItem(key, JSON.stringify(state)))
  return store
}

/** Whether a change of the storage is one of the wallet's, made in another tab; the state is then taken over. */
export function takeOver(store: WalletStore, event: Pick<StorageEvent, 'key' | 'newValue'>): void {
  if (event.key === key) store.setState(readState(event.newValue))
}

function readState(text: string | null): WalletState {
  if (text === null) return fresh
  const stored = JSON.parse(text) as Partial<WalletState>
  return { ...fresh, ...stored, knobs: { ...defaultKnobs, ...stored.knobs } }
}
