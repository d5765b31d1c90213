import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '../../../src/core/answer'
import type { RecordState } from '../../../src/flows/record/recordState'
import { until } from '../../support/eventually'
import { createFakeRecordCache } from '../../support/fakeRecordCache'
import { coin } from '../../support/givingChain'
import { type RecordWorld, startRecordWorld } from '../../support/recordWorld'
import { addressOf } from '../../support/safeFixtures'

/** A record says what is final by the chain, and a chain that could not be read says nothing. */

let world: RecordWorld
beforeAll(async () => {
  world = await startRecordWorld({ finalAfter: 64 })
})
afterAll(() => world.stop())

const down = { kind: 'unreachable', reason: 'It is down.' } as const

/** Reads the record of a Safe that has given once, under 40 more blocks, and counts what was cached. */
async function readWith(final: Answer<bigint>): Promise<RecordState & { readonly cached: number }> {
  const safe = await world.createSafe()
  await world.execute(safe, [coin(addressOf('Clean Water'), 500n)])
  await world.local.client.mine({ blocks: 40 })
  const cache = createFakeRecordCache()
  const history = { ...world.sources.history, finalBlock: () => Promise.resolve(final) }
  const record = world.open(safe.address, { cache, history })
  await until(() => record.state.getState().phase === 'done')
  record.close()
  return { ...record.state.getState(), cached: cache.size() }
}

test('while the newest final block cannot be read nothing is called complete, or cached for good', async () => {
  const { gifts, reach, trouble, cached } = await readWith(down)
  expect(gifts).toHaveLength(1)
  expect(reach.kind).toBe('since')
  expect(trouble).toMatch(/^The newest final block could not be read.*It is down\.$/)
  expect(cached).toBe(0)
})

test('where the node knows no final block the confirmations count', async () => {
  const { reach, trouble, cached } = await readWith({ kind: 'missing' })
  expect(reach.kind).toBe('complete')
  expect(trouble).toBeNull()
  expect(cached).toBe(1)
})
