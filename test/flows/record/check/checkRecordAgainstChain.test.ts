import { keccak256 } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '../../../../src/core/answer'
import type { GiftRecord } from '../../../../src/core/record/giftRecord'
import type { MinedTx } from '../../../../src/core/record/recordedTx'
import type { ChainTxHash, SafeTxHash } from '../../../../src/core/safe/safeTx'
import { encodeMultiSend } from '../../../../src/core/safe/multiSend'
import {
  type ChainSearch,
  checkRecordAgainstChain,
} from '../../../../src/flows/record/check/checkRecordAgainstChain'
import type { RecordSources } from '../../../../src/flows/record/recordParts'
import { readOneGift } from '../../../../src/flows/record/readOneGift'
import { canonicalDeployment } from '../../../sandbox/chain/safeContracts'
import { localTokens } from '../../../sandbox/chain/tokens/localTokens'
import { createFakeNoteStore } from '../../../support/fakeNoteStore'
import { createFakeBrowser } from '../../../support/fakeStorage'
import { coin, signers, transfer } from '../../../support/givingChain'
import { type RecordWorld, startRecordWorld } from '../../../support/recordWorld'
import { addressOf } from '../../../support/safeFixtures'

const [water, trees] = [addressOf('Clean Water'), addressOf('Trees')]
const { LUSD } = localTokens
const never = new AbortController().signal

let world: RecordWorld
beforeAll(async () => {
  world = await startRecordWorld()
})
afterAll(() => world.stop())

const directory = { causes: [], about: null }

async function recordOf(safe: GiftRecord['recipient'], safeTxHash: SafeTxHash, index: number) {
  const storage = createFakeBrowser().openTab()
  const sources = { ...world.sources, storage, notes: createFakeNoteStore(), directory }
  const read = await readOneGift({ safe, hash: safeTxHash, index }, sources, never)
  if (read.kind !== 'gift') throw new Error(`The gift was not read: ${read.kind}.`)
  return read.gift
}

async function check(gift: GiftRecord, chains = [world.chain], sources: RecordSources = world.sources) {
  const outcome = await checkRecordAgainstChain(
    gift,
    { chains, openSources: () => Promise.resolve(sources), directory },
    never,
  )
  return outcome.kind === 'checked' ? outcome.check.whole : outcome
}

test.each(['1.3.0', '1.4.1', '1.5.0'] as const)(
  'gifts of a Safe %s in one batch are read, and confirmed with the service down',
  async (version) => {
    const safe = await world.createSafe({ version })
    await world.execute(safe, [coin(trees, 1n)])
    const batch = await world.execute(safe, [coin(trees, 7n), transfer(LUSD.address, water, 2_500_000n)])
    world.service.settings.failWith = [{ answer: 503 }]
    const gifts = [await recordOf(safe.address, batch.hash, 0), await recordOf(safe.address, batch.hash, 1)]
    expect(gifts).toMatchObject([
      { recipient: trees, amount: 7n, arrived: 7n, payer: { nonce: 1n } },
      { recipient: water, amount: 2_500_000n, asset: { token: LUSD.address, symbol: 'LUSD' } },
    ])
    await world.local.client.mine({ blocks: 2 })
    expect(await check(gifts[0] as GiftRecord)).toEqual({ kind: 'confirmed', doubts: [] })
    // LUSD is not in the list of this chain.
    expect(await check(gifts[1] as GiftRecord)).toEqual({ kind: 'confirmed', doubts: ['token'] })
    world.service.settings.failWith = []
  },
)

test('another amount, Safe, nonce and chain are refuted', async () => {
  const safe = await world.createSafe()
  const other = await world.createSafe()
  const { hash } = await world.execute(safe, [coin(trees, 7n)])
  const gift = await recordOf(safe.address, hash, 0)
  const refuted = (fields: readonly string[]) => ({ kind: 'refuted', fields })
  expect(await check({ ...gift, amount: 8n })).toEqual(refuted(['amount']))
  expect(await check({ ...gift, payer: { ...gift.payer, address: other.address } })).toMatchObject({
    kind: 'refuted',
  })
  if (gift.payer.kind !== 'safe') throw new Error('A Safe gave it.')
  expect(await check({ ...gift, payer: { ...gift.payer, nonce: 5n } })).toEqual(refuted(['payer.nonce']))
  expect(await check({ ...gift, chainId: 10 })).toEqual(refuted(['chainId']))
  expect(await check({ ...gift, chainId: 10 }, [])).toEqual({ kind: 'unknownChain', chainId: 10, unread: [] })
})

type Mined = Answer<MinedTx>

