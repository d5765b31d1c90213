import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHistoryReader } from '../../../src/adapters/chain/createHistoryReader'
import type { Cause } from '../../../src/core/causes/cause'
import { noteOf } from '../../../src/core/tracking/notes/txNote'
import { serialiseTracked } from '../../../src/core/tracking/stored/storedTracked'
import type { TrackedItem } from '../../../src/core/tracking/trackedItem'
import { storageKey } from '../../../src/flows/account/storageKey'
import type { AccountRecord } from '../../../src/flows/record/recordState'
import type { ChainTxHash } from '../../../src/core/safe/safeTx'
import type { RecordCache } from '../../../src/ports/recordCache'
import { localTokens } from '../../sandbox/chain/tokens/localTokens'
import { until } from '../../support/eventually'
import { createFakeNoteStore } from '../../support/fakeNoteStore'
import { createFakeRecordCache } from '../../support/fakeRecordCache'
import { createFakeBrowser } from '../../support/fakeStorage'
import { deployForger, forgedTransfer } from '../../support/forgeTransfer'
import { coin, transfer } from '../../support/givingChain'
import { createGivingWallet, type GivingWallet } from '../../support/givingWallet'
import { type RecordWorld, startRecordWorld } from '../../support/recordWorld'
import { addressOf } from '../../support/safeFixtures'
import { buildTrackedCalls, buildTrackedChainTx } from '../../support/walletFixtures'

const [water, formerly, trees, aunt] = ['Clean Water', 'Clean Water before', 'Trees', 'Aunt Mia'].map(
  addressOf,
) as [`0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`]
const { LUSD, LDAI } = localTokens

function cause(id: string, ...addresses: readonly `0x${string}`[]): Cause {
  return {
    id,
    name: id,
    summary: 'A cause.',
    description: [],
    field: 'Water',
    place: 'Ghent',
    confirmed: true,
    recipients: addresses.map((address, at) => ({
      chainId: 31337,
      address,
      proofs: [],
      ...(at > 0 && { status: { state: 'retired', since: '2026-01-01', reason: 'Moved.' } }),
    })),
  }
}

let world: RecordWorld
let forger: `0x${string}`
beforeAll(async () => {
  world = await startRecordWorld()
  forger = await deployForger(world.local.client)
})
afterAll(() => world.stop())
beforeEach(() => world.causes.setState({ kind: 'ready', causes: [cause('water', water, formerly)] }, true))

const listedChain = () => ({ ...world.chain, tokens: [LUSD] })

/** The storage of a browser that has followed these. */
function remembering(wallet: GivingWallet, items: readonly TrackedItem[]) {
  const storage = createFakeBrowser().openTab()
  const { address } = wallet.account
  storage.set(storageKey('tracked', { chain: world.chain, address }), serialiseTracked(items, 0))
  return storage
}

const gift = (recipient: `0x${string}`, amount: bigint, token: `0x${string}` | null = null) => ({
  recipient,
  amount,
  token,
  symbol: 'ANY',
  decimals: 18,
  causeId: recipient === aunt ? null : 'water',
  payeeName: recipient === aunt ? 'Aunt Mia' : 'Clean Water',
})

async function done(record: AccountRecord) {
  await until(() => record.state.getState().phase !== 'reading')
  record.close()
  return record.state.getState()
}

test('tokens to addresses of the directory are found with nothing stored, former addresses included', async () => {
  const wallet = await createGivingWallet(world.local)
  const first = await wallet.send(transfer(LUSD.address, water, 2_500_000n))
  await wallet.send(transfer(LUSD.address, trees, 1n))
  await wallet.send(coin(water, 7n))
  const second = await wallet.send(transfer(LDAI.address, formerly, 9n))

  const state = await done(world.open(wallet.account.address, { chain: listedChain() }))
  expect(state).toMatchObject({ phase: 'done', trouble: null, unread: [] })
  expect(state.reach).toMatchObject({
    kind: 'wallet',
    sent: 4,
    tokens: { fromBlock: 0n, recipients: 2 },
  })
  const payer = { kind: 'wallet', address: wallet.account.address }
  expect(state.gifts).toMatchObject([
    { txHash: second, payer: { ...payer, nonce: 3 }, cause: { id: 'water' }, asset: { symbol: 'LDAI' } },
    { txHash: first, payer: { ...payer, nonce: 0 }, amount: 2_500_000n, arrived: 2_500_000n, index: 0 },
  ])
  expect(state.gifts).toHaveLength(2)
})

