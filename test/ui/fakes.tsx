import { createStore } from 'zustand/vanilla'
import { assetsOf } from '../../src/core/giving/assets'
import { buildBatch } from '../../src/core/giving/buildBatch'
import type { Gift } from '../../src/core/giving/gift'
import type { Session, SafeSession } from '../../src/core/session'
import { knownProxies } from '../../src/core/safe/knownContracts'
import type { SafeOnChain, SafeTxHash } from '../../src/core/safe/safeTx'
import { clearTracked, undoClear } from '../../src/core/tracking/stored/mergeStored'
import { nothingStored } from '../../src/core/tracking/stored/storedTracked'
import type { TrackedGift } from '../../src/core/giving/trackedGift'
import type { TrackedTx } from '../../src/core/tracking/trackedItem'
import type { ProposalIntent } from '../../src/core/outbox/intent'
import type { SafeAccount, SafeCheck } from '../../src/flows/account/account'
import type { AccountOutbox } from '../../src/flows/outbox/openOutbox'
import type { TokenListState } from '../../src/flows/tokens/loadTokenList'
import type { KeyValueStorage } from '../../src/ports/storage'
import type { AccountState, AppServices } from '../../src/ui/AppContext'
import type { WalletsState } from '../../src/ui/wallet/walletKit'
import { causes, chain } from './fakeCauses'
import { isEnded, type Shown } from '../../src/core/outbox/state'
import { openBaskets } from '../../src/compose/openBaskets'

/** Everything that the screens are given, made up: for the gallery and for the tests of the screens. */

export const safe = '0x5Ab33F5dB6A1dA4fB6D5d3a5e0D5AFe8E0dF9A11'.toLowerCase() as `0x${string}`
export const owners = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const
export const nowMs = Date.UTC(2026, 10, 20, 14, 5)

export const gifts: readonly Gift[] = [
  gift(0, { kind: 'native', ...chain.nativeCurrency }, 1_250_000_000_000_000_000n),
  gift(1, { kind: 'token', ...token(0) }, 12_500_000_000n),
  gift(2, { kind: 'token', ...token(1) }, 800_000_000_000_000_000_001n),
]

function token(index: number) {
  const found = chain.tokens[index]
  if (found === undefined) throw new Error(`There is no token ${index}.`)
  return found
}

function gift(index: number, asset: Gift['asset'], amount: bigint): Gift {
  const cause = causes[index]
  const recipient = cause?.recipients[0]?.address
  if (cause === undefined || recipient === undefined) throw new Error(`There is no cause ${index}.`)
  return { causeId: cause.id, payeeName: cause.name, recipient, asset, amount }
}

export const intent: ProposalIntent = {
  id: 'intent-1',
  chainId: chain.id,
  safe,
  calls: buildBatch(gifts),
  gifts,
  startedAtMs: nowMs,
  nonceFrom: 7n,
  fromBlock: 100n,
}

const onChain: SafeOnChain = {
  chainId: chain.id,
  address: safe,
  codeHash: knownProxies['1.4.1'],
  singleton: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
  version: '1.4.1',
  owners,
  threshold: 2,
  nonce: 7n,
  blockNumber: 100n,
}

export const agrees: SafeCheck = { kind: 'ok', onChain, atMs: nowMs }

export const safeSession: SafeSession = {
  kind: 'safe',
  safe,
  chainId: chain.id,
  owners,
  threshold: 2,
  isReadOnly: false,
  hostOrigin: 'https://app.safe.global',
}

export const trackedGifts: readonly TrackedGift[] = gifts.map(({ asset, ...rest }) => ({
  ...rest,
  symbol: asset.symbol,
  decimals: asset.decimals,
  token: asset.kind === 'native' ? null : asset.address,
}))

/** A safeTxHash that ends in the digit. */
export const safeTxHashOf = (digit: number) => `0x${'4f1c9ae2'.repeat(7)}7b03d1e${digit}` as SafeTxHash

export function trackedTx(overrides: Partial<TrackedTx>): TrackedTx {
  return {
    kind: 'safeTx',
    chainId: chain.id,
    safe,
    createdAtMs: nowMs,
    lastGoodAtMs: nowMs,
    note: null,
    rebuilt: false,
    safeTxHash: safeTxHashOf(1),
    calls: intent.calls,
    gifts: trackedGifts,
    refund: null,
    nonce: 7n,
    fromBlock: 100n,
    seen: true,
    missingSinceMs: null,
    phase: { status: 'proposed' },
    ...overrides,
  }
}

/** Storage that lives as long as the page. */
export function fakeStorage(initial: Readonly<Record<string, string>> = {}): KeyValueStorage {
  const values = new Map(Object.entries(initial))
  return {
    isDurable: true,
    isDenied: false,
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value)
      return true
    },
    keep: (key, value) => {
      values.set(key, value)
      return true
    },
    isKept: () => true,
    remove: (key) => values.delete(key),
    keys: () => [...values.keys()],
    subscribe: () => () => undefined,
  }
}

type Stores = {
  [Key in 'check' | 'balances' | 'tracked' | 'queue']: ReturnType<SafeAccount[Key]['getState']>
} & { shown: Shown }

