import { expect, test } from 'vitest'
import { endOf, type End } from '../../../src/core/tracking/endOf'
import type { TrackedItem } from '../../../src/core/tracking/trackedItem'
import { buildTrackedTx, chainTxHash, owners } from '../../support/safeFixtures'
import { buildTrackedCalls, buildTrackedChainTx } from '../../support/walletFixtures'

const txHash = chainTxHash('x')
const paid = { status: 'confirmed', txHash, blockNumber: 1n } as const
const failed = { status: 'failed', txHash, blockNumber: 1n } as const
const bySafeTxHash = buildTrackedTx().safeTxHash
const replacedInSafe = { status: 'replaced', byNonce: 7n, bySafeTxHash, byTxHash: txHash } as const
const signatures = { signed: [], missing: owners, threshold: 2 }

test.each<[string, End | null, TrackedItem]>([
  ['was just proposed', null, buildTrackedTx()],
  ['waits as a draft', null, buildTrackedTx({ phase: { status: 'draft' } })],
  ['needs signatures', null, buildTrackedTx({ phase: { status: 'awaitingConfirmations', signatures } })],
  ['was delivered', 'settled', buildTrackedTx({ phase: paid })],
  ['failed and was undone', 'settled', buildTrackedTx({ phase: failed })],
  ['was sped up', 'settled', buildTrackedChainTx({ phase: { status: 'repriced', txHash } })],
  [
    'was delivered in part',
    'needsLook',
    buildTrackedTx({ phase: paid, note: { kind: 'received', gifts: [] } }),
  ],
  ['was deleted from the queue', 'needsLook', buildTrackedTx({ phase: { status: 'removed' } })],
  ['failed in part', 'needsLook', buildTrackedCalls({ phase: { ...failed, given: 'part' } })],
  ['failed as a whole', 'settled', buildTrackedCalls({ phase: { ...failed, given: 'nothing' } })],
  [
    'has no proof of what was paid',
    'needsLook',
    buildTrackedCalls({ phase: { ...failed, given: 'unknown' } }),
  ],
  [
    'was replaced by a transaction that paid nothing of it',
    'settled',
    buildTrackedTx({ phase: { ...replacedInSafe, paid: 'no' } }),
  ],
  [
    'was replaced by a transaction that nobody can read',
    'needsLook',
    buildTrackedTx({ phase: { ...replacedInSafe, paid: 'unknown' } }),
  ],
  [
    'was replaced by its nonce',
    'settled',
    buildTrackedChainTx({ phase: { status: 'replaced', byTxHash: chainTxHash('other'), paid: 'no' } }),
  ],
  [
    'was named by a transaction that pays something else',
    'needsLook',
    buildTrackedChainTx({ txHash, phase: { status: 'replaced', byTxHash: txHash, paid: 'no' } }),
  ],
])('a gift that %s: %s', (_what, end, item) => {
  expect(endOf(item)).toBe(end)
})
