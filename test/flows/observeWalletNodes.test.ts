import { expect, test } from 'vitest'
import type { Call } from '../../src/core/safe/safeTx'
import { advance } from '../../src/core/tracking/advance/advance'
import { parseTracked, serialiseTracked } from '../../src/core/tracking/stored/storedTracked'
import { secondNodeWaitMs } from '../../src/core/tracking/advance/recheckEnd'
import { nextSteps } from '../../src/core/tracking/status/nextSteps'
import { statusTable } from '../../src/core/tracking/status/statusTable'
import type { TrackedItem } from '../../src/core/tracking/trackedItem'
import { observeWalletItem } from '../../src/flows/tracking/observe/wallet/observeWalletItem'
import { troubleIn } from '../../src/core/tracking/status/troubleIn'
import { createFakeClock } from '../support/fakeClock'
import { createFakeWallet, type FakeWallet, walletContextOf } from '../support/fakeWallet'
import { addressOf, theCalls } from '../support/safeFixtures'
import { buildTrackedCalls, buildTrackedChainTx, theWallet } from '../support/walletFixtures'

const [payment] = theCalls

/** The wallet has sent this as the nonce of the payment, and so many blocks are on top. */
function mined(call: Call | undefined = payment, blocks = 3) {
  if (call === undefined) throw new Error('There is a payment.')
  const wallet = createFakeWallet()
  const txHash = wallet.send(call)
  for (let block = 0; block < blocks; block++) wallet.mine()
  return { wallet, txHash }
}

function look(wallet: FakeWallet, item: TrackedItem) {
  const context = walletContextOf(wallet, { clock: createFakeClock() })
  return observeWalletItem(item, context, new AbortController().signal)
}

async function round(wallet: FakeWallet, item: TrackedItem, nowMs = 0): Promise<TrackedItem> {
  return advance(item, await look(wallet, item), nowMs)
}

const paid = () => {
  const { wallet, txHash } = mined()
  const phase = { status: 'executing', txHash, confirmations: 0, blockNumber: null } as const
  return { wallet, item: buildTrackedChainTx({ txHash, phase }) }
}
test('mined between two answers of one poll, it is executing, and not perhaps replaced', async () => {
  const { wallet, txHash } = mined(payment, 1)
  const context = walletContextOf(wallet, { clock: createFakeClock() })
  const { getReceipt } = context.walletChain
  let asked = 0
  const walletChain = {
    ...context.walletChain,
    getReceipt: async (...args: Parameters<typeof getReceipt>) =>
      ++asked === 1 ? ({ kind: 'missing' } as const) : getReceipt(...args),
  }
  const item = buildTrackedChainTx({ txHash, nonce: 5 })
  const seen = await observeWalletItem(item, { ...context, walletChain }, new AbortController().signal)
  expect(advance(item, seen, 0)).toMatchObject({ phase: { status: 'executing', txHash, confirmations: 1 } })
})

const replaced = () => ({
  wallet: mined({ to: addressOf('Mallory'), value: 1n, data: '0x' }).wallet,
  item: buildTrackedChainTx({ nonce: 5 }),
})
const cancelled = () => ({
  wallet: mined({ to: theWallet, value: 0n, data: '0x' }).wallet,
  item: buildTrackedChainTx({ nonce: 5 }),
})
const batched = () => {
  const { wallet, txHash } = mined()
  wallet.batches.set('batch-1', { id: 'batch-1', statusCode: 200, atomic: true, txHashes: [txHash] })
  return { wallet, item: buildTrackedCalls() }
}

test.each([
  ['confirmed', paid],
  ['replaced', replaced],
  ['cancelled', cancelled],
  ['confirmed', batched],
] as const)(
  'an end as %s that one node invents is not final, and the disagreement is named',
  async (status, build) => {
    const { wallet, item } = build()
    wallet.nodes = 'disagree'
    const held = await round(wallet, item)
    expect(held).toMatchObject({
      phase: { status: 'executing' },
      note: { kind: 'nodesDisagree', sinceMs: 0 },
    })
    expect(statusTable.executing.label(held)).toBe('Not sure: two nodes disagree')
    expect(nextSteps.executing(held)).toContain('do not give again before you know')
    expect(parseTracked(serialiseTracked([held], 0)).items).toEqual([held])

    wallet.nodes = 'agree'
    expect(await round(wallet, held, 60_000)).toMatchObject({ phase: { status }, note: null })
  },
)

test.each([
  ['payment', paid],
  ['batch', batched],
] as const)(
  'a second node that does not answer for a %s is waited for, but not without end',
  async (_what, build) => {
    const { wallet, item } = build()
    wallet.nodes = 'silent'
    const first = await round(wallet, item)
    expect(first).toMatchObject({
      phase: { status: 'executing' },
      note: { reason: 'No second node answered.' },
    })
    const second = await round(wallet, first, secondNodeWaitMs - 1)
    expect(second.phase.status).toBe('executing')
    expect((await round(wallet, second, secondNodeWaitMs)).phase.status).toBe('confirmed')
  },
)

test.each([paid, batched])('nodes that disagree are asked ever less often', async (build) => {
  const { wallet, item } = build()
  wallet.nodes = 'disagree'
  expect(troubleIn(await look(wallet, item))).toEqual({ reason: 'Two nodes do not agree.', retryAfterMs: 0 })
  wallet.nodes = 'silent'
  expect(troubleIn(await look(wallet, item))).toMatchObject({ reason: 'No second node answered.' })
})

test('no second node is asked before the round that would end the item', async () => {
  const { wallet, txHash } = mined(payment, 2)
  await round(wallet, buildTrackedChainTx({ txHash }))
  expect(wallet.comparisons).toBe(0)
  wallet.mine()
  await round(wallet, buildTrackedChainTx({ txHash }))
  expect(wallet.comparisons).toBe(1)
})