/** Verbs of an account that a test gives; those of its outbox by themselves. */
export type FakeVerbs<Account> = Partial<Omit<Account, 'outbox'>> & { outbox?: Partial<AccountOutbox> }

/** An outbox that shows what is given, and whose verbs do nothing unless they are given. */
export function fakeOutbox(
  initial: Shown = { kind: 'idle' },
  verbs: Partial<AccountOutbox> = {},
): AccountOutbox {
  const shown = createStore<Shown>(() => initial)
  const toIdle = () => shown.setState({ kind: 'idle' }, true)
  return {
    shown,
    give: async () => undefined,
    resume: async () => undefined,
    searchNow: async () => undefined,
    sayNotSent: () => undefined,
    dismiss: toIdle,
    discardUnreadable: toIdle,
    moveOn: () => isEnded(shown.getState()) && toIdle(),
    isNeeded: () => false,
    setAway: () => undefined,
    ...verbs,
  }
}

/** An account whose stores hold what is given, and whose verbs do nothing unless they are given. */
export function fakeAccount(
  stores: Partial<Stores> = {},
  { outbox, ...verbs }: FakeVerbs<SafeAccount> = {},
): SafeAccount {
  const tracked = createStore<Stores['tracked']>(
    () => stores.tracked ?? { items: [], durable: true, rebuilding: false },
  )
  return {
    kind: 'safe',
    chain,
    address: safe,
    check: createStore<SafeCheck>(() => stores.check ?? agrees),
    assets: createStore(() => assetsOf(chain)),
    balances: createStore<Stores['balances']>(
      () =>
        stores.balances ?? {
          kind: 'known',
          atMs: nowMs,
          entries: [
            { asset: { kind: 'native' }, amount: 42_718_281_828_459_045_235n },
            { asset: { kind: 'token', address: token(0).address }, amount: 250_000_000_000n },
            { asset: { kind: 'token', address: token(1).address }, amount: 9_000_000_000_000_000_000_000n },
          ],
        },
    ),
    outbox: fakeOutbox(stores.shown, outbox),
    tracked,
    signIn: null,
    listed: createStore<null>(() => null),
    queue: createStore<Stores['queue']>(
      () => stores.queue ?? { checkedAtMs: nowMs, heldUntilMs: null, waiting: null },
    ),
    checkNow: () => undefined,
    recheck: async () => undefined,
    ownerWatch: { isReadOnly: createStore<boolean | null>(() => null), watch: () => () => undefined },
    refreshBalances: async () => undefined,
    ...fakeClear(tracked),
    leave: () => undefined,
    discardTracked: () => tracked.setState({ unreadable: null }),
    stop: () => undefined,
    ...verbs,
  }
}

/** The real clear and undo, without storage. */
function fakeClear(
  tracked: SafeAccount['tracked'],
): Pick<SafeAccount, 'cleared' | 'clearTracked' | 'undoClear'> {
  const cleared = createStore(() => nothingStored.cleared)
  const change = (how: typeof clearTracked) => {
    const { items } = tracked.getState()
    const next = how({ items, unread: [], clearedAtMs: 0, cleared: cleared.getState() }, nowMs)
    cleared.setState(next.cleared, true)
    tracked.setState({ items: next.items })
  }
  return { cleared, clearTracked: () => change(clearTracked), undoClear: () => change(undoClear) }
}

export const readyWith = (account: SafeAccount): AccountState => ({
  kind: 'ready',
  account,
  Providers: ({ children }) => children,
})

type ServiceOverrides = {
  readonly session?: Session
  readonly account?: AccountState
  readonly causes?: ReturnType<AppServices['causes']['getState']>
  readonly storage?: KeyValueStorage
  readonly dark?: boolean
  readonly wallets?: WalletsState
  readonly tokenList?: TokenListState
}

/** The services with a Safe connected and the directory there, unless told otherwise. */
export function fakeServices(
  overrides: ServiceOverrides = {},
  verbs: Partial<AppServices> = {},
): AppServices {
  const storage = overrides.storage ?? fakeStorage()
  return {
    chains: [chain],
    session: createStore<Session>(() => overrides.session ?? safeSession),
    causes: createStore(() => overrides.causes ?? ({ kind: 'ready', causes } as const)),
    account: createStore<AccountState>(() => overrides.account ?? readyWith(fakeAccount())),
    storage,
    openReader: () => new Promise(() => undefined),
    openNotes: () => new Promise(() => undefined),
    openSealer: () => new Promise(() => undefined),
    openActing: () => new Promise(() => undefined),
    openHistory: () => new Promise(() => undefined),
    baskets: openBaskets(storage),
    theme: createStore(() => ({ dark: overrides.dark ?? false })),
    retryHost: () => undefined,
    continueWithoutSafe: () => undefined,
    reloadCauses: () => undefined,
    tokenList: createStore<TokenListState>(() => overrides.tokenList ?? { kind: 'none' }),
    readPrices: null,
    readTokenList: () => undefined,
    wallets: createStore<WalletsState>(() => overrides.wallets ?? { kind: 'none' }),
    connectWallet: () => undefined,
    preloadWallets: () => undefined,
    pressedCauses: new Set(),
    ...verbs,
  }
}