test('coin, and gifts to own recipients, are those that this browser has followed, each proved by the chain', async () => {
  const wallet = await createGivingWallet(world.local)
  const sent = await wallet.send(coin(water, 7n))
  const toAunt = await wallet.send(transfer(LUSD.address, aunt, 3n))
  const never = `0x${'ab'.repeat(32)}` as typeof sent
  const { address } = wallet.account
  const delivered = (txHash: typeof sent) =>
    ({ txHash, phase: { status: 'confirmed', txHash, blockNumber: 1n } }) as const
  const storage = remembering(wallet, [
    buildTrackedChainTx({ wallet: address, ...delivered(sent), gifts: [gift(water, 7n)] }),
    buildTrackedChainTx({ wallet: address, ...delivered(toAunt), gifts: [gift(aunt, 3n, LUSD.address)] }),
    buildTrackedChainTx({ wallet: address, ...delivered(never), gifts: [gift(water, 8n)] }),
  ])

  const state = await done(world.open(address, { chain: listedChain(), storage }))
  expect(state.gifts).toMatchObject([
    { txHash: toAunt, cause: null, noted: { name: 'Aunt Mia' }, amount: 3n, outcome: 'delivered' },
    { txHash: sent, cause: { id: 'water' }, asset: { token: null, symbol: 'ETH' }, amount: 7n },
  ])
  expect(state.unread).toEqual([
    { safeTxHash: null, txHash: never, atMs: expect.any(Number), reason: expect.stringMatching(/no block/) },
  ])
})

test('a gift that has left the list of the latest is known by its note', async () => {
  const wallet = await createGivingWallet(world.local)
  const { address } = wallet.account
  const txHash = await wallet.send(coin(aunt, 7n))
  const item = buildTrackedChainTx({ wallet: address, txHash, gifts: [gift(aunt, 7n)] })
  const note = noteOf(item, null)
  const notes = createFakeNoteStore()
  await notes.keep({ chainId: 31337, owner: address }, note === null ? [] : [note])
  const state = await done(world.open(address, { chain: listedChain(), notes }))
  expect(state.gifts).toMatchObject([
    { txHash, noted: { name: 'Aunt Mia' }, amount: 7n, outcome: 'delivered' },
  ])
  expect(state.unread).toEqual([])
})

test('of a batch that the wallet’s own code carried out, tokens of the list are proved, and coin is not', async () => {
  const wallet = await createGivingWallet(world.local)
  const { address } = wallet.account
  const batch = [coin(water, 7n), transfer(LUSD.address, water, 5n), transfer(LDAI.address, water, 6n)]
  const txHash = await wallet.sendBatch(batch)
  const found = await done(world.open(address, { chain: listedChain() }))
  expect(found.gifts).toMatchObject([
    { txHash, asset: { symbol: 'LUSD' }, amount: 5n, arrived: 5n, index: 0 },
  ])
  expect(found.gifts).toHaveLength(1)

  const storage = remembering(wallet, [
    buildTrackedCalls({
      wallet: address,
      calls: batch,
      txHash,
      gifts: [gift(water, 7n), gift(water, 5n, LUSD.address)],
    }),
  ])
  const known = await done(world.open(address, { chain: listedChain(), storage }))
  expect(known.gifts).toHaveLength(1)
  expect(known.unread).toMatchObject([
    { txHash, reason: expect.stringMatching(/coin that is sent so leaves no event/) },
  ])
})

