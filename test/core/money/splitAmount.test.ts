import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InvalidSplitError, splitAmount } from '../../../src/core/giving/spreadAmount'

const sumOf = (parts: readonly bigint[]) => parts.reduce((sum, part) => sum + part, 0n)

describe('splitAmount', () => {
  test.each([
    [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
    [101n, [1n, 1n, 1n], [34n, 34n, 33n]],
    [2n, [1n, 1n, 1n], [1n, 1n, 0n]],
    [10n, [3n, 7n], [3n, 7n]],
    [1n, [1n, 99n], [0n, 1n]],
    [7n, [0n, 5n, 0n], [0n, 7n, 0n]],
    [0n, [1n, 2n], [0n, 0n]],
    [1_000_000n, [3333n, 3333n, 3334n], [333_300n, 333_300n, 333_400n]],
    [5n, [50n, 25n, 25n], [3n, 1n, 1n]],
    [5n, [5n, 1n], [4n, 1n]],
    [100n, [61n, 38n, 30n], [47n, 30n, 23n]],
  ])('splits %s by %s into %s', (total, weights, parts) => {
    expect(splitAmount(total, weights)).toEqual(parts)
  })

  const weightLists = fc
    .array(fc.bigInt({ min: 0n, max: 10n ** 12n }), { minLength: 1, maxLength: 100 })
    .filter((weights) => weights.some((weight) => weight > 0n))

  test('adds up to the total exactly, and no part is a whole unit away from its share', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n }), weightLists, (total, weights) => {
        const parts = splitAmount(total, weights)
        expect(sumOf(parts)).toBe(total)
        expect(parts).toHaveLength(weights.length)
        const sum = sumOf(weights)
        parts.forEach((part, index) => {
          const distance = part * sum - total * (weights[index] ?? 0n)
          expect(part >= 0n && distance < sum && distance > -sum).toBe(true)
        })
      }),
      { numRuns: 1000 },
    )
  })

  test('gives equal shares parts that differ by one base unit at most, the larger ones first', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 128n }), fc.integer({ min: 1, max: 50 }), (total, n) => {
        const parts = splitAmount(
          total,
          Array.from({ length: n }, () => 1n),
        )
        expect((parts[0] ?? 0n) - (parts.at(-1) ?? 0n)).toBeLessThanOrEqual(1n)
        expect(parts.every((part, index) => index === 0 || part <= (parts[index - 1] ?? 0n))).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    [-1n, [1n]],
    [1n, [-1n, 2n]],
    [1n, []],
    [1n, [0n, 0n]],
  ])('refuses to split %s by %s', (total, weights) => {
    expect(() => splitAmount(total, weights)).toThrow(InvalidSplitError)
  })
})
