import { expect, test } from 'vitest'
import { parseCauses } from '../../src/core/causes/parseCauses'
import { parseDirectorySignature } from '../../src/core/causes/directorySignature'
import { finish } from '../support/finish'
import { addressOf } from '../core/giving/world'
import { fixture } from './fixture'

const wells = {
  id: 'open-wells',
  name: 'Open Wells',
  summary: 'Digs wells.',
  description: ['Wells that stay open.'],
  field: 'Water',
  place: 'Ghent',
  website: 'https://open-wells.example',
  confirmed: true,
}
const address = addressOf('a1')
const url = 'https://open-wells.example/give'

test('a directory of version 1 is read', () => {
  expect(finish(parseCauses(fixture('directory/1.json')))).toEqual({
    kind: 'ok',
    about: null,
    causes: [
      {
        ...wells,
        recipients: [
          {
            chainId: 1,
            address,
            accepts: ['native', 'USDC'],
            proofs: [{ type: 'page', url, retrievedOn: '2026-03-01' }],
          },
        ],
      },
    ],
  })
})

test('a directory of version 2 is read, with all that it may say', () => {
  expect(finish(parseCauses(fixture('directory/2.json')))).toEqual({
    kind: 'ok',
    about: { version: 7, date: '2026-03-01', name: 'Givers', url: 'https://givers.example' },
    causes: [
      {
        ...wells,
        names: { de: 'Offene Brunnen' },
        country: 'BE',
        registration: { authority: 'Registry', number: '12' },
        recipients: [
          {
            chainId: 1,
            address,
            kind: 'safe',
            accepts: ['native'],
            proofs: [{ type: 'page', url, retrievedOn: '2026-03-01', quote: 'Give here.', checkedBy: 'Ada' }],
            status: { state: 'active', since: '2026-03-01' },
          },
        ],
        review: { lastChecked: '2026-03-01', nextCheck: '2026-09-01', by: 'Ada' },
      },
    ],
  })
})

test('a signature of version 1 is read', () => {
  expect(parseDirectorySignature(fixture('directory-signature/1.json'))).toEqual({
    version: 1,
    safe: `eth:${addressOf('5a')}`,
    signature: `0x${'1b'.repeat(65)}`,
  })
})
