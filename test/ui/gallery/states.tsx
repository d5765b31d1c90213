import { serialiseBasket } from '../../../src/core/giving/draftBasket'
import type { BasketLine } from '../../../src/core/giving/basket'
import type { Shown } from '../../../src/core/outbox/state'
import type { SafeAccount } from '../../../src/flows/account/account'
import type { AccountState, AppServices } from '../../../src/ui/AppContext'
import { chain } from '../fakeCauses'
import * as fakes from '../fakes'
import { enough, items } from './items'
import { WalletProviders } from '../WalletProviders'

export type GalleryState = {
  readonly name: string
  readonly hash: string
  services(dark: boolean): AppServices
  /** What a person does to get here: the names of the buttons, in order. */
  readonly clicks?: readonly string[]
}

const { owners, safe, trackedTx, safeTxHashOf, nowMs, intent } = fakes
const [first, second] = owners
const usdc = chain.tokens[0]?.address ?? ''

const lines: readonly BasketLine[] = [
  { id: 'line-1', payee: { kind: 'cause', causeId: 'open-wells' }, assetKey: 'native', amountText: '1.25' },
  { id: 'line-2', payee: { kind: 'cause', causeId: 'night-school' }, assetKey: usdc, amountText: '12500' },
  {
    id: 'line-3',
    payee: { kind: 'cause', causeId: 'harbour-kitchen' },
    assetKey: chain.tokens[1]?.address ?? '',
    amountText: '800,000000000000000001',
  },
]
const wrong: readonly BasketLine[] = [
  { id: 'line-1', payee: { kind: 'cause', causeId: 'open-wells' }, assetKey: 'native', amountText: '1,234' },
  {
    id: 'line-2',
    payee: { kind: 'cause', causeId: 'night-school' },
    assetKey: usdc,
    amountText: '0.1234567',
  },
  {
    id: 'line-3',
    payee: { kind: 'cause', causeId: 'harbour-kitchen' },
    assetKey: usdc,
    amountText: '900000',
  },
  { id: 'line-4', payee: { kind: 'cause', causeId: 'gone' }, assetKey: 'native', amountText: '' },
]
const draft = (drafted: readonly BasketLine[]) =>
  fakes.fakeStorage({
    [`dsg.v1.basket.${chain.id}.${safe.toLowerCase()}`]: serialiseBasket({ lines: drafted }),
  })

const ready = (account: SafeAccount): AccountState => ({ kind: 'ready', account, Providers: WalletProviders })

const withSafe = (
  name: string,
  hash: string,
  stores: Parameters<typeof fakes.fakeAccount>[0] = {},
  more: Partial<GalleryState> & { readonly storage?: AppServices['storage'] } = {},
): GalleryState => ({
  name,
  hash,
  ...more,
  services: (dark) =>
    fakes.fakeServices({
      account: ready(fakes.fakeAccount(stores)),
      dark,
      ...(more.storage === undefined ? {} : { storage: more.storage }),
    }),
})

const proposal = (name: string, shown: Shown) => withSafe(`give-${name}`, '#/give', { shown })

