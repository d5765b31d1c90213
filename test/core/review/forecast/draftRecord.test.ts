import { describe, expect, test } from 'vitest'
import { batchContractsOf, draftRecord, nextNonce } from '../../../../src/core/review/forecast/draftRecord'
import { decodeMultiSend } from '../../../../src/core/safe/multiSend'
import { verifyRecord } from '../../../../src/core/safe/verifyRecord'
import { theCalls, theSafe } from '../../../support/safeFixtures'

const domain = { chainId: 1, safe: theSafe, version: '1.4.1' }
const [first] = theCalls
const [batch] = batchContractsOf('1.4.1')

describe('a draft is what Safe{Wallet} would propose', () => {
  test('one call as it is', () => {
    const record = draftRecord(theCalls, domain, { nonce: 7n, batchContract: null })
    expect(record).toMatchObject({ ...first, operation: 0, nonce: 7n, safe: theSafe, confirmations: [] })
    expect(verifyRecord(record, domain)).toEqual({ kind: 'ok' })
  })

  test('several in one delegatecall of MultiSendCallOnly, in their order', () => {
    const calls = [first!, { ...first!, value: 2n }]
    const record = draftRecord(calls, domain, { nonce: 7n, batchContract: batch!.address })
    expect(record).toMatchObject({ to: batch!.address, value: 0n, operation: 1 })
    expect(decodeMultiSend(record.data)).toEqual({ kind: 'calls', calls })
  })
})

test('Safes of one version have their batch contract at one address or at two', () => {
  expect(['1.3.0', '1.4.1', '1.5.0', '1.1.1'].map((version) => batchContractsOf(version).length)).toEqual([
    2, 1, 1, 0,
  ])
})

test.each([
  [7n, [], 7n],
  [7n, [7n], 8n],
  [7n, [9n, 7n], 10n],
  [7n, [3n], 7n],
])('the next nonce after %s with %s waiting is %s', (nonce, waiting, next) => {
  expect(
    nextNonce(
      nonce,
      waiting.map((each) => ({ nonce: each })),
    ),
  ).toBe(next)
})
