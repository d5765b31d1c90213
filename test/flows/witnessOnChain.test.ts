import { concat, encodeFunctionData, erc20Abi, type Hex, parseEther } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createChainReader } from '../../src/adapters/chain/chainReader'
import { createRequestBudget } from '../../src/adapters/service/requestBudget'
import { createSafeService } from '../../src/adapters/service/safeService'
import type { AppChain } from '../../src/core/chain'
import type { Call, SafeTx, SafeTxHash } from '../../src/core/safe/safeTx'
import { advance } from '../../src/core/tracking/advance/advance'
import { statusTable } from '../../src/core/tracking/status/statusTable'
import { trackedId, type TrackedTx } from '../../src/core/tracking/trackedItem'
import { createTrackedStore, findTracked, updateTracked } from '../../src/core/tracking/trackedStore'
import { observeItem } from '../../src/flows/tracking/observe/observeItem'
import { owners as people } from '../sandbox/chain/owners'
import { canonicalDeployment } from '../sandbox/chain/safeContracts'
import { localTokens } from '../sandbox/chain/tokens/localTokens'
import { draftSafeTx, type SafePlace } from '../sandbox/host/draftSafeTx'
import { confirmTx, executeTogether, executeTx, proposeDraft, proposeTx } from '../sandbox/host/safeActions'
import { type ServiceWorld, startServiceWorld } from '../sandbox/service/serviceWorld'
import { createFakeClock } from '../support/fakeClock'
import { createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, addressOf, buildTrackedTx, theCause } from '../support/safeFixtures'

/** What took the nonce of a gift, on the real contracts and over the real service. */

const [ada, ben] = people
const lusd = localTokens.LUSD.address
const gift: Call = { to: theCause, value: parseEther('0.5'), data: '0x' }
const another: Call = { to: addressOf('somebody else'), value: 7n, data: '0x' }
const tokens = (amount: bigint, to = theCause): Call => ({
  to: lusd,
  value: 0n,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
})

let world: ServiceWorld
let chain: AppChain
beforeAll(async () => {
  world = await startServiceWorld()
  chain = { ...aChain, rpcUrls: [world.chain.rpcUrl], serviceUrl: `${world.url}/api`, confirmations: 1 }
}, 60_000)
afterAll(() => world.stop())

async function newSafe(): Promise<SafePlace> {
  const funds = { native: parseEther('3'), LUSD: 1_000n }
  const safe = await world.createSafe({ owners: [ada.address, ben.address], threshold: 2, funds })
  return { rpcUrl: world.chain.rpcUrl, serviceUrl: chain.serviceUrl, safe }
}

/** A gift that was proposed here, as it is followed. */
function trackedGift(
  { safe }: SafePlace,
  safeTxHash: Hex,
  calls: readonly Call[],
  overrides: Partial<TrackedTx> = {},
): TrackedTx {
  const [shown] = buildTrackedTx().gifts
  if (shown === undefined) throw new Error('There is one gift.')
  const gifts = calls.map(({ to, value }) =>
    to === lusd ? { ...shown, token: lusd, symbol: 'LUSD', amount: 100n } : { ...shown, amount: value },
  )
  return buildTrackedTx({
    safe,
    safeTxHash: safeTxHash as SafeTxHash,
    calls,
    gifts,
    fromBlock: 0n,
    ...overrides,
  })
}

function follower(items: readonly TrackedTx[]) {
  const clock = createFakeClock({ startMs: Date.now() })
  const tracked = createTrackedStore({ items, durable: true })
  const budget = createRequestBudget({ clock, limit: 1_000, windowMs: 60_000 })
  const sources = {
    chain,
    chainReader: createChainReader(chain),
    service: createSafeService({ chain, clock, budget }),
    host: portsOf(createFakeWorld()).host,
    tracked,
  }
  async function look() {
    for (const item of items) {
      const current = findTracked(tracked, trackedId(item))
      if (current === undefined || statusTable[current.phase.status].final) continue
      const seen = await observeItem(current, sources, new AbortController().signal)
      updateTracked(tracked, trackedId(item), (now) => advance(now, seen, clock.nowMs()))
    }
  }
  return {
    look,
    /** The words of each, in their order. */
    async ends() {
      for (let rounds = 0; rounds < 4; rounds++) await look()
      return items.map((item) => {
        const now = findTracked(tracked, trackedId(item)) as TrackedTx
        return { label: statusTable[now.phase.status].label(now), phase: now.phase, note: now.note, now }
      })
    },
  }
}

async function sign(place: SafePlace, tx: SafeTx): Promise<Hex> {
  const safeTxHash = await proposeDraft(place, { tx, owner: ada, signing: 'signed' })
  await confirmTx(place, { owner: ben, safeTxHash })
  return safeTxHash
}

async function balanceOfCause(): Promise<bigint> {
  return world.chain.client.getBalance({ address: theCause })
}

describe('the same payments under another hash', () => {
  test.each<[string, Partial<SafeTx>]>([
    ['with a gas limit', { safeTxGas: 60_000n }],
    [
      'with a fee that the Safe pays',
      { baseGas: 50_000n, gasPrice: 1n, refundReceiver: addressOf('a relayer') },
    ],
  ])('%s end as delivered', async (_, change) => {
    const place = await newSafe()
    const safeTxHash = await proposeTx(place, { owner: ada, calls: [gift] })
    const { look, ends } = follower([trackedGift(place, safeTxHash, [gift])])
    await look()
    const draft = await draftSafeTx(place, { calls: [gift], nonce: 0n })
    const other = await sign(place, { ...draft, ...change })
    const before = await balanceOfCause()
    const txHash = await executeTx(place, { owner: ben, safeTxHash: other })
    expect(await balanceOfCause()).toBe(before + gift.value)

    const [end] = await ends()
    expect(end).toMatchObject({
      label: 'Delivered',
      phase: { txHash, paidBy: { safeTxHash: other, extent: 'whole' } },
      note: null,
    })
    expect(end?.now.refund?.receiver ?? null).toBe(change.refundReceiver ?? null)
  })
})

