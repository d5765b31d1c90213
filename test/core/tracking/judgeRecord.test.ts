import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { safeTxHash } from '../../../src/core/safe/safeTxHash'
import { judgeRecord } from '../../../src/core/tracking/advance/judgeRecord'
import { aSafe, buildRecord, buildSafeOnChain } from '../safe/records'

const onChain = buildSafeOnChain()
const domain = { chainId: onChain.chainId, safe: aSafe, version: onChain.version }
const calls = [{ to: '0x1111111111111111111111111111111111111111', value: 1n, data: '0x' }] as const

/** A record under the hash of its own fields. */
function honest(fields: Partial<SafeTxRecord>): SafeTxRecord {
  const record = buildRecord({ ...calls[0], operation: 0, ...fields })
  return { ...record, safeTxHash: safeTxHash(record, domain) }
}

const judge = (record: SafeTxRecord, asked: SafeTxRecord = record) =>
  judgeRecord({ safe: aSafe, safeTxHash: asked.safeTxHash, calls }, record, onChain)

describe('judgeRecord', () => {
  test('a record that hashes to the item and makes its calls is ours', () => {
    const record = honest({})
    expect(judge(record)).toEqual({ kind: 'ok', record, via: null, refund: null })
  })

  test('a true record of another transaction is no proof', () => {
    expect(judge(honest({ nonce: 8n }), honest({ nonce: 7n }))).toEqual({
      kind: 'forged',
      field: 'safeTxHash',
    })
  })

  test.each<readonly [string, Partial<SafeTxRecord>]>([
    ['pays more', { value: 2n }],
    ['cannot be read', { operation: 1, data: '0x8d80ff0a' }],
  ])('a record under the hash of the item that %s is forged', (_, fields) => {
    expect(judge(honest(fields))).toEqual({ kind: 'forged', field: 'calls' })
  })

  test('a Safe of a version that nobody can hash is unknown, with the reason', () => {
    const record = honest({})
    const item = { safe: aSafe, safeTxHash: record.safeTxHash, calls }
    expect(judgeRecord(item, record, { ...onChain, version: '9.0.0' })).toEqual({
      kind: 'unknown',
      reason: expect.stringContaining('9.0.0'),
    })
  })

  test('a mistake of the program is not told as an unknown version', () => {
    const safe = '0x12' as Address
    expect(() => judge({ ...honest({}), safe })).toThrow('0x12')
  })
})
