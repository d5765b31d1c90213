import { describe, expect, test } from 'vitest'
import { addTracked } from '../../src/core/tracking/trackedStore'
import type { ProposalIntent } from '../../src/flows/account'
import { clockToleranceMs, findProposal } from '../../src/flows/findProposal'
import { createFakeClock } from '../support/fakeClock'
import { contextOf, createFakeWorld, type FakeWorld } from '../support/fakeWorld'
import {
  addressOf,
  aChain,
  aGift,
  buildRecord,
  buildTrackedTx,
  theCalls,
  theSafe,
} from '../support/safeFixtures'

const startedAtMs = Date.UTC(2026, 0, 15, 12)
const intent: ProposalIntent = {
  id: '1',
  chainId: aChain.id,
  safe: theSafe,
  calls: theCalls,
  gifts: [aGift],
  startedAtMs,
  nonceFrom: 7n,
  fromBlock: 100n,
}
const record = buildRecord({ submittedAtMs: startedAtMs })
const found = { kind: 'found', safeTxHash: record.safeTxHash }

function look(world: Partial<FakeWorld>, known: readonly ReturnType<typeof buildTrackedTx>[] = []) {
  const context = contextOf(createFakeWorld(world), { clock: createFakeClock() })
  for (const item of known) addTracked(context.tracked, item)
  return findProposal(context, intent)
}

test('what was proposed is found by what it does', async () => {
  expect(await look({ records: [record] })).toEqual(found)
})

test('an unsigned or executed record is found too', async () => {
  expect(
    await look({ records: [{ ...record, trusted: false, confirmations: [], isExecuted: true }] }),
  ).toEqual(found)
})

test('of two, one that owners have signed, however late anybody else puts the other there', async () => {
  const stranger = buildRecord({ nonce: 8n, submittedAtMs: startedAtMs + 1 })
  const strange = { ...stranger, trusted: false, confirmations: [] }
  expect(await look({ records: [strange, record] })).toEqual(found)
})

describe('is not found in', () => {
  test('what an earlier attempt left behind without a signature', async () => {
    const left = { ...record, trusted: false, confirmations: [], submittedAtMs: startedAtMs - 3_600_000 }
    expect(await look({ records: [left] })).toEqual({ kind: 'nothing' })
    expect(await look({ records: [{ ...left, isExecuted: true }] })).toEqual(found)
    expect(await look({ records: [{ ...left, trusted: true }] })).toEqual(found)
  })

  const nothing = { kind: 'nothing' }

  test('other calls, another order or another amount', async () => {
    const [call] = theCalls
    if (call === undefined) throw new Error('There is one call.')
    const others = [
      [{ ...call, value: call.value + 1n }],
      [call, call],
      [{ ...call, to: addressOf('Mallory') }],
    ]
    for (const calls of others) {
      expect(await look({ records: [buildRecord({ calls, submittedAtMs: startedAtMs })] })).toEqual(nothing)
    }
  })

  test('a record whose hash is not its own, whatever its fields say', async () => {
    const lie = buildRecord({ calls: [{ to: addressOf('Mallory'), value: 1n, data: '0x' }] })
    expect(await look({ records: [{ ...record, safeTxHash: lie.safeTxHash }] })).toEqual(nothing)
  })

  test('a nonce that was used before it was asked for', async () => {
    expect(await look({ records: [buildRecord({ nonce: 6n, submittedAtMs: startedAtMs })] })).toEqual(nothing)
  })

  test('what was there long before it was asked for', async () => {
    const at = (submittedAtMs: number) => look({ records: [{ ...record, submittedAtMs }] })
    expect(await at(startedAtMs - clockToleranceMs)).toEqual(found)
    expect(await at(startedAtMs - clockToleranceMs - 1)).toEqual(nothing)
  })

  test('an equal gift of before that is followed already', async () => {
    const earlier = buildTrackedTx({ safeTxHash: record.safeTxHash, createdAtMs: startedAtMs - 1 })
    expect(await look({ records: [record] }, [earlier])).toEqual(nothing)
    expect(await look({ records: [record] }, [{ ...earlier, rebuilt: true }])).toEqual(found)
    expect(await look({ records: [record] }, [{ ...earlier, createdAtMs: startedAtMs }])).toEqual(found)
  })
})

test('an equal gift of before that was removed does not stand for it: what is there now was proposed again', async () => {
  const removed = buildTrackedTx({
    safeTxHash: record.safeTxHash,
    createdAtMs: startedAtMs - 1,
    phase: { status: 'removed' },
  })
  expect(await look({ records: [record] }, [removed])).toEqual(found)
})

test('of two the newest is taken', async () => {
  const older = buildRecord({ nonce: 8n, submittedAtMs: startedAtMs - 1 })
  expect(await look({ records: [older, record] })).toEqual(found)
  expect(await look({ records: [record, older] })).toEqual(found)
})

test.each(['chain', 'service'] as const)('without the %s nobody knows', async (who) => {
  const answer = await look({ records: [record], down: new Map([[who, {}]]) })
  expect(answer).toMatchObject({ kind: 'unreachable', reason: `The ${who} is down.` })
})
