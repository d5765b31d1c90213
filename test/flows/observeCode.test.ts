import { keccak256, type Address, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { advance } from '../../src/core/tracking/advance/advance'
import { statusTable } from '../../src/core/tracking/status/statusTable'
import { observeTx } from '../../src/flows/tracking/observe/observeTx'
import { createFakeClock } from '../support/fakeClock'
import { contextOf, createFakeWorld, portsOf, type FakeWorld } from '../support/fakeWorld'
import {
  aChain,
  buildExecution,
  buildOnChain,
  buildRecord,
  buildTrackedTx,
  chainTxHash,
  theCalls,
} from '../support/safeFixtures'
import { startRebuilding } from '../support/startRebuilding'

const calls = [...theCalls, ...theCalls]
const batch = buildRecord({ calls })
const gift = buildTrackedTx({ safeTxHash: batch.safeTxHash, calls })
const alarm = { kind: 'forged', field: 'code' }
const codes = (code: Hex | null) => new Map<Address, Hex | null>([[batch.to, code]])

async function round(wishes: Partial<FakeWorld>, item = gift) {
  const world = createFakeWorld(wishes)
  const sources = { chain: aChain, ...portsOf(world) }
  const after = advance(item, await observeTx(item, sources, new AbortController().signal), 0)
  return { label: statusTable[after.phase.status].label(after), after, asked: world.asked }
}

const executed = {
  records: [{ ...batch, isExecuted: true, isSuccessful: true, txHash: chainTxHash('execution') }],
  onChain: buildOnChain({ nonce: 8n, blockNumber: 101n }),
  executions: new Map([[batch.safeTxHash, buildExecution()]]),
}

describe('the contract of a batch', () => {
  test('is asked for, and the batch is followed where it is there', async () => {
    const { asked, label } = await round({ records: [batch] })
    expect(asked).toContain('chain.readCodeHash')
    expect(label).toBe('Needs 1 more signature (1 of 2)')
    expect((await round(executed)).label).toBe('Delivered')
  })

  test.each([
    ['nothing', null],
    ['something else', keccak256('0x6001')],
  ])('is an alarm where there is %s, and no delivery', async (_what, code) => {
    expect((await round({ records: [batch], codes: codes(code) })).after).toEqual({ ...gift, note: alarm })
    const { after } = await round({ ...executed, codes: codes(code) })
    expect(after).toMatchObject({ phase: { status: 'proposed' }, note: alarm })
  })

  test('is asked for again when the list shows the batch after its nonce was used', async () => {
    const wishes = { records: [batch], onChain: executed.onChain, codes: codes(null) }
    const { after } = await round(wishes, { ...gift, nonce: 7n, seen: true })
    expect(after).toMatchObject({ phase: { status: 'executing' }, note: alarm })
  })

  test('is not asked for by a single call', async () => {
    const { asked } = await round({ records: [buildRecord()] })
    expect(asked).not.toContain('chain.readCodeHash')
  })
})

describe('an earlier gift that is found again', () => {
  async function rebuild(wishes: Partial<FakeWorld>) {
    const clock = createFakeClock()
    const context = contextOf(createFakeWorld(wishes), { clock })
    await startRebuilding(context, clock)
    return context.tracked.getState().items
  }

  test('is followed where its contract is there', async () => {
    expect(await rebuild({ records: [batch] })).toMatchObject([
      { nonce: 7n, note: null, phase: { status: 'awaitingConfirmations' } },
    ])
  })

  test('is an alarm where it is not, and no delivery later', async () => {
    expect(await rebuild({ records: [batch], codes: codes(null) })).toMatchObject([
      { nonce: null, note: alarm, phase: { status: 'proposed' } },
    ])
  })
})
