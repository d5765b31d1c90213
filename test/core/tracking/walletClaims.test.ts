import { expect, test } from 'vitest'
import { walletClaims } from '../../../src/core/tracking/advance/paid/walletClaims'
import type { TrackedCalls, TrackedChainTx, TrackedItem } from '../../../src/core/tracking/trackedItem'
import { addressOf, buildTrackedTx, chainTxHash, theCalls } from '../../support/safeFixtures'
import { buildTrackedCalls, buildTrackedChainTx } from '../../support/walletFixtures'

/** What one transaction in a block, with nonce 5, counts for before the gift that is asked about. */

const mined = chainTxHash('mined')
const [template] = buildTrackedChainTx().gifts
const giftsOf = (name: string) => [{ ...template, payeeName: name }] as TrackedChainTx['gifts']

function payment(name: string, createdAtMs: number, overrides: Partial<TrackedChainTx> = {}): TrackedChainTx {
  const txHash = chainTxHash(name)
  const phase = { status: 'executing', txHash, confirmations: 0, blockNumber: null } as const
  return buildTrackedChainTx({ txHash, nonce: 5, createdAtMs, gifts: giftsOf(name), phase, ...overrides })
}
function batch(name: string, createdAtMs: number, overrides: Partial<TrackedCalls> = {}): TrackedCalls {
  return buildTrackedCalls({ id: name, createdAtMs, gifts: giftsOf(name), txHash: mined, ...overrides })
}
const claimed = (item: TrackedChainTx | TrackedCalls, ...others: readonly TrackedItem[]) =>
  walletClaims([mined], item, [item, ...others]).map(({ payeeName }) => payeeName)

const settled = { status: 'confirmed', txHash: mined, blockNumber: 1n } as const

test('a gift that it was sent as claims it from one that it was not sent as, whenever that was begun', () => {
  expect(claimed(payment('ours', 1), payment('sent', 2, { txHash: mined }))).toEqual(['sent'])
  expect(claimed(payment('sent', 2, { txHash: mined }), payment('ours', 1))).toEqual([])
  expect(claimed(payment('ours', 1), batch('batch', 2))).toEqual(['batch'])
})

test('a gift that it has settled keeps it, whenever that was begun', () => {
  expect(claimed(payment('ours', 1), payment('settled', 2, { phase: settled }))).toEqual(['settled'])
  const spedUp = { status: 'repriced', txHash: mined } as const
  expect(claimed(payment('ours', 1), payment('spedUp', 2, { phase: spedUp }))).toEqual(['spedUp'])
  const elsewhere = { ...settled, txHash: chainTxHash('elsewhere') }
  expect(claimed(payment('ours', 2), payment('settled', 1, { phase: elsewhere }))).toEqual([])
  expect(claimed(batch('ours', 1), batch('settled', 2, { phase: settled }))).toEqual(['settled'])
})

test('of equal pending gifts with its nonce the earlier one claims it', () => {
  expect(claimed(payment('ours', 2), payment('earlier', 1))).toEqual(['earlier'])
  expect(claimed(payment('ours', 1), payment('later', 2))).toEqual([])
  expect(claimed(payment('ours', 2), payment('earlier', 1, { nonce: 6 }))).toEqual([])
  expect(claimed(payment('ours', 2, { nonce: null }), payment('earlier', 1, { nonce: null }))).toEqual([])
  const another = theCalls.map((call) => ({ ...call, value: 1n }))
  expect(claimed(payment('ours', 2), payment('earlier', 1, { calls: another }))).toEqual([])
  expect(claimed(payment('ours', 2), batch('earlier', 1, { txHash: null }))).toEqual([])
  expect(claimed(batch('ours', 2), payment('earlier', 1))).toEqual([])
})

test('of two batches that it was sent as the earlier one claims it, in every tab the same', () => {
  expect(claimed(batch('ours', 2), batch('earlier', 1))).toEqual(['earlier'])
  expect(claimed(batch('ours', 1), batch('later', 2))).toEqual([])
  expect(claimed(batch('b', 1), batch('a', 1))).toEqual(['a'])
  expect(claimed(batch('a', 1), batch('b', 1))).toEqual([])
  expect(claimed(batch('ours', 1, { txHash: null }), batch('later', 2))).toEqual([])
  expect(claimed(batch('ours', 2), batch('elsewhere', 1, { txHash: chainTxHash('elsewhere') }))).toEqual([])
})

test('what a payment goes on as after a speed-up is no other gift, but a batch of the same moment is', () => {
  expect(claimed(payment('ours', 1), payment('goes on', 1, { txHash: mined }))).toEqual([])
  expect(claimed(payment('ours', 1), batch('batch', 1))).toEqual(['batch'])
  expect(claimed(batch('ours', 1), payment('sent', 1, { txHash: mined }))).toEqual(['sent'])
})

test('what has another end, another chain or another account claims nothing', () => {
  const sent = { txHash: mined }
  for (const overrides of [
    { ...sent, phase: { status: 'failed', txHash: mined, blockNumber: 1n } },
    { ...sent, phase: { status: 'cancelled', byTxHash: mined } },
    { ...sent, chainId: 1 },
    { ...sent, wallet: addressOf('another wallet') },
  ] as const)
    expect(claimed(payment('ours', 2), payment('other', 1, overrides))).toEqual([])
  expect(claimed(payment('ours', 2), buildTrackedTx({ phase: settled }))).toEqual([])
})

test('a gift that only a file describes claims nothing that this browser has sent', () => {
  const imported = true as const
  const ours = payment('ours', 2, { txHash: mined })
  expect(claimed(ours, batch('earlier', 1, { imported }))).toEqual([])
  expect(claimed(batch('ours', 2), batch('settled', 1, { phase: settled, imported }))).toEqual([])
  expect(claimed({ ...ours, imported }, batch('earlier', 1, { imported }))).toEqual(['earlier'])
})
