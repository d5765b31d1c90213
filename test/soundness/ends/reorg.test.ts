import type { Address, Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWalletChain } from '../../../src/adapters/chain/walletChain'
import type { Answer } from '../../../src/core/answer'
import type { Call, ChainTxHash, SafeTxRecord } from '../../../src/core/safe/safeTx'
import { advance } from '../../../src/core/tracking/advance/advance'
import { statusTable } from '../../../src/core/tracking/status/statusTable'
import { mergeTracked } from '../../../src/core/tracking/stored/mergeTracked'
import { createTrackedStore, findTracked } from '../../../src/core/tracking/trackedStore'
import { trackedId, type TrackedItem } from '../../../src/core/tracking/trackedItem'
import { observeWalletItem } from '../../../src/flows/tracking/observe/wallet/observeWalletItem'
import type { CallsStatus } from '../../../src/ports/wallet'
import { until } from '../../support/eventually'
import { createFakeClock } from '../../support/fakeClock'
import { createFakeWallet, walletPortsOf } from '../../support/fakeWallet'
import { coin } from '../../support/givingChain'
import { type RecordWorld, startRecordWorld } from '../../support/recordWorld'
import { addressOf } from '../../support/safeFixtures'
import { buildTrackedCalls, buildTrackedChainTx } from '../../support/walletFixtures'
import { chainAt, followed, follower, listed, openRefusingNode, serviceWith } from './endsWorld'

/** The chain takes back the block in which a gift ended, deeper than the confirmations of the configuration. */

const cause = addressOf('Clean Water')
const gift: readonly Call[] = [coin(cause, 500n)]

let world: RecordWorld
beforeAll(async () => {
  world = await startRecordWorld({ finalAfter: 64 })
})
afterAll(() => world.stop())

const mine = (blocks: number) => world.local.client.mine({ blocks })
const snapshot = () => world.local.client.snapshot()
const takeBackTo = (id: Hex) => world.local.client.revert({ id })

test('a delivered gift whose block is gone is open again, says so, and is delivered again', async () => {
  const safe = await world.createSafe()
  const signed = await world.sign(safe, gift)
  const item = followed(safe, signed, gift)
  const { poll } = follower(
    [item],
    world.chain,
    serviceWith(() => [listed(safe, signed)]),
  )
  const before = await snapshot()
  await world.send(safe.address, signed.data)
  expect((await poll(item)).phase.status).toBe('confirmed')
  await mine(3)
  expect((await poll(item)).phase.status).toBe('confirmed')

  await takeBackTo(before)
  // A node that has not come as far again may just be behind.
  expect((await poll(item, 1)).phase.status).toBe('confirmed')
  await mine(8)
  const open = await poll(item)
  expect(open).toMatchObject({ phase: { status: 'awaitingConfirmations' }, note: { kind: 'tookBack' } })

  await world.send(safe.address, signed.data)
  expect(await poll(item)).toMatchObject({ phase: { status: 'confirmed' }, note: null })
})

test.each([
  ['is in another block', true],
  ['waits again', false],
])(
  'a service that still tells of an execution that is gone is no proof: the gift %s',
  async (_how, isBack) => {
    const safe = await world.createSafe()
    const signed = await world.sign(safe, gift)
    const item = followed(safe, signed, gift)
    let word: Partial<SafeTxRecord> = {}
    const { poll } = follower(
      [item],
      world.chain,
      serviceWith(() => [listed(safe, signed, word)]),
    )
    const before = await snapshot()
    await world.send(safe.address, signed.data)
    const first = await poll(item)
    if (first.phase.status !== 'confirmed') throw new Error('It is delivered.')
    const { txHash: goneHash } = first.phase

    await takeBackTo(before)
    // Another transaction of the executor: the execution gets another hash.
    await world.send(cause, '0x')
    await mine(8)
    word = { isExecuted: true, isSuccessful: true, txHash: goneHash, executedAtMs: 0 }
    const told = await poll(item)
    expect(told).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'tookBack' } })
    expect(told.label).toBe('Being executed')
    if (isBack) {
      await world.send(safe.address, signed.data)
      const again = await poll(item)
      expect(again).toMatchObject({ phase: { status: 'confirmed' }, note: null })
      expect('txHash' in again.phase && again.phase.txHash).not.toBe(goneHash)
      return
    }
    word = {}
    expect(await poll(item)).toMatchObject({
      phase: { status: 'awaitingConfirmations' },
      note: { kind: 'tookBack' },
    })
  },
)

