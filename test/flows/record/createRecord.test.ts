import { type Address, encodeFunctionData, type Hex, keccak256, parseAbi } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHistoryReader } from '../../../src/adapters/chain/createHistoryReader'
import type { Cause } from '../../../src/core/causes/cause'
import { serialisePlanned } from '../../../src/core/prices/planned'
import { purposeNoteId } from '../../../src/core/tracking/notes/txNote'
import { serialiseTracked } from '../../../src/core/tracking/stored/storedTracked'
import { storageKey } from '../../../src/flows/account/storageKey'
import { giftKey, keepPurpose } from '../../../src/flows/basket/giftPurposes'
import type { SafeTxHash } from '../../../src/core/safe/safeTx'
import type { AccountRecord } from '../../../src/flows/record/recordState'
import type { HistoryReader } from '../../../src/ports/history'
import { canonicalDeployment } from '../../sandbox/chain/safeContracts'
import { sendAll } from '../../sandbox/chain/sendAll'
import { deployNamedToken } from '../../sandbox/chain/tokens/deployOddTokens'
import { localTokens } from '../../sandbox/chain/tokens/localTokens'
import { tokenAbi } from '../../sandbox/chain/tokens/tokenAbi'
import { until } from '../../support/eventually'
import { createFakeNoteStore } from '../../support/fakeNoteStore'
import { createFakeRecordCache } from '../../support/fakeRecordCache'
import { createFakeBrowser } from '../../support/fakeStorage'
import { coin, signers, transfer } from '../../support/givingChain'
import { type RecordWorld, startRecordWorld } from '../../support/recordWorld'
import { addressOf, buildTrackedTx } from '../../support/safeFixtures'

const [water, trees] = [addressOf('Clean Water'), addressOf('Trees')]
const { LUSD } = localTokens
const theCause: Cause = {
  id: 'water',
  name: 'Clean Water',
  summary: 'Wells.',
  description: [],
  field: 'Water',
  place: 'Ghent',
  confirmed: true,
  recipients: [{ chainId: 31337, address: water, proofs: [] }],
}
const about = { version: 3, date: '2026-11-01', name: 'Test', url: 'https://test.example' }

let world: RecordWorld
beforeAll(async () => {
  world = await startRecordWorld()
})
afterAll(() => world.stop())
beforeEach(() => {
  world.service.settings.failWith = []
  world.service.settings.mutate = {}
  world.service.clearRequests()
})

async function done(record: AccountRecord) {
  await until(() => record.state.getState().phase !== 'reading')
  record.close()
  return record.state.getState()
}

/** Opens the record where the operator lists the token. */
const openListing = (safe: Address) =>
  world.open(safe, { chain: { ...world.chain, tokens: [localTokens.LUSD] } })

test('the record of a Safe is rebuilt from the service and the chain, the newest gift first', async () => {
  const safe = await world.createSafe()
  const first = await world.execute(safe, [coin(water, 7n)])
  const batch = await world.execute(safe, [coin(trees, 1n), transfer(LUSD.address, water, 2_500_000n)])

  const state = await done(openListing(safe.address))
  expect(state).toMatchObject({ phase: 'done', unread: [], trouble: null, reach: { kind: 'complete' } })
  expect(state.progress).toMatchObject({ read: 2, of: 2, source: 'service' })
  const [byCoin, byToken, older] = state.gifts
  expect(state.gifts).toHaveLength(3)
  expect(byCoin).toMatchObject({
    payer: { kind: 'safe', address: safe.address, safeTxHash: batch.hash, nonce: 1n, refund: null },
    txHash: batch.txHash,
    index: 0,
    recipient: trees,
    asset: { token: null, symbol: 'ETH', decimals: 18 },
    amount: 1n,
    arrived: 1n,
    outcome: 'delivered',
  })
  expect(byToken).toMatchObject({
    index: 1,
    recipient: water,
    asset: { token: LUSD.address, symbol: 'LUSD', decimals: 6 },
    amount: 2_500_000n,
    arrived: 2_500_000n,
  })
  expect(older).toMatchObject({ txHash: first.txHash, amount: 7n, payer: { nonce: 0n } })
  for (const { payer } of state.gifts)
    expect(payer.kind === 'safe' && payer.signers?.toSorted()).toEqual(
      signers.map(({ address }) => address).toSorted(),
    )
})

