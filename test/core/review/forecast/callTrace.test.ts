import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCallTrace } from '../../../../src/core/review/forecast/callTrace'
import { aToken, addressOf, theSafe } from '../../../support/safeFixtures'
import { bread, endLog, errorString, planOf, transferLog, wells, word } from './answers'

const plan = planOf()
const executor = plan.execution.from
const singleton = addressOf('a singleton')

/**
 * Frames as Geth's callTracer has them with its logs: `output`, `error`, `calls` and `logs` are left out where there are none.
 * Source: go-ethereum, eth/tracers/native/call.go.
 */
const frame = (type: string, from: string, to: string, more: object = {}) => ({
  type,
  from,
  to,
  gas: '0x1000',
  gasUsed: '0x100',
  input: '0x',
  ...more,
})
const value = (amount: number) => ({ value: `0x${amount.toString(16)}` })

type Inner = { readonly calls: readonly object[]; readonly error?: string; readonly logs?: readonly object[] }
function execution({ calls, error, logs = [endLog('ExecutionSuccess', plan.execution.hash)] }: Inner) {
  const failed = error === undefined ? {} : { error }
  const batch = frame('DELEGATECALL', theSafe, plan.tree.target, { calls, ...failed })
  const inSingleton = frame('DELEGATECALL', theSafe, singleton, { calls: [batch], logs, ...failed })
  const end = error === undefined ? { output: word(1) } : { output: errorString('GS013'), error }
  return frame('CALL', executor, theSafe, { ...value(0), calls: [inSingleton], ...end })
}

const paid = frame('CALL', theSafe, wells, value(5))
const moved = frame('CALL', theSafe, aToken.address, {
  ...value(0),
  output: word(1),
  logs: [transferLog(aToken.address, theSafe, bread, 7n)],
})

test('what moved is read from frames and logs', () => {
  const trace = readCallTrace(execution({ calls: [paid, moved] }), plan)
  expect(trace?.outcome).toEqual({ kind: 'succeeds' })
  expect(trace?.failing).toEqual([])
  expect(trace?.transfers.map(({ asset, to, amount }) => [asset.kind, to, amount])).toEqual([
    ['native', wells, 5n],
    ['token', bread, 7n],
  ])
})

test('what was undone has not moved, and the call that failed is named', () => {
  const failed = { ...moved, output: errorString('paused'), error: 'execution reverted' }
  const trace = readCallTrace(execution({ calls: [paid, failed], error: 'execution reverted' }), plan)
  expect(trace?.outcome).toEqual({ kind: 'reverts', reason: { kind: 'safe', code: 'GS013' } })
  expect(trace?.failing).toEqual([{ path: [2], kind: 'reverts', reason: { kind: 'text', text: 'paused' } }])
  expect(trace?.transfers).toEqual([])
})

test('a token that answers false is named', () => {
  const refused = { ...moved, output: word(0), logs: [] }
  expect(readCallTrace(execution({ calls: [paid, refused] }), plan)?.failing).toEqual([
    { path: [2], kind: 'answersFalse' },
  ])
})

test('a batch that makes more calls than its bytes have names none of them', () => {
  expect(readCallTrace(execution({ calls: [paid, moved, moved] }), plan)?.failing).toBeNull()
})

test.each([
  ['no event of the Safe', execution({ calls: [paid, moved], logs: [] })],
  ['false from the Safe', { ...execution({ calls: [paid, moved] }), output: word(0) }],
  ['nothing from the Safe', { ...execution({ calls: [paid, moved] }), output: '0x' }],
  ['a value that is no number', { ...execution({ calls: [paid] }), value: 'many' }],
  ['no frame', null],
])('%s is no answer', (_name, body) => {
  expect(readCallTrace(body, plan)).toBeNull()
})

test('no answer makes it throw, not even frames in frames in frames', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      readCallTrace(body, plan)
    }),
  )
  let deep: object = paid
  for (let depth = 0; depth < 50_000; depth++) deep = frame('CALL', theSafe, wells, { calls: [deep] })
  expect(readCallTrace(deep, plan)).toBeNull()
})