test('once its block is final nothing reads it again, and where a node knows no final blocks nothing waits for one', async () => {
  const safe = await world.createSafe()
  const signed = await world.sign(safe, gift)
  await world.send(safe.address, signed.data)
  const item = followed(safe, signed, gift)
  const { poll, tracked } = follower(
    [item],
    world.chain,
    serviceWith(() => []),
  )
  await poll(item)
  const pollMs = () => {
    const now = findTracked(tracked, trackedId(item)) as TrackedItem
    return statusTable[now.phase.status].pollMs(world.chain, now)
  }
  expect(pollMs()).toBe(5 * world.chain.pollMs)
  await mine(80)
  await poll(item)
  expect(pollMs()).toBeNull()

  const node = await openRefusingNode(world.local.rpcUrl, (_method, params) => params?.[0] === 'finalized')
  const again = await world.sign(safe, gift)
  await world.send(safe.address, again.data)
  const other = followed(safe, again, gift)
  const old = follower(
    [other],
    chainAt(world.chain, node.url),
    serviceWith(() => []),
  )
  expect((await old.poll(other)).phase.status).toBe('confirmed')
  expect((findTracked(old.tracked, trackedId(other)) as TrackedItem).provisional).toBeUndefined()
  await node.stop()
})

test('a replacement whose block is gone has replaced nothing', async () => {
  const safe = await world.createSafe()
  const [signed, rival] = [
    await world.sign(safe, gift),
    await world.sign(safe, [coin(addressOf('a rival'), 1n)]),
  ]
  const item = followed(safe, signed, gift)
  let rows = [listed(safe, signed)]
  const { poll } = follower(
    [item],
    world.chain,
    serviceWith(() => rows),
  )
  const before = await snapshot()
  const txHash = await world.send(safe.address, rival.data)
  rows = [...rows, listed(safe, rival, { isExecuted: true, txHash })]
  expect((await poll(item)).phase).toMatchObject({ status: 'replaced', paid: 'no' })
  await takeBackTo(before)
  await mine(6)
  await world.send(safe.address, signed.data)
  expect((await poll(item, 5)).phase.status).toBe('confirmed')
})

test('another tab that has seen the end does not bring it back', async () => {
  const safe = await world.createSafe()
  const signed = await world.sign(safe, gift)
  const item = followed(safe, signed, gift)
  const { poll, tracked } = follower(
    [item],
    world.chain,
    serviceWith(() => [listed(safe, signed)]),
  )
  const before = await snapshot()
  await world.send(safe.address, signed.data)
  await poll(item)
  const [ended] = tracked.getState().items
  await takeBackTo(before)
  await mine(6)
  await poll(item)
  const [open] = tracked.getState().items
  if (ended === undefined || open === undefined) throw new Error('It is not followed.')
  for (const lists of [
    [ended, open],
    [open, ended],
  ] as const)
    expect(mergeTracked([lists[0]], [lists[1]])[0]?.phase.status).toBe('awaitingConfirmations')
})

/** A wallet whose payments are sent by the test, and the app's reading of the chain and the wallet. */
async function openWallet(name: string) {
  const { client } = world.local
  const from = addressOf(name)
  await client.setBalance({ address: from, value: 10n ** 18n })
  await client.impersonateAccount({ address: from })
  let word: Answer<CallsStatus> = { kind: 'missing' }
  const sender = { ...walletPortsOf(createFakeWallet()).sender, getCalls: () => Promise.resolve(word) }
  const sources = {
    chain: world.chain,
    walletChain: createWalletChain(world.chain),
    sender,
    clock: createFakeClock(),
    tracked: createTrackedStore({ items: [], durable: true }),
  }
  return {
    /** Sends coin with the next nonce, or the one that is given. */
    async send(to: Address, value: bigint, nonce?: number): Promise<ChainTxHash> {
      const fields = { account: from, to, value, gas: 21_000n, ...(nonce !== undefined && { nonce }) }
      const hash = await client.sendTransaction(fields)
      await client.waitForTransactionReceipt({ hash })
      return hash as ChainTxHash
    },
    /** What the wallet says of the batch from now on. */
    says: (said: Answer<CallsStatus>) => void (word = said),
    single: (txHash: ChainTxHash, nonce: number | null = null) =>
      buildTrackedChainTx({ chainId: 31337, wallet: from, calls: gift, txHash, nonce, fromBlock: 0n }),
    batch: (calls: readonly Call[]) =>
      buildTrackedCalls({ chainId: 31337, wallet: from, calls, fromBlock: 0n }),
    async poll(item: TrackedItem): Promise<TrackedItem> {
      const seen = await observeWalletItem(item, sources, new AbortController().signal)
      return advance(item, seen, 1_000)
    },
    nonce: () => client.getTransactionCount({ address: from }),
  }
}

