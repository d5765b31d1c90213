import { type Address, getAddress, keccak256, slice, toHex } from 'viem'
import type { Cause } from '../../src/core/causes/cause'

const adjectives = [
  'Open',
  'Clean',
  'Quiet',
  'Common',
  'Bright',
  'Northern',
  'Second',
  'Free',
  'Steady',
  'Green',
]
const nouns = [
  'Wells',
  'School',
  'Hedges',
  'Clinic',
  'Bread',
  'Library',
  'Harbour',
  'Forest',
  'Workshop',
  'Water',
]
const fields = ['Water', 'Education', 'Nature', 'Health', 'Food', 'Open source', 'Rescue', 'Shelter']
const countries = ['KE', 'BR', 'GB', 'BD', 'FR', 'NP', 'IE', 'DE']

/**
 * So many causes, the same in every run. All of them are made up: the web addresses are under .example (RFC 2606), and
 * each receiving address is the end of a hash, so nobody has its key.
 *
 * @param chainId - The chain on which all of them receive.
 */
export function manyCauses(count: number, chainId = 31337): readonly Cause[] {
  return Array.from({ length: count }, (_, index) => {
    const pick = (list: readonly string[], step: number) => list[Math.floor(index / step) % list.length] ?? ''
    const field = pick(fields, 1)
    const id = `cause-${index}`
    return {
      id,
      name: `${pick(adjectives, 1)} ${pick(nouns, 10)} ${letters(index)}`,
      summary: `Works on ${field.toLowerCase()} with the people of district ${letters(index * 7)}, year by year.`,
      description: ['It began with twelve volunteers and one rented room.'],
      field,
      place: `District ${letters(index * 3)}`,
      country: pick(countries, 3),
      website: `https://${id}.example`,
      registration: { authority: 'Register (fictional)', number: `R-${100_000 + index}` },
      confirmed: true,
      recipients: [
        {
          chainId,
          address: addressOf(id),
          kind: 'safe',
          proofs: [{ type: 'page', url: `https://${id}.example/give`, retrievedOn: '2026-11-02' }],
        },
      ],
      review: { lastChecked: '2026-11-02', nextCheck: '2027-05-02', by: 'Ada' },
    }
  })
}

function addressOf(id: string): Address {
  return getAddress(slice(keccak256(toHex(`do some good, one of many causes: ${id}`)), 12))
}

/** A word of four letters for each number, none like another in sound or look. */
function letters(number: number): string {
  return [1, 12, 144, 1_728]
    .map((step) => 'bdfghkmnprtv'[Math.floor(number / step) % 12] ?? '')
    .map((letter, index) => letter + ('aeou'[(number + index) % 4] ?? ''))
    .join('')
}
