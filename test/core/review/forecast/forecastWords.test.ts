import { expect, test } from 'vitest'
import type { Assumption, MadeForecast } from '../../../../src/core/review/forecast/forecast'
import {
  assumptionWords,
  failingItemWords,
  outcomeDetail,
  outcomeWords,
  sourceWords,
  writesWords,
} from '../../../../src/core/review/forecast/forecastWords'
import { theSafe } from '../../../support/safeFixtures'
import { bread, names, planOf } from './answers'

const { tree } = planOf()
const forecast = (overrides: Partial<MadeForecast> = {}): MadeForecast => ({
  kind: 'made',
  rung: 'simulate',
  blockNumber: 100n,
  nodeHost: 'rpc.test',
  assumptions: [],
  outcome: { kind: 'succeeds' },
  items: { kind: 'none' },
  changes: { kind: 'read', list: [] },
  writes: { kind: 'read', writes: [] },
  differences: [],
  unseen: [{ kind: 'silent' }],
  gas: null,
  ...overrides,
})
const fails = (code: string) => ({ kind: 'reverts', reason: { kind: 'safe', code } }) as const
const failing = { path: [2], kind: 'reverts', reason: { kind: 'text', text: 'balance too low' } } as const

test('an end that is no success is never called one', () => {
  expect(outcomeWords({ kind: 'succeeds' })).toBe('It would go through')
  expect(outcomeWords({ kind: 'fails' })).toMatch(/would fail/)
  expect(outcomeWords(fails('GS026'))).toMatch(/would fail/)
})

test('the failing call is told with its number, sentence and reason', () => {
  const words = failingItemWords(failing, tree, theSafe, names)
  expect(words).toBe(
    `Call 2 would fail. Sends 0.000007 TEST to ${bread}. The contract says: “balance too low”.`,
  )
  expect(failingItemWords({ path: [2], kind: 'answersFalse' }, tree, theSafe, names)).toMatch(
    /^Call 2 would do nothing\..*the batch goes on without it/,
  )
})

test('the Safe’s own “a call fails” is left out where the call is named, and told where it is not', () => {
  const named = { kind: 'read', failing: [failing], how: 'runner' } as const
  const unnamed = { kind: 'read', failing: [], how: 'runner' } as const
  const detail = (overrides: Partial<MadeForecast>) => outcomeDetail(forecast(overrides), names)
  expect(detail({ outcome: fails('GS013'), items: named })).toBe('')
  expect(detail({ outcome: fails('GS013'), items: { kind: 'unread', reason: 'The node left.' } })).toMatch(
    /GS013.*could not be checked: The node left\./,
  )
  expect(detail({ outcome: fails('GS026'), items: named })).toMatch(/GS026/)
  expect(detail({ outcome: fails('GS026'), items: unnamed })).toMatch(/the execution itself fails/)
  expect(detail({ outcome: fails('GS026'), items: { kind: 'notReached' } })).toMatch(
    /before any of its calls/,
  )
  expect(detail({ outcome: { kind: 'fails' }, items: unnamed })).toMatch(/safeTxGas\) may be too low/)
  expect(detail({})).toBe('')
})

test.each<readonly [Assumption, RegExp]>([
  [{ kind: 'executor', executor: bread, signatures: 'assumed' }, /as if enough owners had signed/],
  [{ kind: 'executor', executor: bread, signatures: 'given' }, /with the signatures that are there/],
  [{ kind: 'earlier', nonces: [7n] }, /^After #7 of the queue/],
  [{ kind: 'earlier', nonces: [7n, 8n] }, /^After #7 and #8 /],
  [{ kind: 'earlier', nonces: [7n, 8n, 9n] }, /^After #7 to #9 /],
  [{ kind: 'earlierFails', nonce: 7n }, /^#7 before it would fail/],
  [{ kind: 'skipped', nonces: [7n, 9n], why: 'rivals' }, /^Without #7 and #9 .*only one/],
  [{ kind: 'skipped', nonces: [7n, 90n], why: 'tooMany' }, /^Without #7 to #90 /],
  [{ kind: 'guard', guard: bread }, /decide otherwise/],
  [{ kind: 'noGasPrice' }, /Without the payment for gas/],
])('assumption %#', (assumption, expected) => {
  expect(assumptionWords(assumption)).toMatch(expected)
})

test('method, block and node are named', () => {
  expect(sourceWords(forecast({ rung: 'trace' }))).toBe(
    'Run by debug_traceCall on the state after block 100, by the node at rpc.test.',
  )
})

test('what the Safe’s storage was read without is told, and only where something waits before', () => {
  const earlier = { kind: 'earlier', nonces: [7n, 8n] } as const
  expect(writesWords(forecast())).toEqual([])
  expect(writesWords(forecast({ assumptions: [earlier] })).at(-1)).toBe(
    'What it writes was read from a run of its own, without #7 and #8 before it: after those it may write something else.',
  )
  const unread = { kind: 'unread', reason: 'The node left.' } as const
  expect(writesWords(forecast({ assumptions: [earlier], writes: unread })).join()).not.toMatch(/#7/)
})
