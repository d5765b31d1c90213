import { describe, expect, test } from 'vitest'
import {
  type RecipientFacts,
  type RecipientFinding,
  recipientFindings,
} from '../../../src/core/review/recipientFindings'
import { addressOf } from '../giving/world'

const address = addressOf('b7')
const other = addressOf('b8')
const facts: RecipientFacts = {
  chain: { name: 'Gnosis Chain' },
  giverName: 'Safe',
  standing: { address, kind: 'unknown', paidIn: null },
  account: { kind: 'externallyOwned', isUsed: true },
  onEthereum: { kind: 'none' },
  unreadHistory: null,
}
const weightsOf = (change: Partial<RecipientFacts>) =>
  recipientFindings({ ...facts, ...change }).map(({ weight }) => weight)

test('an address that nothing is known of is a notice, and its account is named', () => {
  expect(recipientFindings(facts)).toEqual([
    {
      weight: 'notice',
      sentence: 'Not in the directory: nobody here has checked whose address it is.',
    },
    { weight: 'fine', sentence: 'An ordinary address on Gnosis Chain: one key signs for it.' },
  ])
})

describe.each<[RecipientFinding['weight'], readonly [string, Partial<RecipientFacts>][]]>([
  [
    'refused',
    [
      ['the zero address', { standing: { address, kind: 'zero' } }],
      [
        'a precompiled contract',
        {
          standing: { address: '0x0000000000000000000000000000000000000009', kind: 'unknown', paidIn: null },
        },
      ],
      ['the Safe itself', { standing: { address, kind: 'safeItself' } }],
      [
        'an address that the directory has retired',
        {
          standing: {
            address,
            kind: 'stopped',
            causeId: 'wells',
            name: 'Wells',
            state: 'retired',
            since: '2026-03-01',
            reason: 'The cause has moved.',
            replacedBy: other,
          },
        },
      ],
      ['the contract of a known token', { standing: { address, kind: 'tokenContract', symbol: 'USDC' } }],
      ['the contract of any token', { account: { kind: 'token' } }],
    ],
  ],
  [
    'alarm',
    [
      [
        'an address that looks like a cause’s',
        { standing: { address, kind: 'lookAlike', of: [{ address: other, name: 'Wells', paidIn: null }] } },
      ],
      [
        'an address of a cause on other chains',
        { standing: { address, kind: 'otherChain', causeId: 'wells', name: 'Wells', chainIds: [1] } },
      ],
      [
        'an address of an unconfirmed cause',
        { standing: { address, kind: 'unconfirmed', causeId: 'wells' } },
      ],
      [
        'an address that a cause has no more',
        {
          standing: {
            address,
            kind: 'unknown',
            paidIn: null,
            wasOf: { causeId: 'wells', name: 'Wells', address, atMs: 1 },
          },
        },
      ],
      ['a contract on Ethereum that is not here', { onEthereum: { kind: 'code' } }],
    ],
  ],
  [
    'unchecked',
    [
      ['a chain that cannot be read', { account: { kind: 'unreachable', reason: 'It is down.' } }],
      ['an Ethereum that cannot be read', { onEthereum: { kind: 'unreachable', reason: 'It is down.' } }],
      ['a service that cannot be read', { unreadHistory: 'It is down.' }],
      ['no directory', { standing: { address, kind: 'notCompared', paidIn: null } }],
    ],
  ],
  [
    'notice',
    [
      ['an owner', { standing: { address, kind: 'owner' } }],
      ['a contract', { account: { kind: 'contract' }, onEthereum: { kind: 'code' } }],
      ['an address that was never used', { account: { kind: 'externallyOwned', isUsed: false } }],
      ['an address without a checksum', { hasChecksum: false }],
      ['a name without a record for the chain', { nameRecord: 'ethereum' }],
    ],
  ],
])('%s', (weight, cases) => {
  test.each(cases)('%s', (_, change) => {
    expect(weightsOf(change)[0]).toBe(weight)
  })
})

test('both addresses of a look-alike are there to be compared', () => {
  const of = [
    { address: other, name: null, paidIn: 7n },
    { address: addressOf('b9'), name: null, paidIn: null },
  ]
  const alarms = recipientFindings({ ...facts, standing: { address, kind: 'lookAlike', of } })
  expect(alarms.slice(0, 2)).toMatchObject([
    { sentence: expect.stringContaining('one that your Safe paid in #7'), compare: [other] },
    { sentence: expect.stringContaining('one that your Safe knows'), compare: [addressOf('b9')] },
  ])
})

test('that a Safe has paid it before is said with its source, and takes nothing away', () => {
  const found = recipientFindings({ ...facts, standing: { address, kind: 'unknown', paidIn: 4n } })
  expect(found.map(({ weight }) => weight)).toEqual(['notice', 'fine', 'fine'])
  expect(found[2]?.sentence).toBe('This Safe paid it in #4, according to the transaction service.')
})

test('a Safe is named with its owners', () => {
  const safe = { kind: 'safe', owners: 3, threshold: 2 } as const
  expect(recipientFindings({ ...facts, account: safe, onEthereum: { kind: 'code' } })[1]).toEqual({
    weight: 'fine',
    sentence: 'A Safe on Gnosis Chain: 2 of 3 owners sign for it.',
  })
})
