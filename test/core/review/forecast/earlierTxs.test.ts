import { expect, test } from 'vitest'
import { earlierTxs } from '../../../../src/core/review/forecast/earlierTxs'
import { buildRecord, buildRejection, buildSetup } from '../../../support/safeFixtures'

const setup = buildSetup()
const seven = buildRecord({ nonce: 7n })
const eight = buildRecord({ nonce: 8n })
const listed = (records: Parameters<typeof buildRecord>[0][] | (typeof seven)[], isWhole = true) =>
  ({ kind: 'found', value: { records: records as (typeof seven)[], isWhole } }) as const
const hashes = (earlier: ReturnType<typeof earlierTxs>) => earlier.records.map(({ safeTxHash }) => safeTxHash)

test('nothing is before the next one', () => {
  expect(earlierTxs(7n, setup, listed([seven, eight]))).toEqual({ records: [], skipped: [] })
})

test('each that waits alone on its nonce is run, in order', () => {
  const earlier = earlierTxs(9n, setup, listed([eight, seven]))
  expect(hashes(earlier)).toEqual([seven.safeTxHash, eight.safeTxHash])
  expect(earlier.skipped).toEqual([])
})

test('of several on one nonce none is chosen', () => {
  const rejection = buildRejection({ nonce: 7n })
  expect(earlierTxs(9n, setup, listed([seven, rejection, eight])).skipped).toEqual([
    { nonces: [7n], why: 'rivals' },
  ])
})

test.each([
  ['one that was executed', { ...seven, isExecuted: true }],
  ['one whose hash is not of its fields', { ...seven, value: 1n }],
  ['one that no owner has signed', buildRecord({ nonce: 7n, signedBy: [] })],
])('%s does not wait there', (_name, record) => {
  const earlier = earlierTxs(9n, setup, listed([record, eight]))
  expect(hashes(earlier)).toEqual([eight.safeTxHash])
  expect(earlier.skipped).toEqual([{ nonces: [7n], why: 'nothing' }])
})

test('what could not be read, or not to its end, is not taken for nothing', () => {
  expect(earlierTxs(9n, setup, { kind: 'unreachable', reason: 'Down.' }).skipped).toEqual([
    { nonces: [7n, 8n], why: 'unread' },
  ])
  expect(earlierTxs(9n, setup, listed([seven], false)).skipped).toEqual([{ nonces: [8n], why: 'unread' }])
})

test('a nonce far ahead makes no list of millions', () => {
  const { records, skipped } = earlierTxs(10n ** 30n, setup, listed([seven]))
  expect(records).toEqual([])
  expect(skipped).toEqual([{ nonces: [7n, 10n ** 30n - 1n], why: 'tooMany' }])
})