test('what a module paid is said to be missing, also once the module is gone', async () => {
  const abi = parseAbi([
    'function enableModule(address module)',
    'function disableModule(address prevModule, address module)',
    'function execTransactionFromModule(address to, uint256 value, bytes data, uint8 operation)',
  ])
  const safe = await world.createSafe()
  const module = signers[0]!.address
  const toSafe = (data: Hex) => ({ to: safe.address, value: 0n, data })
  await world.execute(safe, [
    toSafe(encodeFunctionData({ abi, functionName: 'enableModule', args: [module] })),
  ])
  const hash = await world.local.client.writeContract({
    account: module,
    address: safe.address,
    abi,
    functionName: 'execTransactionFromModule',
    args: [water, 5n, '0x', 0],
  })
  await world.local.client.waitForTransactionReceipt({ hash })
  const missing = /modules?, which c(an|ould) pay without its owners.* What they paid is not in this record/
  expect(await done(openListing(safe.address))).toMatchObject({
    gifts: [],
    trouble: expect.stringMatching(missing),
  })

  const first = '0x0000000000000000000000000000000000000001'
  const disable = encodeFunctionData({ abi, functionName: 'disableModule', args: [first, module] })
  await world.execute(safe, [toSafe(disable), coin(water, 1n)])
  const after = await done(openListing(safe.address))
  expect(after.gifts).toHaveLength(1)
  expect(after.trouble).toMatch(missing)
})

test('the same record comes from the chain alone while the service is down', async () => {
  const safe = await world.createSafe()
  await world.execute(safe, [coin(water, 7n)])
  await world.execute(safe, [coin(trees, 1n), transfer(LUSD.address, water, 2_500_000n)])
  const whole = await done(openListing(safe.address))

  world.service.settings.failWith = [{ answer: 503 }]
  const alone = await done(openListing(safe.address))
  expect(alone.gifts).toEqual(whole.gifts)
  expect(alone).toMatchObject({ phase: 'done', reach: { kind: 'complete' }, progress: { source: 'chain' } })
  expect(alone.trouble).toMatch(/transaction service/)
})

test('a record with payments that only the events of an unlisted token show is not complete', async () => {
  const safe = await world.createSafe()
  await world.execute(safe, [coin(water, 7n)])
  await world.execute(safe, [transfer(LUSD.address, water, 5n)])
  const { reach, gifts } = await done(world.open(safe.address))
  expect(gifts).toHaveLength(2)
  expect(reach).toMatchObject({ kind: 'listed', unread: 1 })
  expect((await done(openListing(safe.address))).reach.kind).toBe('complete')
})

test('a message that the Safe signed on the chain leaves its record complete', async () => {
  const safe = await world.createSafe()
  await world.execute(safe, [coin(water, 7n)])
  await world.execute(safe, [coin(safe.address, 0n)], {
    to: canonicalDeployment('1.4.1', 'SignMessageLib').address,
    operation: 1,
    value: 0n,
    data: encodeFunctionData({
      abi: parseAbi(['function signMessage(bytes message)']),
      args: [keccak256('0x01')],
    }),
  })
  const state = await done(openListing(safe.address))
  expect(state).toMatchObject({ phase: 'done', unread: [], reach: { kind: 'complete' } })
  expect(state.gifts).toHaveLength(1)
})

