import * as fc from 'fast-check'
import { getAddress, maxUint256, toHex, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { readGiftTable } from '../../../src/core/files/readGiftTable'
import { writeGiftTable, writtenGift } from '../../../src/core/files/writeGiftTable'
import type { Gift } from '../../../src/core/giving/gift'
import { formatTable, parseTable } from '../../../src/flows/files/csvTable'
import { runInSlices } from '../../../src/flows/runInSlices'
import { causeOf, chain, dai, ether, safe, usdc } from '../../core/giving/world'

function cellsOf(text: string): readonly (readonly string[])[] {
  const read = parseTable(text)
  return read.kind === 'read' ? read.rows.map(({ cells }) => cells) : []
}

describe('forgiving in form', () => {
  test.each([
    ['token,receiver,amount\nETH,0x1,"1,5"\n'],
    ['token;receiver;amount\r\nETH;0x1;1,5\r\n'],
    ['\ufefftoken\treceiver\tamount\rETH\t0x1\t1,5'],
    ['"token";"receiver";"amount"\n"ETH";"0x1";"1,5"'],
  ])('%j', (text) => {
    expect(cellsOf(text).filter((cells) => cells.length > 1)).toEqual([
      ['token', 'receiver', 'amount'],
      ['ETH', '0x1', '1,5'],
    ])
  })

  test('a line is counted where the file has it, also after a text of several lines', () => {
    const read = parseTable('name,amount\n"one\ntwo",1\n\nthree,2')
    expect(read.kind === 'read' && read.rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [1, 'name'],
      [2, 'one\ntwo'],
      [4, ''],
      [5, 'three'],
    ])
  })
})

test.each([
  ['name,amount\n"one,1\n', /quotation marks of line 2/],
  ['n\u0000a\u0000m\u0000e\u0000', /CSV UTF-8/],
  [`a,b\n${'1,2\n'.repeat(600_000)}`, /characters/],
  [`a,b\n${'1\n'.repeat(200_000)}`, /more than 100,000 lines/],
  // Half a minute of one task each, where the rest of the text is searched for each quotation mark.
  ['",'.repeat(1_000_000), /do not fit together/],
  [`a,b\n${'"1"\n'.repeat(450_000)}`, /do not fit together/],
])('what is not a table is refused in words: %#', (text, words) => {
  expect(parseTable(text)).toMatchObject({
    kind: 'problem',
    sentence: expect.stringMatching(words) as string,
  })
})

test('a cell has no formula in a program that splits it at another sign, and comes back as it was', () => {
  const rows = [['a;=1+1', 'b\t+2', 'c\n@x', ";'-3", '";"=4', 'Rent; March', "x;'y"]]
  const text = formatTable(rows)
  for (const sign of [/[;\n]/u, /[\t\n]/u])
    expect(text.split(sign).filter((cell) => /^"*[=+\-@]/u.test(cell))).toEqual([])
  expect(text).toContain('Rent; March')
  expect(cellsOf(text)[0]).toEqual(rows[0])
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(';', '\t', "'", '=', '"', ',', 'a', '\n') }), (cell) => {
      expect(cellsOf(formatTable([[cell, 'x']]))).toContainEqual([cell, 'x'])
    }),
  )
})

const label = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => text.replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu, 'x').slice(0, 60))
const hostileStart = fc.constantFrom('=', '+', '-', '@', "'", '"', '＝', '＋', '－', '＠', ',', ';')
const wells = causeOf('wells', 'a1', { name: '=Open "Wells", (K)' })
const recipient = fc
  .uint8Array({ minLength: 20, maxLength: 20 })
  .map((bytes) => getAddress(toHex(bytes)))
  .filter((address) => address !== zeroAddress && address !== safe)
const asset = fc.constantFrom(ether, usdc, dai)
const amount = fc.bigInt({ min: 1n, max: maxUint256 })
const ownGift: fc.Arbitrary<Gift> = fc
  .record({ recipient, asset, amount, start: fc.option(hostileStart), text: label })
  .map(({ start, text, ...gift }) => ({
    ...gift,
    causeId: null,
    payeeName: start === null && text.length < 3 ? gift.recipient : `${start ?? ''}${text}`,
  }))
const causeGift: fc.Arbitrary<Gift> = fc.record({
  causeId: fc.constant(wells.id),
  payeeName: fc.constant(wells.name),
  recipient: fc.constant(wells.recipients[0]?.address ?? safe),
  asset,
  amount,
})

test('what is written is read back without loss, and no cell begins as a formula', async () => {
  const context = { causes: [wells], chain, safe, giverName: 'Safe' } as const
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(ownGift, causeGift), { minLength: 1, maxLength: 20 }),
      async (gifts) => {
        const text = formatTable(writeGiftTable(gifts.map(writtenGift)))
        const formulas = text
          .split(/\r\n|[,"]/u)
          .filter((piece, at, all) => /^[=+\-@\t\r＝＋－＠]/u.test(piece) && all[at - 1] === '')
        expect(formulas).toEqual([])
        const table = parseTable(text)
        if (table.kind === 'problem') throw new Error(table.sentence)
        const clock = { nowMs: () => 0, sleep: () => Promise.resolve() }
        const read = await runInSlices(readGiftTable(table.rows, context, { decimalSign: 'point' }), clock)
        expect(read.kind === 'read' && read.problems).toEqual([])
        expect(read.kind === 'read' && read.payments.map(({ gift }) => gift)).toEqual(gifts)
      },
    ),
  )
})
