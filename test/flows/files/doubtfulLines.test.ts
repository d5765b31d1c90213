import { describe, expect, test } from 'vitest'
import { readGiftFile } from '../../../src/flows/files/readGiftFile'
import type { DecimalSign } from '../../../src/core/files/parseDeclared'
import { createFakeClock } from '../../support/fakeClock'
import { addressOf, causeOf, chain, daiAddress, safe } from '../../core/giving/world'

const context = {
  causes: [causeOf('wells', 'a1', { name: 'Open Wells' })],
  chain,
  safe,
  giverName: 'Safe',
} as const
const one = addressOf('91')
const two = addressOf('92')

async function read(text: string, decimalSign: DecimalSign = 'point') {
  const resolveName = () => Promise.reject(new Error('No name is asked for.'))
  const file = await readGiftFile(text, context, { clock: createFakeClock(), decimalSign, resolveName })
  if (file.kind !== 'read') throw new Error(JSON.stringify(file))
  return {
    amounts: file.payments.map(({ gift }) => gift.amount),
    lines: file.problems.map(({ place }) => place),
    words: file.problems.map(({ sentence, remedy }) => `${sentence} ${remedy}`).join('\n'),
  }
}

describe('a line whose cells do not fit the first line is refused, and nothing of it is given', () => {
  test('a comma between thousands', async () => {
    const table = `token,receiver,amount\nDAI,${one},1,000\nDAI,${two},2`
    const { amounts, lines, words } = await read(table)
    expect(amounts).toEqual([2n * 10n ** 18n])
    expect(lines).toEqual([2])
    expect(words).toMatch(/4 cells.*3 columns.*comma/s)
  })

  test.each([
    ['decimal comma, beside a name', `token,receiver,amount,name\nETH,${one},1,5`],
    ['comma between thousands, beside a name', `token,receiver,amount,name\nETH,${one},1,000`],
    ['comma between thousands, with decimals', `token,receiver,amount,name\nETH,${one},1,000.50`],
    [
      'comma between thousands, beside a column of the user’s',
      `token,receiver,amount,note\nETH,${one},1,000`,
    ],
    ['comma between thousands, in a column without a heading', `token,receiver,amount,\nETH,${one},1,000`],
    ['comma in a name', `token,name,receiver,amount\nETH,Print, Ltd,${one},1`],
    ['comma in the last column', `token,receiver,amount,note\nETH,${one},1,for March, April`],
    ['line that is cut off', `token,receiver,amount,name\nETH,${one},12`],
    ['line that lacks a cell in the middle', `token,cause,receiver,amount\nETH,${one},1`],
    ['cell beyond the last column', `token;receiver;amount\nETH;${one};1;000`],
    ['tab too many', `token\treceiver\tamount\nETH\t${one}\t1\t000`],
  ])('%s', async (_what, table) => {
    for (const sign of ['point', 'comma'] as const) {
      const { amounts, lines } = await read(table, sign)
      expect(amounts).toEqual([])
      expect(lines).toContain(2)
    }
  })
})

describe('what does no harm is read', () => {
  test.each([
    ['empty cells at the end', `token,receiver,amount\nETH,${one},1,,`],
    ['cells of spaces at the end', `token,receiver,amount\nETH,${one},1, ,\u00a0`],
    ['headings of nothing at the end', `token,receiver,amount,,\nETH,${one},1,,`],
    ['fewer empty cells than headings of nothing', `token,receiver,amount,,\nETH,${one},1`],
    ['a comma between thousands in quotes', `token,receiver,amount\nETH,${one},"1,000.0"`, 1000n],
    ['a comma between thousands beside semicolons', `token;receiver;amount\nETH;${one};1,000.0`, 1000n],
    ['a decimal comma in quotes', `token,receiver,amount,name\nETH,${one},"2,5",Printer`, null, 'comma'],
    ['a comma in a quoted name', `token,name,receiver,amount\nETH,"Print, Ltd",${one},1`],
    ['a number in a column of the user’s beside semicolons', `token;receiver;amount;no\nETH;${one};1;000`],
    ['an invoice number that has a letter', `token,receiver,amount,invoice\nETH,${one},1,R20261`],
    ['a date', `token,receiver,amount,due\nETH,${one},1,01.03.2026`],
    ['an address of a token', `token,receiver,amount\n${daiAddress},${one},1`],
  ] as const)('%s', async (_what, table, whole: bigint | null = 1n, sign: DecimalSign = 'point') => {
    const { amounts, lines } = await read(table, sign)
    expect(lines).toEqual([])
    expect(amounts).toEqual([whole === null ? 25n * 10n ** 17n : whole * 10n ** 18n])
  })
})

test('a call of a batch that asks for more than a plain call is refused', async () => {
  const call = { to: one, value: '1', data: null }
  const batch = (more: object) =>
    JSON.stringify({ version: '1.0', chainId: `${chain.id}`, meta: {}, transactions: [{ ...call, ...more }] })
  expect((await read(batch({}))).amounts).toEqual([1n])
  expect((await read(batch({ operation: 0 }))).amounts).toEqual([1n])
  for (const more of [{ operation: 1 }, { operation: '1' }, { operation: 'delegatecall' }]) {
    const { amounts, lines } = await read(batch(more))
    expect(amounts).toEqual([])
    expect(lines).toEqual([1])
  }
})
