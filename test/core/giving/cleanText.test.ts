import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textProblem } from '../../../src/core/causes/textProblem'
import { cleanText } from '../../../src/core/cleanLine'

describe('a text of the giver', () => {
  test.each([
    ['Our printer', 'Our printer'],
    ['  Our\t printer \n', 'Our printer'],
    ['abc\u202edef', 'abcdef'],
    ['zero\u200bwidth', 'zerowidth'],
    ['Cafe\u0301', 'Café'],
    ['\u2764\ufe0f rescue', '\u2764\ufe0f rescue'],
    ['\u200b \u2060', null],
    ['', null],
  ])('%j becomes %j', (typed, shown) => {
    expect(cleanText(typed, 60)).toBe(shown)
  })

  test('of many accents is cleaned at once', () => {
    const typed = `a${'\u0301\u0323'.repeat(50_000)}b`
    const before = performance.now()
    expect(cleanText(typed, 60)).toBe('\u1ea1\u0323\u0323b')
    expect(performance.now() - before).toBeLessThan(500)
  })

  test('that covers other lines is not shown', () => {
    expect(textProblem(`Clinic${'\u0335'.repeat(30)}`)).toMatch(/accents/)
    expect(textProblem('\u1f85 \u0f62\u0f90\u0fb1\u0f7a \u05e9\u05c1\u05bc\u05b8\u05bd')).toBeNull()
  })

  test('is cut between whole characters', () => {
    expect(cleanText('abcdef', 3)).toBe('abc')
    expect(cleanText('ab👩cd', 3)).toBe('ab')
    expect(cleanText('ab cd', 3)).toBe('ab')
    expect(cleanText('a👩🏽', 4)).toBe('a')
    expect(cleanText('a🇩🇪', 4)).toBe('a')
    expect(cleanText('ax\u0323\u0308', 2)).toBe('a')
  })

  test('whatever is typed: fit to be shown, never too long, and the same when cleaned again', () => {
    const unit = fc.oneof(
      fc.constantFrom('grapheme' as const, 'binary' as const, 'grapheme-composite' as const),
    )
    const anyText = unit.chain((unit) => fc.string({ unit, maxLength: 60 }))
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 40 }), (typed, maxLength) => {
        const shown = cleanText(typed, maxLength)
        if (shown === null) return
        expect(shown.length).toBeLessThanOrEqual(maxLength)
        expect(textProblem(shown)).toBeNull()
        expect(cleanText(shown, maxLength)).toBe(shown)
      }),
      { numRuns: 500 },
    )
  })
})
