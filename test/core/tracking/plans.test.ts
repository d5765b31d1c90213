import { expect, test } from 'vitest'
import { endOfPlan, isInPlan, nonceRemarks, planWords, plansIn } from '../../../src/core/tracking/plans'
import type { TrackedTx, TxPhase } from '../../../src/core/tracking/trackedItem'
import { buildTrackedTx, chainTxHash } from '../../support/safeFixtures'
import type { SafeTxHash } from '../../../src/core/safe/safeTx'

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
  expect(plans.map(({ of, parts }) => [of, parts.map(({ plan }) => plan.part)])).toEqual([[3, [1, 2, 3]]])
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
