import { expect, test } from 'vitest'
import { addressChange } from '../../../src/core/causes/addressChange'
import type { Cause } from '../../../src/core/causes/cause'

// The examples of EIP-55.
const now = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const retired = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const unlisted = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB'

const proofs = [{ type: 'page', url: 'https://wells.example', retrievedOn: '2026-02-28' }] as const
const status = {
  state: 'retired',
  since: '2026-05-01',
  reason: 'The key was lost.',
  replacedBy: now,
} as const
const wells: Cause = {
  id: 'wells',
  name: 'Open Wells',
  summary: '',
  description: [],
  field: 'Water',
  place: '',
  confirmed: true,
  recipients: [
    { chainId: 1, address: now, proofs },
    { chainId: 1, address: retired, status, proofs },
  ],
}
const stopped = {
  state: 'retired',
  address: retired,
  since: '2026-05-01',
  reason: status.reason,
  replacedBy: now,
}

test.each([
  ['the address in use', [wells], 1, 'wells', now, null],
  ['the address in use, in lower case', [wells], 1, 'wells', now.toLowerCase(), null],
  ['a retired address', [wells], 1, 'wells', retired, { kind: 'stopped', name: 'Open Wells', stopped }],
  [
    'a retired address that the giver typed',
    [wells],
    1,
    null,
    retired,
    { kind: 'stopped', name: 'Open Wells', stopped },
  ],
  [
    'an address that was dropped',
    [wells],
    1,
    'wells',
    unlisted,
    { kind: 'replaced', name: 'Open Wells', address: now },
  ],
  [
    'a chain that was dropped',
    [wells],
    10,
    'wells',
    now,
    { kind: 'replaced', name: 'Open Wells', address: null },
  ],
  ['a cause that was dropped', [], 1, 'wells', now, { kind: 'missing' }],
  [
    'a cause that is no longer confirmed',
    [{ ...wells, confirmed: false }],
    1,
    'wells',
    now,
    { kind: 'missing' },
  ],
  ['somebody who never was a cause', [wells], 1, null, unlisted, null],
] as const)('%s', (_, causes, chainId, causeId, recipient, change) => {
  expect(addressChange(causes, chainId, { causeId, recipient: recipient as typeof now })).toEqual(change)
})
