import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AppChain } from '../../../src/core/chain'
import type { AccountRecord, RecordState } from '../../../src/flows/record/recordState'
import { until } from '../../support/eventually'
import { createFakeRecordCache } from '../../support/fakeRecordCache'
import { giveForYears, type GivenYears } from '../../support/giveForYears'
import { type RecordWorld, startRecordWorld } from '../../support/recordWorld'
import { addressOf } from '../../support/safeFixtures'

const recipients = Array.from({ length: 12 }, (_, index) => addressOf(`recipient ${index}`))

let world: RecordWorld
let years: GivenYears
/** The operator lists every token that was given. */
let chain: AppChain
beforeAll(async () => {
  world = await startRecordWorld({ startMs: Date.UTC(2023, 10, 1) })
  years = await giveForYears(world, { gifts: 1_000, batches: 40, recipients })
  const named = { symbol: 'TOKEN', name: 'A token', decimals: 6 }
  const tokens = years.assets.flatMap((address) => (address === null ? [] : { address, ...named }))
  chain = { ...world.chain, tokens }
})
afterAll(() => world.stop())
beforeEach(() => {
  world.service.settings.failWith = []
  world.service.clearRequests()
})

async function done(record: AccountRecord) {
  await until(() => record.state.getState().phase !== 'reading')
  record.close()
  return record.state.getState()
}

async function expectEqualToTheChain({ gifts, reach, unread, progress }: RecordState) {
  expect(gifts).toHaveLength(1_000)
  expect(unread).toEqual([])
  expect(reach.kind).toBe('complete')
  expect(progress).toMatchObject({ read: 40, of: 40 })
  for (const asset of years.assets)
    for (const recipient of recipients) {
      const own = gifts.filter((gift) => gift.asset.token === asset && gift.recipient === recipient)
      expect(own.reduce((sum, { arrived }) => sum + arrived, 0n)).toBe(await years.holdings(asset, recipient))
    }
  const outcomes = new Set(gifts.map(({ outcome }) => outcome))
  expect(outcomes).toEqual(new Set(['delivered', 'partial', 'nothing', 'failed']))
  const times = gifts.map(({ atMs }) => atMs)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  expect(new Set(times.map((ms) => new Date(ms).getUTCFullYear())).size).toBe(4)
}

test('three years of gifts are rebuilt with nothing stored, equal to what the chain holds', async () => {
  await expectEqualToTheChain(await done(world.open(years.safe.address, { chain })))
  // Of what was executed a short page, and the rest; and one of what was not.
  expect(world.service.requests).toHaveLength(3)
})

test('they are the same while the service is down', async () => {
  world.service.settings.failWith = [{ answer: 503 }]
  await expectEqualToTheChain(await done(world.open(years.safe.address, { chain })))
})

test('stopped half way, and begun again, they are the same', async () => {
  const cache = createFakeRecordCache()
  await world.local.client.mine({ blocks: 50 })
  const half = world.open(years.safe.address, { cache, chain })
  await until(() => half.state.getState().gifts.length > 0)
  half.stop()
  half.close()
  expect(half.state.getState().gifts.length).toBeLessThan(1_000)
  expect(half.state.getState()).toMatchObject({ phase: 'stopped', reach: { kind: 'since' } })

  world.service.settings.failWith = [{ answer: 503 }]
  await expectEqualToTheChain(await done(world.open(years.safe.address, { cache, chain })))
})