test('what the service says was executed, and was not, is said and not believed', async () => {
  const safe = await world.createSafe()
  const first = await world.execute(safe, [coin(water, 7n)])
  await world.execute(safe, [coin(water, 8n)])
  const lie = keccak256('0x01')
  // In place of the first: another hash in its transaction, and then a transaction that there is none of.
  for (const transactionHash of [first.txHash, lie]) {
    world.service.settings.mutate = { [first.hash]: { safeTxHash: lie, transactionHash } }
    const state = await done(world.open(safe.address))
    expect(state.gifts).toMatchObject([{ amount: 8n }, { amount: 7n }])
    expect(state).toMatchObject({ phase: 'done', reach: { kind: 'complete' } })
    expect(state.unread).toEqual([
      {
        safeTxHash: lie,
        txHash: transactionHash,
        atMs: expect.any(Number),
        reason: expect.stringMatching(/the chain does not/),
      },
    ])
  }
})

test('a row that the service hides is found on the chain', async () => {
  const safe = await world.createSafe()
  await world.execute(safe, [coin(water, 1n)])
  const hidden = await world.execute(safe, [coin(water, 2n)])
  await world.execute(safe, [coin(water, 3n)])
  world.service.settings.mutate = { [hidden.hash]: { transactionHash: null, isExecuted: false } }

  const state = await done(world.open(safe.address))
  expect(state.gifts.map(({ amount }) => amount)).toEqual([3n, 2n, 1n])
  expect(state).toMatchObject({ reach: { kind: 'complete' }, progress: { source: 'chain' } })
  expect(state.trouble).toMatch(/does not list one/)
})

test('a proposal to a cause is replaced by what used its nonce, unless that paid the same', async () => {
  world.causes.setState({ kind: 'ready', causes: [theCause] }, true)
  const safe = await world.createSafe()
  const replaced = await world.propose(safe, [coin(water, 7n)])
  const unsigned = await world.propose(safe, [coin(water, 8n)], { isSigned: false })
  const other = await world.execute(safe, [coin(trees, 1n)])
  const doubled = await world.propose(safe, [coin(water, 5n)])
  await world.execute(safe, [coin(water, 5n), coin(trees, 1n)])

  const state = await done(world.open(safe.address))
  expect(state.replaced).toEqual([{ safeTxHash: replaced, nonce: 0n, payments: 1, replacedBy: other.hash }])
  expect([unsigned, doubled]).not.toContain(replaced)
})

test('replaced proposals are looked for further back when asked, and a failure can be tried again', async () => {
  world.causes.setState({ kind: 'ready', causes: [theCause] }, true)
  const safe = await world.createSafe()
  const replaced: SafeTxHash[] = []
  for (const value of [1n, 2n, 3n]) {
    replaced.unshift(await world.propose(safe, [coin(water, value)]))
    await world.execute(safe, [coin(trees, value)])
  }
  const { service } = world.sources
  let isDown = false
  // One row a page, two pages at a time.
  const listTransactions: typeof service.listTransactions = async (address, options, signal) =>
    isDown && options?.executed === false
      ? { kind: 'unreachable', reason: 'The service is down.' }
      : service.listTransactions(
          address,
          options?.executed === false ? { ...options, limit: 1 } : options,
          signal,
        )
  const record = world.open(safe.address, { service: { ...service, listTransactions } })
  await until(() => record.state.getState().proposals !== null)
  const hashes = () => record.state.getState().replaced.map(({ safeTxHash }) => safeTxHash)
  expect(hashes()).toEqual(replaced.slice(0, 2))
  expect(record.state.getState().proposals).toEqual({
    isReading: false,
    rows: 2,
    downTo: 1n,
    isAll: false,
    trouble: null,
  })

  isDown = true
  await record.readProposalsOn()
  expect(hashes()).toEqual(replaced.slice(0, 2))
  expect(record.state.getState().proposals).toMatchObject({
    rows: 2,
    isAll: false,
    trouble: 'The service is down.',
  })

  isDown = false
  await Promise.all([record.readProposalsOn(), record.readProposalsOn()])
  expect(hashes()).toEqual(replaced)
  expect(record.state.getState().proposals).toMatchObject({ rows: 3, downTo: 0n, isAll: true, trouble: null })
  record.close()
})

