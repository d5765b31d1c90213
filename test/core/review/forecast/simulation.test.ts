import * as fc from 'fast-check'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import {
  balanceChanges,
  isDisputed,
  pairsToMeasure,
} from '../../../../src/core/review/forecast/balanceChanges'
import { effectsOf } from '../../../../src/core/review/effects'
import { namedFlows, transfersIn } from '../../../../src/core/review/forecast/flows'
import { readSimulation, simulateParams } from '../../../../src/core/review/forecast/simulation'
import { aToken, buildRecord, theSafe } from '../../../support/safeFixtures'
import {
  balances,
  bread,
  emitters,
  endLog,
  errorString,
  names,
  planOf,
  revertedByGeth,
  transferLog,
  twoGifts,
  wells,
  wentThrough,
  word,
} from './answers'

const plan = planOf()
const named = namedFlows(effectsOf(buildRecord({ calls: twoGifts }), plan.tree, theSafe, names), {
  flows: [],
  created: null,
  executor: plan.execution.from,
})
const pairs = pairsToMeasure(named, theSafe, names)
const { hash } = plan.execution
const before = [1_000n, 500n, 0n, 0n]
const after = [995n, 493n, 5n, 7n]
const nativeLog = transferLog(emitters.traced, theSafe, wells, 5n)
const tokenLog = transferLog(aToken.address, theSafe, bread, 7n)
const logs = [nativeLog, tokenLog, endLog('ExecutionSuccess', hash)]

type Wishes = { end?: unknown; ends?: readonly bigint[] }
const answer = ({ end = wentThrough(word(1), logs), ends = after }: Wishes = {}) => [
  { number: '0x65', calls: [wentThrough(balances(...before)), end, wentThrough(balances(...ends))] },
]

function changesIn(body: unknown) {
  const ran = readSimulation(body, plan, pairs)
  if (ran === null) throw new Error('It is no answer.')
  const measured = pairs.map((pair, index) => ({
    ...pair,
    amount: (ran.after[index] ?? 0n) - (ran.before[index] ?? 0n),
  }))
  return balanceChanges({ named, ran: transfersIn(ran.logs), measured })
}

test('the Safe’s coin and everything that the bytes pay is measured', () => {
  expect(pairs.map(({ holder, asset }) => [holder, asset.kind])).toEqual([
    [theSafe, 'native'],
    [theSafe, 'token'],
    [wells, 'native'],
    [bread, 'token'],
  ])
})

test('balances, logs and bytes that agree are told as one change each', () => {
  expect(readSimulation(answer(), plan, pairs)?.outcome).toEqual({ kind: 'succeeds' })
  expect(changesIn(answer()).map(({ measured, logged, named }) => [measured, logged, named])).toEqual([
    [-5n, -5n, -5n],
    [5n, 5n, 5n],
    [-7n, -7n, -7n],
    [7n, 7n, 7n],
  ])
})

test('a coin transfer that two emitters log is counted once, two equal transfers twice', () => {
  const twin = transferLog(emitters.eip7708, theSafe, wells, 5n)
  const amounts = (list: typeof logs) => transfersIn(list).map(({ amount }) => amount)
  expect(amounts([nativeLog, twin])).toEqual([5n])
  expect(amounts([twin])).toEqual([5n])
  expect(amounts([nativeLog, twin, nativeLog, twin])).toEqual([5n, 5n])
})

test('a token is spelled with its checksum, however the node spells it', () => {
  const spelled = { ...tokenLog, address: aToken.address.toLowerCase() as Address }
  expect(transfersIn([spelled]).map(({ asset }) => asset)).toEqual([
    { kind: 'token', address: aToken.address },
  ])
})

test('a token whose log is a lie is disputed by its balances', () => {
  const lying = [
    nativeLog,
    transferLog(aToken.address, theSafe, bread, 1_000n),
    endLog('ExecutionSuccess', hash),
  ]
  const disputed = changesIn(answer({ end: wentThrough(word(1), lying) })).filter(isDisputed)
  expect(disputed.map(({ holder, measured, logged }) => [holder, measured, logged])).toEqual([
    [theSafe, -7n, -1_000n],
    [bread, 7n, 1_000n],
  ])
})

