import { expect, test } from 'vitest'
import type { Execution } from '../../src/core/safe/safeTx'
import { advance } from '../../src/core/tracking/advance'
import { observeTx } from '../../src/flows/observeTx'
import { createFakeWorld, portsOf, type FakeWorld } from '../support/fakeWorld'
import {
  aChain,
  aToken,
  buildExecution,
  buildOnChain,
  buildRecord,
  buildTrackedTx,
  theCause,
} from '../support/safeFixtures'

const record = buildRecord()
const coin = buildTrackedTx({ nonce: 7n, seen: true })
const token = {
  ...coin,
  gifts: coin.gifts.map((gift) => ({ ...gift, token: aToken.address, symbol: 'TEST', amount: 100n })),
}

async function round(item: typeof coin, execution: Execution, wishes: Partial<FakeWorld> = {}) {
  const onChain = buildOnChain({ nonce: 8n, blockNumber: 101n })
  const world = createFakeWorld({ onChain, executions: new Map([[record.safeTxHash, execution]]), ...wishes })
  const sources = { chain: aChain, ...portsOf(world) }
  const after = advance(item, await observeTx(item, sources, new AbortController().signal), 0)
  return { after, asked: world.asked }
}

test('a token that says that it moved less is told of, once the gift is delivered', async () => {
  const transfers = [{ token: aToken.address, to: theCause, value: 98n }]
  const { after, asked } = await round(token, buildExecution(), { transfers })
  expect(asked).toEqual(['chain.readSafe', 'chain.findExecution', 'chain.readTransfers'])
  expect(after).toMatchObject({
    phase: { status: 'confirmed' },
    note: { kind: 'received', gifts: [{ given: 100n, arrived: 98n }] },
  })
})

test.each([
  ['only coins were given', coin, buildExecution()],
  ['there are too few blocks yet', token, buildExecution({ confirmations: 2 })],
  ['it failed', token, buildExecution({ outcome: 'failure' })],
])('the receipt is not read when %s', async (_why, item, execution) => {
  const { asked, after } = await round(item, execution)
  expect(asked).toEqual(['chain.readSafe', 'chain.findExecution'])
  expect(after.note).toBeNull()
})
