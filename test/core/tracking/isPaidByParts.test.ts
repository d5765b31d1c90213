import { expect, test } from 'vitest'
import type { Call, SafeTxHash } from '../../../src/core/safe/safeTx'
import { isPaidByParts } from '../../../src/core/tracking/status/isPartOf'
import type { TrackedItem, TrackedTx } from '../../../src/core/tracking/trackedItem'
import { addressOf, buildTrackedTx, chainTxHash } from '../../support/safeFixtures'
import { buildTrackedCalls, buildTrackedChainTx } from '../../support/walletFixtures'

/** A batch that was found at the service, and the gifts it paid, which are tracked one by one. */

const hash = (digit: string) => `0x${digit.repeat(64)}` as SafeTxHash
const callTo = (name: string): Call => ({ to: addressOf(name), value: 1n, data: '0x' })
const [wells, trees] = [callTo('Wells'), callTo('Trees')]
const batch = buildTrackedTx({ safeTxHash: hash('b'), calls: [wells, trees], rebuilt: true })
const paidBy = { safeTxHash: batch.safeTxHash, extent: 'part' } as const
const delivered = { status: 'confirmed', txHash: chainTxHash('x'), blockNumber: 1n, paidBy } as const
const part = (call: Call, overrides: Partial<TrackedTx> = {}): TrackedTx =>
  buildTrackedTx({ safeTxHash: hash('1'), calls: [call], phase: delivered, ...overrides })
const isTold = (...parts: readonly TrackedItem[]) => isPaidByParts(batch, [batch, ...parts])

test('a batch that paid tracked gifts and nothing else is told by them', () => {
  expect(isTold(part(wells), part(trees))).toBe(true)
  expect(isTold(part(trees), part(wells))).toBe(true)
})

test('a batch that paid more than the tracked gifts stays', () => {
  expect(isTold()).toBe(false)
  expect(isTold(part(wells))).toBe(false)
  expect(isTold(part(wells), part(wells))).toBe(false)
})

test('one gift with both payments tells it, and two equal payments need two gifts', () => {
  expect(isTold(part(wells, { calls: [trees, wells] }))).toBe(true)
  const twice = { ...batch, calls: [wells, wells] }
  expect(isPaidByParts(twice, [part(wells)])).toBe(false)
  expect(isPaidByParts(twice, [part(wells), part(wells, { safeTxHash: hash('2') })])).toBe(true)
})

test.each<[string, Partial<TrackedTx>]>([
  ['is not delivered', { phase: { status: 'draft' } }],
  [
    'was paid by its own transaction',
    { phase: { status: 'confirmed', txHash: chainTxHash('x'), blockNumber: 1n } },
  ],
  ['was paid by another batch', { phase: { ...delivered, paidBy: { ...paidBy, safeTxHash: hash('c') } } }],
  ['is of another chain', { chainId: 1 }],
  ['is of another Safe', { safe: addressOf('another Safe') }],
])('a gift that %s does not tell the batch', (_what, overrides) => {
  expect(isTold(part(wells), part(trees, overrides))).toBe(false)
})

test('what is no transaction of a Safe neither tells a batch nor is told', () => {
  const ofWallet = [buildTrackedChainTx(), buildTrackedCalls()].map((item) => ({ ...item, calls: [trees] }))
  expect(isTold(part(wells), ...ofWallet)).toBe(false)
  for (const item of ofWallet) expect(isPaidByParts({ ...item, rebuilt: true }, [part(trees)])).toBe(false)
})

test('a batch that was given here is a gift of its own, and one without calls is not told by nothing', () => {
  expect(isPaidByParts({ ...batch, rebuilt: false }, [part(wells), part(trees)])).toBe(false)
  expect(isPaidByParts({ ...batch, calls: [] }, [])).toBe(false)
})