test('what the Safe itself reports as failed has not gone through', () => {
  const end = wentThrough(word(0), [endLog('ExecutionFailure', hash)])
  expect(readSimulation(answer({ end }), plan, pairs)?.outcome).toEqual({ kind: 'fails' })
})

test.each([
  ['with words', errorString('GS013'), { kind: 'safe', code: 'GS013' }],
  ['without a word', '0x', { kind: 'silent' }],
] as const)('a revert as Geth has it, %s', (_name, data, reason) => {
  const ran = readSimulation(answer({ end: revertedByGeth(data) }), plan, pairs)
  expect(ran?.outcome).toEqual({ kind: 'reverts', reason })
})

test('a node that says nothing of the bytes may say why it stopped', () => {
  const end = { returnData: '0x', status: '0x0', error: { code: -32015, message: 'out of gas' } }
  const ran = readSimulation(answer({ end }), plan, pairs)
  expect(ran?.outcome).toEqual({ kind: 'reverts', reason: { kind: 'stopped', text: 'out of gas' } })
})

test.each([
  ['success without the Safe’s own event', answer({ end: wentThrough(word(1), [nativeLog, tokenLog]) })],
  [
    'the event of another contract',
    answer({ end: wentThrough(word(1), [endLog('ExecutionSuccess', hash, bread)]) }),
  ],
  [
    'the event of another transaction',
    answer({ end: wentThrough(word(1), [endLog('ExecutionSuccess', word(9))]) }),
  ],
  ['success, and the Safe returned false', answer({ end: wentThrough(word(0), logs) })],
  ['success, and nothing returned', answer({ end: wentThrough('0x', logs) })],
  ['a status that does not exist', answer({ end: { ...wentThrough(word(1), logs), status: '0x2' } })],
  ['fewer balances than were asked for', answer({ ends: after.slice(1) })],
  ['one call less', [{ calls: answer()[0]?.calls.slice(1) }]],
  ['one block more', [...answer(), ...answer()]],
  ['no block', []],
  ['an object', { result: answer() }],
  ['nothing', null],
])('%s is no answer', (_name, body) => {
  expect(readSimulation(body, plan, pairs)).toBeNull()
})

test('no answer makes it throw, and none makes up an amount', () => {
  const anyHex = fc.oneof(
    fc.constantFrom('0x', '0x0', '0x1', word(1), balances(...before), 'x', ''),
    fc.string(),
  )
  const anyCall = fc.record(
    {
      status: fc.constantFrom('0x0', '0x1', '', null),
      returnData: anyHex,
      logs: fc.array(fc.oneof(fc.constantFrom(...logs), fc.anything()), { maxLength: 3 }),
      error: fc.oneof(fc.anything(), fc.record({ message: fc.string(), data: anyHex })),
    },
    { requiredKeys: [] },
  )
  const anyBody = fc.oneof(
    fc.anything(),
    fc.array(fc.record({ calls: fc.array(anyCall, { maxLength: 4 }) }), { maxLength: 2 }),
  )
  fc.assert(
    fc.property(anyBody, (body) => {
      const ran = readSimulation(body, plan, pairs)
      if (ran === null) return
      const text = JSON.stringify(body)
      for (const value of [...ran.before, ...ran.after])
        if (value !== null) expect(text).toContain(word(value).slice(2))
    }),
  )
})

test('what waits before it is run before it, each in a block and under its own nonce', () => {
  const first = buildRecord({ nonce: 7n })
  const earlier = { records: [first, buildRecord({ nonce: 8n })], skipped: [] }
  const later = planOf({ calls: twoGifts, nonce: 9n }, { earlier })
  const [{ blockStateCalls }] = simulateParams(later, pairs)
  expect(blockStateCalls).toHaveLength(3)
  const body = [
    { calls: [wentThrough(word(1), [endLog('ExecutionSuccess', first.safeTxHash)])] },
    { calls: [revertedByGeth('0x')] },
    ...answer({ end: wentThrough(word(1), [endLog('ExecutionSuccess', later.execution.hash)]) }),
  ]
  expect(readSimulation(body, later, pairs)?.earlierFailing).toEqual([8n])
})
