import { describe, expect, test } from 'vitest'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import { benignCases, hostileCases, oncePassed, silentCases } from './corpus'
import { outcomesOf } from './world'

describe('what is hostile ends in its finding, and in no other', () => {
  test.each([...hostileCases, ...oncePassed])('$title', ({ input, expected }) => {
    expect(outcomesOf(reviewSafeTx(input))).toEqual(expected)
  })
})

describe('what is honest raises no alarm', () => {
  test.each(benignCases)('$title', ({ input, expected }) => {
    const outcomes = outcomesOf(reviewSafeTx(input))
    expect(outcomes).toEqual(expected)
    expect(Object.values(outcomes)).not.toContain('fails')
  })
})

describe('what could not be read is unchecked, and nothing else changes', () => {
  test.each(silentCases)('$title', ({ input, expected }) => {
    expect(outcomesOf(reviewSafeTx(input))).toEqual(expected)
  })
})
