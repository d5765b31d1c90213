import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import type { RecipientReader } from '../../src/flows/recipients/checkRecipient'
import { checkRecipients } from '../../src/flows/recipients/checkRecipients'
import { startDeadline } from '../../src/flows/recipients/startDeadline'
import type { AccountCode } from '../../src/ports/chain'
import { createFakeClock } from '../support/fakeClock'
import { createFakeWorld, portsOf } from '../support/fakeWorld'
import { aChain, theSafe } from '../support/safeFixtures'

const addresses = Array.from({ length: 120 }, (_, at) =>
  getAddress(`0x${(at + 1).toString(16).padStart(40, 'b')}`),
)
const token = addresses[99]
const late = 'There was no answer within 5 seconds.'

const never = () => new Promise<never>(() => undefined)

type Setting = {
  /** Time in ms until the node answers. Null: never. */
  readonly nodeMs?: number | null
  readonly ethereumMs?: number | null
  readonly history?: Promise<never>
}

/** Checks all addresses and lets `ms` pass. */
function setUp({ nodeMs = 100, ethereumMs = 100, history }: Setting) {
  const clock = createFakeClock()
  const { service, chainReader } = portsOf(createFakeWorld())
  const asked = { node: 0, ethereum: 0, atOnce: 0 }
  const after = async (ms: number | null) => (ms === null ? never() : clock.sleep(ms))
  let running = 0
  const reader: RecipientReader = {
    chain: aChain,
    clock,
    service,
    chainReader: {
      ...chainReader,
      readAccountCode: async (address) => {
        asked.node += 1
        running += 1
        asked.atOnce = Math.max(asked.atOnce, running)
        await after(nodeMs)
        running -= 1
        const value: AccountCode =
          address === token ? { kind: 'contract', singleton: theSafe } : { kind: 'externallyOwned' }
        return { kind: 'found', value }
      },
      readBalances: async (_, assets) => ({ kind: 'found', value: assets.map(() => 5n) }),
    },
    walletChain: {
      readAccount: async () => ({ kind: 'found', value: { nonce: 1, pendingNonce: 1, blockNumber: 1n } }),
    },
    ethereum: {
      chainReader: {
        chainId: 1,
        readAccountCode: async () => {
          asked.ethereum += 1
          await after(ethereumMs)
          return { kind: 'found', value: { kind: 'externallyOwned' } }
        },
      },
      names: { resolve: never },
    },
  }
  const context = {
    giver: { name: 'Safe', address: theSafe, owners: [] },
    causes: [],
    tokens: aChain.tokens,
    paidHere: [],
    history: history ?? Promise.resolve({ kind: 'found', value: [] } as const),
  } as const
  const { signal } = new AbortController()
  const read: number[] = []
  const checked = checkRecipients(addresses, reader, context, {
    within: startDeadline({ clock, limitMs: 5_000, signal }),
    onRead: (done) => read.push(done),
  })
  return { clock, asked, read, checked }
}

test('120 addresses are read thirty at a time, and the token among them is found', async () => {
  const { clock, asked, read, checked } = setUp({})
  await clock.advance(100)
  expect(read.at(-1)).toBe(30)
  await clock.advance(300)
  const facts = await checked
  expect(facts.map(({ standing }) => standing.address)).toEqual(addresses)
  expect(facts.flatMap(({ account }, at) => (account.kind === 'token' ? at : []))).toEqual([99])
  expect(asked).toEqual({ node: 120, ethereum: 120, atOnce: 30 })
  expect(read).toEqual(addresses.map((_, at) => at + 1))
})

test('a silent Ethereum holds up no address here, and is not taken for an answer', async () => {
  const { clock, asked, checked } = setUp({ ethereumMs: null })
  await clock.advance(5_000)
  const facts = await checked
  expect(facts.filter(({ account }) => account.kind === 'externallyOwned')).toHaveLength(119)
  expect(facts[99]?.account.kind).toBe('token')
  expect(new Set(facts.map(({ onEthereum }) => JSON.stringify(onEthereum)))).toEqual(
    new Set([JSON.stringify({ kind: 'unreachable', reason: late })]),
  )
  expect(asked.ethereum).toBe(30)
})

test('a silent node ends the wait after five seconds, for each address in words', async () => {
  const { clock, asked, checked } = setUp({ nodeMs: null })
  await clock.advance(5_000)
  const facts = await checked
  expect(facts).toHaveLength(120)
  for (const { account } of facts) expect(account).toEqual({ kind: 'unreachable', reason: late })
  expect(asked.node).toBe(30)
})

test('a slow node leaves unread only what is left at the limit', async () => {
  const { clock, checked } = setUp({ nodeMs: 2_000 })
  await clock.advance(5_000)
  const kinds = (await checked).map(({ account }) => account.kind)
  expect(kinds.slice(0, 60)).toEqual(kinds.slice(0, 60).map(() => 'externallyOwned'))
  expect(kinds.slice(60)).toEqual(kinds.slice(60).map(() => 'unreachable'))
})

test('a history that does not come is said to be unread', async () => {
  const { clock, checked } = setUp({ history: never() })
  await clock.advance(5_000)
  const facts = await checked
  expect(new Set(facts.map(({ unreadHistory }) => unreadHistory))).toEqual(new Set([late]))
})
