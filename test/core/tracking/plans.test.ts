import { describe, expect, test } from 'vitest'
import { endOfPlan, isInPlan, nonceRemarks, planWords, plansIn } from '../../../src/core/tracking/plans'
import type {
  TrackedCalls,
  TrackedChainTx,
  TrackedItem,
  TrackedTx,
  TxPhase,
} from '../../../src/core/tracking/trackedItem'
import { aToken, buildTrackedTx, chainTxHash, theCause } from '../../support/safeFixtures'
import type { Call, SafeTxHash } from '../../../src/core/safe/safeTx'

const delivered: TxPhase = { status: 'confirmed', txHash: chainTxHash('paid'), blockNumber: 9n }
const hashOf = (part: number) => `0x${`${part}`.padStart(64, '0')}` as SafeTxHash

function partOf(part: number, wishes: Partial<TrackedTx> = {}, of = 3): TrackedTx {
  return buildTrackedTx({
    safeTxHash: hashOf(part),
    nonce: BigInt(part + 6),
    plan: { id: 'plan', part, of },
    ...wishes,
  })
}

function onlyPlan(items: readonly TrackedTx[]) {
  const [plan, ...others] = plansIn(items)
  expect(others).toEqual([])
  return plan!
}

test('the parts of one plan are one, in their order, and a gift by itself is none', () => {
  const single = buildTrackedTx({ safeTxHash: hashOf(77) })
  const items = [partOf(3), single, partOf(1), partOf(2)]
  const plans = plansIn(items)
  expect(plans.map(({ of, parts }) => [of, parts.map(({ part }) => part)])).toEqual([[3, [1, 2, 3]]])
  expect(items.map((item) => isInPlan(item, plans))).toEqual([true, false, true, true])
})

test('how far it is counts each part once, and says what was not made', () => {
  const two = [partOf(1, { phase: delivered }), partOf(2, { phase: delivered })]
  expect(planWords(onlyPlan([...two, partOf(3)]))).toBe('2 of 3 proposals delivered')
  expect(planWords(onlyPlan(two))).toBe('2 of 3 proposals delivered; 1 is not proposed from this browser yet')
  expect(planWords(onlyPlan([partOf(1)]))).toBe(
    '0 of 3 proposals delivered; 2 are not proposed from this browser yet',
  )
})

test('a part of which less arrived than was given is not delivered', () => {
  const [gift] = buildTrackedTx().gifts
  if (gift === undefined) throw new Error('There is a gift.')
  const short = { ...gift, token: aToken.address, given: gift.amount, arrived: 0n }
  const parts = [partOf(1, { phase: delivered, note: { kind: 'received', gifts: [short] } }, 1)]
  expect(planWords(onlyPlan(parts))).toBe('0 of 1 proposals delivered')
})

test('the newest part says how many there are', () => {
  expect(onlyPlan([partOf(1, {}, 3), partOf(2, {}, 2)]).of).toBe(2)
  expect(onlyPlan([partOf(1, {}, 3), partOf(2, {}, 4)]).of).toBe(4)
})

test('it ends with its last part, and needs a look where one does', () => {
  const ended = [partOf(1, { phase: delivered }), partOf(2, { phase: delivered }, 2)]
  expect(endOfPlan(onlyPlan(ended))).toBe('settled')
  expect(endOfPlan(onlyPlan([...ended, partOf(3)]))).toBeNull()
  expect(endOfPlan(onlyPlan([...ended, partOf(3, { phase: { status: 'removed' } })]))).toBe('needsLook')
})

