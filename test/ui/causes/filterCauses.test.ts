import { expect, test } from 'vitest'
import { fieldsOf, inAlphabet, filterCauses } from '../../../src/ui/causes/filterCauses'
import { causes, chain } from '../fakeCauses'

const mainnet = { ...chain, id: 1, name: 'Ethereum', shortName: 'eth', tokens: chain.tokens.slice(0, 1) }
const [wells, school] = causes
if (wells === undefined || school === undefined) throw new Error('There are no causes.')
const choosy = {
  ...wells,
  id: 'choosy',
  recipients: wells.recipients.map((one) => ({ ...one, accepts: ['USDC'] })),
}
const picky = {
  ...school,
  id: 'picky',
  recipients: school.recipients.map((one) => ({ ...one, refuses: ['USDC'] })),
}
const all = [...causes, choosy, picky]
const everything = { field: '', chain: '', token: '' }

const ids = (filter: Partial<typeof everything>) =>
  filterCauses(all, { ...everything, ...filter }, [chain, mainnet]).map(({ id }) => id)

test('no filter leaves all, in their order', () => {
  expect(ids({})).toEqual(all.map(({ id }) => id))
})

test.each([
  [{ field: 'Nature' }, ['river-watch']],
  [{ chain: 'eth' }, ['free-type']],
  [{ chain: 'nowhere' }, []],
  // DAI is a token of the local chain alone.
  [{ chain: 'eth', token: 'DAI' }, []],
  [{ chain: 'eth', token: 'USDC' }, ['free-type']],
  [{ field: 'Water', token: 'DAI' }, ['open-wells']],
  [{ field: 'Water', token: 'USDC' }, ['open-wells', 'choosy']],
  [{ field: 'Education', token: 'USDC' }, ['night-school']],
  [{ field: 'Education', token: 'ETH' }, ['night-school', 'picky']],
])('%j leaves %j', (filter, left) => {
  expect(ids(filter)).toEqual(left)
})

test('the fields are in alphabetical order, each once', () => {
  expect(inAlphabet(fieldsOf([...causes, ...causes]))).toEqual([
    'Education',
    'Food',
    'Nature',
    'Open source',
    'Shelter',
    'Water',
  ])
})
