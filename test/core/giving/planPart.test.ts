import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextPart, splitInto } from '../../../src/core/giving/planPart'

describe('a list in parts', () => {
  test('250 by 100 are 100, 100 and 50, in order', () => {
    const list = Array.from({ length: 250 }, (_, index) => index)
    const parts = splitInto(list, 100)
    expect(parts.map((part) => part.length)).toEqual([100, 100, 50])
    expect(parts[1]?.[0]).toBe(100)
  })

  test('nothing is lost, doubled or moved, no part is too long, and only the last is short', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { maxLength: 300 }),
        fc.integer({ min: 1, max: 120 }),
        (list, most) => {
          const parts = splitInto(list, most)
          expect(parts.flat()).toEqual(list)
          expect(parts.every((part) => part.length > 0 && part.length <= most)).toBe(true)
          expect(parts.slice(0, -1).every((part) => part.length === most)).toBe(true)
        },
      ),
    )
  })
})

describe('the next part', () => {
  test('of a gift that one proposal carries there is none', () => {
    expect(nextPart(null, 1)).toBeNull()
    expect(nextPart(null, 0)).toBeNull()
  })

  test('of a new gift it is the first, and names the plan later', () => {
    expect(nextPart(null, 3)).toEqual({ id: null, part: 1, of: 3 })
  })

  test.each([
    ['as planned', { id: 'a', part: 1, of: 3 }, 2, { id: 'a', part: 2, of: 3 }],
    ['the last', { id: 'a', part: 2, of: 3 }, 1, { id: 'a', part: 3, of: 3 }],
    ['after lines were added', { id: 'a', part: 2, of: 3 }, 2, { id: 'a', part: 3, of: 4 }],
    ['after lines were removed', { id: 'a', part: 1, of: 3 }, 1, { id: 'a', part: 2, of: 2 }],
  ])('%s', (_what, made, left, next) => {
    expect(nextPart(made, left)).toEqual(next)
  })
})