test.each<[string, TrackedTx[], RegExp | null]>([
  ['one after another', [partOf(1), partOf(2)], null],
  ['not known yet', [partOf(1), partOf(2, { nonce: null })], null],
  [
    'a gap',
    [partOf(1), partOf(2, { nonce: 9n })],
    /Between proposals 1 and 2 is #8, which is none of this gift/,
  ],
  ['a wide gap', [partOf(1), partOf(2, { nonce: 12n })], /is #8 to #11/],
  [
    'the same',
    [partOf(1), partOf(2, { nonce: 7n })],
    /have the same nonce, #7: only one of them can be executed/,
  ],
  [
    'another order',
    [partOf(1), partOf(2, { nonce: 3n })],
    /Proposal 2 \(#3\) is executed before proposal 1 \(#7\)/,
  ],
  ['a gap behind it', [partOf(1, { phase: delivered }), partOf(2, { nonce: 9n, phase: delivered })], null],
])('nonces: %s', (_what, items, words) => {
  const remarks = nonceRemarks(onlyPlan(items), items)
  if (words === null) expect(remarks).toEqual([])
  else expect(remarks).toEqual([expect.stringMatching(words)])
})

test('a transaction that is known to be between two parts is called one', () => {
  const between = buildTrackedTx({ safeTxHash: hashOf(50), nonce: 8n })
  const items = [partOf(1), partOf(2, { nonce: 9n })]
  expect(nonceRemarks(onlyPlan(items), [...items, between])).toEqual([
    'Another transaction of your Safe is between proposals 1 and 2: #8. Proposal 2 can be executed only after that.',
  ])
})

describe('a part that came to nothing, and was given again', () => {
  const paymentOf = (at: number): Call => ({ to: theCause, value: BigInt(at), data: '0x' })
  const [lostPhase, rejected, unseen]: TxPhase[] = [
    { status: 'failed', txHash: chainTxHash('failed'), blockNumber: 9n },
    { status: 'cancelled', bySafeTxHash: null, byTxHash: null },
    { status: 'removed' },
  ]
  const lost = (phase: TxPhase = lostPhase!) => partOf(2, { calls: [paymentOf(1), paymentOf(2)], phase })
  const again = (name: number, calls: readonly Call[], wishes: Partial<TrackedTx> = {}) =>
    buildTrackedTx({
      safeTxHash: hashOf(name),
      nonce: BigInt(name),
      calls,
      createdAtMs: lost().createdAtMs + name,
      ...wishes,
    })
  const others = [partOf(1, { phase: delivered }), partOf(3, { phase: delivered })]
  const words = (...items: TrackedTx[]) => planWords(onlyPlan([...others, ...items]))

  test.each([lostPhase!, rejected!, unseen!])('counts again: $status', (phase) => {
    const repeat = again(20, [paymentOf(2), paymentOf(1)])
    expect(words(lost(phase), repeat)).toBe('2 of 3 proposals delivered')
    expect(words(lost(phase), { ...repeat, phase: delivered })).toBe('3 of 3 proposals delivered')
  })

  test('is one with what was given again, and is pending while that is', () => {
    const repeat = again(20, [paymentOf(1), paymentOf(2)])
    const items = [repeat, ...others, lost()]
    const plan = onlyPlan(items)
    expect(plan.parts.map(({ part, isAgain }) => [part, isAgain])).toEqual([
      [1, false],
      [2, false],
      [2, true],
      [3, false],
    ])
    expect(isInPlan(repeat, [plan])).toBe(true)
    expect(endOfPlan(plan)).toBeNull()
    expect(endOfPlan(onlyPlan([{ ...repeat, phase: delivered }, ...others, lost()]))).toBe('settled')
  })

  test('in several proposals counts when all of them are delivered', () => {
    const [one, two] = [again(20, [paymentOf(1)]), again(21, [paymentOf(2)])]
    expect(words(lost(), { ...one, phase: delivered }, two)).toBe('2 of 3 proposals delivered')
    expect(words(lost(), { ...one, phase: delivered }, { ...two, phase: delivered })).toBe(
      '3 of 3 proposals delivered',
    )
  })

  test('and lost again, and given a third time', () => {
    const [second, third] = [20, 21].map((name) => again(name, [paymentOf(1), paymentOf(2)]))
    expect(words(lost(), { ...second!, phase: lostPhase! }, { ...third!, phase: delivered })).toBe(
      '3 of 3 proposals delivered',
    )
  })

  test('under another hash that the Safe has executed in its place counts as it is', () => {
    const paidBy = { safeTxHash: hashOf(30), extent: 'whole' } as const
    const moved = lost({ status: 'confirmed', txHash: chainTxHash('paid'), blockNumber: 9n, paidBy })
    expect(words(moved)).toBe('3 of 3 proposals delivered')
  })

  test.each<[string, TrackedTx]>([
    ['was made before it', again(20, [paymentOf(1), paymentOf(2)], { createdAtMs: -1 })],
    ['pays something besides', again(20, [paymentOf(1), paymentOf(2), paymentOf(3)])],
    ['pays something else', again(20, [paymentOf(7)])],
    ['is of another Safe', again(20, [paymentOf(1), paymentOf(2)], { safe: theCause })],
  ])('is not counted by a gift that %s', (_what, item) => {
    const settled = { ...item, phase: delivered }
    const [plan] = plansIn([...others, lost(), settled])
    expect(planWords(plan!)).toBe('2 of 3 proposals delivered')
    expect(isInPlan(settled, [plan!])).toBe(false)
  })

  test('a part that is delivered takes no other gift to itself', () => {
    const paid = partOf(2, { calls: [paymentOf(1)], phase: delivered })
    const repeat = again(20, [paymentOf(1)], { phase: delivered })
    expect(isInPlan(repeat, plansIn([...others, paid, repeat]))).toBe(false)
  })

  test('one gift that was given again stands for one part', () => {
    const calls = [paymentOf(1)]
    const twice = [1, 2].map((part) => partOf(part, { calls, phase: lostPhase! }))
    const repeat = again(20, calls, { phase: delivered })
    expect(planWords(onlyPlan([...twice, repeat, partOf(3)]))).toBe('1 of 3 proposals delivered')
  })

  test('of one payment, which a wallet sends by itself, counts as the part that it is', () => {
    const single: TrackedItem = {
      ...inCommon(partOf(3)),
      kind: 'chainTx',
      txHash: chainTxHash('single'),
      nonce: 3,
      plan: { id: 'plan', part: 2, of: 2, payments: 1 },
      phase: { status: 'confirmed', txHash: chainTxHash('single'), blockNumber: 9n },
    }
    const batch: TrackedCalls = {
      ...inCommon(partOf(1)),
      kind: 'calls',
      id: '0x01',
      txHash: null,
      plan: { id: 'plan', part: 1, of: 2 },
      phase: { status: 'confirmed', txHash: chainTxHash('batch'), blockNumber: 8n },
    }
    const [plan] = plansIn([single, batch])
    expect(planWords(plan!)).toBe('2 of 2 batches delivered')
    expect(isInPlan(single, [plan!])).toBe(true)
  })

  test('of two payments that went one by one counts when both have arrived, one of them sped up or sent again', () => {
    const single = (at: number, phase: TrackedChainTx['phase']): TrackedChainTx => ({
      ...inCommon(again(20 + at, [paymentOf(at)])),
      kind: 'chainTx',
      txHash: chainTxHash(`single ${at} ${phase.status}`),
      nonce: at,
      plan: { id: 'plan', part: 1, of: 1, payments: 2 },
      phase,
    })
    const arrived = { status: 'confirmed', txHash: chainTxHash('arrived'), blockNumber: 9n } as const
    const repriced = { status: 'repriced', txHash: chainTxHash('single 2 confirmed') } as const
    const words = (...items: TrackedItem[]) => planWords(plansIn(items)[0]!)
    expect(words(single(1, arrived))).toBe('0 of 1 batches delivered')
    expect(words(single(1, arrived), single(2, repriced), single(2, arrived))).toBe(
      '1 of 1 batches delivered',
    )
    // What was left when the wallet stopped went as the next part.
    const next = { ...single(2, arrived), plan: { id: 'plan', part: 2, of: 2, payments: 1 } }
    expect(words(single(1, arrived), next)).toBe('2 of 2 batches delivered')
    const { plan: _plan, ...repeat } = single(2, arrived)
    const later = { ...repeat, createdAtMs: 99, txHash: chainTxHash('later') }
    expect(words(single(1, arrived), single(2, { ...arrived, status: 'failed' }), later)).toBe(
      '1 of 1 batches delivered',
    )
  })

  test('in single payments of a wallet counts when each has arrived', () => {
    const batch: TrackedCalls = {
      ...inCommon(lost()),
      kind: 'calls',
      id: '0x01',
      txHash: null,
      plan: { id: 'plan', part: 2, of: 2 },
      phase: { status: 'failed', txHash: null, blockNumber: null, given: 'nothing' },
    }
    const single = (at: number): TrackedItem => ({
      ...inCommon(again(20 + at, [paymentOf(at)])),
      kind: 'chainTx',
      txHash: chainTxHash(`single ${at}`),
      nonce: at,
      phase: { status: 'confirmed', txHash: chainTxHash(`single ${at}`), blockNumber: 9n },
    })
    const [one] = plansIn([batch, single(1)])
    expect(planWords(one!)).toMatch(/^0 of 2 batches delivered/)
    const [both] = plansIn([batch, single(1), single(2)])
    expect(planWords(both!)).toMatch(/^1 of 2 batches delivered/)
    const partly: TrackedCalls = {
      ...batch,
      phase: { ...batch.phase, status: 'failed', txHash: null, blockNumber: null, given: 'part' },
    }
    const [half] = plansIn([partly, single(1), single(2)])
    expect(planWords(half!)).toMatch(/^0 of 2 batches delivered/)
  })
})

/** What every item of a wallet has, of one of a Safe. */
function inCommon({ chainId, createdAtMs, lastGoodAtMs, note, rebuilt, calls, gifts, fromBlock }: TrackedTx) {
  return { chainId, createdAtMs, lastGoodAtMs, note, rebuilt, calls, gifts, fromBlock, wallet: theCause }
}
