import { expect, test } from 'vitest'
import type { PastedTx } from '../../../src/core/review/pastedTx'
import type { SafeTxHash } from '../../../src/core/safe/safeTx'
import { keepPasted, withPasted } from '../../../src/flows/review/keepPasted'
import { createFakeClock } from '../../support/fakeClock'
import { createFakeWorld, portsOf, type FakeWorld } from '../../support/fakeWorld'
import { aChain, buildRecord, theSafe } from '../../support/safeFixtures'

const { signal } = new AbortController()

function setUp(wishes: Partial<FakeWorld> = {}) {
  const world = createFakeWorld(wishes)
  const { chainReader, service } = portsOf(world)
  const clock = createFakeClock()
  return { world, clock, service, reader: { chain: aChain, chainReader } }
}

function pasteOf(record = buildRecord(), hash: SafeTxHash | null = null): PastedTx {
  return { tx: record, safe: null, chainId: null, safeTxHash: hash, confirmations: record.confirmations }
}

test('the hash is computed by the version of the Safe on chain, and found by it when the service is down', async () => {
  const record = buildRecord({ nonce: 31n })
  const { world, clock, reader, service } = setUp()
  const kept = await keepPasted(reader, { safe: theSafe, pasted: pasteOf(record) }, signal)
  expect(kept).toEqual({ kind: 'found', value: record.safeTxHash })
  world.down.set('service', {})
  const read = await withPasted(service, aChain.id, clock).getTransaction(record.safeTxHash, signal)
  expect(read).toMatchObject({ kind: 'found', value: { nonce: 31n, origin: null, safe: theSafe } })
})

test('what the service gives comes before the paste; what it is late with does not', async () => {
  const record = buildRecord({ nonce: 32n, signedBy: ['Ada', 'Ben'] })
  const { clock, reader, service } = setUp({ records: [record] })
  await keepPasted(reader, { safe: theSafe, pasted: pasteOf(buildRecord({ nonce: 32n })) }, signal)
  const given = await withPasted(service, aChain.id, clock).getTransaction(record.safeTxHash, signal)
  expect(given).toMatchObject({ kind: 'found', value: { origin: '{}', confirmations: { length: 2 } } })
  const silent = { ...service, getTransaction: () => new Promise<never>(() => undefined) }
  const late = withPasted(silent, aChain.id, clock).getTransaction(record.safeTxHash, signal)
  await clock.advance(5_000)
  expect(await late).toMatchObject({ kind: 'found', value: { origin: null } })
})

test('a hash that came with it is kept, right or wrong: the review compares', async () => {
  const hash = `0x${'ab'.repeat(32)}` as SafeTxHash
  const { reader } = setUp()
  expect(await keepPasted(reader, { safe: theSafe, pasted: pasteOf(buildRecord(), hash) }, signal)).toEqual({
    kind: 'found',
    value: hash,
  })
})

test('without hash and chain it says why, and another chain has no such paste', async () => {
  const record = buildRecord({ nonce: 33n })
  const { world, clock, reader, service } = setUp()
  world.down.set('chain', {})
  const pasted = pasteOf(record)
  expect(await keepPasted(reader, { safe: theSafe, pasted }, signal)).toMatchObject({ kind: 'unreachable' })
  world.down.clear()
  await keepPasted(reader, { safe: theSafe, pasted }, signal)
  const other = withPasted(service, aChain.id + 1, clock)
  expect(await other.getTransaction(record.safeTxHash, signal)).toEqual({ kind: 'missing' })
})
