import { describe, expect, test } from 'vitest'
import type { SafeTxHash, SafeTxRecord } from '../../../src/core/safe/safeTx'
import { SafeVersionError, safeTxHash } from '../../../src/core/safe/safeTxHash'
import { verifyRecord } from '../../../src/core/safe/verifyRecord'
import { goldenTx } from './goldenTxs'
import { buildRecord } from './records'

const { tx, domain, safeTxHash: published } = goldenTx('1.4.1 on Ethereum')
const record: SafeTxRecord = buildRecord({
  ...tx,
  safe: domain.safe,
  safeTxHash: published as SafeTxHash,
})
const stranger = '0x1111111111111111111111111111111111111111'

test('a record that hashes to what it says is what it says', () => {
  expect(verifyRecord(record, domain)).toEqual({ kind: 'ok' })
})

test('addresses and hash in another spelling are the same', () => {
  const lower = domain.safe.toLowerCase() as typeof domain.safe
  const upper = `0x${published.slice(2).toUpperCase()}` as SafeTxHash
  expect(verifyRecord({ ...record, safe: lower, safeTxHash: upper }, domain)).toEqual({ kind: 'ok' })
})

describe('a record with one field changed is forged', () => {
  test.each([
    ['to', { to: stranger }],
    ['value', { value: 1n }],
    ['data', { data: '0x' }],
    ['operation', { operation: 0 }],
    ['safeTxGas', { safeTxGas: 1n }],
    ['baseGas', { baseGas: 1n }],
    ['gasPrice', { gasPrice: 1n }],
    ['gasToken', { gasToken: stranger }],
    ['refundReceiver', { refundReceiver: stranger }],
    ['nonce', { nonce: 7n }],
  ] as const)('%s', (_, change) => {
    expect(verifyRecord({ ...record, ...change }, domain)).toEqual({
      kind: 'forged',
      field: 'safeTxHash',
      computed: safeTxHash({ ...tx, ...change }, domain),
    })
  })

  test('the hash itself', () => {
    const safeTxHash = `0x${'11'.repeat(32)}` as SafeTxHash
    expect(verifyRecord({ ...record, safeTxHash }, domain)).toEqual({
      kind: 'forged',
      field: 'safeTxHash',
      computed: published,
    })
  })
})

test('a record of another Safe is not one of this Safe, even with the right hash', () => {
  expect(verifyRecord({ ...record, safe: stranger }, domain)).toEqual({ kind: 'forged', field: 'safe' })
})

test('the same record on another chain is forged', () => {
  expect(verifyRecord(record, { ...domain, chainId: 100 }).kind).toBe('forged')
})

test.each([
  { value: 2n ** 256n },
  { nonce: -1n },
  { to: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eb48' },
] as const)('a record that cannot be hashed at all is forged', (change) => {
  expect(verifyRecord({ ...record, ...change }, domain)).toEqual({
    kind: 'forged',
    field: 'safeTxHash',
    computed: null,
  })
})

test('nothing is said about a Safe whose version nobody knows', () => {
  expect(() => verifyRecord(record, { ...domain, version: null })).toThrow(SafeVersionError)
})