describe('a batch that holds the gift and another payment', () => {
  test.each(['MultiSendCallOnly', 'MultiSend'] as const)(
    'through %s is said to have delivered it',
    async (name) => {
      const place = await newSafe()
      const calls = [gift, tokens(100n)]
      const safeTxHash = await proposeTx(place, { owner: ada, calls })
      const { look, ends } = follower([trackedGift(place, safeTxHash, calls)])
      await look()
      const draft = await draftSafeTx(place, { calls: [another, ...calls], nonce: 0n })
      const other = await sign(place, { ...draft, to: canonicalDeployment('1.4.1', name).address })
      await executeTx(place, { owner: ben, safeTxHash: other })
      expect(await ends()).toMatchObject([
        { label: 'Delivered', phase: { paidBy: { safeTxHash: other, extent: 'part' } }, note: null },
      ])
    },
  )

  test('that failed has paid nothing', async () => {
    const place = await newSafe()
    const safeTxHash = await proposeTx(place, { owner: ada, calls: [gift] })
    const { look, ends } = follower([trackedGift(place, safeTxHash, [gift])])
    await look()
    const tooMuch = { ...another, value: parseEther('100') }
    const draft = await draftSafeTx(place, { calls: [gift, tooMuch], nonce: 0n, safeTxGas: 100_000n })
    const before = await balanceOfCause()
    await executeTx(place, { owner: ben, safeTxHash: await sign(place, draft) })
    expect(await balanceOfCause()).toBe(before)
    expect(await ends()).toMatchObject([{ label: 'Replaced by #0', phase: { paid: 'no' } }])
  })
})

test('another payment in its place: not paid; another amount to the same cause: nobody says so', async () => {
  for (const [instead, paid] of [
    [another, 'no'],
    [{ ...gift, value: 1n }, 'unknown'],
  ] as const) {
    const place = await newSafe()
    const safeTxHash = await proposeTx(place, { owner: ada, calls: [gift] })
    const { look, ends } = follower([trackedGift(place, safeTxHash, [gift])])
    await look()
    const other = await sign(place, await draftSafeTx(place, { calls: [instead], nonce: 0n }))
    await executeTx(place, { owner: ben, safeTxHash: other })
    expect(await ends()).toMatchObject([{ phase: { status: 'replaced', paid } }])
  }
})

test('coin in its place to a contract that passes it on to the cause: nobody says that it was not paid', async () => {
  const forwarder = addressOf('a contract that forwards')
  // call(gas, theCause, callvalue, 0, 0, 0, 0)
  const bytecode = concat(['0x600060006000600034', '0x73', theCause, '0x5af100'])
  await world.chain.client.setCode({ address: forwarder, bytecode })
  const place = await newSafe()
  const safeTxHash = await proposeTx(place, { owner: ada, calls: [gift] })
  const { look, ends } = follower([trackedGift(place, safeTxHash, [gift])])
  await look()
  const instead = { ...gift, to: forwarder }
  const other = await sign(place, await draftSafeTx(place, { calls: [instead], nonce: 0n }))
  const before = await balanceOfCause()
  await executeTx(place, { owner: ben, safeTxHash: other })
  expect(await balanceOfCause()).toBe(before + gift.value)
  expect(await ends()).toMatchObject([{ label: 'Replaced by #0', phase: { paid: 'unknown' } }])
})

describe('two queued gifts executed in one transaction of the chain', () => {
  test('are both delivered, each with its own tokens', async () => {
    const place = await newSafe()
    const first = await proposeTx(place, { owner: ada, calls: [tokens(100n)] })
    const second = await proposeTx(place, { owner: ada, calls: [tokens(100n), gift] })
    const { look, ends } = follower([
      trackedGift(place, first, [tokens(100n)]),
      trackedGift(place, second, [tokens(100n), gift]),
    ])
    await look()
    for (const safeTxHash of [first, second]) await confirmTx(place, { owner: ben, safeTxHash })
    const txHash = await executeTogether(place, { sender: people[2], safeTxHashes: [first, second] })
    const delivered = { label: 'Delivered', phase: { status: 'confirmed', txHash }, note: null }
    expect(await ends()).toMatchObject([delivered, delivered])
  })

  test('and what one of them moved does not stand for the other', async () => {
    const place = await newSafe()
    const first = await proposeTx(place, { owner: ada, calls: [tokens(60n)] })
    const second = await proposeTx(place, { owner: ada, calls: [tokens(100n)] })
    const short = trackedGift(place, first, [tokens(60n)])
    const { look, ends } = follower([short, trackedGift(place, second, [tokens(100n)])])
    await look()
    for (const safeTxHash of [first, second]) await confirmTx(place, { owner: ben, safeTxHash })
    await executeTogether(place, { sender: people[2], safeTxHashes: [first, second] })
    // Its list of gifts says 100, and its transaction moves 60: the 100 of the other one are not counted for it.
    expect(await ends()).toMatchObject([
      { note: { kind: 'received', gifts: [{ given: 100n, arrived: 60n }] } },
      { label: 'Delivered', note: null },
    ])
  })
})
