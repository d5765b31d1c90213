import { describe, expect, test } from 'vitest'
import { addTracked } from '../../src/core/tracking/trackedStore'
import type { ProposalIntent } from '../../src/core/outbox/intent'
import type { SafeTxHash } from '../../src/core/safe/safeTx'
import { clockToleranceMs, findProposal } from '../../src/flows/outbox/findProposal'
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

const minute = 60_000
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

function look(
  world: Partial<FakeWorld>,
  known: readonly ReturnType<typeof buildTrackedTx>[] = [],
  asked: Partial<ProposalIntent> = {},
) {
  const context = contextOf(createFakeWorld(world), { clock: createFakeClock() })
  for (const item of known) addTracked(context.tracked, item)
  return findProposal(context, { ...intent, ...asked })
}

test('what was proposed is found by what it does', async () => {
  expect(await look({ records: [record] })).toEqual(found)
})

test('an unsigned or executed record is found too', async () => {
  expect(
    await look({ records: [{ ...record, trusted: false, confirmations: [], isExecuted: true }] }),
  ).toEqual(found)
})

test('an unsigned record that names no app is a draft, of two at one nonce the right one', async () => {
  const unsigned = { trusted: false, confirmations: [], submittedAtMs: startedAtMs } as const
  const draft = { ...record, ...unsigned }
  const calls = [{ to: addressOf('another cause'), value: 3n, data: '0x' }] as const
  const other = { ...buildRecord({ calls }), ...unsigned }
  expect(other.nonce).toBe(draft.nonce)
  const followed = buildTrackedTx({ safeTxHash: other.safeTxHash, calls, createdAtMs: startedAtMs - 1 })
  for (const records of [
    [draft, other],
    [other, draft],
  ])
    expect(await look({ records }, [followed])).toEqual({ ...found, kind: 'draft' })

  const named = { ...draft, origin: '{"url":"https://do-some-good.example","name":"do some good"}' }
  expect(await look({ records: [named] })).toEqual(found)
  const later = { ...buildRecord({ nonce: 8n }), ...unsigned, submittedAtMs: startedAtMs + 1 }
  expect(await look({ records: [later, named] })).toEqual(found)
})

test('of two, one that owners have signed, however late anybody else puts the other there', async () => {
  const stranger = buildRecord({ nonce: 8n, submittedAtMs: startedAtMs + 1 })
  const strange = { ...stranger, trusted: false, confirmations: [] }
  expect(await look({ records: [strange, record] })).toEqual(found)
})

test.each([
  ['25 hours ahead', -25 * 60 * minute],
  ['a month ahead', -30 * 24 * 60 * minute],
  ['25 hours behind', 25 * 60 * minute],
])('a device whose clock is %s: its own proposal is found', async (_skew, skewMs) => {
  const own = { ...record, submittedAtMs: startedAtMs + skewMs }
  expect(await look({ records: [own] })).toEqual(found)
})

test('a device whose clock is ten minutes ahead finds its draft', async () => {
  const submittedAtMs = startedAtMs - 10 * minute
  const draft = { ...record, trusted: false, confirmations: [], submittedAtMs }
  expect(await look({ records: [draft] })).toEqual({ ...found, kind: 'draft' })
  // Where the nonce was not known, only the clock tells it from an earlier one; and a draft is none where the Safe said no.
  for (const asked of [{ nonceFrom: null }, { rejectedAtMs: startedAtMs + minute }])
    expect(await look({ records: [draft] }, [], asked)).toEqual({ kind: 'nothing' })
})