test('causes, and what this browser knows, are put beside what the chain says', async () => {
  world.causes.setState({ kind: 'ready', causes: [] }, true)
  const safe = await world.createSafe()
  const calls = [coin(water, 7n), coin(trees, 9n)]
  const { hash } = await world.execute(safe, calls)
  const storage = createFakeBrowser().openTab()
  const planned = {
    currency: 'EUR',
    worth: 1_250n,
    price: { value: 3n, decimals: 0 },
    source: 'Test',
    atMs: 5,
  }
  const inCoin = { symbol: 'ETH', decimals: 18, token: null }
  const item = buildTrackedTx({
    chainId: 31337,
    safe: safe.address,
    safeTxHash: hash,
    calls,
    proposer: signers[0]?.address ?? safe.address,
    plan: { id: 'a-plan', part: 1, of: 2 },
    gifts: [
      {
        ...inCoin,
        recipient: water,
        amount: 7n,
        causeId: 'water',
        payeeName: 'Clean Water',
        planned: serialisePlanned(planned),
      },
      { ...inCoin, recipient: trees, amount: 9n, causeId: null, payeeName: 'Aunt Mia' },
    ],
  })
  storage.set(storageKey('tracked', { chain: world.chain, safe: safe.address }), serialiseTracked([item], 0))
  keepPurpose({ storage, chainId: 31337, owner: safe.address }, calls, 'For the well')

  const record = world.open(safe.address, { storage })
  await until(() => record.state.getState().phase === 'done')
  const noted = { purpose: 'For the well', planId: 'a-plan', proposer: signers[0]?.address }
  expect(record.state.getState().gifts).toMatchObject([
    {
      cause: null,
      noted: { ...noted, name: null, value: { currency: 'EUR', amount: 1_250n, source: 'Test', atMs: 5 } },
    },
    { cause: null, noted: { ...noted, name: 'Aunt Mia', value: null } },
  ])

  world.causes.setState({ kind: 'ready', causes: [theCause], about }, true)
  await until(() => record.state.getState().gifts[0]?.cause !== null)
  record.close()
  expect(record.state.getState().gifts).toMatchObject([
    { cause: { id: 'water', name: 'Clean Water' }, directory: { version: 3, date: '2026-11-01' } },
    { cause: null, directory: null },
  ])
})

test('what was noted of a gift stands in its record years after it has left the lists', async () => {
  const safe = await world.createSafe()
  const calls = [coin(water, 7n)]
  const { hash } = await world.execute(safe, calls)
  const foreign = await world.execute(safe, [coin(trees, 8n)])
  const notes = createFakeNoteStore()
  const payment = { recipient: water, token: null, amount: 7n, name: 'The well', planned: null }
  const note = { id: hash, txHash: null, atMs: 1, isOwn: true, planId: 'p', proposer: null }
  await notes.keep({ chainId: 31337, owner: safe.address }, [
    { ...note, payments: [payment], purpose: 'Water' },
    { ...note, payments: [], purpose: 'Weeding', id: purposeNoteId(giftKey([coin(trees, 8n)])) },
  ])

  const storage = createFakeBrowser().openTab()
  // A later gift with equal calls.
  keepPurpose({ storage, chainId: 31337, owner: safe.address }, calls, 'Another well')
  keepPurpose({ storage, chainId: 31337, owner: safe.address }, [coin(trees, 8n)], 'Planting')
  const state = await done(world.open(safe.address, { notes, storage }))
  expect(state.gifts).toMatchObject([
    { noted: { name: null, purpose: 'Planting', planId: null }, payer: { safeTxHash: foreign.hash } },
    { noted: { name: 'The well', purpose: 'Water', planId: 'p' } },
  ])
  expect(state.keeping).toEqual({ notes: 'kept', executions: 'kept' })
})

