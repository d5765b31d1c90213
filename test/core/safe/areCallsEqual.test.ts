import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Call, areCallsEqual } from '../../../src/core/safe/safeTx'
import { anyCall, anyCalls } from './arbitraries'

test('a list is the same as itself, however its hex digits are written', () => {
  fc.assert(
    fc.property(anyCalls, (calls) => {
      const respelled = calls.map(({ to, value, data }): Call => ({
        to: to.toLowerCase() as Call['to'],
        value,
        data: data.toUpperCase().replace('X', 'x') as Call['data'],
      }))
      expect(areCallsEqual(calls, respelled)).toBe(true)
      expect(areCallsEqual(respelled, calls)).toBe(true)
    }),
  )
})

test('one call more, one less, or another order is not the same', () => {
  fc.assert(
    fc.property(anyCalls, anyCall, (calls, more) => {
      expect(areCallsEqual(calls, [...calls, more])).toBe(false)
      expect(areCallsEqual([...calls, more], calls)).toBe(false)
      expect(areCallsEqual([more, ...calls], [...calls, more])).toBe(
        calls.every(
          (call) =>
            JSON.stringify(Object.values(call).map(String)) ===
            JSON.stringify(Object.values(more).map(String)),
        ),
      )
    }),
  )
})

test.each([
  ['recipient', { to: '0x2222222222222222222222222222222222222222' }],
  ['value', { value: 6n }],
  ['data', { data: '0x00' }],
] as const)('another %s is not the same', (_, change) => {
  const call: Call = { to: '0x1111111111111111111111111111111111111111', value: 5n, data: '0x' }
  expect(areCallsEqual([call], [{ ...call, ...change }])).toBe(false)
})

test('two empty lists are the same', () => {
  expect(areCallsEqual([], [])).toBe(true)
})
