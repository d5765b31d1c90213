import { createStore } from 'zustand/vanilla'
import type { Cause } from '../../src/core/causes/cause'
import type { AppChain } from '../../src/core/chain'
import { buildBatch } from '../../src/core/giving/buildBatch'
import type { Gift } from '../../src/core/giving/gift'
import type { Session, SafeSession } from '../../src/core/session'
import type { SafeOnChain, SafeTxHash } from '../../src/core/safe/safeTx'
import type { TrackedGift, TrackedTx } from '../../src/core/tracking/trackedItem'
import type { ProposalIntent, SafeAccount, SafeCheck } from '../../src/flows/account'
import type { KeyValueStorage } from '../../src/ports'
import type { AccountState, AppServices } from '../../src/ui/AppContext'

/** Everything that the screens are given, made up: for the gallery and for the tests of the screens. */

export const safe = '0x5Ab33F5dB6A1dA4fB6D5d3a5e0D5AFe8E0dF9A11'.toLowerCase() as `0x${string}`
export const owners = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const
export const nowMs = Date.UTC(2026, 10, 20, 14, 5)

export const chain: AppChain = {
  id: 31337,
  name: 'Local chain',
  shortName: 'local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: ['http://127.0.0.1:1'],
  serviceUrl: 'http://127.0.0.1:1/api',
  explorerUrl: 'https://explorer.example',
  tokens: [
    {
      address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
      symbol: 'USDC',
      name: 'USD Coin',
      decimals: 6,
    },
    {
      address: '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512',
      symbol: 'DAI',
      name: 'Dai Stablecoin',
      decimals: 18,
    },
  ],
  confirmations: 1,
  pollMs: 2_000,
}

type CauseFacts = Pick<Cause, 'id' | 'name' | 'field' | 'place' | 'summary'> & Partial<Cause>

const causeOf = (address: `0x${string}`, facts: CauseFacts): Cause => ({
  description: [
    `${facts.name} began with twelve volunteers and one rented room. Today it works in ${facts.place}, with people who live there and decide what is done.`,
    'Every year it publishes what came in, what was spent and what came of it, checked by an independent auditor.',
  ],
  website: 'https://cause.example/',
  registration: { authority: 'the Charity Register', number: '1187-402', url: 'https://register.example/1187-402' },
  confirmed: true,
  recipients: [
    { chainId: chain.id, address, proof: { url: 'https://cause.example/donate', checkedOn: '2026-10-02' } },
  ],
  ...facts,
})

export const causes: readonly Cause[] = [
  causeOf('0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc', {
    id: 'open-wells',
    name: 'Open Wells',
    field: 'Water',
    place: 'Northern Kenya',
    summary: 'Builds wells with the villages that will keep them, and trains the people who repair them.',
    image: 'broken-on-purpose.jpg',
  }),
  causeOf('0x976EA74026E726554dB657fA54763abd0C3a0aa9', {
    id: 'night-school',
    name: 'Night School',
    field: 'Education',
    place: 'Lisbon, Portugal',
    summary: 'Free evening classes for adults who had to leave school early.',
  }),
  causeOf('0x14dC79964da2C08b23698B3D3cc7Ca32193d9955', {
    id: 'harbour-kitchen',
    name: 'Harbour Kitchen',
    field: 'Food',
    place: 'Marseille, France',
    summary: 'Cooks 900 warm meals a day from what markets would throw away.',
  }),
  causeOf('0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f', {
    id: 'river-watch',
    name: 'River Watch',
    field: 'Nature',
    place: 'Danube delta',
    summary: 'Measures what flows into the river, publishes it, and takes polluters to court.',
  }),
  causeOf('0xa0Ee7A142d267C1f36714E4a8F75612F20a79720', {
    id: 'free-type',
    name: 'Free Type Foundation',
    field: 'Open source',
    place: 'Everywhere',
    summary: 'Keeps fonts for small languages alive, and free for everyone.',
    recipients: [
      {
        chainId: 1,
        address: '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
        proof: { url: 'https://cause.example/donate', checkedOn: '2026-08-14' },
      },
    ],
  }),
  causeOf('0xBcd4042DE499D14e55001CcbB24a551F3b954096', {
    id: 'lantern',
    name: 'Lantern Refuge for Women and Children',
    field: 'Shelter',
    place: 'Glasgow, Scotland',
    summary: 'A safe door that is open every night of the year.',
    confirmed: false,
  }),
]

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
  return { causeId: cause.id, causeName: cause.name, recipient, asset, amount }
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

export const onChain: SafeOnChain = {
  chainId: chain.id,
  address: safe,
  singleton: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
  version: '1.4.1',
  owners,
  threshold: 2,
  nonce: 7n,
  blockNumber: 100n,
}

export const agrees: SafeCheck = { kind: 'agrees', onChain, atMs: nowMs }

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
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value)
      return true
    },
    remove: (key) => values.delete(key),
    keys: () => [...values.keys()],
    subscribe: () => () => undefined,
  }
}

type Stores = {
  [Key in 'check' | 'balances' | 'proposal' | 'tracked']: ReturnType<SafeAccount[Key]['getState']>
}

/** An account whose stores hold what is given, and whose verbs do nothing unless they are given. */
export function fakeAccount(stores: Partial<Stores> = {}, verbs: Partial<SafeAccount> = {}): SafeAccount {
  const proposal = createStore<Stores['proposal']>(() => stores.proposal ?? { kind: 'idle' })
  const tracked = createStore<Stores['tracked']>(
    () => stores.tracked ?? { items: [], durable: true, rebuilding: false },
  )
  return {
    chain,
    safe,
    check: createStore<SafeCheck>(() => stores.check ?? agrees),
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
    proposal,
    tracked,
    recheck: async () => undefined,
    refreshBalances: async () => undefined,
    give: async () => undefined,
    lookForProposal: async () => undefined,
    dismissProposal: () => proposal.setState({ kind: 'idle' }, true),
    clearTracked: () => tracked.setState({ items: [] }),
    stop: () => undefined,
    ...verbs,
  }
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
}

/** The services with a Safe connected and the directory there, unless told otherwise. */
export function fakeServices(overrides: ServiceOverrides = {}, verbs: Partial<AppServices> = {}): AppServices {
  return {
    chains: [chain],
    session: createStore<Session>(() => overrides.session ?? safeSession),
    causes: createStore(() => overrides.causes ?? ({ kind: 'ready', causes } as const)),
    account: createStore<AccountState>(() => overrides.account ?? readyWith(fakeAccount())),
    storage: overrides.storage ?? fakeStorage(),
    theme: createStore(() => ({ dark: overrides.dark ?? false })),
    retryHost: () => undefined,
    continueWithoutSafe: () => undefined,
    reloadCauses: () => undefined,
    ...verbs,
  }
}
