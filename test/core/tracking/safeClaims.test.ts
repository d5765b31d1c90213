import { describe, expect, test } from 'vitest'
import type { Call, SafeMessageHash, SafeTxHash } from '../../../src/core/safe/safeTx'
import { matchBeside, safeClaims } from '../../../src/core/tracking/advance/paid/safeClaims'
import type { TrackedMessage, TrackedTx } from '../../../src/core/tracking/trackedItem'
import { addressOf, buildTrackedTx, chainTxHash, owners } from '../../support/safeFixtures'
import { buildTrackedCalls, buildTrackedChainTx } from '../../support/walletFixtures'

const hash = (index: number) => `0x${index.toString(16).padStart(64, '0')}` as SafeTxHash
const witness = { safeTxHash: hash(0xff), nonce: 7n }
const txHash = chainTxHash('x')
const callOf = (index: number): Call => ({ to: addressOf('a cause'), value: BigInt(index), data: '0x' })

function gift(index: number, overrides: Partial<TrackedTx> = {}): TrackedTx {
  const base = { safeTxHash: hash(index), calls: [callOf(index)], nonce: 7n, createdAtMs: index }
  return buildTrackedTx({ ...base, ...overrides })
}
const { chainId, safe, createdAtMs, lastGoodAtMs, note, rebuilt } = gift(1)
const aMessage: TrackedMessage = {
  chainId,
  safe,
  createdAtMs,
  lastGoodAtMs,
  note,
  rebuilt,
  kind: 'safeMessage',
  messageHash: hash(3) as string as SafeMessageHash,
  innerHash: hash(4),
  title: 'Sign in',
  phase: { status: 'needsConfirmation', signatures: { signed: [], missing: owners, threshold: 2 } },
}
const claimed = (item: TrackedTx, ...items: readonly TrackedTx[]) =>
  safeClaims(witness, item, [item, ...items]).map(([call]) => Number(call?.value))

test('gifts with the same nonce that were begun earlier claim first, and those begun later do not', () => {
  expect(claimed(gift(2), gift(1), gift(3))).toEqual([1])
  expect(claimed(gift(1), gift(2))).toEqual([])
  const sameMoment = { createdAtMs: 0 }
  const [first, second] = [gift(2, { createdAtMs: 1 }), gift(1, { createdAtMs: 2 })]
  expect(claimed(second, first)).toEqual([2])
  expect(claimed(first, second)).toEqual([])
  expect(claimed(gift(2, sameMoment), gift(1, sameMoment))).toEqual([1])
  expect(claimed(gift(1, sameMoment), gift(2, sameMoment))).toEqual([])
})

test('a gift that is settled by the same transaction keeps its payment, whenever it was begun', () => {
  const paidBy = { safeTxHash: witness.safeTxHash, extent: 'part' } as const
  const settled = { status: 'confirmed', txHash, blockNumber: 1n, paidBy } as const
  expect(claimed(gift(1), gift(2, { phase: settled }))).toEqual([2])
  const elsewhere = { ...settled, paidBy: { ...paidBy, safeTxHash: hash(0xaa) } }
  expect(claimed(gift(2), gift(1, { phase: elsewhere }))).toEqual([])
})

test('a gift that is this very transaction comes first; the same only found at the service is no gift beside', () => {
  const itself = gift(9, { safeTxHash: witness.safeTxHash })
  expect(claimed(gift(2), gift(1), itself)).toEqual([9, 1])
  expect(claimed(gift(2), { ...itself, rebuilt: true, createdAtMs: 0 })).toEqual([])
  expect(claimed(itself)).toEqual([])
})

test('what is followed of the same account besides transactions of the Safe claims nothing', () => {
  const items = [aMessage, buildTrackedChainTx(), buildTrackedCalls()]
  expect(safeClaims(witness, gift(2), items)).toEqual([])
})

test('what has another end, another nonce or another Safe claims nothing', () => {
  const replaced = {
    status: 'replaced',
    byNonce: 7n,
    paid: 'unknown',
    bySafeTxHash: witness.safeTxHash,
    byTxHash: null,
  } as const
  for (const overrides of [
    { phase: replaced },
    { phase: { status: 'failed', txHash, blockNumber: 1n } },
    { phase: { status: 'confirmed', txHash, blockNumber: 1n } },
    { nonce: 6n },
    { nonce: null },
    { safe: addressOf('another Safe') },
    { chainId: 1 },
  ] as const) {
    expect(claimed(gift(2), gift(1, overrides))).toEqual([])
  }
})

describe('a gift that came with a file, beside one that was made here', () => {
  const brought = { imported: true, createdAtMs: 0 } as const
  const byRival = gift(9, { ...brought, safeTxHash: witness.safeTxHash })
  const match = (item: TrackedTx, ...items: readonly TrackedTx[]) =>
    matchBeside(witness, item, [item, ...items], (claims) => (claims.length === 0 ? 'equal' : 'disjoint'))

  test('leaves in doubt what it would take: neither delivered nor unpaid', () => {
    expect(match(gift(2), byRival)).toBe('unknown')
    expect(match(gift(2), gift(1, brought))).toBe('unknown')
  })

  test('takes it where the chain has settled it, or both came with a file', () => {
    const paidBy = { safeTxHash: witness.safeTxHash, extent: 'part' } as const
    const phase = { status: 'confirmed', txHash, blockNumber: 1n, paidBy } as const
    expect(match(gift(2), gift(1, { ...brought, phase }))).toBe('disjoint')
    expect(match(gift(2, brought), byRival)).toBe('disjoint')
  })

  test('leaves it in doubt also once the rival was executed: whether it is a gift of its own, only the file says', () => {
    const phase = { status: 'confirmed', txHash, blockNumber: 1n } as const
    expect(match(gift(2), { ...byRival, phase })).toBe('unknown')
  })

  test('changes nothing where another gift that was made here takes it anyway', () => {
    expect(match(gift(2), byRival, gift(1))).toBe('disjoint')
    expect(match(gift(1))).toBe('equal')
  })
})