test('a contract that says so makes no gift, whoever calls it', async () => {
  const wallet = await createGivingWallet(world.local)
  const { address } = wallet.account
  const forged = forgedTransfer(address, water, 10n ** 24n)
  const byStranger = await world.send(forger, forged)
  const byWallet = await wallet.send({ to: forger, value: 0n, data: forged })

  const state = await done(world.open(address, { chain: listedChain() }))
  expect(state.gifts).toEqual([])
  expect(state.unread).toMatchObject([
    { txHash: byWallet, reason: expect.stringMatching(/not in the list of tokens/) },
    { txHash: byStranger, reason: expect.stringMatching(/another account sent/) },
  ])
})

test('a failed payment is a failed gift, where this browser has followed it', async () => {
  const wallet = await createGivingWallet(world.local)
  const { address } = wallet.account
  const txHash = await wallet.send(transfer(LUSD.address, water, 10n ** 30n))
  const storage = remembering(wallet, [
    buildTrackedChainTx({
      wallet: address,
      txHash,
      phase: { status: 'failed', txHash, blockNumber: 1n },
      gifts: [gift(water, 10n ** 30n, LUSD.address)],
    }),
  ])
  const state = await done(world.open(address, { chain: listedChain(), storage }))
  expect(state.gifts).toMatchObject([{ txHash, arrived: 0n, outcome: 'failed' }])
})

test('an address that has sent nothing is told so, without a search', async () => {
  const history = createHistoryReader(world.chain)
  const findTransfers = () => Promise.reject(new Error('Nothing has to be searched.'))
  const state = await done(world.open(addressOf('nobody'), { history: { ...history, findTransfers } }))
  expect(state).toMatchObject({ phase: 'done', gifts: [], reach: { kind: 'wallet', sent: 0, tokens: null } })
})

test('a contract that is no Safe says so', async () => {
  const state = await done(world.open(LUSD.address))
  expect(state).toMatchObject({
    phase: 'failed',
    reach: { kind: 'unknown' },
    trouble: expect.stringMatching(/^The contract at this address is no Safe/),
  })
})

test('without a directory, or without an address on the chain, it says that nothing was searched', async () => {
  const wallet = await createGivingWallet(world.local)
  await wallet.send(coin(water, 1n))
  world.causes.setState({ kind: 'ready', causes: [] }, true)
  const without = await done(world.open(wallet.account.address))
  expect(without).toMatchObject({
    phase: 'done',
    trouble: expect.stringMatching(/names no address/),
    reach: { tokens: null },
  })
  world.causes.setState({ kind: 'unreachable', reason: 'No answer.' }, true)
  const unread = await done(world.open(wallet.account.address))
  expect(unread).toMatchObject({ phase: 'failed', trouble: expect.stringMatching(/directory/) })
})

test('read again, only new blocks are searched; stopped, it goes on below', async () => {
  const wallet = await createGivingWallet(world.local)
  await wallet.send(transfer(LUSD.address, water, 4n))
  await world.local.client.mine({ blocks: 40 })
  const history = createHistoryReader(world.chain)
  const ranges: (readonly [bigint, bigint])[] = []
  let isToStop = true
  const record = world.open(wallet.account.address, {
    chain: listedChain(),
    history: {
      ...history,
      async findTransfers(transfers, blocks, signal) {
        // A node that takes ten blocks at a time, and is stopped after the first.
        if (blocks.to - blocks.from >= 10n) return { kind: 'refused' }
        ranges.push([blocks.from, blocks.to])
        if (isToStop && ranges.length === 2) record.stop()
        return history.findTransfers(transfers, blocks, signal)
      },
    },
  })
  await until(() => record.state.getState().phase === 'stopped')
  const stopped = record.state.getState()
  expect(stopped.reach).toMatchObject({ kind: 'wallet', tokens: { fromBlock: ranges[0]?.[0] } })
  isToStop = false
  record.resume()
  await until(() => record.state.getState().phase === 'done')
  expect(record.state.getState().reach).toMatchObject({ tokens: { fromBlock: 0n } })
  ranges.length = 0
  await wallet.send(transfer(LUSD.address, water, 5n))
  record.resume()
  await until(() => record.state.getState().gifts.length === 2)
  await until(() => record.state.getState().phase === 'done')
  record.close()
  const newest = await world.local.client.getBlockNumber()
  expect(ranges.every(([from]) => from > newest - 40n)).toBe(true)
  expect(record.state.getState().reach).toMatchObject({ tokens: { fromBlock: 0n, block: newest } })
})

