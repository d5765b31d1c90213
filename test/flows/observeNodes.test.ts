import { expect, test } from 'vitest'
import { advance } from '../../src/core/tracking/advance/advance'
import { codeAlarm } from '../../src/core/tracking/advance/judgeRecord'
import { secondNodeWaitMs } from '../../src/core/tracking/advance/recheckEnd'
import { nextSteps } from '../../src/core/tracking/status/nextSteps'
import { statusTable } from '../../src/core/tracking/status/statusTable'
import type { TrackedItem } from '../../src/core/tracking/trackedItem'
import { observeItem } from '../../src/flows/tracking/observe/observeItem'
import { createFakeClock } from '../support/fakeClock'
import { contextOf, createFakeWorld, type FakeWorld } from '../support/fakeWorld'
import {
  buildExecution,
  buildOnChain,
  buildRecord,
  buildRejection,
  buildTrackedTx,
  chainTxHash,
} from '../support/safeFixtures'

const ours = buildRecord()
const item = buildTrackedTx({ nonce: 7n, seen: true })
const used = { onChain: buildOnChain({ nonce: 8n, blockNumber: 101n }) }
const executed = (outcome: 'success' | 'failure') => ({
  ...used,
  executions: new Map([[ours.safeTxHash, buildExecution({ outcome })]]),
})
const rejection = buildRejection({ isExecuted: true, isSuccessful: true, txHash: chainTxHash('execution') })
const rejected = {
  ...used,
  records: [rejection, ours],
  executions: new Map([[rejection.safeTxHash, buildExecution()]]),
}

async function round(wishes: Partial<FakeWorld>, before: TrackedItem = item, nowMs = 0, isDown = false) {
  const world = createFakeWorld(wishes)
  const context = contextOf(world, { clock: createFakeClock() })
  const chainReader: typeof context.chainReader = isDown
    ? {
        ...context.chainReader,
        compareNodes: () => Promise.resolve({ kind: 'unreachable', reason: 'No second node answered.' }),
      }
    : context.chainReader
  const seen = await observeItem(before, { ...context, chainReader }, new AbortController().signal)
  return { after: advance(before, seen, nowMs), asked: world.asked }
}

test.each([
  ['confirmed', executed('success')],
  ['failed', executed('failure')],
  ['cancelled', rejected],
] as const)(
  'an end as %s that one node invents does not settle, and the disagreement is named',
  async (status, wishes) => {
    const { after } = await round({ ...wishes, nodes: 'disagree' })
    expect(after).toMatchObject({
      phase: { status: 'executing' },
      note: { kind: 'nodesDisagree', sinceMs: 0 },
    })
    expect(statusTable.executing.label(after)).toBe('Not sure: two nodes disagree')
    expect(nextSteps.executing(after)).toContain('do not give again before you know')

    const later = await round({ ...wishes, nodes: 'agree' }, after, 60_000)
    expect(later.after).toMatchObject({ phase: { status }, note: null })
  },
)

test('a forged record that was shown before does not spare the second node', async () => {
  const note = { kind: 'forged', field: 'safeTxHash' } as const
  for (const before of [{ ...item, note }, buildTrackedTx({ note })]) {
    const wishes: Partial<FakeWorld> = { ...executed('success'), records: [ours], nodes: 'disagree' }
    const { after, asked } = await round(wishes, before)
    expect(asked).toContain('chain.compareNodes')
    expect(after.phase.status).toBe('executing')
  }
})

test('a batch whose contract is wrong is not ended by its own execution, and by a rejection only on two nodes', async () => {
  const alarmed = { ...item, note: codeAlarm }
  expect((await round(executed('success'), alarmed)).asked).not.toContain('chain.compareNodes')
  const invented = await round({ ...rejected, nodes: 'disagree' }, alarmed)
  expect(invented.after).toMatchObject({ phase: { status: 'executing' }, note: codeAlarm })
  expect((await round({ ...rejected, nodes: 'agree' }, alarmed)).after.phase.status).toBe('cancelled')
})

test('a second node that does not answer is waited for, but not without end', async () => {
  const silent = (before: TrackedItem, nowMs: number) => round(executed('success'), before, nowMs, true)
  const first = (await silent(item, 0)).after
  expect(first).toMatchObject({
    phase: { status: 'executing' },
    note: { reason: 'No second node answered.' },
  })
  const second = (await silent(first, secondNodeWaitMs - 1)).after
  expect(second.phase.status).toBe('executing')
  expect((await silent(second, secondNodeWaitMs)).after.phase.status).toBe('confirmed')
})

test('no second node is asked before the round that may be the last', async () => {
  const shallow = new Map([[ours.safeTxHash, buildExecution({ confirmations: 2 })]])
  expect((await round({ ...used, executions: shallow })).asked).not.toContain('chain.compareNodes')
  expect((await round({ records: [ours] })).asked).not.toContain('chain.compareNodes')
})
