import { type Hex, concatHex, encodeAbiParameters, keccak256, toEventSelector } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  executedHashes,
  type ExecutionLog,
  executionResult,
  executionTopics,
} from '../../../src/core/safe/executionResult'
import type { SafeTxHash } from '../../../src/core/safe/safeTx'
import { goldenTx } from './goldenTxs'

const ours = goldenTx('1.4.1 on Ethereum').safeTxHash as SafeTxHash
const other = `0x${'0e'.repeat(32)}` as SafeTxHash
const txHash = `0x${'cc'.repeat(32)}` as const
const payment = encodeAbiParameters([{ type: 'uint256' }], [0n])
const [success, failure] = executionTopics

const indexed = (topic: Hex, hash: Hex): ExecutionLog => ({
  topics: [topic, hash],
  data: payment,
  transactionHash: txHash,
  blockNumber: 21n,
})
const unindexed = (topic: Hex, hash: Hex): ExecutionLog => ({
  ...indexed(topic, hash),
  topics: [topic],
  data: encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [hash, 0n]),
})

test('the topics are those of the two events', () => {
  expect(executionTopics).toEqual([
    toEventSelector('ExecutionSuccess(bytes32,uint256)'),
    toEventSelector('ExecutionFailure(bytes32,uint256)'),
  ])
})

describe.each([
  ['up to 1.3.0', unindexed],
  ['since 1.4.0', indexed],
] as const)('the event as it is %s', (_, log) => {
  test.each([
    [success, 'success'],
    [failure, 'failure'],
  ] as const)('%s is a %s', (topic, outcome) => {
    expect(executionResult([log(topic, other), log(topic, ours)], ours)).toEqual({
      outcome,
      txHash,
      blockNumber: 21n,
    })
  })

  test('of another transaction says nothing', () => {
    expect(executionResult([log(success, other)], ours)).toBeNull()
  })

  test('is found in any spelling of the hash', () => {
    const upper = `0x${ours.slice(2).toUpperCase()}` as SafeTxHash
    expect(executionResult([log(success, ours)], upper)?.outcome).toBe('success')
  })
})

test('a block number as the node sends it is read too', () => {
  expect(executionResult([{ ...indexed(success, ours), blockNumber: '0x15' }], ours)?.blockNumber).toBe(21n)
})

describe('what says nothing', () => {
  test.each<readonly [string, ExecutionLog]>([
    ['a log that is pending', { ...indexed(success, ours), blockNumber: null }],
    ['a log without a transaction', { ...indexed(success, ours), transactionHash: null }],
    ['a log that was taken back', { ...indexed(success, ours), removed: true }],
    ['another event', indexed(toEventSelector('ApproveHash(bytes32,address)'), ours)],
    ['an anonymous event', { ...indexed(success, ours), topics: [] }],
    ['too many topics', { ...indexed(success, ours), topics: [success, ours, ours] }],
    ['a topic and too much data', { ...indexed(success, ours), data: concatHex([payment, payment]) }],
    ['no topic and too little data', { ...unindexed(success, ours), data: ours }],
    [
      'no topic and too much data',
      { ...unindexed(success, ours), data: concatHex([ours, payment, payment]) },
    ],
  ])('%s', (_, log) => {
    expect(executionResult([log], ours)).toBeNull()
  })

  test('no logs', () => {
    expect(executionResult([], ours)).toBeNull()
  })
})

test('a log that was taken back does not hide the one that stands', () => {
  const logs = [
    { ...indexed(failure, ours), removed: true },
    { ...indexed(success, ours), removed: false },
  ]
  expect(executionResult(logs, ours)?.outcome).toBe('success')
})

test('every execution that logs tell of is named, well or badly ended, in both forms and in their order', () => {
  const strange = { ...indexed(success, ours), topics: [keccak256('0x01'), ours] }
  const undone = { ...indexed(success, ours), removed: true }
  const cut = { ...indexed(success, ours), data: '0x' } as const
  expect(executedHashes([strange, indexed(failure, other), undone, cut, unindexed(success, ours)])).toEqual([
    other,
    ours,
  ])
  expect(executedHashes([])).toEqual([])
})