export const states: readonly GalleryState[] = [
  withSafe('causes', '#/'),
  withSafe('causes-with-gift', '#/', {}, { storage: draft(lines) }),
  withSafe('cause', '#/cause/open-wells'),
  withSafe('cause-unconfirmed', '#/cause/lantern'),
  withSafe('cause-missing', '#/cause/nobody'),
  withSafe('not-found', '#/nowhere'),
  ...(
    [
      ['causes-loading', { kind: 'loading' }],
      ['causes-empty', { kind: 'ready', causes: [] }],
      ['causes-unreachable', { kind: 'unreachable', reason: 'The server did not answer.' }],
      [
        'causes-rejected',
        {
          kind: 'rejected',
          problems: [
            {
              line: 14,
              path: 'causes[1].recipients[0].address',
              reason: 'This address has a wrong EIP-55 checksum.',
            },
            { line: null, path: '', reason: 'Two causes have the id "open-wells".' },
          ],
        },
      ],
    ] as const
  ).map(([name, state]) => ({
    name,
    hash: '#/',
    services: (dark: boolean) => fakes.fakeServices({ causes: state, dark }),
  })),
  ...(
    [
      ['deciding', { kind: 'deciding', slow: false }],
      ['deciding-slow', { kind: 'deciding', slow: true }],
      ['silent', { kind: 'silent' }],
      ['refused', { kind: 'refused', origin: 'https://app.safe.globai' }],
      ['visitor', { kind: 'visitor', framed: false }],
    ] as const
  ).map(([name, session]) => ({
    name: `session-${name}`,
    hash: '#/',
    services: (dark: boolean) => fakes.fakeServices({ session, account: { kind: 'none' }, dark }),
  })),
  {
    name: 'visitor-guide',
    hash: '#/give',
    services: (dark) =>
      fakes.fakeServices({ session: { kind: 'visitor', framed: false }, account: { kind: 'none' }, dark }),
  },
  {
    name: 'unknown-chain',
    hash: '#/',
    services: (dark) =>
      fakes.fakeServices({
        session: { ...fakes.safeSession, chainId: 424242 },
        account: { kind: 'unknownChain', chainId: 424242 },
        dark,
      }),
  },
  {
    name: 'account-broken',
    hash: '#/give',
    services: (dark) =>
      fakes.fakeServices({
        account: { kind: 'broken', reason: 'The file with this part could not be fetched.' },
        dark,
      }),
  },
  {
    name: 'account-loading',
    hash: '#/give',
    services: (dark) => fakes.fakeServices({ account: { kind: 'loading' }, dark }),
  },
  withSafe(
    'account',
    '#/',
    { tracked: { items, durable: true, rebuilding: false } },
    { clicks: ['Connected'] },
  ),
  withSafe('account-empty', '#/', {}, { clicks: ['Connected'] }),
  withSafe('account-disagrees', '#/', { check: disagrees() }, { clicks: ['Connected'] }),
  withSafe('give-empty', '#/give'),
  withSafe('give-basket', '#/give', {}, { storage: draft(lines) }),
  withSafe('give-problems', '#/give', {}, { storage: draft(wrong), clicks: ['Review your gift'] }),
  withSafe(
    'give-unverified',
    '#/give',
    { check: unverified(), balances: unread() },
    { storage: draft(lines) },
  ),
  withSafe('give-disagrees', '#/give', { check: disagrees() }, { storage: draft(lines) }),
  withSafe(
    'review-again',
    '#/give',
    { tracked: { items: [trackedTx({ nonce: 4n })], durable: true, rebuilding: false } },
    { storage: draft(lines), clicks: ['Review your gift'] },
  ),
  withSafe('review', '#/give', {}, { storage: draft(lines), clicks: ['Review your gift'] }),
  withSafe(
    'review-unverified',
    '#/give',
    { check: unverified(), balances: unread() },
    { storage: draft(lines), clicks: ['Review your gift'] },
  ),
  withSafe(
    'review-disagrees',
    '#/give',
    { check: disagrees() },
    { storage: draft(lines), clicks: ['Review your gift'] },
  ),
  proposal('checking', { kind: 'checking', intent }),
  proposal('asking', { kind: 'asking', intent, slow: false }),
  proposal('asking-slow', { kind: 'asking', intent, slow: true }),
  proposal('unknown', {
    kind: 'unknown',
    intent,
    isSearching: false,
    lastSearch: { atMs: nowMs, found: 'nothing', reason: null },
  }),
  proposal('unknown-looking', { kind: 'unknown', intent, isSearching: true, lastSearch: null }),
  proposal('unknown-unreachable', {
    kind: 'unknown',
    intent,
    isSearching: false,
    lastSearch: {
      atMs: nowMs,
      found: 'unreachable',
      reason: 'The transaction service did not answer in time.',
    },
  }),
  proposal('proposed', { kind: 'proposed', intent, safeTxHash: safeTxHashOf(1) }),
  proposal('rejected', { kind: 'rejected', intent }),
  proposal('elsewhere', { kind: 'elsewhere' }),
  proposal('unreadable', {
    kind: 'unreadable',
    unreadable: { kind: 'unreadable', why: 'newer', text: '{"version":2}' },
  }),
  proposal('blocked', { kind: 'blocked', reason: 'The owners of your Safe changed while you were here.' }),
  withSafe('activity', '#/activity', { tracked: { items, durable: true, rebuilding: false } }),
  withSafe('activity-empty', '#/activity'),
  withSafe('activity-rebuilding', '#/activity', { tracked: { items: [], durable: false, rebuilding: true } }),
  withSafe('activity-pending', '#/activity', {
    shown: { kind: 'unknown', intent, isSearching: true, lastSearch: null },
  }),
  withSafe('activity-one', '#/activity', {
    tracked: {
      items: [trackedTx({ phase: { status: 'awaitingExecution', signatures: enough, waitsForNonce: null } })],
      durable: true,
      rebuilding: false,
    },
  }),
]

function disagrees() {
  return {
    kind: 'differs',
    atMs: nowMs,
    disagreements: [
      { field: 'threshold', host: '1', chain: '2' },
      { field: 'owners', host: `${first}, ${second}`, chain: owners.join(', ') },
    ],
  } as const
}

function unverified() {
  return { kind: 'unproved', reason: 'The node of this chain did not answer.', atMs: nowMs } as const
}

function unread() {
  return { kind: 'unreachable', reason: 'The node of this chain did not answer.' } as const
}
