import type { Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWalletChain } from '../../../src/adapters/chain/walletChain'
import type { Call } from '../../../src/core/safe/safeTx'
import { advance } from '../../../src/core/tracking/advance/advance'
import { statusTable } from '../../../src/core/tracking/status/statusTable'
import { mergeTracked } from '../../../src/core/tracking/stored/mergeTracked'
import { findTracked } from '../../../src/core/tracking/trackedStore'
import { trackedId, type TrackedItem } from '../../../src/core/tracking/trackedItem'
import { observeChainTx } from '../../../src/flows/tracking/observe/wallet/observeChainTx'
import { until } from '../../support/eventually'
import { coin } from '../../support/givingChain'
import { type RecordWorld, startRecordWorld } from '../../support/recordWorld'
import { addressOf } from '../../support/safeFixtures'
import { buildTrackedChainTx } from '../../support/walletFixtures'
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

test('a wallet’s payment whose block is gone is open again', async () => {
  const { client } = world.local
  const from = addressOf('a wallet')
  await client.setBalance({ address: from, value: 10n ** 18n })
  await client.impersonateAccount({ address: from })
  const before = await snapshot()
  const txHash = await client.sendTransaction({ account: from, to: cause, value: 5n })
  const built = buildTrackedChainTx({
    chainId: 31337,
    wallet: from,
    calls: [coin(cause, 5n)],
    txHash: txHash as never,
  })
  let item: TrackedItem = built
  const walletChain = createWalletChain(world.chain)
  const poll = async () => {
    const seen = await observeChainTx(
      built,
      { chain: world.chain, walletChain },
      new AbortController().signal,
    )
    item = advance(item, seen, 1_000)
    return item.phase.status
  }
  expect(await poll()).toBe('confirmed')
  await takeBackTo(before)
  await mine(6)
  expect(await poll()).toBe('executing')
  expect(item.note?.kind).toBe('tookBack')
})

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
