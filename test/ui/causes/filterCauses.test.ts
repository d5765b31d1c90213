import { expect, test } from 'vitest'
import { fieldsOf, filterCauses } from '../../../src/ui/causes/filterCauses'
import { causes } from '../fakeCauses'

const ids = (filter: Parameters<typeof filterCauses>[1]) => filterCauses(causes, filter).map(({ id }) => id)

test.each([
  { text: '', field: '', found: causes.map(({ id }) => id) },
  { text: 'wells', field: '', found: ['open-wells'] },
  { text: '  FRANCE meals ', field: '', found: ['harbour-kitchen'] },
  { text: 'wélls', field: '', found: ['open-wells'] },
  { text: '', field: 'Nature', found: ['river-watch'] },
  { text: 'wells', field: 'Nature', found: [] },
])('"$text" in "$field" finds $found', ({ text, field, found }) => {
  expect(ids({ text, field })).toEqual(found)
})

test('the fields are in alphabetical order, each once', () => {
  expect(fieldsOf([...causes, ...causes])).toEqual([
    'Education',
    'Food',
    'Nature',
    'Open source',
    'Shelter',
    'Water',
  ])
})