/** Checks a gift on its chain and two others, whose nodes answer so. Returns what was said meanwhile, and the outcome. */
async function search(
  answers: Readonly<Record<number, Mined | Promise<Mined>>>,
  change: Partial<GiftRecord> = {},
) {
  const safe = await world.createSafe()
  const { hash } = await world.execute(safe, [coin(trees, 7n)])
  const gift = { ...(await recordOf(safe.address, hash, 0)), ...change }
  const others = [10, 8453].map((id) => ({ ...world.chain, id, name: `Chain ${id}` }))
  const openSources = (chain: { readonly id: number }): Promise<RecordSources> =>
    Promise.resolve({
      ...world.sources,
      history: {
        ...world.sources.history,
        readMined: () => Promise.resolve(answers[chain.id] ?? { kind: 'missing' }),
      },
    })
  const idsOf = (chains: readonly { readonly id: number }[]) => chains.map(({ id }) => id).join()
  const said: string[] = []
  const onSearch = ({ chain, isReached, lacking, unread, waitingFor }: ChainSearch) =>
    said.push(
      `${chain?.id} ${isReached}: not in ${idsOf(lacking)}; unread ${idsOf(unread)}; waits for ${idsOf(waitingFor)}`,
    )
  const chains = [world.chain, ...others]
  const outcome = await checkRecordAgainstChain(gift, { chains, openSources, directory, onSearch }, never)
  return { said, outcome, unread: idsOf(outcome.unread) }
}

const unreachable: Mined = { kind: 'unreachable', reason: 'No answer.' }

test('while other chains are searched, it says what each has answered, and which has not', async () => {
  const own = world.chain.id
  const { said, outcome, unread } = await search({ [own]: unreachable, 8453: unreachable })
  expect(said).toEqual([
    `${own} false: not in ; unread ; waits for 10,8453`,
    `${own} false: not in 10; unread ; waits for 8453`,
    `${own} false: not in 10; unread 8453; waits for `,
  ])
  expect(outcome).toMatchObject({ kind: 'checked', check: { whole: unreachable } })
  expect(unread).toBe('8453')
})

test('a chain that has the transaction decides, also while another one is silent', async () => {
  const read = await world.sources.history.readMined(await anyTransaction())
  const { outcome } = await search({
    [world.chain.id]: { kind: 'missing' },
    10: new Promise(() => {}),
    8453: read,
  })
  expect(outcome).toMatchObject({
    kind: 'checked',
    check: { whole: { kind: 'refuted', fields: ['chainId'] }, elsewhere: 8453 },
  })
})

test('nothing is said of a search that is over, when another chain answers late', async () => {
  const read = await world.sources.history.readMined(await anyTransaction())
  let answer = (_late: Mined) => {}
  const late = new Promise<Mined>((resolve) => (answer = resolve))
  const { said, outcome } = await search({
    [world.chain.id]: { kind: 'missing' },
    10: late,
    8453: read,
  })
  const saidBefore = [...said]
  answer({ kind: 'missing' })
  await new Promise((resolve) => setImmediate(resolve))
  expect(outcome).toMatchObject({ kind: 'checked' })
  expect(said).toEqual(saidBefore)
})

test('the node of another chain refutes no record whose own chain was not read', async () => {
  const read = await world.sources.history.readMined(await anyTransaction())
  const { outcome } = await search({ [world.chain.id]: unreachable, 8453: read })
  expect(outcome).toMatchObject({ kind: 'checked', check: { whole: unreachable } })
})

test('a record of a chain that is not read: the chains that could not be read either are named', async () => {
  const { outcome, unread } = await search({ 10: unreachable }, { chainId: 5 })
  expect(outcome).toMatchObject({ kind: 'unknownChain', chainId: 5 })
  expect(unread).toBe('10')
})

async function anyTransaction() {
  const safe = await world.createSafe()
  const { hash } = await world.execute(safe, [coin(trees, 7n)])
  return (await recordOf(safe.address, hash, 0)).txHash
}

test('a gift that another contract executed is proved by the node alone, with the service down too', async () => {
  const safe = await world.createSafe({ singleton: 'Safe' })
  const proposed = await world.propose(safe, [coin(trees, 7n)])
  const signed = await world.sign(safe, [coin(trees, 7n)])
  expect(signed.hash).toBe(proposed)
  const { address: relay } = canonicalDeployment('1.4.1', 'MultiSendCallOnly')
  await world.send(relay, encodeMultiSend([{ to: safe.address, value: 0n, data: signed.data }]))
  const gift = await recordOf(safe.address, signed.hash, 0)
  expect(gift).toMatchObject({ recipient: trees, amount: 7n })
  expect(await check(gift)).toMatchObject({ kind: 'confirmed' })
  expect(await check({ ...gift, amount: 8n })).toEqual({ kind: 'refuted', fields: ['amount'] })

  world.service.settings.failWith = [{ answer: 503 }]
  expect(await check(gift)).toMatchObject({ kind: 'confirmed' })
  expect(await check({ ...gift, amount: 8n })).toEqual({ kind: 'refuted', fields: ['amount'] })
  world.service.settings.failWith = []
})

