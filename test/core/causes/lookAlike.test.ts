import * as fc from 'fast-check'
import { type Address, getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { lookAlike, lookAlikeAmong } from '../../../src/core/causes/lookAlike'

const anchor: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'.split('')), minLength: length, maxLength: length })
const address = digits(40).map((text): Address => `0x${text}`)

/** Numbers that look random and are the same in each run (Marsaglia's xorshift). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}

const randomAddress = (random: () => number): Address =>
  `0x${Array.from({ length: 5 }, () => random().toString(16).padStart(8, '0')).join('')}`

/** An address with so many of the digits of `of` at its start and its end, and others between. */
function forged(of: Address, start: number, end: number): Address {
  const middle = of.slice(2 + start, 42 - end).toLowerCase()
  const other = middle.replace(/./g, (digit) => (15 - Number.parseInt(digit, 16)).toString(16))
  return `0x${of.slice(2, 2 + start)}${other}${of.slice(42 - end)}`
}

describe('lookAlike', () => {
  test.each<[string, Address, boolean]>([
    ['four digits at each end, as wallets show them', forged(anchor, 4, 4), true],
    ['three at each end', forged(anchor, 3, 3), true],
    ['two and four', forged(anchor, 2, 4), true],
    ['two and three', forged(anchor, 2, 3), false],
    ['eight at the start alone', forged(anchor, 8, 0), true],
    ['eight at the end alone', forged(anchor, 0, 8), true],
    ['six at the end alone', forged(anchor, 0, 6), false],
    ['four at the start alone, as honest addresses do', forged(anchor, 4, 0), false],
    ['all but the first and the last', `0x0${anchor.slice(3, 41)}0`, true],
    ['nothing', '0x0000000000000000000000000000000000000000', false],
  ])('of an address that shares %s', (_, other, expected) => {
    expect(lookAlike(other, [anchor])).toEqual(expected ? [anchor] : [])
  })

  test('never takes an address for its own look-alike, in any case', () => {
    fc.assert(
      fc.property(address, (address) => {
        const upper = `0x${address.slice(2).toUpperCase()}` as const
        expect(lookAlike(address, [address, upper, getAddress(address)])).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  test('is the same both ways round', () => {
    const related = fc
      .tuple(address, fc.nat({ max: 8 }), fc.nat({ max: 8 }))
      .map(([a, start, end]): readonly [Address, Address] => [a, forged(a, start, end)])
    fc.assert(
      fc.property(related, ([a, b]) => {
        expect(lookAlike(b, [a]).length).toBe(lookAlike(a, [b]).length)
      }),
      { numRuns: 1000 },
    )
  })

  test('gives all anchors that look alike, as they were given', () => {
    const twin = forged(anchor, 5, 5)
    expect(lookAlike(forged(anchor, 4, 4), [anchor, `0x${'1'.repeat(40)}`, twin])).toEqual([anchor, twin])
  })

  test('finds a forgery of what wallets show, however many addresses are compared', () => {
    const random = createRandom(7)
    const causes = Array.from({ length: 5_000 }, () => randomAddress(random))
    const alikeAmong = lookAlikeAmong(causes, 100)
    for (const cause of causes.slice(0, 500)) {
      for (const [start, end] of [
        [4, 4],
        [3, 5],
        [6, 2],
        [10, 0],
      ] as const)
        expect(alikeAmong(forged(cause, start, end))).toEqual([cause])
    }
  })
})

describe('honest addresses are rarely taken for others', () => {
  test.each([
    [5_000, 100],
    [300, 100],
    [300, 8],
    [20, 100],
    [50, 1],
  ])('of %i known ones, in batches of %i', (known, batch) => {
    const random = createRandom(11 * known + batch)
    const alikeAmong = lookAlikeAmong(
      Array.from({ length: known }, () => randomAddress(random)),
      batch,
    )
    const batches = 2_000
    let alarms = 0
    for (let made = 0; made < batches; made++)
      if (
        Array.from({ length: batch }, () => randomAddress(random)).some((one) => alikeAmong(one).length > 0)
      )
        alarms++
    expect(alarms).toBeLessThanOrEqual(batches / 1_000)
  })
})
