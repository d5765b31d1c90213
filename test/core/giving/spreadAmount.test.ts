import * as fc from 'fast-check'
import { parseUnits } from 'viem'
import { describe, expect, test } from 'vitest'
import { formatAmount } from '../../../src/core/money/formatAmount'
import { spreadAmount } from '../../../src/core/giving/spreadAmount'
import { usdc } from './world'

const names = ['Wells', 'Books', 'Our printer']
const percent = (amountText: string, percentTexts: readonly string[]) =>
  spreadAmount({ kind: 'percent', amountText, percentTexts }, names, usdc)

test.each([
  ['the same for each', { kind: 'same', amountText: '12.5' }, ['12.5', '12.5', '12.5']],
  ['a total in equal parts', { kind: 'equal', amountText: '100' }, ['33.333334', '33.333333', '33.333333']],
] as const)('%s', (_, spread, amountTexts) => {
  expect(spreadAmount(spread, names, usdc)).toEqual({ kind: 'ok', amountTexts })
})

test.each([
  ['100', ['50', '30', '20'], ['50', '30', '20']],
  ['0.01', ['33.3333', '33.3333', '33.3334'], ['0.003333', '0.003333', '0.003334']],
  ['1000', ['12,5', '87.4999', '0.0001'], ['125', '874.9990', '0.001']],
  ['1000', ['33.333', '66,666', '0.001'], ['333.33', '666.66', '0.01']],
])('%s by percentages %j', (total, percents, amountTexts) => {
  expect(percent(total, percents)).toEqual({ kind: 'ok', amountTexts })
})

describe('names what is wrong, and where', () => {
  test.each([
    ['no total', '', ['50', '30', '20'], 'amount', null, /amount/i],
    ['a total with too many decimals', '1.0000001', ['50', '30', '20'], 'amount', null, /6 decimals/],
    ['percentages that are too little', '100', ['50', '30', '19.5'], 'percent', null, /add up to 99.5 %/],
    [
      'percentages that are too much',
      '100',
      ['50', '30', '20.0001'],
      'percent',
      null,
      /add up to 100.0001 %/,
    ],
    ['no percentage', '100', ['50', '', '50'], 'percent', 1, /of Books/],
    ['a percentage of zero', '100', ['50', '50', '0'], 'percent', 2, /of Our printer/],
    ['a percentage below zero', '100', ['110', '-30', '20'], 'percent', 1, /of Books/],
    [
      'a total that is too small',
      '0.000002',
      ['40', '40', '20'],
      'amount',
      null,
      /Our printer would get nothing/,
    ],
  ])('%s', (_, total, percents, field, place, sentence) => {
    expect(percent(total, percents)).toMatchObject({
      kind: 'problem',
      field,
      place,
      sentence: expect.stringMatching(sentence),
      remedy: expect.stringMatching(/\.$/),
    })
  })
})

test('parts add up to exactly the total, and no line gets nothing', () => {
  const hundredths = fc
    .array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 40 })
    .map((shares) => {
      const sum = shares.reduce((total, share) => total + share, 0)
      const cut = shares.map((share) => Math.max(1, Math.floor((share * 1_000_000) / sum)))
      const rest = 1_000_000 - cut.slice(1).reduce((total, share) => total + share, 0)
      return [rest, ...cut.slice(1)]
    })
  fc.assert(
    fc.property(hundredths, fc.bigInt(1n, 10n ** 15n), fc.boolean(), (shares, total, isEqual) => {
      const lines = shares.map((_, at) => `Line ${at}`)
      const amountText = formatAmount(total, usdc.decimals)
      const percentTexts = shares.map((share) => formatAmount(BigInt(share), 4))
      const result = spreadAmount(
        isEqual ? { kind: 'equal', amountText } : { kind: 'percent', amountText, percentTexts },
        lines,
        usdc,
      )
      if (result.kind === 'problem') {
        expect(result.sentence).toMatch(/would get nothing/)
        return
      }
      const parts = result.amountTexts.map((text) => parseUnits(text, usdc.decimals))
      expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(total)
      expect(parts.every((part) => part > 0n)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
