import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BasketLine, setAmounts } from '../../../src/core/giving/basket'
import { readPastedColumn } from '../../../src/core/giving/pastedColumn'
import { addressOf } from './world'

test.each([
  ['5', { kind: 'value', text: '5' }],
  ['', { kind: 'value', text: '' }],
  ['5\r\n', { kind: 'value', text: '5' }],
  ['1\n2\n3', { kind: 'column', texts: ['1', '2', '3'] }],
  ['1\r\n2\r\n', { kind: 'column', texts: ['1', '2'] }],
  [' 1,50 \r2', { kind: 'column', texts: ['1,50', '2'] }],
  ['1\n\nabout 3\n', { kind: 'column', texts: ['1', '', 'about 3'] }],
  ['1\tUSDC\n2\tUSDC', { kind: 'severalColumns', columns: 2 }],
  ['1\n2\t\t3', { kind: 'severalColumns', columns: 3 }],
  [`1\n${'9'.repeat(101)}`, { kind: 'tooLong', place: 2, length: 101 }],
  ['"Rent"\nFood', { kind: 'column', texts: ['"Rent"', 'Food'] }],
  ['Rent\n"May\nand June"\nFood', { kind: 'lineBreak', place: 2 }],
])('%j', (text, pasted) => {
  expect(readPastedColumn(text, 100)).toEqual(pasted)
})

test('each cell of a column stands in one line, as it was copied, and no other line changes', () => {
  const cell = fc.stringMatching(/^[\d.,' a-z]{0,12}$/).map((text) => text.trim())
  const column = fc.array(cell, { minLength: 2, maxLength: 30 }).filter((cells) => cells.at(-1) !== '')
  fc.assert(
    fc.property(column, fc.nat(20), (cells, from) => {
      const pasted = readPastedColumn(`${cells.join('\r\n')}\r\n`, 100)
      const texts = pasted.kind === 'column' ? pasted.texts : []
      const lines = Array.from({ length: 60 }, (_, at): BasketLine => ({
        id: `line-${at}`,
        payee: { kind: 'address', address: addressOf('b7'), name: null, ensName: null },
        assetKey: 'native',
        amountText: 'as before',
        planned: 'in money',
      }))
      const after = setAmounts(lines, new Map(texts.map((text, at) => [`line-${from + at}`, text])))
      expect(after.slice(from, from + cells.length).map(({ amountText }) => amountText)).toEqual(cells)
      expect([...after.slice(0, from), ...after.slice(from + cells.length)]).toEqual([
        ...lines.slice(0, from),
        ...lines.slice(from + cells.length),
      ])
      expect(after[from]?.planned).toBeUndefined()
    }),
  )
})
