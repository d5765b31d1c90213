import { maxUint256, zeroAddress } from 'viem'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { executionSchema } from '../../../src/core/record/executionSchema'
import { addressOf, chainTxHash, theSafe } from '../../support/safeFixtures'

const execution = {
  recorded: {
    chainId: 1,
    safe: theSafe,
    safeTxHash: chainTxHash('a'),
    txHash: chainTxHash('b'),
    block: { number: 19_000_000n, hash: chainTxHash('c'), atMs: 1_764_000_000_000 },
    at: 3,
    outcome: 'success',
    executor: addressOf('an owner'),
    feeWei: 5n,
    refund: { token: null, receiver: zeroAddress, amount: 1n },
    tx: null,
    signatures: '0x12',
    transfers: [{ token: addressOf('a token'), to: addressOf('a cause'), value: maxUint256 }],
    coinReturned: [],
  },
  signers: [addressOf('an owner')],
  codeHash: null,
}
const isRead = (recorded: object) =>
  v.is(executionSchema, { ...execution, recorded: { ...execution.recorded, ...recorded } })

test('a cached execution is read', () => {
  expect(isRead({})).toBe(true)
})

const { block, transfers } = execution.recorded
const [transfer] = transfers

test.each([-1n, 2n ** 256n, 2n ** 100_000n, 5, Number.NaN, '5', null])(
  'one with an amount or a block that no chain has is none, and read from the chain again: %s',
  (value) => {
    expect(isRead({ feeWei: value })).toBe(false)
    expect(isRead({ block: { ...block, number: value } })).toBe(false)
    expect(isRead({ transfers: [{ ...transfer, value }] })).toBe(false)
  },
)

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1e300])(
  'one of a chain, or at a place, that is no count is none: %s',
  (value) => {
    expect(isRead({ chainId: value })).toBe(false)
    expect(isRead({ at: value })).toBe(false)
  },
)

test('one at a time that no date has is none', () => {
  expect(isRead({ block: { ...block, atMs: 1e300 } })).toBe(false)
})
