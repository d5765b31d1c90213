import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePlanned, type Planned, serialisePlanned } from '../../../src/core/prices/planned'

const planned: Planned = {
  currency: 'USD',
  worth: 124_000n,
  price: { value: 10_001n, decimals: 4 },
  source: 'Our treasurer',
  atMs: Date.UTC(2026, 10, 20, 14, 5),
}

test('a note is read as it was written', () => {
  expect(parsePlanned(serialisePlanned(planned))).toEqual(planned)
})

test.each([
  undefined,
  '',
  '{}',
  serialisePlanned({ ...planned, currency: 'usd' }),
  serialisePlanned({ ...planned, price: { value: 1n, decimals: 1.5 } }),
  serialisePlanned({ ...planned, worth: -1n }),
])('%j is no note', (text) => {
  expect(parsePlanned(text)).toBeNull()
})

test('any text has an answer', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parsePlanned(text)).toBeNull()
    }),
  )
})
