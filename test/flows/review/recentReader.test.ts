import { describe, expect, test } from 'vitest'
import { createQueries } from '../../../src/flows/queries'
import {
  forgetQueuesAfter,
  queueMark,
  recentReader,
  rememberReads,
} from '../../../src/flows/review/recentReader'
import { createFakeClock } from '../../support/fakeClock'
import { createFakeWorld, type FakeWorld, portsOf } from '../../support/fakeWorld'
import {
  aChain,
  addressOf,
  buildRecord,
  buildRejection,
  buildSetup,
  theSafe,
} from '../../support/safeFixtures'

const gift = buildRecord()
const rejection = buildRejection({ nonce: gift.nonce })
const later = buildRecord({ nonce: gift.nonce + 1n })
const queue = { nonceFrom: gift.nonce, order: 'nextNonce', limit: 200 } as const

/** The queue has been read by another screen. */
async function setUp(wishes: Partial<FakeWorld> = {}) {
  const world = createFakeWorld({ records: [gift, rejection, later], ...wishes })
  const clock = createFakeClock()
  const queries = createQueries(clock)
  const reader = rememberReads({ chain: aChain, clock, ...portsOf(world) }, queries)
  await reader.chainReader.readSetup(theSafe)
  await reader.service.listTransactions(theSafe, queue)
  const before = world.asked.length
  const asked = () => world.asked.slice(before)
  const recent = ({ safeTxHash } = gift) => recentReader(reader, queries, { safe: theSafe, safeTxHash })
  const mark = queueMark(queries, aChain)
  const isKnown = () => queueMark(queries, aChain) === mark
  return { world, clock, queries, reader, recent, asked, isKnown }
}

describe('what another screen has just read', () => {
  test('is reused: the Safe, the transaction, its rivals and what waits before it', async () => {
    const { recent, asked, clock } = await setUp()
    const readAtMs = clock.nowMs()
    await clock.advance(29_000)
    const { reader, reusedAtMs } = recent(later)
    expect(await reader.service.getTransaction(later.safeTxHash)).toEqual({ kind: 'found', value: later })
    expect(await reader.chainReader.readSetup(theSafe)).toMatchObject({ kind: 'found' })
    const beside = await reader.service.listTransactions(theSafe, { nonce: gift.nonce })
    expect(beside).toMatchObject({
      kind: 'found',
      value: { rows: [{ record: gift }, { record: rejection }] },
    })
    const ahead = await reader.service.listTransactions(theSafe, { ...queue, limit: 100 })
    expect(ahead).toMatchObject({ value: { rows: { length: 3 } } })
    expect(asked()).toEqual([])
    expect(reusedAtMs()).toBe(readAtMs)
  })

  test('is not reused after 30 seconds', async () => {
    const { recent, asked, clock } = await setUp()
    await clock.advance(30_000)
    const { reader, reusedAtMs } = recent()
    await reader.service.getTransaction(gift.safeTxHash)
    await reader.chainReader.readSetup(theSafe)
    expect(asked()).toHaveLength(2)
    expect(reusedAtMs()).toBeNull()
  })

  test.each<[string, Partial<FakeWorld>]>([
    ['has a row that cannot be read', { unreadable: ['{}'] }],
    ['is longer than a page', { records: Array.from({ length: 300 }, () => gift) }],
  ])('is no proof that there is no rival where the list %s', async (_, wishes) => {
    const { recent, asked } = await setUp(wishes)
    await recent().reader.service.listTransactions(theSafe, { nonce: later.nonce })
    expect(asked()).toHaveLength(1)
  })

  test('is not taken for a nonce before the list, for another Safe, or of two records with one hash', async () => {
    const { recent, asked } = await setUp({ records: [gift, { ...gift, value: 1n }] })
    const { service, chainReader } = recent().reader
    await service.listTransactions(theSafe, { nonce: gift.nonce - 1n })
    await service.listTransactions(addressOf('another Safe'), { nonce: gift.nonce })
    await chainReader.readSetup(addressOf('another Safe'))
    await service.getTransaction(gift.safeTxHash)
    expect(asked()).toHaveLength(4)
  })
})