test('a wallet’s payment whose block is gone is open again', async () => {
  const wallet = await openWallet('a wallet')
  const before = await snapshot()
  const ended = await wallet.poll(wallet.single(await wallet.send(cause, 500n)))
  expect(ended.phase.status).toBe('confirmed')
  await takeBackTo(before)
  await mine(6)
  expect(await wallet.poll(ended)).toMatchObject({
    phase: { status: 'executing' },
    note: { kind: 'tookBack' },
  })
})

test('a wallet’s batch of which one transaction is gone is open again, whatever the wallet says, and is delivered again', async () => {
  const wallet = await openWallet('a wallet with batches')
  const other = addressOf('Trees')
  const calls = [coin(cause, 500n), coin(other, 300n)]
  const first = await wallet.send(cause, 500n)
  const before = await snapshot()
  const second = await wallet.send(other, 300n)
  const done = (txHashes: readonly ChainTxHash[]) =>
    ({ kind: 'found', value: { id: 'batch-1', statusCode: 200, atomic: false, txHashes } }) as const
  wallet.says(done([first, second]))
  const ended = await wallet.poll(wallet.batch(calls))
  expect(ended.phase.status).toBe('confirmed')
  expect(await wallet.poll(ended)).toBe(ended)

  await takeBackTo(before)
  // A node that has not come as far again may just be behind.
  expect(await wallet.poll(ended)).toBe(ended)
  await mine(6)
  for (const said of [done([first, second]), { kind: 'missing' } as const]) {
    wallet.says(said)
    expect(await wallet.poll(ended)).toMatchObject({
      phase: { status: 'executing' },
      note: { kind: 'tookBack' },
    })
  }
  const open = await wallet.poll(ended)
  wallet.says(done([first, await wallet.send(other, 300n)]))
  const again = await wallet.poll(open)
  expect(again).toMatchObject({ phase: { status: 'confirmed' }, note: null })
  await mine(80)
  const final = await wallet.poll(again)
  expect(statusTable[final.phase.status].pollMs(world.chain, final as never)).toBeNull()
})

test.each([
  ['replaced', addressOf('a shop'), 1n],
  ['cancelled', null, 0n],
] as const)(
  'a wallet’s payment that was %s is open again when that block is gone, and delivered when it is mined after all',
  async (status, to, value) => {
    const wallet = await openWallet(`a wallet that has ${status}`)
    const self = addressOf(`a wallet that has ${status}`)
    const nonce = await wallet.nonce()
    // The payment is known to the node, and only then another one takes its nonce.
    const clean = await snapshot()
    const txHash = await wallet.send(cause, 500n, nonce)
    await takeBackTo(clean)
    await mine(3)
    const before = await snapshot()
    await wallet.send(to ?? self, value, nonce)
    const ended = await wallet.poll(wallet.single(txHash, nonce))
    expect(ended.phase.status).toBe(status)
    expect(await wallet.poll(ended)).toBe(ended)

    await takeBackTo(before)
    await mine(6)
    const open = await wallet.poll(ended)
    expect(open).toMatchObject({ phase: { status: 'executing' }, note: { kind: 'tookBack' } })
    expect(await wallet.send(cause, 500n, nonce)).toBe(txHash)
    expect(await wallet.poll(open)).toMatchObject({ phase: { status: 'confirmed', txHash }, note: null })
    // Also where nobody looked in between.
    const straight = await wallet.poll(await wallet.poll(ended))
    expect(straight).toMatchObject({ phase: { status: 'confirmed', txHash }, note: null })
  },
)

test('a record is complete up to the block that the chain calls final, and sets apart what is later', async () => {
  const safe = await world.createSafe()
  await world.execute(safe, gift)
  await mine(80)
  await world.execute(safe, gift)
  const record = world.open(safe.address)
  const read = async () => {
    await until(() => record.state.getState().phase === 'done')
    return record.state.getState()
  }
  const final = (await world.local.client.getBlock({ blockTag: 'finalized' })).number
  expect((await read()).reach).toMatchObject({ kind: 'complete', block: final, later: 1 })
  expect((await read()).gifts).toHaveLength(2)
  record.close()
})