test('where no notes can be kept the lists still tell, and the record says so', async () => {
  const safe = await world.createSafe()
  const calls = [coin(water, 7n)]
  await world.execute(safe, calls)
  const storage = createFakeBrowser().openTab()
  keepPurpose({ storage, chainId: 31337, owner: safe.address }, calls, 'For the well')
  const notes = createFakeNoteStore()
  notes.fail('full')
  const state = await done(world.open(safe.address, { notes, storage }))
  expect(state.gifts).toMatchObject([{ noted: { purpose: 'For the well' } }])
  expect(state.keeping.notes).toBe('full')
})

test('a token of nobody’s list is named by its own words, cleaned', async () => {
  const safe = await world.createSafe()
  const token = await deployNamedToken(world.local.client, {
    name: 'Evil\u202e',
    symbol: 'E\u202eVIL',
    decimals: 3,
  })
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [safe.address, 9_000n] })
  await sendAll(world.local.client, [{ label: 'mint', to: token, data }])
  await world.execute(safe, [transfer(token, water, 1_500n)])

  const state = await done(world.open(safe.address))
  expect(state.gifts).toMatchObject([{ amount: 1_500n, asset: { token, symbol: 'EVIL', decimals: 3 } }])
})

test('what was kept is shown before anything is searched, payments in a token of nobody’s list too', async () => {
  const safe = await world.createSafe()
  const token = await deployNamedToken(world.local.client, { name: 'Valley', symbol: 'VALE', decimals: 3 })
  const data = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [safe.address, 9_000n] })
  await sendAll(world.local.client, [{ label: 'mint', to: token, data }])
  await world.execute(safe, [transfer(token, water, 1_500n)])
  await world.local.client.mine({ blocks: 50 })
  const cache = createFakeRecordCache()
  await done(world.open(safe.address, { cache }))

  const history = createHistoryReader(world.chain)
  const never = () => new Promise<never>(() => undefined)
  const silent = { ...history, newestBlock: never, readMined: never, findExecutions: never }
  world.service.settings.failWith = [{ answer: 503 }]
  const record = world.open(safe.address, { cache, history: silent })
  await until(() => record.state.getState().gifts.length > 0)
  expect(record.state.getState()).toMatchObject({
    phase: 'reading',
    gifts: [{ amount: 1_500n, asset: { token, symbol: 'VALE' } }],
  })
  record.close()
})

test('what the chain cannot take back is not asked for again', async () => {
  const safe = await world.createSafe()
  for (const value of [1n, 2n, 3n]) await world.execute(safe, [coin(water, value), coin(trees, value)])
  await world.local.client.mine({ blocks: 50 })
  const cache = createFakeRecordCache()
  const first = await done(world.open(safe.address, { cache }))
  expect(cache.size()).toBe(3)

  const history = countReads(createHistoryReader(world.chain))
  const again = await done(world.open(safe.address, { cache, history: history.reader }))
  expect(again.gifts).toEqual(first.gifts)
  expect(again).toMatchObject({ reach: { kind: 'complete' }, progress: { read: 3, of: 3 } })
  // The newest, to see that it is the same chain.
  expect(history.reads()).toBe(1)
  expect(world.service.requests.filter(({ query }) => /executed=true/i.test(query))).toHaveLength(1)

  await world.execute(safe, [coin(water, 4n)])
  const more = await done(world.open(safe.address, { cache, history: history.reader }))
  expect(more.gifts.map(({ amount }) => amount)).toEqual([4n, 3n, 3n, 2n, 2n, 1n, 1n])
  expect(history.reads()).toBe(3)
})

