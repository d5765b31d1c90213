import { expect, test } from 'vitest'
import type { SafeTxHash } from '../../../src/core/safe/safeTx'
import { advance } from '../../../src/core/tracking/advance/advance'
import type { ProvedWitness, TxObservation } from '../../../src/core/tracking/observation'
import { buildExecution, buildOnChain, buildTrackedTx, chainTxHash } from '../../support/safeFixtures'

const notAsked = { kind: 'notAsked' } as const
const found = <T>(value: T) => ({ kind: 'found', value }) as const
const rival = `0x${'ee'.repeat(32)}` as SafeTxHash
const byTxHash = chainTxHash('rival')

function end(overrides: Partial<TxObservation>, { match = 'equal', ...fields }: Partial<ProvedWitness> = {}) {
  const by = { kind: 'replaced', bySafeTxHash: rival, byTxHash, others: [], refund: null } as const
  const execution = buildExecution({ txHash: byTxHash })
  const seen: TxObservation = {
    kind: 'safeTx',
    confirmationsWanted: 3,
    onChain: found(buildOnChain({ nonce: 8n, blockNumber: 104n })),
    execution: { kind: 'missing' },
    record: notAsked,
    code: notAsked,
    approvals: notAsked,
    transfers: notAsked,
    witness: found({ ...by, match, execution, ...fields }),
    ...overrides,
  }
  return advance(buildTrackedTx({ nonce: 7n, seen: true }), seen, 0).phase
}

test('a transaction that took the nonce and made the payments delivers the gift, and is named', () => {
  const delivered = { status: 'confirmed', txHash: byTxHash }
  expect(end({})).toMatchObject({ ...delivered, paidBy: { safeTxHash: rival, extent: 'whole' } })
  expect(end({}, { match: 'contained' })).toMatchObject({ ...delivered, paidBy: { extent: 'part' } })
})

test("a gift's own execution counts before what is said of another transaction", () => {
  const own = chainTxHash('own')
  const failed = end({ execution: found(buildExecution({ outcome: 'failure', txHash: own })) })
  expect(failed).toEqual({ status: 'failed', txHash: own, blockNumber: 101n })
  const delivered = end({ execution: found(buildExecution({ txHash: own })) })
  expect(delivered).toEqual({ status: 'confirmed', txHash: own, blockNumber: 101n })
})

test.each<[string, Partial<ProvedWitness>]>([
  ['was undone', { execution: buildExecution({ txHash: byTxHash, outcome: 'failure' }) }],
  ['paid nobody of it', { match: 'disjoint' }],
  ['cannot be read', { match: 'unknown' }],
])('a transaction that took the nonce and %s delivers nothing', (_what, fields) => {
  expect(end({}, fields)).toMatchObject({ status: 'replaced', bySafeTxHash: rival })
})
