import type { ChainTxHash } from '../../../src/core/safe/safeTx'
import type { TrackedItem } from '../../../src/core/tracking/trackedItem'
import { nowMs, owners, safeTxHashOf, trackedGifts, trackedTx } from '../fakes'

const [first, second, third] = owners
const txHash = `0x${'c0ffee42'.repeat(8)}` as ChainTxHash
const signatures = { signed: [first], missing: [second, third], threshold: 2 } as const
export const enough = { signed: [first, third], missing: [second], threshold: 2 } as const

/** One of each status that has a face of its own, newest first. */
export const items: readonly TrackedItem[] = [
  trackedTx({ safeTxHash: safeTxHashOf(1), nonce: null }),
  trackedTx({
    safeTxHash: safeTxHashOf(2),
    nonce: 8n,
    refund: { atMost: 41_250_000_000_000n, token: null, receiver: third },
    phase: { status: 'awaitingConfirmations', signatures },
  }),
  trackedTx({
    safeTxHash: safeTxHashOf(3),
    nonce: 9n,
    rebuilt: true,
    gifts: trackedGifts.slice(0, 1).map((gift) => ({ ...gift, causeId: null, payeeName: null })),
    phase: { status: 'awaitingExecution', signatures: enough, waitsForNonce: 8n },
    note: {
      kind: 'unreachable',
      reason: 'The transaction service did not answer in time.',
      sinceMs: nowMs + 60_000,
    },
  }),
  trackedTx({
    safeTxHash: safeTxHashOf(4),
    nonce: 6n,
    phase: { status: 'executing', txHash, confirmations: 1, blockNumber: 99n },
  }),
  trackedTx({
    safeTxHash: safeTxHashOf(5),
    nonce: 10n,
    phase: { status: 'awaitingConfirmations', signatures },
    note: { kind: 'forged', field: 'data' },
  }),
  trackedTx({
    safeTxHash: safeTxHashOf(6),
    nonce: 5n,
    phase: { status: 'confirmed', txHash, blockNumber: 90n },
  }),
  trackedTx({
    safeTxHash: safeTxHashOf(7),
    nonce: 4n,
    refund: { atMost: 1_200n, token: first, receiver: null },
    phase: { status: 'failed', txHash, blockNumber: 80n },
  }),
  trackedTx({
    safeTxHash: safeTxHashOf(8),
    nonce: 3n,
    gifts: trackedGifts.slice(0, 2),
    phase: { status: 'replaced', byNonce: 3n, paid: 'no', bySafeTxHash: safeTxHashOf(9), byTxHash: txHash },
  }),
  trackedTx({
    safeTxHash: safeTxHashOf(10),
    nonce: 2n,
    phase: {
      status: 'replaced',
      byNonce: 2n,
      paid: 'unknown',
      bySafeTxHash: safeTxHashOf(9),
      byTxHash: txHash,
    },
  }),
  trackedTx({
    safeTxHash: safeTxHashOf(11),
    nonce: 1n,
    phase: {
      status: 'confirmed',
      txHash,
      blockNumber: 70n,
      paidBy: { safeTxHash: safeTxHashOf(9), extent: 'part' },
    },
  }),
]