describe('the setup is read again', () => {
  const isAsked = (asked: readonly string[]) => asked.includes('chain.readSetup')

  test('when the list is newer by far: it may have the signature of a new owner', async () => {
    const { recent, asked, clock, reader } = await setUp()
    await clock.advance(12_000)
    await reader.service.listTransactions(theSafe, queue)
    await recent().reader.chainReader.readSetup(theSafe)
    expect(isAsked(asked())).toBe(true)
  })

  test('when the list lacks the transaction', async () => {
    const { recent, asked } = await setUp({ records: [gift] })
    await recent(later).reader.chainReader.readSetup(theSafe)
    expect(isAsked(asked())).toBe(true)
  })

  test('when a part of it could not be read', async () => {
    const setup = buildSetup({ modules: { kind: 'unread', reason: 'The node is down.' } })
    const { recent, asked } = await setUp({ setup })
    await recent().reader.chainReader.readSetup(theSafe)
    expect(isAsked(asked())).toBe(true)
  })
})

describe('the queue is forgotten', () => {
  test('when the threshold of the Safe has changed', async () => {
    const { world, reader, isKnown } = await setUp()
    world.setup = buildSetup({ threshold: { kind: 'read', value: 3 } })
    await reader.chainReader.readSetup(theSafe)
    expect(isKnown()).toBe(false)
  })

  test('when the newer block is all that differs it is kept', async () => {
    const { world, reader, isKnown } = await setUp()
    world.setup = buildSetup({ blockNumber: buildSetup().blockNumber + 1n })
    await reader.chainReader.readSetup(theSafe)
    expect(isKnown()).toBe(true)
  })

  test('with a list that was on its way when an owner sent something', async () => {
    const { queries, reader, recent, asked } = await setUp()
    const done = () => Promise.resolve({ kind: 'done' } as const)
    const writer = forgetQueuesAfter({ confirm: done, propose: done, remove: done }, queries, aChain)
    const listing = reader.service.listTransactions(theSafe, queue)
    const sending = writer.confirm(gift.safeTxHash, '0x')
    await Promise.all([sending, listing])
    const before = asked().length
    await recent().reader.service.getTransaction(gift.safeTxHash)
    expect(asked()).toHaveLength(before + 1)
  })

  test('when a transaction has another signature than in the list', async () => {
    const { world, reader, isKnown } = await setUp()
    await reader.service.getTransaction(gift.safeTxHash)
    expect(isKnown()).toBe(true)
    world.records = [{ ...gift, confirmations: [] }]
    await reader.service.getTransaction(gift.safeTxHash)
    expect(isKnown()).toBe(false)
  })

  test('when a new transaction is read that it lacks', async () => {
    const { world, reader, isKnown } = await setUp()
    const added = buildRecord({ nonce: later.nonce + 1n })
    world.records = [added]
    await reader.service.getTransaction(added.safeTxHash)
    expect(isKnown()).toBe(false)
  })

  test('when the nonce of the Safe has moved on', async () => {
    const { world, reader, isKnown } = await setUp()
    await reader.chainReader.readSetup(theSafe)
    expect(isKnown()).toBe(true)
    world.setup = buildSetup({ nonce: { kind: 'read', value: gift.nonce + 1n } })
    await reader.chainReader.readSetup(theSafe)
    expect(isKnown()).toBe(false)
  })

  test('when an owner has sent something', async () => {
    const { queries, isKnown } = await setUp()
    const done = () => Promise.resolve({ kind: 'done' } as const)
    const writer = forgetQueuesAfter({ confirm: done, propose: done, remove: done }, queries, aChain)
    await writer.confirm(gift.safeTxHash, '0x')
    expect(isKnown()).toBe(false)
  })
})
