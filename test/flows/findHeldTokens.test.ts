import { expect, test } from 'vitest'
import type { Address } from 'viem'
import type { TokenOnChain } from '../../src/core/tokens/judgeToken'
import { findHeldTokens } from '../../src/flows/tokens/findHeldTokens'
import type { ChainReader, ReadToken } from '../../src/ports/chain'
import type { HeldTokens } from '../../src/ports/service'
import { aChain, addressOf, theSafe } from '../support/safeFixtures'

const euro = { address: addressOf('euro'), symbol: 'EURX', name: 'Euro X', decimals: 2 }
const added = { ...euro, address: addressOf('added') }

type Chain = { readonly chainReader: Pick<ChainReader, 'readBalances'>; readonly readToken: ReadToken }

/** A chain on which each of these contracts says so of itself, and the Safe holds so much of it. */
function chainWith(
  contracts: Readonly<Record<Address, { says: TokenOnChain | null; held: bigint | null }>>,
): Chain {
  return {
    readToken: async (address) => {
      const says = contracts[address]?.says ?? null
      return says === null ? { kind: 'missing' } : { kind: 'found', value: says }
    },
    chainReader: {
      readBalances: async (_, assets) => ({
        kind: 'found',
        value: assets.map((asset) =>
          asset.kind === 'token' ? (contracts[asset.address]?.held ?? null) : null,
        ),
      }),
    },
  }
}

const says = { symbol: 'EURX', name: 'Euro X', decimals: 2n }
const find = (heldTokens: HeldTokens, reader = chainWith({ [euro.address]: { says, held: 500n } })) =>
  findHeldTokens({ ...reader, chain: aChain, safe: theSafe, known: [added], heldTokens })
const named =
  (...value: readonly Address[]): HeldTokens =>
  async () => ({ kind: 'found', value })

test('offers what the service names and the chain confirms, and nothing that can be chosen already', async () => {
  expect(await find(named(euro.address, added.address))).toEqual({
    kind: 'found',
    candidates: [{ token: euro, amount: 500n }],
    leftOut: 0,
  })
})

test('leaves out and counts what is not held, is no token, or is too much', async () => {
  const [empty, nothing, unread] = ['empty', 'nothing', 'unread'].map(addressOf) as [
    Address,
    Address,
    Address,
  ]
  const many = Array.from({ length: 30 }, (_, index) => addressOf(`spam ${index}`))
  const reader = chainWith({
    [euro.address]: { says, held: 500n },
    [empty]: { says, held: 0n },
    [nothing]: { says: null, held: 5n },
    [unread]: { says: { ...says, decimals: null }, held: 5n },
  })
  expect(await find(named(empty, nothing, unread, euro.address, ...many), reader)).toEqual({
    kind: 'found',
    candidates: [{ token: euro, amount: 500n }],
    leftOut: 33,
  })
})

test('says why it could not look', async () => {
  expect(await find(async () => ({ kind: 'unreachable', reason: 'Asleep.' }))).toEqual({
    kind: 'unreachable',
    reason: 'Asleep.',
  })
  const silent = {
    ...chainWith({}),
    chainReader: { readBalances: async () => ({ kind: 'unreachable', reason: 'No node.' }) as const },
  }
  expect(await find(named(euro.address), silent)).toEqual({ kind: 'unreachable', reason: 'No node.' })
})

test('finds nothing for a Safe that the service does not know', async () => {
  expect(await find(async () => ({ kind: 'missing' }))).toEqual({ kind: 'found', candidates: [], leftOut: 0 })
})