/** The chain's history by a node that takes ten blocks at a time, with the ranges that were searched. */
function tenBlocksAtATime(onSearch: (highest: bigint) => void = () => undefined) {
  const history = createHistoryReader(world.chain)
  const ranges: (readonly [bigint, bigint])[] = []
  const findTransfers: typeof history.findTransfers = async (transfers, blocks, signal) => {
    if (blocks.to - blocks.from >= 10n) return { kind: 'refused' }
    ranges.push([blocks.from, blocks.to])
    onSearch(blocks.to)
    return history.findTransfers(transfers, blocks, signal)
  }
  return { ranges, history: { ...history, findTransfers } }
}

/** A wallet whose gift is deep in the chain, searched until the gift is found. */
async function searchedHalfWay() {
  const wallet = await createGivingWallet(world.local)
  await world.local.client.mine({ blocks: 40 })
  const txHash = await wallet.send(transfer(LUSD.address, water, 4n))
  await world.local.client.mine({ blocks: 40 })
  const { blockNumber: given } = await world.local.client.getTransactionReceipt({ hash: txHash })
  const cache = createFakeRecordCache()
  const first = tenBlocksAtATime((highest) => {
    if (highest < given) record.stop()
  })
  const record = world.open(wallet.account.address, {
    chain: listedChain(),
    history: first.history,
    cache,
  })
  await until(() => record.state.getState().phase === 'stopped')
  record.close()
  expect(record.state.getState().gifts).toMatchObject([{ txHash }])
  return { wallet, txHash, cache, lowest: first.ranges.at(-2)?.[0] ?? 0n }
}

test('opened again, it goes on below what was searched, and reads what was found there from the chain again', async () => {
  const { wallet, txHash, cache, lowest } = await searchedHalfWay()
  const again = tenBlocksAtATime()
  const state = await done(
    world.open(wallet.account.address, { chain: listedChain(), history: again.history, cache }),
  )
  expect(state).toMatchObject({
    phase: 'done',
    gifts: [{ txHash, amount: 4n, outcome: 'delivered' }],
    reach: { tokens: { fromBlock: 0n, block: await world.local.client.getBlockNumber() } },
  })
  const settled = (await world.local.client.getBlockNumber()) - 20n
  expect(again.ranges.filter(([from, to]) => to <= settled && from >= lowest)).toEqual([])
  expect(again.ranges.at(-1)?.[0]).toBe(0n)
})

test.each([
  [
    'for another directory',
    async () => world.causes.setState({ kind: 'ready', causes: [cause('water', water)] }),
  ],
  ['once it was forgotten', (cache, safe) => cache.forget({ chainId: 31337, safe })],
  [
    'where the chain has a transaction that was found no more',
    async (cache, safe) => {
      const place = { chainId: 31337, safe }
      const kept = await cache.readWalletSearch(place)
      if (kept === null) throw new Error('Nothing was kept.')
      const txHash = `0x${'cd'.repeat(32)}` as const
      await cache.keepWalletSearch(place, { ...kept, found: [{ txHash: txHash as ChainTxHash, block: 1n }] })
    },
  ],
] satisfies readonly (readonly [string, (cache: RecordCache, wallet: `0x${string}`) => Promise<void>])[])(
  'all blocks are searched again %s',
  async (_, change) => {
    const { wallet, txHash, cache } = await searchedHalfWay()
    await change(cache, wallet.account.address)
    const again = tenBlocksAtATime()
    const state = await done(
      world.open(wallet.account.address, { chain: listedChain(), history: again.history, cache }),
    )
    expect(state).toMatchObject({ phase: 'done', gifts: [{ txHash }], reach: { tokens: { fromBlock: 0n } } })
    const searched = again.ranges.reduce((blocks, [from, to]) => blocks + to - from + 1n, 0n)
    expect(searched).toBe((await world.local.client.getBlockNumber()) + 1n)
  },
)
