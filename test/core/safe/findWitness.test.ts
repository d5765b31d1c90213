import { describe, expect, test } from 'vitest'
import { findWitness } from '../../../src/core/safe/findWitness'
import type { ChainTxHash, SafeTxHash, SafeTxRecord } from '../../../src/core/safe/safeTx'
import { aSafe, buildRecord } from './records'

const ours = `0x${'aa'.repeat(32)}` as SafeTxHash
const theirs = `0x${'bb'.repeat(32)}` as SafeTxHash
const txHash = `0x${'cc'.repeat(32)}` as ChainTxHash
const stranger = '0x1111111111111111111111111111111111111111'

const executed = (overrides: Partial<SafeTxRecord> = {}) =>
  buildRecord({ safeTxHash: theirs, nonce: 7n, isExecuted: true, isSuccessful: true, txHash, ...overrides })
const witnessIn = (...records: readonly SafeTxRecord[]) =>
  findWitness({ safe: aSafe, nonce: 7n, safeTxHash: ours, records })

test('a rejection that was executed on the nonce has cancelled it', () => {
  expect(witnessIn(buildRecord({ safeTxHash: ours }), executed())).toEqual({
    kind: 'cancelled',
    bySafeTxHash: theirs,
    byTxHash: txHash,
  })
})

describe('anything else that was executed on the nonce has replaced it', () => {
  test.each([
    ['to somebody else', { to: stranger }],
    ['with a value', { value: 1n }],
    ['with data', { data: '0x00' }],
    ['as a delegate call', { operation: 1 }],
    ['with a gas limit', { safeTxGas: 1n }],
    ['with base gas', { baseGas: 1n }],
    ['with a gas price', { gasPrice: 1n }],
    ['with a gas token', { gasToken: stranger }],
    ['with a refund receiver', { refundReceiver: stranger }],
  ] as const)('%s', (_, change) => {
    expect(witnessIn(executed(change))).toEqual({
      kind: 'replaced',
      bySafeTxHash: theirs,
      byTxHash: txHash,
    })
  })

  test('even when it failed: the nonce is used all the same', () => {
    expect(witnessIn(executed({ to: stranger, isSuccessful: false }))?.kind).toBe('replaced')
  })

  test('and a source that does not tell the chain hash is still a witness', () => {
    expect(witnessIn(executed({ txHash: null }))?.byTxHash).toBeNull()
  })
})

describe('no witness', () => {
  test.each([
    ['no records', []],
    ['a rejection that waits', [executed({ isExecuted: false })]],
    ['an executed one on another nonce', [executed({ nonce: 6n }), executed({ nonce: 8n })]],
    ['an executed one of another Safe', [executed({ safe: stranger })]],
    ['the transaction itself', [executed({ safeTxHash: ours })]],
    [
      'the transaction itself, spelled otherwise',
      [executed({ safeTxHash: `0x${'AA'.repeat(32)}` as SafeTxHash })],
    ],
    [
      'two that both claim the nonce, one of them the transaction itself',
      [executed(), executed({ safeTxHash: ours })],
    ],
  ])('%s', (_, records) => {
    expect(witnessIn(...records)).toBeNull()
  })
})

test('a Safe in another spelling is the same Safe', () => {
  const lower = aSafe.toLowerCase() as typeof aSafe
  expect(witnessIn(executed({ safe: lower, to: lower }))?.kind).toBe('cancelled')
})

test('our own hash in another spelling is our own', () => {
  const upper = `0x${'AA'.repeat(32)}` as SafeTxHash
  const records = [executed({ safeTxHash: ours })]
  expect(findWitness({ safe: aSafe, nonce: 7n, safeTxHash: upper, records })).toBeNull()
})
