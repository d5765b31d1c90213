import { expect, test } from 'vitest'
import { countWaiting } from '../../../src/core/queue/countWaiting'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { addressOf, aChain, buildRecord, buildRejection, theSafe } from '../../support/safeFixtures'

const safe = { chainId: aChain.id, address: theSafe, version: '1.4.1', nonce: 7n }

/** Counts a list of these records, the newest nonce first, as the service sorts it. */
function count(records: readonly SafeTxRecord[], nextOffset: number | null = null) {
  const rows = records
    .toSorted((one, other) => Number(other.nonce - one.nonce))
    .map((record) => ({ kind: 'record', record }) as const)
  return countWaiting({ rows, nextOffset }, safe)
}

const two = [buildRecord({ nonce: 7n }), buildRecord({ nonce: 9n })]

test('counts the nonces at which something signed waits', () => {
  expect(count(two)).toEqual({ count: 2, isLeast: false })
  expect(count([])).toEqual({ count: 0, isLeast: false })
})

test('counts rivals once', () => {
  expect(count([...two, buildRejection({ nonce: 9n })])).toEqual({ count: 2, isLeast: false })
})

test.each([
  ['whose nonce is used, also one that the service still lists as queued', buildRecord({ nonce: 6n })],
  ['that the service lists as executed', buildRecord({ nonce: 8n, isExecuted: true })],
  ['that nobody has signed', buildRecord({ nonce: 8n, signedBy: [], trusted: false })],
  ['of another Safe', buildRecord({ nonce: 8n, safe: addressOf('another Safe') })],
  ['whose hash is not that of its fields', { ...buildRecord({ nonce: 8n }), value: 1n }],
])('counts none %s', (_, record) => {
  expect(count([...two, record])).toEqual({ count: 2, isLeast: false })
})

test('counts at least what a list has that was cut above the nonce', () => {
  expect(count(two, 50)).toEqual({ count: 2, isLeast: true })
})

test('counts all of a list that was cut among used nonces', () => {
  const past = buildRecord({ nonce: 6n, isExecuted: true })
  expect(count([...two, past], 50)).toEqual({ count: 2, isLeast: false })
})

test('counts at least the rows that it can read', () => {
  const rows = [
    { kind: 'record', record: buildRecord() },
    { kind: 'unreadable', raw: '{}', reason: 'It has no nonce.' },
  ] as const
  expect(countWaiting({ rows, nextOffset: null }, safe)).toEqual({ count: 1, isLeast: true })
})
