import { expect, test } from 'vitest'
import type { Observation, TxObservation } from '../../../src/core/tracking/observation'
import { troubleIn } from '../../../src/core/tracking/status/troubleIn'

const notAsked = { kind: 'notAsked' } as const
const down = (reason: string, retryAfterMs?: number) =>
  ({ kind: 'unreachable', reason, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) }) as const
const quiet: TxObservation = {
  kind: 'safeTx',
  confirmationsWanted: 1,
  onChain: notAsked,
  execution: notAsked,
  record: notAsked,
  code: notAsked,
  approvals: notAsked,
  transfers: notAsked,
  witness: notAsked,
}
const quietMessage = {
  kind: 'safeMessage',
  onChain: notAsked,
  record: notAsked,
  approvals: notAsked,
  verdict: notAsked,
} as const

test.each([
  ...(['onChain', 'execution', 'record', 'code', 'approvals', 'transfers', 'witness'] as const).map(
    (part): [string, Observation] => [part, { ...quiet, [part]: down('It is down.') }],
  ),
  ...(['onChain', 'record', 'approvals', 'verdict'] as const).map((part): [string, Observation] => [
    `${part} of a message`,
    { ...quietMessage, [part]: down('It is down.') },
  ]),
])('a round without an answer to %s is trouble', (_part, seen) => {
  expect(troubleIn(seen)).toEqual({ reason: 'It is down.', retryAfterMs: 0 })
})

const quietChainTx = {
  kind: 'chainTx',
  confirmationsWanted: 1,
  account: notAsked,
  transaction: notAsked,
  receipt: notAsked,
  replacement: notAsked,
} as const
const quietCalls = { kind: 'calls', confirmationsWanted: 1, calls: notAsked, receipts: notAsked } as const

test.each([
  ...(['account', 'transaction', 'receipt', 'replacement', 'nodes'] as const).map(
    (part): [string, Observation] => [part, { ...quietChainTx, [part]: down('It is down.') }],
  ),
  ...(['calls', 'receipts', 'nodes'] as const).map((part): [string, Observation] => [
    `${part} of a batch`,
    { ...quietCalls, [part]: down('It is down.') },
  ]),
])('a round of a wallet without an answer to %s is trouble', (_part, seen) => {
  expect(troubleIn(seen)).toEqual({ reason: 'It is down.', retryAfterMs: 0 })
})

test('a wallet’s round in which all is clear is none, and nodes that disagree about it are', () => {
  for (const seen of [quietChainTx, quietCalls]) {
    expect(troubleIn(seen)).toBeNull()
    expect(troubleIn({ ...seen, nodes: { kind: 'found', value: 'disagree' } })).toEqual({
      reason: 'Two nodes do not agree.',
      retryAfterMs: 0,
    })
  }
})

test('of two that ask for the same wait, the first is told', () => {
  const seen = { ...quiet, onChain: down('One.', 10), code: down('Two.', 10), record: down('Three.') }
  expect(troubleIn(seen)).toEqual({ reason: 'One.', retryAfterMs: 10 })
})

test('of several, the one that asks for the longest wait is told', () => {
  const seen = { ...quiet, onChain: down('One.', 10), code: down('Two.', 30), record: down('Three.', 20) }
  expect(troubleIn(seen)).toEqual({ reason: 'Two.', retryAfterMs: 30 })
})

test('nodes that disagree are trouble: the next look backs off', () => {
  expect(troubleIn({ ...quiet, nodes: { kind: 'found', value: 'disagree' } })).not.toBeNull()
  expect(troubleIn({ ...quiet, nodes: { kind: 'found', value: 'agree' } })).toBeNull()
  expect(troubleIn({ ...quiet, nodes: down('It is down.') })).toEqual({
    reason: 'It is down.',
    retryAfterMs: 0,
  })
})

test('a clear answer is no trouble, whatever it says', () => {
  expect(troubleIn(quiet)).toBeNull()
  expect(troubleIn({ ...quiet, record: { kind: 'missing' } })).toBeNull()
})

test('a receipt that is missing though the event was found is trouble: the next look backs off', () => {
  expect(troubleIn({ ...quiet, transfers: { kind: 'missing' } })).toEqual({
    reason: 'The node does not show the receipt.',
    retryAfterMs: 0,
  })
})