describe('a proposal that the Safe rejected', () => {
  const asked = { rejectedAtMs: startedAtMs + minute }
  const truly = (aheadMs: number) => startedAtMs - aheadMs
  const blockTimes = (aheadMs: number) => new Map([[100n, truly(aheadMs) - 12_000]])

  test.each([0, 10 * minute, 25 * 60 * minute, 30 * 24 * 60 * minute])(
    'and stored all the same is found by a device whose clock is %i ms ahead',
    async (aheadMs) => {
      const own = { ...record, submittedAtMs: truly(aheadMs) }
      expect(await look({ records: [own], blockTimes: blockTimes(aheadMs) }, [], asked)).toEqual(found)
    },
  )

  test('is not an equal one of ten minutes before the block of the request', async () => {
    const aheadMs = 60 * minute
    const earlier = { ...record, submittedAtMs: truly(aheadMs) - 10 * minute }
    const world = { records: [earlier], blockTimes: blockTimes(aheadMs) }
    expect(await look(world, [], asked)).toEqual({ kind: 'nothing' })
  })

  test('is as early as the device says where the block is younger, or unknown', async () => {
    const own = { ...record, submittedAtMs: startedAtMs }
    const behind = new Map([[100n, startedAtMs + 60 * minute]])
    for (const times of [behind, new Map<bigint, number>()]) {
      expect(await look({ records: [own], blockTimes: times }, [], asked)).toEqual(found)
      const earlier = { ...own, submittedAtMs: startedAtMs - 10 * minute }
      expect(await look({ records: [earlier], blockTimes: times }, [], asked)).toEqual({ kind: 'nothing' })
    }
  })

  test('is not given up where the block cannot be read', async () => {
    const own = { ...record, submittedAtMs: truly(10 * minute) }
    const context = contextOf(createFakeWorld({ records: [own] }), { clock: createFakeClock() })
    const unreachable = { kind: 'unreachable', reason: 'No node answers.' } as const
    const chainReader = { ...context.chainReader, readBlockTime: async () => unreachable }
    expect(await findProposal({ ...context, chainReader }, { ...intent, ...asked })).toEqual(unreachable)
  })

  test('costs a request for the block only where an equal record is older than the device says', async () => {
    const unsigned = { ...record, trusted: false, confirmations: [], submittedAtMs: truly(10 * minute) }
    for (const records of [[record], [unsigned]]) {
      const world = createFakeWorld({ records })
      await look(world, [], asked)
      expect(world.asked).not.toContain('chain.readBlockTime')
    }
  })
})

test('an equal gift that was followed when it was asked is an earlier one, whatever the clock said', async () => {
  const { safeTxHash } = record
  const later = buildTrackedTx({ safeTxHash, createdAtMs: startedAtMs + 25 * 60 * minute })
  const asked = { earlierHashes: [safeTxHash] }
  for (const item of [later, { ...later, rebuilt: true }])
    expect(await look({ records: [record] }, [item], asked)).toEqual({ kind: 'nothing' })
  const own = buildRecord({ nonce: 8n, submittedAtMs: startedAtMs })
  expect(await look({ records: [own, record] }, [later], asked)).toEqual({
    kind: 'found',
    safeTxHash: own.safeTxHash,
  })
})

