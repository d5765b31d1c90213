import { serialiseBasket } from '../../../src/core/giving/draftBasket'
import type { BasketLine } from '../../../src/core/giving/basket'
import type { TrackedState } from '../../../src/core/tracking/trackedStore'
import type { Shown } from '../../../src/core/outbox/state'
import type { AccountState } from '../../../src/ui/AppContext'
import { chain } from '../fakeCauses'
import { fakeStorage, nowMs } from '../fakes'
import * as fakes from '../fakeWallet'
import type { GalleryState } from './states'

const { askedAt, chainHashOf, sendIntent, sentAt, trackedCalls, trackedChainTx, wallet } = fakes

const lines: readonly BasketLine[] = [
  { id: 'line-1', payee: { kind: 'cause', causeId: 'open-wells' }, assetKey: 'native', amountText: '1.25' },
  {
    id: 'line-2',
    payee: { kind: 'cause', causeId: 'night-school' },
    assetKey: chain.tokens[0]?.address ?? '',
    amountText: '12500',
  },
  {
    id: 'line-3',
    payee: { kind: 'cause', causeId: 'harbour-kitchen' },
    assetKey: chain.tokens[1]?.address ?? '',
    amountText: '800.000000000000000001',
  },
]
const drafted = () =>
  fakeStorage({ [`dsg.v1.basket.${chain.id}.${wallet.toLowerCase()}`]: serialiseBasket({ lines }) })

const confirmed = { status: 'confirmed', txHash: chainHashOf(0), blockNumber: 90n } as const
const underWay: TrackedState = {
  items: [trackedChainTx(1), trackedChainTx(0, { phase: confirmed })],
  durable: true,
  rebuilding: false,
}
const everyEnd: TrackedState = {
  items: [
    trackedChainTx(0, { note: { kind: 'notSeen', sinceMs: nowMs } }),
    trackedCalls(),
    trackedChainTx(1, {
      phase: { status: 'executing', txHash: chainHashOf(1), confirmations: 1, blockNumber: 99n },
    }),
    trackedChainTx(2, { phase: { status: 'repriced', txHash: chainHashOf(7) } }),
    trackedCalls({ id: '0x2', phase: confirmed }),
    trackedCalls({ id: '0x3', phase: { status: 'failed', txHash: null, blockNumber: null, given: 'part' } }),
    trackedChainTx(0, { txHash: chainHashOf(5), phase: { ...confirmed, status: 'failed' } }),
    trackedChainTx(0, {
      txHash: chainHashOf(6),
      phase: { status: 'cancelled', byTxHash: chainHashOf(8) },
    }),
  ],
  durable: true,
  rebuilding: false,
}

type Stores = NonNullable<Parameters<typeof fakes.fakeWallet>[0]>

const withWallet = (
  name: string,
  hash: string,
  stores: Stores = {},
  more: Pick<GalleryState, 'clicks'> & { readonly account?: AccountState; readonly chainId?: number } = {},
): GalleryState => ({
  name: `wallet-${name}`,
  hash,
  ...(more.clicks === undefined ? {} : { clicks: more.clicks }),
  services: (dark) =>
    fakes.walletServices(more.account ?? fakes.fakeWallet(stores), {
      dark,
      storage: drafted(),
      session: { ...fakes.walletSession, chainId: more.chainId ?? chain.id },
    }),
})

const sending = (name: string, shown: Shown) => withWallet(name, '#/give', { shown, tracked: underWay })

const second = sendIntent({ sent: sentAt(0), asked: askedAt(1) })
const looked = (found: 'nothing' | 'unreachable' | 'used', laterMs = 0) => ({
  atMs: nowMs + laterMs,
  found,
  reason: found === 'unreachable' ? 'The node of this chain did not answer.' : null,
})

/** Every state that an ordinary wallet has of its own. */
export const walletStates: readonly GalleryState[] = [
  withWallet('give', '#/give'),
  withWallet('review', '#/give', {}, { clicks: ['Review your gift'] }),
  withWallet('review-batch', '#/give', { batching: { kind: 'atomic' } }, { clicks: ['Review your gift'] }),
  sending('checking', { kind: 'checking', intent: sendIntent() }),
  sending('asking-batch', {
    kind: 'asking',
    slow: false,
    intent: sendIntent({ way: 'batch', asked: askedAt(null) }),
  }),
  sending('asking', { kind: 'asking', slow: false, intent: second }),
  sending('asking-slow', { kind: 'asking', slow: true, intent: second }),
  sending('asking-again', {
    kind: 'asking',
    slow: false,
    intent: sendIntent({ sent: sentAt(0), asked: askedAt(0) }),
  }),
  sending('unknown-again', {
    kind: 'unknown',
    intent: sendIntent({ sent: sentAt(0), asked: askedAt(0) }),
    isSearching: false,
    lastSearch: looked('used'),
  }),
  sending('paused', {
    kind: 'paused',
    intent: sendIntent({ sent: sentAt(0, 1) }),
    reason: { kind: 'rejected' },
  }),
  sending('paused-refused', {
    kind: 'paused',
    intent: sendIntent({ sent: sentAt(0) }),
    reason: { kind: 'refused', reason: 'Rainbow is locked. Unlock it, and go on.' },
  }),
  sending('unknown', { kind: 'unknown', intent: second, isSearching: true, lastSearch: null }),
  sending('unknown-nothing', {
    kind: 'unknown',
    intent: second,
    isSearching: false,
    lastSearch: looked('nothing'),
  }),
  sending('unknown-used', {
    kind: 'unknown',
    intent: second,
    isSearching: false,
    lastSearch: looked('used'),
  }),
  sending('unknown-unreachable', {
    kind: 'unknown',
    intent: second,
    isSearching: false,
    lastSearch: looked('unreachable'),
  }),
  sending('unknown-unreachable-late', {
    kind: 'unknown',
    intent: second,
    isSearching: false,
    lastSearch: looked('unreachable', 24 * 3_600_000),
  }),
  sending('sent', { kind: 'sent', intent: sendIntent({ sent: sentAt(0, 1, 2) }) }),
  sending('rejected', { kind: 'rejected', intent: sendIntent() }),
  sending('elsewhere', { kind: 'elsewhere' }),
  sending('unreadable', {
    kind: 'unreadable',
    unreadable: { kind: 'unreadable', why: 'damaged', text: '{"version":1,' },
  }),
  sending('blocked', { kind: 'blocked', reason: 'Rainbow is on another network. Switch to Local chain.' }),
  withWallet('activity', '#/activity', { tracked: everyEnd }),
  withWallet('activity-empty', '#/activity'),
  withWallet('account', '#/', { tracked: underWay }, { clicks: ['Your account'] }),
  withWallet('account-empty', '#/', {}, { clicks: ['Your account'] }),
  withWallet('unknown-chain', '#/', {}, { account: { kind: 'unknownChain', chainId: 5 }, chainId: 5 }),
]