test('a gift is final by the finality of the chain, or by confirmations where its node knows none', async () => {
  const safe = await world.createSafe()
  const { hash } = await world.execute(safe, [coin(trees, 7n)])
  const gift = await recordOf(safe.address, hash, 0)
  const { sources } = world
  const sourcesWith = (
    confirmations: number,
    finalBlock: () => Promise<Answer<bigint>> = sources.history.finalBlock,
  ): RecordSources => ({
    ...sources,
    chain: { ...world.chain, confirmations },
    history: { ...sources.history, finalBlock },
  })
  const doubts = async (by: RecordSources) => {
    const whole = await check(gift, [world.chain], by)
    return 'doubts' in whole ? whole.doubts : whole
  }
  const unknown = () => Promise.resolve({ kind: 'missing' } as const)
  const silent = () => Promise.resolve({ kind: 'unreachable', reason: 'No answer.' } as const)
  expect(await doubts(sourcesWith(1))).toEqual(['notFinal'])
  expect(await doubts(sourcesWith(1, unknown))).toEqual([])
  expect(await doubts(sourcesWith(2, unknown))).toEqual(['notFinal'])
  // What could not be read is never "the chain has none".
  expect(await doubts(sourcesWith(1, silent))).toEqual(['finalityUnread'])
  await world.local.client.mine({ blocks: 2 })
  expect(await doubts(sourcesWith(100))).toEqual([])
})

test('a reorganisation takes the gift out of the chain, and then puts it into another block', async () => {
  const { client } = world.local
  const safe = await world.createSafe()
  const { hash, data } = await world.sign(safe, [coin(trees, 7n)])
  const [account] = signers
  if (account === undefined) throw new Error('Nobody signs.')
  const request = await client.prepareTransactionRequest({ account, to: safe.address, data })
  const serializedTransaction = await client.signTransaction(request)
  const before = await client.snapshot()
  await client.waitForTransactionReceipt({
    hash: await client.sendRawTransaction({ serializedTransaction }),
  })
  const gift = await recordOf(safe.address, hash, 0)
  expect(await check(gift)).toEqual({ kind: 'confirmed', doubts: ['notFinal'] })

  await client.revert({ id: before })
  expect(await check(gift)).toEqual({ kind: 'missing' })

  await client.mine({ blocks: 2 })
  await client.waitForTransactionReceipt({
    hash: await client.sendRawTransaction({ serializedTransaction }),
  })
  expect(await check(gift)).toEqual({ kind: 'otherBlock' })
})

test('a gift whose transaction is named is read without the service and without a search', async () => {
  const safe = await world.createSafe()
  const first = await world.execute(safe, [coin(trees, 3n)])
  const second = await world.execute(safe, [coin(trees, 5n)])
  const asked: string[] = []
  const sources = {
    ...world.sources,
    storage: createFakeBrowser().openTab(),
    notes: createFakeNoteStore(),
    directory,
    service: {
      getTransaction(...args: Parameters<typeof world.sources.service.getTransaction>) {
        asked.push('service')
        return world.sources.service.getTransaction(...args)
      },
    },
  }
  const read = (executedBy: ChainTxHash) =>
    readOneGift({ safe: safe.address, hash: second.hash, index: 0, executedBy }, sources, never)

  expect(await read(second.txHash)).toMatchObject({ kind: 'gift', gift: { amount: 5n } })
  expect(asked).toEqual([])
  // It only says where to look: another transaction, or none, changes nothing but the time.
  for (const wrong of [first.txHash, keccak256('0x01') as ChainTxHash])
    expect(await read(wrong)).toMatchObject({ kind: 'gift', gift: { amount: 5n, txHash: second.txHash } })
  expect(asked).toEqual(['service', 'service'])
})

test('a gift whose event is on the chain is not said to be unexecuted by a node that lacks its transaction', async () => {
  const safe = await world.createSafe()
  const { hash } = await world.execute(safe, [coin(trees, 3n)])
  const sources = {
    ...world.sources,
    storage: createFakeBrowser().openTab(),
    notes: createFakeNoteStore(),
    directory,
    history: { ...world.sources.history, readMined: () => Promise.resolve({ kind: 'missing' } as const) },
  }
  expect(await readOneGift({ safe: safe.address, hash, index: 0 }, sources, never)).toEqual({
    kind: 'unreachable',
    reason: 'The chain’s node does not give all transactions that it names.',
  })
})

test('without a named transaction the Safe and the service are asked at the same time', async () => {
  const safe = await world.createSafe()
  const { hash } = await world.execute(safe, [coin(trees, 3n)])
  const { chainReader, service } = world.sources
  let meetAll = () => {}
  const together = new Promise<void>((resolve) => (meetAll = resolve))
  const asked = new Set<string>()
  const meet = async (who: string) => {
    asked.add(who)
    if (asked.size === 2) meetAll()
    await together
  }
  const sources = {
    ...world.sources,
    storage: createFakeBrowser().openTab(),
    notes: createFakeNoteStore(),
    directory,
    chainReader: {
      ...chainReader,
      async readSafe(...question: Parameters<typeof chainReader.readSafe>) {
        await meet('Safe')
        return chainReader.readSafe(...question)
      },
    },
    service: {
      async getTransaction(...question: Parameters<typeof service.getTransaction>) {
        await meet('service')
        return service.getTransaction(...question)
      },
    },
  }
  const read = await readOneGift({ safe: safe.address, hash, index: 0 }, sources, never)
  expect(read).toMatchObject({ kind: 'gift', gift: { amount: 3n } })
})
