import { describe, expect, test } from 'vitest'
import type { Address } from 'viem'
import type { RecipientReader } from '../../src/flows/recipients/checkRecipient'
import { lookUpRecipient } from '../../src/flows/recipients/lookUpRecipient'
import { resolveAgain } from '../../src/flows/recipients/resolveName'
import type { AccountCode, NameAnswer } from '../../src/ports/chain'
import { addressOf } from '../core/giving/world'
import { createFakeClock } from '../support/fakeClock'
import { createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, theSafe } from '../support/safeFixtures'

const payee = addressOf('b7')
const { signal } = new AbortController()
const found = (address: Address, recordOf: 'chain' | 'ethereum' = 'chain'): NameAnswer => ({
  kind: 'found',
  name: 'printer.eth',
  address,
  recordOf,
})

type Setting = {
  readonly code?: AccountCode
  readonly tokenBalance?: bigint | null
  readonly nonce?: number
  readonly onEthereum?: AccountCode | null
  readonly names?: NameAnswer
}

function setUp({
  code = { kind: 'externallyOwned' },
  tokenBalance = null,
  nonce = 0,
  onEthereum,
  names,
}: Setting = {}) {
  const { service, chainReader } = portsOf(createFakeWorld())
  const asked: string[] = []
  const reader: RecipientReader = {
    chain: aChain,
    clock: createFakeClock(),
    service,
    chainReader: {
      ...chainReader,
      readAccountCode: async () => ({ kind: 'found', value: code }),
      readBalances: async (_owner, assets) => ({
        kind: 'found',
        value: assets.map(({ kind }) => (kind === 'native' ? 0n : tokenBalance)),
      }),
    },
    walletChain: {
      readAccount: async () => ({ kind: 'found', value: { nonce, pendingNonce: nonce, blockNumber: 1n } }),
    },
    ethereum:
      onEthereum === null
        ? null
        : {
            chainReader: {
              chainId: 1,
              readAccountCode: async () => ({
                kind: 'found',
                value: onEthereum ?? { kind: 'externallyOwned' },
              }),
            },
            names: {
              resolve: async (typed) => {
                asked.push(typed)
                return names ?? found(payee)
              },
            },
          },
  }
  const context = {
    giver: { name: 'wallet', address: theSafe, owners: [] },
    causes: [],
    tokens: aChain.tokens,
    paidHere: [],
    history: Promise.resolve({ kind: 'found', value: [] } as const),
  } as const
  const lookUp = (text: string, paidHere: readonly Address[] = []) =>
    lookUpRecipient(text, reader, { ...context, paidHere }, signal)
  return { reader, lookUp, asked }
}

test('an address is looked at on its chain and on Ethereum, and no name is asked for', async () => {
  const { lookUp, asked } = setUp({ onEthereum: { kind: 'contract', singleton: theSafe } })
  expect(await lookUp(payee)).toMatchObject({
    kind: 'found',
    address: payee,
    ensName: null,
    facts: {
      account: { kind: 'externallyOwned', isUsed: false },
      onEthereum: { kind: 'code' },
      hasChecksum: true,
    },
  })
  expect(asked).toEqual([])
})

test.each([
  ['a token', { tokenBalance: 0n }, 'token'],
  ['a contract', { tokenBalance: null }, 'contract'],
])('%s is told from other code by whether it says what is held of it', async (_, setting, kind) => {
  const { lookUp } = setUp({ ...setting, code: { kind: 'contract', singleton: payee } })
  expect(await lookUp(payee)).toMatchObject({ facts: { account: { kind } } })
})

test('an address that looks like one that was paid before is named', async () => {
  const paid = `${payee.slice(0, 8)}${'0'.repeat(28)}${payee.slice(-6)}` as Address
  const { lookUp } = setUp()
  expect(await lookUp(payee, [paid])).toMatchObject({
    facts: { standing: { kind: 'lookAlike', of: [{ address: paid, paidIn: null }] } },
  })
  expect(await lookUp(payee, [payee])).toMatchObject({ facts: { standing: { kind: 'unknown' } } })
})

test('a name is resolved once, and its normal form is what is kept', async () => {
  const { lookUp, asked } = setUp({ names: found(payee, 'ethereum') })
  expect(await lookUp(' Printer.ETH ')).toMatchObject({
    kind: 'found',
    address: payee,
    ensName: 'printer.eth',
    facts: { nameRecord: 'ethereum' },
  })
  expect(asked).toEqual(['Printer.ETH'])
})

test.each<[string, Setting]>([
  ['that is no name', { names: { kind: 'invalid' } }],
  ['that nobody has', { names: { kind: 'missing', name: 'x.eth' } }],
  ['that is kept elsewhere', { names: { kind: 'offchain', name: 'x.eth' } }],
  ['while Ethereum is down', { names: { kind: 'unreachable', reason: 'It is down.' } }],
  ['where there is no Ethereum', { onEthereum: null }],
])('a name %s is a problem with a remedy', async (_, setting) => {
  expect(await setUp(setting).lookUp('x.eth')).toEqual({
    kind: 'problem',
    sentence: expect.stringMatching(/^[A-ZT“].*\.$/),
    remedy: expect.stringMatching(/^[A-Z].*address.*\.$/),
  })
})

describe('a name that was pinned', () => {
  const again = (setting: Setting) =>
    resolveAgain({ ensName: 'printer.eth', address: payee }, setUp(setting).reader, (read) => read(signal))

  test('is fine while it has the same address', async () => {
    expect(await again({ names: found(payee) })).toBeNull()
  })

  test('stops the gift when it has another one, and both are there to be compared', async () => {
    const moved = await again({ names: found(addressOf('b8')) })
    expect(moved).toMatchObject({ weight: 'refused', compare: [addressOf('b8')] })
  })

  test('stops the gift when it has none', async () => {
    expect(await again({ names: { kind: 'missing', name: 'printer.eth' } })).toMatchObject({
      weight: 'refused',
    })
  })

  test.each<[string, Setting]>([
    ['while Ethereum is down', { names: { kind: 'unreachable', reason: 'It is down.' } }],
    ['where there is no Ethereum any more', { onEthereum: null }],
  ])('needs the giver’s word %s', async (_, setting) => {
    expect(await again(setting)).toMatchObject({ weight: 'alarm' })
  })
})
