import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseBasket, serialiseBasket } from '../../../src/core/giving/draftBasket'

const text = fc.string({ maxLength: 30 })
const lines = fc.uniqueArray(fc.record({ id: text, causeId: text, assetKey: text, amountText: text }), {
  selector: ({ id }) => id,
  maxLength: 20,
})
const line = { id: '1', causeId: 'wells', assetKey: 'native', amountText: '1,5' }

describe('a stored basket', () => {
  test('comes back as it was, half-typed amounts included', () => {
    fc.assert(
      fc.property(lines, (lines) => {
        expect(parseBasket(serialiseBasket({ lines }))).toEqual({ lines })
      }),
    )
  })

  test.each([
    ['nothing', null],
    ['no text', ''],
    ['no JSON', '{"version":1,"lines":['],
    ['another version', JSON.stringify({ version: 2, lines: [line] })],
    ['no lines', '{"version":1}'],
    ['lines that are none', '{"version":1,"lines":{}}'],
    ['a number for an amount', JSON.stringify({ version: 1, lines: [{ ...line, amountText: 1.5 }] })],
    ['two lines with one id', JSON.stringify({ version: 1, lines: [line, line] })],
    ['a very long text', JSON.stringify({ version: 1, lines: [{ ...line, causeId: 'a'.repeat(501) }] })],
    ['null', 'null'],
  ])('is empty when there is %s', (_, stored) => {
    expect(parseBasket(stored)).toEqual({ lines: [] })
  })

  test('keeps only what a line has', () => {
    const stored = JSON.stringify({ version: 1, lines: [{ ...line, extra: true }] })
    expect(parseBasket(stored)).toEqual({ lines: [line] })
  })

  test('is never anything but a basket, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(Array.isArray(parseBasket(stored).lines)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
