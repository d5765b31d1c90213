import { expect, test } from 'vitest'
import { advance } from '../../src/core/tracking/advance/advance'
import type { Call, ChainTxHash } from '../../src/core/safe/safeTx'
import type { TokenTransfer } from '../../src/core/safe/tokenTransfers'
import { statusTable } from '../../src/core/tracking/status/statusTable'
import type { TrackedCalls, TrackedChainTx, TrackedItem } from '../../src/core/tracking/trackedItem'
import { addTracked } from '../../src/core/tracking/trackedStore'
import type { ChainReceipt } from '../../src/core/wallet/chainAccount'
import { observeWalletItem } from '../../src/flows/tracking/observe/wallet/observeWalletItem'
import { resumeTracking } from '../../src/flows/tracking/watchItem'
import { createFakeClock } from '../support/fakeClock'
import { createFakeWallet, walletContextOf } from '../support/fakeWallet'
import { addressOf, aToken, chainTxHash, theCalls, theCause } from '../support/safeFixtures'
import { buildTrackedCalls, buildTrackedChainTx, theWallet } from '../support/walletFixtures'

/** The wallet dropped the first payment, and sent the next gift with the same nonce 5. */

const [payment] = theCalls as readonly [Call]
const [first, second, spedUp] = ['first', 'second', 'sped up'].map(chainTxHash) as [
  ChainTxHash,
  ChainTxHash,
  ChainTxHash,
]

function gift(txHash: ChainTxHash, createdAtMs: number, overrides: Partial<TrackedChainTx> = {}) {
  const phase = { status: 'executing', txHash, confirmations: 0, blockNumber: null } as const
  return buildTrackedChainTx({ txHash, createdAtMs, nonce: 5, phase, ...overrides })
}

/** Follows the gifts after this transaction, with nonce 5, has four blocks on top. */
async function follow(
  items: readonly TrackedItem[],
  mined: {
    readonly txHash: ChainTxHash
    readonly call?: Call
    readonly transfers?: readonly TokenTransfer[]
  },
): Promise<readonly TrackedItem[]> {
  const { txHash, call = payment, transfers = [] } = mined
  const wallet = createFakeWallet()
  wallet.pending.push({ txHash, from: theWallet, nonce: 5, ...call, blockNumber: null })
  for (let block = 0; block < 4; block++) wallet.mine()
  wallet.batches.set('batch-1', { id: 'batch-1', statusCode: 200, atomic: true, txHashes: [txHash] })
  const clock = createFakeClock()
  const context = walletContextOf(wallet, { clock })
  const { walletChain } = context
  const told = {
    ...context,
    walletChain: {
      ...walletChain,
      async getReceipt(hash: ChainTxHash, address: typeof theWallet, signal?: AbortSignal) {
        const receipt = await walletChain.getReceipt(hash, address, signal)
        if (receipt.kind !== 'found') return receipt
        const value: ChainReceipt = { ...receipt.value, transfers }
        return { kind: 'found', value } as const
      },
    },
  }
  for (const item of items) addTracked(context.tracked, item)
  resumeTracking({ ...context, advance }, (item, signal) => observeWalletItem(item, told, signal))
  await clock.advance(60_000)
  return context.tracked.getState().items
}

const wordsOf = (items: readonly TrackedItem[]) =>
  Object.fromEntries(
    items.map((item) => [
      item.kind === 'chainTx' ? (item.txHash ?? '') : 'batch',
      statusTable[item.phase.status].label(item),
    ]),
  )
const replaced = 'Replaced by another transaction'

test('an equal gift that the wallet sent over the first counts for itself, and the first was not paid', async () => {
  const items = await follow([gift(first, 1), gift(second, 2)], { txHash: second })
  expect(wordsOf(items)).toEqual({ [first]: replaced, [second]: 'Delivered' })
  expect(items.find((item) => 'txHash' in item && item.txHash === first)?.phase).toEqual({
    status: 'replaced',
    byTxHash: second,
    paid: 'no',
  })
})

test('one payment under a third hash counts for the gift that was begun earlier, whichever is looked at first', async () => {
  for (const items of [
    [gift(first, 1), gift(second, 2)],
    [gift(second, 2), gift(first, 1)],
  ]) {
    const ended = await follow(items, { txHash: spedUp })
    expect(wordsOf(ended)).toEqual({
      [first]: 'Sped up; continues under its new hash',
      [spedUp]: 'Delivered',
      [second]: replaced,
    })
  }
})

test('a payment that was sped up goes on: what it goes on as is no other gift', async () => {
  const goesOn = gift(spedUp, 1)
  const items = await follow([gift(first, 1), goesOn], { txHash: spedUp })
  expect(wordsOf(items)).toEqual({
    [first]: 'Sped up; continues under its new hash',
    [spedUp]: 'Delivered',
  })
})

test.each<[string, Partial<TrackedChainTx>]>([
  ['another nonce', { nonce: 6 }],
  ['a nonce that is not known', { nonce: null }],
  ['another payment', { calls: [{ ...payment, value: 1n }] }],
  ['another end', { phase: { status: 'failed', txHash: first, blockNumber: 1n } }],
])('an earlier gift with %s does not claim the payment', async (_what, overrides) => {
  const items = await follow([gift(first, 1, overrides), gift(second, 2)], { txHash: spedUp })
  expect(wordsOf(items)).toMatchObject({
    [second]: 'Sped up; continues under its new hash',
    [spedUp]: 'Delivered',
  })
})

const router: Call = { to: addressOf('a router'), value: 0n, data: '0x12345678' }
const [coins] = buildTrackedChainTx().gifts
const ofToken = [
  { ...coins, recipient: theCause, token: aToken.address, symbol: 'TEST', amount: 10n },
] as never
const arrived = (value: bigint) => [{ token: aToken.address, to: theCause, value }]

test('a payment through other code that used the nonce counts once, by what the tokens say has arrived', async () => {
  const items = [gift(first, 1, { gifts: ofToken }), gift(second, 2, { gifts: ofToken })]
  const once = await follow(items, { txHash: second, call: router, transfers: arrived(10n) })
  expect(wordsOf(once)).toEqual({ [first]: 'Sent: look in your wallet', [second]: 'Delivered' })
  const twice = await follow(items, { txHash: second, call: router, transfers: arrived(20n) })
  expect(wordsOf(twice)).toEqual({ [first]: 'Delivered', [second]: 'Delivered' })
})

test('nor does a single payment take for itself what a batch of the same nonce has paid', async () => {
  const batch: TrackedCalls = buildTrackedCalls({ createdAtMs: 2, txHash: second, gifts: ofToken })
  const items = await follow([gift(first, 1, { gifts: ofToken }), batch], {
    txHash: second,
    call: router,
    transfers: arrived(10n),
  })
  expect(wordsOf(items)).toEqual({ [first]: 'Sent: look in your wallet', batch: 'Delivered' })
})

test('two equal batches in one transaction: where the wallet has forgotten them, one payment counts for the earlier', async () => {
  const forgotten = (id: string, createdAtMs: number) =>
    buildTrackedCalls({ id, createdAtMs, txHash: second, gifts: ofToken })
  const items = await follow([forgotten('b', 2), forgotten('a', 1)], {
    txHash: second,
    call: router,
    transfers: arrived(10n),
  })
  expect(items.map((item) => [item.createdAtMs, statusTable[item.phase.status].label(item)])).toEqual([
    [2, 'Sent: look in your wallet'],
    [1, 'Delivered'],
  ])
})
