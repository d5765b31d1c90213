import { encodeFunctionData, parseAbi, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { findExecutedHash } from '../../../src/core/safe/decodeExecTransaction'
import type { ExecutedTx, SafeTxRecord } from '../../../src/core/safe/safeTx'
import { SafeVersionError } from '../../../src/core/safe/safeTxHash'
import {
  aChain,
  addressOf,
  buildRecord,
  theCalls,
  theCause,
  theSafe,
  type RecordWishes,
} from '../../support/safeFixtures'

const abi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool success)',
])
const domain = { chainId: aChain.id, safe: theSafe, version: '1.4.1' }
const two = [...theCalls, { to: theCause, value: 1n, data: '0x' } as const]

function executionOf(record: SafeTxRecord, overrides: Partial<ExecutedTx> = {}): ExecutedTx {
  const { to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver } = record
  const args = [to, value, data, operation, safeTxGas, baseGas, gasPrice, gasToken, refundReceiver] as const
  return {
    to: theSafe,
    data: encodeFunctionData({ abi, functionName: 'execTransaction', args: [...args, '0x'] }),
    safeTxHashes: [record.safeTxHash],
    ...overrides,
  }
}

const asked = { calls: theCalls, nonceFrom: 7n, nonceNow: 8n }
const record = buildRecord()

describe('is proved by the data of the transaction and the event of the Safe together', () => {
  test.each<[string, RecordWishes, Partial<typeof asked>]>([
    ['one call', {}, {}],
    ['a batch', { calls: two }, { calls: two }],
    ['with a payment for the execution', { baseGas: 100n, gasPrice: 3n }, {}],
    ['the last of several that were executed meanwhile', { nonce: 11n }, { nonceNow: 12n }],
    ['the first of several', { nonce: 7n }, { nonceNow: 40n }],
  ])('%s', (_what, wishes, changed) => {
    const made = buildRecord(wishes)
    expect(findExecutedHash(executionOf(made), { ...asked, ...changed }, domain)).toBe(made.safeTxHash)
  })

  test('without a nonce to begin from, among the latest', () => {
    const latest = buildRecord({ nonce: 150n })
    const known = { calls: theCalls, nonceFrom: null, nonceNow: 200n }
    expect(findExecutedHash(executionOf(latest), known, domain)).toBe(latest.safeTxHash)
    const older = buildRecord({ nonce: 149n })
    expect(findExecutedHash(executionOf(older), known, domain)).toBeNull()
  })

  test('among several events of one transaction', () => {
    const other = buildRecord({ nonce: 6n }).safeTxHash
    const executed = executionOf(record, { safeTxHashes: [other, record.safeTxHash] })
    expect(findExecutedHash(executed, asked, domain)).toBe(record.safeTxHash)
  })
})

describe('is not proved', () => {
  test.each<[string, Partial<ExecutedTx>]>([
    ['when the Safe has not told of it', { safeTxHashes: [] }],
    ['when the Safe tells of another', { safeTxHashes: [buildRecord({ nonce: 9n }).safeTxHash] }],
    ['when another contract was called', { to: addressOf('a relayer') }],
    ['when a contract was made', { to: null }],
    ['by data that is no execution', { data: '0x' }],
    ['by data that is cut off', { data: executionOf(record).data.slice(0, 200) as `0x${string}` }],
    ['by data that is not hex', { data: toHex('no').replace('0x', '0y') as `0x${string}` }],
  ])('%s', (_what, changed) => {
    expect(findExecutedHash(executionOf(record, changed), asked, domain)).toBeNull()
  })

  test.each<[string, Partial<typeof asked>]>([
    ['for other calls', { calls: two }],
    ['for a nonce from before it was asked for', { nonceFrom: 8n, nonceNow: 9n }],
    ['for a nonce that is not used yet', { nonceNow: 7n }],
  ])('%s', (_what, changed) => {
    expect(findExecutedHash(executionOf(record), { ...asked, ...changed }, domain)).toBeNull()
  })

  test('when the Safe ran somebody’s code as itself', () => {
    const strange = buildRecord({ operation: 1, to: addressOf('Mallory'), data: '0x' })
    expect(findExecutedHash(executionOf(strange), asked, domain)).toBeNull()
  })

  test('for the Safe of another chain or another address', () => {
    expect(findExecutedHash(executionOf(record), asked, { ...domain, chainId: 10 })).toBeNull()
    const elsewhere = addressOf('another Safe')
    const executed = executionOf(record, { to: elsewhere })
    expect(findExecutedHash(executed, asked, { ...domain, safe: elsewhere })).toBeNull()
  })
})

test('of a version that nobody knows nothing is said', () => {
  const unknown = { ...domain, version: '2.0.0' }
  expect(() => findExecutedHash(executionOf(record), asked, unknown)).toThrow(SafeVersionError)
})
