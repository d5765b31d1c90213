import { expect, test } from 'vitest'
import type { SafeMessageHash } from '../../../src/core/safe/safeTx'
import { endOf, mayLeave, type End } from '../../../src/core/tracking/status/endOf'
import type { TrackedItem, TrackedMessage } from '../../../src/core/tracking/trackedItem'
import { buildTrackedTx, chainTxHash, owners } from '../../support/safeFixtures'
import { buildTrackedCalls, buildTrackedChainTx } from '../../support/walletFixtures'

const txHash = chainTxHash('x')
const paid = { status: 'confirmed', txHash, blockNumber: 1n } as const
const failed = { status: 'failed', txHash, blockNumber: 1n } as const
const bySafeTxHash = buildTrackedTx().safeTxHash
const replacedInSafe = { status: 'replaced', byNonce: 7n, bySafeTxHash, byTxHash: txHash } as const
const cancelledInWallet = { status: 'cancelled', byTxHash: txHash } as const
const signatures = { signed: [], missing: owners, threshold: 2 }
const { chainId, safe, createdAtMs, lastGoodAtMs, note, rebuilt } = buildTrackedTx()
const aMessage: TrackedMessage = {
  chainId,
  safe,
  createdAtMs,
  lastGoodAtMs,
  note,
  rebuilt,
  kind: 'safeMessage',
  messageHash: txHash as string as SafeMessageHash,
  innerHash: txHash,
  title: 'Sign in',
  phase: { status: 'needsConfirmation', signatures },
}

test.each<[string, End | null, TrackedItem]>([
  ['was just proposed', null, buildTrackedTx()],
  ['waits as a draft', null, buildTrackedTx({ phase: { status: 'draft' } })],
  ['needs signatures', null, buildTrackedTx({ phase: { status: 'awaitingConfirmations', signatures } })],
  [
    'waits for its turn',
    null,
    buildTrackedTx({ phase: { status: 'awaitingExecution', signatures, waitsForNonce: 6n } }),
  ],
  [
    'is in a block',
    null,
    buildTrackedTx({ phase: { status: 'executing', txHash, confirmations: 1, blockNumber: 1n } }),
  ],
  [
    'was rejected',
    'settled',
    buildTrackedTx({ phase: { status: 'cancelled', bySafeTxHash, byTxHash: txHash } }),
  ],
  ['was cancelled in the wallet', 'settled', buildTrackedChainTx({ phase: cancelledInWallet })],
  ['is a message that needs signatures', null, aMessage],
  [
    'is a message that was signed',
    'settled',
    { ...aMessage, phase: { status: 'signed', signature: '0xabcd' } },
  ],
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
  ['neither chain nor wallet tells of', null, buildTrackedCalls({ note: { kind: 'untold' } })],
  [
    'the user has stopped waiting for',
    'needsLook',
    buildTrackedCalls({ note: { kind: 'untold' }, leftAtMs: 1 }),
  ],
  ['was left, and is heard of again', null, buildTrackedCalls({ leftAtMs: 1 })],
  ['was left, and is delivered', 'settled', buildTrackedCalls({ leftAtMs: 1, phase: paid })],
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

const dayMs = 86_400_000
const sent = buildTrackedCalls({ createdAtMs: 0, note: { kind: 'untold' } })
test.each<[string, boolean, TrackedItem, number]>([
  ['after a day without a word', true, sent, dayMs],
  ['also when the wallet has forgotten it', true, { ...sent, note: { kind: 'notSeen', sinceMs: 0 } }, dayMs],
  ['not before', false, sent, dayMs - 1],
  ['not twice', false, { ...sent, leftAtMs: 1 }, dayMs],
  ['not while it is only not mined', false, { ...sent, note: null }, dayMs],
  ['not once it has ended', false, { ...sent, phase: paid }, dayMs],
  [
    'not a payment, of which the chain tells by its nonce',
    false,
    buildTrackedChainTx({ createdAtMs: 0, note: { kind: 'untold' } }),
    dayMs,
  ],
])('a batch may be left %s: %s', (_what, may, item, nowMs) => {
  expect(mayLeave(item, nowMs)).toBe(may)
})
