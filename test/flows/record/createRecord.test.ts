import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AccountRecord } from '../../../src/flows/record/recordState'
import { localTokens } from '../../sandbox/chain/tokens/localTokens'
import { until } from '../../support/eventually'
import { coin, type RecordWorld, signers, startRecordWorld, transfer } from '../../support/recordWorld'
import { addressOf } from '../../support/safeFixtures'

const [water, trees] = [addressOf('Clean Water'), addressOf('Trees')]
const { LUSD } = localTokens

let world: RecordWorld
beforeAll(async () => {
  world = await startRecordWorld()
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

test('the record of a Safe is rebuilt from the service and the chain, the newest gift first', async () => {
  const safe = await world.createSafe()
  const first = await world.execute(safe, [coin(water, 7n)])
  const batch = await world.execute(safe, [coin(trees, 1n), transfer(LUSD.address, water, 2_500_000n)])

  const state = await done(world.open(safe.address))
  expect(state).toMatchObject({ phase: 'done', unread: [], trouble: null, reach: { kind: 'complete' } })
  expect(state.progress).toMatchObject({ read: 2, of: 2, source: 'service' })
  const [byCoin, byToken, older] = state.gifts
  expect(state.gifts).toHaveLength(3)
  expect(byCoin).toMatchObject({
    payer: { kind: 'safe', address: safe.address, safeTxHash: batch.hash, nonce: 1n, refund: null },
    txHash: batch.txHash,
    index: 0,
    recipient: trees,
    asset: { token: null, symbol: 'ETH', decimals: 18 },
    amount: 1n,
    arrived: 1n,
    outcome: 'delivered',
  })
  expect(byToken).toMatchObject({
    index: 1,
    recipient: water,
    asset: { token: LUSD.address, symbol: 'LUSD', decimals: 6 },
    amount: 2_500_000n,
    arrived: 2_500_000n,
  })
  expect(older).toMatchObject({ txHash: first.txHash, amount: 7n, payer: { nonce: 0n } })
  for (const { payer } of state.gifts)
    expect(payer.kind === 'safe' && payer.signers?.toSorted()).toEqual(
      signers.map(({ address }) => address).toSorted(),
    )
})

test('the same record comes from the chain alone while the service is down', async () => {
  const safe = await world.createSafe()
  await world.execute(safe, [coin(water, 7n)])
  await world.execute(safe, [coin(trees, 1n), transfer(LUSD.address, water, 2_500_000n)])
  const whole = await done(world.open(safe.address))

  world.service.settings.failWith = [{ answer: 503 }]
  const alone = await done(world.open(safe.address))
  expect(alone.gifts).toEqual(whole.gifts)
  expect(alone).toMatchObject({ phase: 'done', reach: { kind: 'complete' }, progress: { source: 'chain' } })
  expect(alone.trouble).toMatch(/transaction service/)
})