describe('is not found in', () => {
  test('what an earlier attempt left behind without a signature', async () => {
    const origin = '{"url":"https://do-some-good.example","name":"do some good"}'
    const unsigned = { ...record, trusted: false, confirmations: [] }
    const left = { ...unsigned, origin, submittedAtMs: startedAtMs - 3_600_000 }
    expect(await look({ records: [left] })).toEqual({ kind: 'nothing' })
    const drafted = { ...unsigned, submittedAtMs: startedAtMs - clockToleranceMs - 1 }
    expect(await look({ records: [drafted] })).toEqual({ kind: 'nothing' })
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

  test('a nonce that was used before the request', async () => {
    expect(await look({ records: [buildRecord({ nonce: 6n, submittedAtMs: startedAtMs })] })).toEqual(nothing)
  })

  test('a record from long before the request', async () => {
    const at = (submittedAtMs: number) =>
      look({ records: [{ ...record, submittedAtMs }] }, [], { nonceFrom: null })
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

describe('an equal gift of before that was removed', () => {
  const removed = buildTrackedTx({
    safeTxHash: record.safeTxHash,
    createdAtMs: startedAtMs - 20 * minute,
    removedAtMs: startedAtMs - 10 * minute,
    phase: { status: 'removed' },
  })
  const back = { ...removed, phase: { status: 'proposed' } as const }

  test('does not stand for what was proposed again under its hash, also once a poll has shown that', async () => {
    expect(await look({ records: [record] }, [removed])).toEqual(found)
    expect(await look({ records: [record] }, [back])).toEqual(found)
  })

  test('is still the earlier one when only its old record came back', async () => {
    const old = { ...record, submittedAtMs: startedAtMs - 20 * minute }
    expect(await look({ records: [old] }, [back])).toEqual({ kind: 'nothing' })
  })

  test.each([60 * minute, 25 * 60 * minute])(
    'nor on a device whose clock is %i ms ahead: the block of the request tells the two apart',
    async (aheadMs) => {
      const requestedAtMs = startedAtMs - aheadMs
      const blockTimes = new Map([[100n, requestedAtMs - 12_000]])
      const own = { ...record, submittedAtMs: requestedAtMs }
      expect(await look({ records: [own], blockTimes }, [back])).toEqual(found)
      const old = { ...record, submittedAtMs: requestedAtMs - 20 * minute }
      expect(await look({ records: [old], blockTimes }, [back])).toEqual({ kind: 'nothing' })
    },
  )

  test('costs a request for the block only where it has been removed and is back', async () => {
    const live = buildTrackedTx({ safeTxHash: record.safeTxHash, createdAtMs: startedAtMs - 20 * minute })
    for (const item of [removed, back, live]) {
      const world = createFakeWorld({ records: [record] })
      await look(world, [item])
      expect(world.asked).not.toContain('chain.readBlockTime')
    }
  })
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

describe('a list that may lack the proposal is no proof that there is none', () => {
  const unreadable = ['{"operation":2}']
  const strangers = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const nonce = BigInt(1_000_000 - index)
      return { ...record, nonce, safeTxHash: `0x${nonce.toString(16).padStart(64, '0')}` as SafeTxHash }
    })

  test('a row that cannot be read may be it', async () => {
    const other = buildRecord({ calls: [{ to: addressOf('Mallory'), value: 1n, data: '0x' }] })
    expect(await look({ records: [other], unreadable })).toEqual({
      kind: 'unreachable',
      reason: 'The transaction service lists a record that cannot be read.',
    })
  })

  test('what was found is found, whatever else cannot be read', async () => {
    expect(await look({ records: [record], unreadable })).toEqual(found)
  })

  test('a forged record under its hash, listed first, does not hide it', async () => {
    expect(await look({ records: [{ ...record, value: 2n }, record] })).toEqual(found)
  })

  test('the second page is read too, and the third', async () => {
    expect(await look({ records: [...strangers(100), record] })).toEqual(found)
    expect(await look({ records: [...strangers(250), record] })).toEqual(found)
    expect(await look({ records: strangers(250) })).toEqual({ kind: 'nothing' })
  })

  test('a long history is read back to before the gift, and no further', async () => {
    const history = strangers(1_000)
      .slice(100)
      .map((old) => ({
        ...old,
        isExecuted: true,
        executedAtMs: startedAtMs - clockToleranceMs - 1,
      }))
    const world = createFakeWorld({ records: [...strangers(100), ...history] })
    expect(await look(world, [], { nonceFrom: null })).toEqual({ kind: 'nothing' })
    expect(world.asked.filter((what) => what === 'service.listTransactions')).toHaveLength(2)
  })

  test('10,000 rows of a stranger end the search after three requests, with a reason', async () => {
    const world = createFakeWorld({ records: [...strangers(10_000), record] })
    expect(await look(world)).toEqual({
      kind: 'unreachable',
      reason: 'The transaction service lists more than 300 records, and the others were not read.',
    })
    expect(world.asked.filter((what) => what === 'service.listTransactions')).toHaveLength(3)
  })
})
