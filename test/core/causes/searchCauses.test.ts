import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cause } from '../../../src/core/causes/cause'
import { prefixDistanceTo, indexCauses, searchCauses } from '../../../src/core/causes/searchCauses'
import { finish } from '../../support/finish'
import { manyCauses } from '../../support/manyCauses'

const causeOf = (id: string, facts: Partial<Cause>): Cause => ({
  id,
  name: id,
  summary: 'Helps.',
  description: [],
  field: 'Other',
  place: 'Nowhere',
  confirmed: true,
  recipients: [],
  ...facts,
})

const causes = [
  causeOf('wells', {
    name: 'Open Wells',
    names: { de: 'Offene Brunnen' },
    field: 'Water',
    country: 'KE',
    summary: 'Repairs pumps in villages.',
    registration: { authority: 'Register', number: 'OW-2017-044' },
  }),
  causeOf('school', { name: 'Night School of São Bento', field: 'Education', place: 'Recife, Brazil' }),
  causeOf('pumps', { name: 'Pumps for All', field: 'Water', country: 'DE', summary: 'Lends pumps.' }),
  causeOf('doctors', { name: 'Врачи рядом', field: 'Health', country: 'GE' }),
]

const found = (text: string) => searchCauses(finish(indexCauses(causes)), text).map(({ id }) => id)

describe('searchCauses', () => {
  test.each([
    ['', ['wells', 'school', 'pumps', 'doctors']],
    ['wells', ['wells']],
    ['WÉLLS open', ['wells']],
    ['sao bento', ['school']],
    ['brunnen', ['wells']],
    ['врачи', ['doctors']],
    ['kenya', ['wells']],
    ['germany', ['pumps']],
    ['brazil education', ['school']],
    ['OW-2017-044', ['wells']],
    ['ow2017044', ['wells']],
    ['2017', ['wells']],
    // The name says more than the summary.
    ['pumps', ['pumps', 'wells']],
    ['wat', ['wells', 'pumps']],
    ['ucatio', ['school']],
    // Errors of typing: missing, too much, wrong, swapped; two in long words.
    ['schol', ['school']],
    ['schoool', ['school']],
    ['sckool', ['school']],
    ['shcool', ['school']],
    ['edukatoin', ['school']],
    ['brunen', ['wells']],
    ['germny', ['pumps']],
    ['ow2017o44', ['wells']],
    // While it is typed.
    ['edukat', ['school']],
    // No error is forgiven where a cause has the very word, or where it is short.
    ['wel', ['wells']],
    ['wll', []],
    ['night water', []],
    ['zebra', []],
    ['—', ['wells', 'school', 'pumps', 'doctors']],
  ])('“%s” finds %j', (text, ids) => {
    expect(found(text)).toEqual(ids)
  })

  test('what was found is in the directory, and every word of a cause finds it', () => {
    const many = manyCauses(60)
    const index = finish(indexCauses(many))
    fc.assert(
      fc.property(fc.constantFrom(...many), fc.nat(), (cause, pick) => {
        const words = cause.name.split(' ')
        const word = words[pick % words.length] ?? ''
        expect(searchCauses(index, word)).toContain(cause)
        expect(searchCauses(index, cause.name)[0]).toBe(cause)
      }),
    )
    fc.assert(
      fc.property(fc.string(), (text) => {
        const ids = searchCauses(index, text).map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })

  test('what matches equally well stays in the order of the directory', () => {
    const many = manyCauses(300)
    const places = searchCauses(finish(indexCauses(many)), 'water').map((cause) => many.indexOf(cause))
    const byField = places.filter(
      (place) => many[place]?.field === 'Water' && !/water/i.test(many[place].name),
    )
    expect(byField.length).toBeGreaterThan(5)
    expect(byField).toEqual(byField.toSorted((a, b) => a - b))
  })

  test('one error of typing in a name finds the cause', () => {
    const index = finish(indexCauses(causes))
    fc.assert(
      fc.property(
        fc.constantFrom('wells', 'night', 'school', 'bento'),
        fc.nat(),
        fc.nat(),
        (word, at, kind) => {
          const place = at % word.length
          const letter = word[place] ?? ''
          const wrong = [
            word.slice(0, place) + word.slice(place + 1),
            word.slice(0, place) + letter + word.slice(place),
            `${word.slice(0, place)}q${word.slice(place + 1)}`,
          ][kind % 3]
          if (wrong === undefined || wrong.length < 4) return
          const expected = word === 'wells' ? 'wells' : 'school'
          expect(searchCauses(index, wrong).map(({ id }) => id)).toContain(expected)
        },
      ),
    )
  })
})

test.each([
  ['abc', 'abc', 0],
  ['abc', 'abcdef', 0],
  ['abd', 'abcdef', 1],
  ['bac', 'abc', 1],
  ['abcd', 'abc', 1],
  ['', 'abc', 0],
  ['abc', '', 3],
  ['kitten', 'sitting', 2],
])('from “%s” to the start of “%s” there are %i errors', (typed, word, errors) => {
  expect(prefixDistanceTo(typed, 6)(word)).toBe(errors)
})

test('more errors than are asked for are not counted, and fewer are counted the same', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(text, text, text, fc.integer({ min: 0, max: 3 }), (typed, before, word, most) => {
      const errors = prefixDistanceTo(typed, 8)(word)
      const errorsIn = prefixDistanceTo(typed, most)
      errorsIn(before)
      expect(errorsIn(word)).toBe(errors > most ? Infinity : errors)
    }),
  )
})
