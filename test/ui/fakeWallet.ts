import { createStore } from 'zustand/vanilla'
import type { ChainTxHash } from '../../src/core/safe/safeTx'
import type { WalletSession } from '../../src/core/session'
import type { TrackedCalls, TrackedChainTx } from '../../src/core/tracking/trackedItem'
import type { SendIntent } from '../../src/core/outbox/intent'
import type { Shown } from '../../src/core/outbox/state'
import type { WalletAccount } from '../../src/flows/account/account'
import type { WalletName } from '../../src/ports/wallet'
import type { AccountState } from '../../src/ui/AppContext'
import type { WalletKit, WalletsState } from '../../src/ui/wallet/walletKit'
import { chain } from './fakeCauses'
import {
  fakeAccount,
  fakeOutbox,
  fakeServices,
  gifts,
  intent,
  nowMs,
  trackedGifts,
  type FakeVerbs,
} from './fakes'

/** An ordinary wallet that is connected, made up: beside fakes.tsx, for the gallery and for the tests of the screens. */

export const wallet = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

export const walletSession: WalletSession = {
  kind: 'wallet',
  address: wallet,
  chainId: chain.id,
  walletName: 'Rainbow',
}

/** A chain hash that ends in the digit. */
export const chainHashOf = (digit: number) => `0x${'c0ffee42'.repeat(7)}9a1b2c3${digit}` as ChainTxHash

export function sendIntent(overrides: Partial<SendIntent> = {}): SendIntent {
  return {
    id: 'send-1',
    chainId: chain.id,
    wallet,
    gifts,
    calls: intent.calls,
    startedAtMs: nowMs,
    way: 'sequence',
    sent: [],
    asked: null,
    ...overrides,
  }
}

/** The payments at these places went out, in this order. */
export const sentAt = (...places: readonly number[]): SendIntent['sent'] =>
  places.map((index) => ({ index, txHash: chainHashOf(index) }))

/** The payment at this place was handed to the wallet. */
export const askedAt = (index: number | null): SendIntent['asked'] => ({
  index,
  nonce: 4,
  askedAtMs: nowMs,
  fromBlock: 100n,
})

const fromWallet = {
  chainId: chain.id,
  wallet,
  createdAtMs: nowMs,
  lastGoodAtMs: nowMs,
  note: null,
  rebuilt: false,
  fromBlock: 100n,
} as const

/** One payment of the gift, by its place. */
export function trackedChainTx(place: number, overrides: Partial<TrackedChainTx> = {}): TrackedChainTx {
  return {
    ...fromWallet,
    kind: 'chainTx',
    txHash: chainHashOf(place),
    nonce: 4 + place,
    calls: intent.calls.slice(place, place + 1),
    gifts: trackedGifts.slice(place, place + 1),
    phase: { status: 'executing', txHash: chainHashOf(place), confirmations: 0, blockNumber: null },
    ...overrides,
  }
}

export function trackedCalls(overrides: Partial<TrackedCalls> = {}): TrackedCalls {
  return {
    ...fromWallet,
    kind: 'calls',
    id: '0xb47c4',
    txHash: null,
    calls: intent.calls,
    gifts: trackedGifts,
    phase: { status: 'executing', txHash: null, confirmations: 0, blockNumber: null },
    ...overrides,
  }
}

type Stores = {
  [Key in 'batching' | 'balances' | 'tracked']: ReturnType<WalletAccount[Key]['getState']>
} & { shown: Shown }

/** A wallet whose stores hold what is given, and whose verbs do nothing unless they are given. */
export function fakeWallet(
  stores: Partial<Stores> = {},
  { outbox, ...verbs }: FakeVerbs<WalletAccount> = {},
): WalletAccount {
  const { assets, balances, tracked, cleared, clearTracked, undoClear, discardTracked } = fakeAccount({
    ...(stores.balances === undefined ? {} : { balances: stores.balances }),
    ...(stores.tracked === undefined ? {} : { tracked: stores.tracked }),
  })
  return {
    kind: 'wallet',
    chain,
    address: wallet,
    walletName: 'Rainbow',
    batching: createStore<Stores['batching']>(() => stores.batching ?? { kind: 'none' }),
    assets,
    balances,
    outbox: fakeOutbox(stores.shown, outbox),
    tracked,
    refreshBalances: async () => undefined,
    cleared,
    clearTracked,
    undoClear,
    leave: () => undefined,
    discardTracked,
    stop: () => undefined,
    ...verbs,
  }
}

/** The wallets' part of the app, with this wallet connected. */
export function fakeKit(ens: WalletName = { name: null, avatar: null }, verbs: Partial<WalletKit> = {}) {
  const kit: WalletKit = {
    connection: createStore<ReturnType<WalletKit['connection']['getState']>>(() => ({
      kind: 'none',
      restoring: false,
    })),
    ensName: createStore(() => ens),
    link: createStore<ReturnType<WalletKit['link']['getState']>>(() => ({ kind: 'unwanted' })),
    signIn: null,
    openVerify: () => undefined,
    explainNetwork: () => undefined,
    trouble: createStore<ReturnType<WalletKit['trouble']['getState']>>(() => ({ current: null })),
    Dialogs: () => null,
    openConnect: () => undefined,
    openNetworks: () => undefined,
    disconnect: async () => undefined,
    restore: async () => undefined,
    ...verbs,
  }
  return { kind: 'ready', kit } satisfies WalletsState
}

/** The services with this wallet connected. */
export function walletServices(
  account: WalletAccount | AccountState,
  overrides: Parameters<typeof fakeServices>[0] = {},
) {
  return fakeServices({
    session: walletSession,
    account: 'outbox' in account ? { kind: 'wallet', account } : account,
    wallets: fakeKit(),
    ...overrides,
  })
}
