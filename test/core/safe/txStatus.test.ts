import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type TxStatusRecord, txStatus } from '../../../src/core/safe/txStatus'
import { buildRecord } from './records'

const now = Date.UTC(2026, 0, 1)
const safe = { nonce: 7n, threshold: 2 }
const record = (overrides: Partial<TxStatusRecord> = {}): TxStatusRecord => ({
  ...buildRecord({ nonce: 7n, modifiedAtMs: now - 3_600_000, confirmationsRequired: 2 }),
  ...overrides,
})
const one = [{}]
const two = [{}, {}]

describe('rule 1: what is executed stays so', () => {
  test('executed and successful', () => {
    expect(txStatus(record({ isExecuted: true, isSuccessful: true }), safe, now)).toBe('SUCCESS')
  })

  test.each([false, null])('executed with isSuccessful %s has failed', (isSuccessful) => {
    expect(txStatus(record({ isExecuted: true, isSuccessful }), safe, now)).toBe('FAILED')
  })

  test('even when its nonce is used, which by then it is', () => {
    const executed = record({ isExecuted: true, isSuccessful: true, confirmations: two })
    expect(txStatus(executed, { ...safe, nonce: 8n }, now)).toBe('SUCCESS')
  })

  test('isSuccessful without execution means nothing', () => {
    expect(txStatus(record({ isSuccessful: true }), safe, now)).toBe('AWAITING_CONFIRMATIONS')
  })
})

describe('rule 2: a used nonce cancels', () => {
  const used = { ...safe, nonce: 8n }

  test('when confirmations are missing, however fresh it is', () => {
    expect(txStatus(record({ confirmations: one, modifiedAtMs: now }), used, now)).toBe('CANCELLED')
  })

  test('when it is fully confirmed, and nothing has changed for a while', () => {
    expect(txStatus(record({ confirmations: two }), used, now)).toBe('CANCELLED')
  })

  test('when nobody says how fresh it is', () => {
    expect(txStatus(record({ confirmations: two, modifiedAtMs: null }), used, now)).toBe('CANCELLED')
  })

  test('when nobody knows how many confirmations it needs', () => {
    const unknown = record({ confirmations: two, modifiedAtMs: now, confirmationsRequired: null })
    expect(txStatus(unknown, { nonce: 8n, threshold: null }, now)).toBe('CANCELLED')
  })

  test('but not the nonce that comes next', () => {
    expect(txStatus(record({ confirmations: two }), safe, now)).toBe('AWAITING_EXECUTION')
  })
})

describe('rule 3: for a minute, a fully confirmed one with a used nonce is just not indexed yet', () => {
  const used = { ...safe, nonce: 8n }

  test.each([
    [0, 'AWAITING_EXECUTION'],
    [59_999, 'AWAITING_EXECUTION'],
    [60_000, 'CANCELLED'],
  ])('%i ms after the last change: %s', (age, status) => {
    expect(txStatus(record({ confirmations: two, modifiedAtMs: now - age }), used, now)).toBe(status)
  })

  test('the minute can be another time', () => {
    const fresh = record({ confirmations: two, modifiedAtMs: now - 5_000 })
    expect(txStatus(fresh, used, now, 5_001)).toBe('AWAITING_EXECUTION')
    expect(txStatus(fresh, used, now, 5_000)).toBe('CANCELLED')
  })
})

describe('rule 4: confirmations are missing', () => {
  test.each([[[]], [one]])('with %j of two', (confirmations) => {
    expect(txStatus(record({ confirmations }), safe, now)).toBe('AWAITING_CONFIRMATIONS')
  })

  test('a raised threshold takes it back to here', () => {
    expect(txStatus(record({ confirmations: two }), { ...safe, threshold: 3 }, now)).toBe(
      'AWAITING_CONFIRMATIONS',
    )
  })

  test('the service does not get to say that one is enough', () => {
    expect(txStatus(record({ confirmations: one, confirmationsRequired: 1 }), safe, now)).toBe(
      'AWAITING_CONFIRMATIONS',
    )
  })

  test.each([null, 0])('when the threshold is unknown, and the service says %s', (confirmationsRequired) => {
    const unknown = record({ confirmations: [], confirmationsRequired })
    expect(txStatus(unknown, { ...safe, threshold: null }, now)).toBe('AWAITING_CONFIRMATIONS')
    expect(txStatus({ ...unknown, confirmations: two }, { ...safe, threshold: 0 }, now)).toBe(
      'AWAITING_CONFIRMATIONS',
    )
  })
})

describe('rule 5: ready to execute', () => {
  test.each([two, [{}, {}, {}]])('with as many as the threshold, or more', (...confirmations) => {
    expect(txStatus(record({ confirmations }), safe, now)).toBe('AWAITING_EXECUTION')
  })

  test('a lowered threshold brings it here, whatever the service says', () => {
    expect(txStatus(record({ confirmations: one }), { ...safe, threshold: 1 }, now)).toBe(
      'AWAITING_EXECUTION',
    )
  })

  test('by the service’s word, when the chain cannot be read', () => {
    expect(txStatus(record({ confirmations: two }), { nonce: null, threshold: null }, now)).toBe(
      'AWAITING_EXECUTION',
    )
  })

  test('also when others come first', () => {
    expect(txStatus(record({ nonce: 9n, confirmations: two }), safe, now)).toBe('AWAITING_EXECUTION')
  })
})

test('an executed transaction never shows as waiting or cancelled, one that is not never as done', () => {
  const anyRecord = fc.record({
    isExecuted: fc.boolean(),
    isSuccessful: fc.constantFrom(true, false, null),
    nonce: fc.bigInt({ min: 0n, max: 3n }),
    confirmations: fc.array(fc.constant({}), { maxLength: 4 }),
    confirmationsRequired: fc.constantFrom(null, 0, 1, 2, 3),
    modifiedAtMs: fc.constantFrom(null, now, now - 60_000, now + 60_000),
  })
  const anySafe = fc.record({
    nonce: fc.constantFrom(null, 0n, 1n, 2n),
    threshold: fc.constantFrom(null, 1, 2, 3),
  })
  fc.assert(
    fc.property(anyRecord, anySafe, (record, safe) => {
      const status = txStatus(record, safe, now)
      expect(['SUCCESS', 'FAILED'].includes(status)).toBe(record.isExecuted)
      if (status === 'AWAITING_EXECUTION') expect(record.confirmations.length).toBeGreaterThan(0)
    }),
  )
})