test('a cache of another chain is thrown away', async () => {
  const safe = await world.createSafe()
  const { client } = world.local
  const snapshot = await client.snapshot()
  await world.execute(safe, [coin(water, 1n)])
  await client.mine({ blocks: 50 })
  const cache = createFakeRecordCache()
  await done(world.open(safe.address, { cache }))
  expect(cache.size()).toBe(1)

  await client.revert({ id: snapshot })
  const state = await done(world.open(safe.address, { cache }))
  expect(state).toMatchObject({
    gifts: [],
    unread: [],
    reach: { kind: 'complete' },
    progress: { read: 0, of: 0 },
  })
  expect(cache.size()).toBe(0)
})

test('stopped half way it says how far it reaches, and goes on from there', async () => {
  const safe = await world.createSafe()
  for (let value = 1n; value <= 25n; value += 1n) await world.execute(safe, [coin(water, value)])
  await world.local.client.mine({ blocks: 50 })
  const cache = createFakeRecordCache()
  const record = world.open(safe.address, { cache })
  await until(() => record.state.getState().gifts.length > 0)
  record.stop()
  const stopped = record.state.getState()
  expect(stopped.phase).toBe('stopped')
  expect(stopped.gifts.length).toBeLessThan(25)
  expect(stopped.gifts[0]?.amount).toBe(25n)
  expect(stopped.reach).toMatchObject({ kind: 'since', fromBlock: stopped.gifts.at(-1)?.blockNumber })
  record.close()

  const history = countReads(createHistoryReader(world.chain))
  const completed = await done(world.open(safe.address, { cache, history: history.reader }))
  expect(completed).toMatchObject({ phase: 'done', reach: { kind: 'complete' } })
  expect(completed.gifts).toHaveLength(25)
  expect(history.reads()).toBeLessThanOrEqual(25 - stopped.gifts.length + 1)

  const resumed = world.open(safe.address)
  resumed.stop()
  resumed.resume()
  expect((await done(resumed)).gifts).toEqual(completed.gifts)
})

test('forgetting empties the cache, and reads anew', async () => {
  const safe = await world.createSafe()
  await world.execute(safe, [coin(water, 1n)])
  await world.local.client.mine({ blocks: 50 })
  const cache = createFakeRecordCache()
  const record = world.open(safe.address, { cache })
  await until(() => record.state.getState().phase === 'done')
  const before = record.state.getState().gifts
  await record.forget()
  const { gifts, phase } = record.state.getState()
  expect(phase).toBe('done')
  expect(gifts).toEqual(before)
  expect(gifts[0]).not.toBe(before[0])
  record.close()
})

test('every row that was read is shown, however long the service lets wait for the rest', async () => {
  const safe = await world.createSafe()
  for (const value of [1n, 2n, 3n, 4n, 5n]) await world.execute(safe, [coin(water, value)])
  const { service } = world.sources
  // Its second list, of what waits, never comes.
  const held = {
    ...service,
    listTransactions: (...[address, query, signal]: Parameters<typeof service.listTransactions>) =>
      query.executed === true
        ? service.listTransactions(address, query, signal)
        : new Promise<never>(() => undefined),
  }
  const record = world.open(safe.address, { service: held })
  await until(() => record.state.getState().gifts.length === 5)
  expect(record.state.getState()).toMatchObject({ phase: 'reading', reach: { kind: 'complete' } })
  record.close()
})

test('a node that is down is said', async () => {
  const safe = await world.createSafe()
  await world.execute(safe, [coin(water, 1n)])
  const reader = createHistoryReader(world.chain)
  const down = { kind: 'unreachable', reason: 'The node is down.' } as const
  const history = { ...reader, readMined: async () => down }
  expect(await done(world.open(safe.address, { history }))).toMatchObject({
    phase: 'failed',
    gifts: [],
    reach: { kind: 'unknown' },
    trouble: 'The node is down.',
  })
})

function countReads(reader: HistoryReader): { readonly reader: HistoryReader; readonly reads: () => number } {
  let reads = 0
  return {
    reads: () => reads,
    reader: {
      ...reader,
      readMined(...question) {
        reads += 1
        return reader.readMined(...question)
      },
    },
  }
}
