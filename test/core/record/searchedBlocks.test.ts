import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addRange,
  type BlockRange,
  nextBlocks,
  rangesUpTo,
  widestRange,
} from '../../../src/core/record/searchedBlocks'

const range = fc
  .tuple(fc.bigInt({ min: 0n, max: 30n }), fc.bigInt({ min: 0n, max: 8n }))
  .map(([from, more]): BlockRange => ({ from, to: from + more }))

const blocksIn = ({ from, to }: BlockRange) =>
  Array.from({ length: Number(to - from) + 1 }, (_, at) => Number(from) + at)
const allIn = (ranges: readonly BlockRange[]) => new Set(ranges.flatMap(blocksIn))

test('ranges hold the same blocks in whatever order they came, and neighbours become one', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 6 }), (some) => {
      const ranges = some.reduce<readonly BlockRange[]>(addRange, [])
      expect(allIn(ranges)).toEqual(allIn(some))
      for (const [at, one] of ranges.entries()) {
        const next = ranges[at + 1]
        if (next !== undefined) expect(next.to).toBeLessThan(one.from - 1n)
      }
    }),
  )
})

test('a search that goes down by windows meets each block that is in no range once, and no other', () => {
  fc.assert(
    fc.property(
      fc.array(range, { maxLength: 6 }),
      fc.bigInt({ min: 0n, max: 40n }),
      fc.bigInt({ min: 1n, max: 12n }),
      (some, top, most) => {
        const ranges = some.reduce<readonly BlockRange[]>(addRange, [])
        const met: number[] = []
        for (let to = top; ;) {
          const next = nextBlocks(ranges, to, most)
          if (next === null) break
          expect(next.to - next.from).toBeLessThan(most)
          met.push(...blocksIn(next).toReversed())
          to = next.from - 1n
        }
        const known = allIn(ranges)
        const wanted = blocksIn({ from: 0n, to: top }).filter((block) => !known.has(block))
        expect(met).toEqual(wanted.toReversed())
      },
    ),
  )
})

test('up to a block, ranges hold what they held, and nothing above it', () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 6 }), fc.bigInt({ min: 0n, max: 40n }), (some, highest) => {
      const ranges = some.reduce<readonly BlockRange[]>(addRange, [])
      const expected = [...allIn(ranges)].filter((block) => BigInt(block) <= highest)
      expect([...allIn(rangesUpTo(ranges, highest))]).toEqual(expected)
    }),
  )
})

test('the widest range is one of them, and no other has more blocks', () => {
  expect(widestRange([])).toBeNull()
  fc.assert(
    fc.property(fc.array(range, { minLength: 1, maxLength: 6 }), (ranges) => {
      const widest = widestRange(ranges)
      if (widest === null) throw new Error('There are ranges.')
      expect(ranges).toContain(widest)
      const most = Math.max(...ranges.map((one) => blocksIn(one).length))
      expect(blocksIn(widest)).toHaveLength(most)
    }),
  )
})

test.each([
  ['nothing was searched', [], 100n, 10n, { from: 91n, to: 100n }],
  ['the newest were searched', [{ from: 50n, to: 100n }], 100n, 10n, { from: 40n, to: 49n }],
  ['new blocks came', [{ from: 50n, to: 95n }], 100n, 10n, { from: 96n, to: 100n }],
  ['all were searched', [{ from: 0n, to: 200n }], 100n, 10n, null],
  ['only older ones', [{ from: 0n, to: 10n }], 100n, 1_000n, { from: 11n, to: 100n }],
] as const)('%s', (_, ranges, to, most, expected) => {
  expect(nextBlocks(ranges, to, most)).toEqual(expected)
})
