import { expect, test } from 'vitest'
import { tokenChange } from '../../../src/core/tokens/customTokens'
import { addressOf } from '../giving/world'

const euro = { address: addressOf('e7'), symbol: 'EURX', name: 'Euro X', decimals: 6 }

test.each([
  ['the same', { symbol: 'EURX', name: 'Euro X', decimals: 6n }, null],
  ['another name', { symbol: 'OTHER', name: null, decimals: 6n }, null],
  [
    'other decimals',
    { symbol: 'EURX', name: null, decimals: 18n },
    /now says that it has 18 decimals; it had 6/,
  ],
  [
    'no decimals',
    { symbol: 'EURX', name: null, decimals: null },
    /no longer says how many decimals; it had 6/,
  ],
  ['nothing', null, /no contract of EURX any more\. Remove EURX/],
])('of a token that says %s', (_, found, words) => {
  const said = tokenChange(euro, found)
  if (words === null) expect(said).toBeNull()
  else expect(said).toMatch(words)
})
