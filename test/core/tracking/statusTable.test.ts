import { describe, expect, test } from 'vitest'
import { statusTable } from '../../../src/core/tracking/statusTable'
import type { MessagePhase, TrackedNote, TxPhase } from '../../../src/core/tracking/trackedItem'
import { aChain, chainTxHash, owners } from '../../support/safeFixtures'

const signatures = { signed: owners.slice(0, 1), missing: owners.slice(1), threshold: 2 }
const txHash = chainTxHash('x')
const blockNumber = 1n
const by = { bySafeTxHash: `0x${'ee'.repeat(32)}` as never, byTxHash: null }

const rows: readonly (readonly [string, TxPhase | MessagePhase])[] = [
  ['Sent to your Safe, waiting for it to appear', { status: 'proposed' }],
  ['Needs 1 more signature (1 of 2)', { status: 'awaitingConfirmations', signatures }],
  [
    'Needs 2 more signatures (1 of 3)',
    { status: 'awaitingConfirmations', signatures: { ...signatures, threshold: 3 } },
  ],
  ['Ready to execute', { status: 'awaitingExecution', signatures, waitsForNonce: null }],
  ['Waits for transaction #12 first', { status: 'awaitingExecution', signatures, waitsForNonce: 12n }],
  ['Being executed', { status: 'executing', txHash, confirmations: 1, blockNumber }],
  ['Delivered', { status: 'confirmed', txHash, blockNumber }],
  ['Failed: nothing was given', { status: 'failed', txHash, blockNumber }],
  ['Replaced by #12', { status: 'replaced', byNonce: 12n, ...by }],
  ['Sped up; continues under its new hash', { status: 'repriced', txHash }],
  ['Cancelled', { status: 'cancelled', ...by }],
  ['Removed from the queue', { status: 'removed' }],
  ['Needs 1 more signature (1 of 2)', { status: 'needsConfirmation', signatures }],
  ['Signed', { status: 'signed', signature: '0x' }],
]

describe('each status', () => {
  test.each(rows)('says "%s" and what to do next', (label, phase) => {
    const item = { phase, note: null }
    expect(statusTable[phase.status].label(item)).toBe(label)
    expect(statusTable[phase.status].next(item)).toMatch(/^[A-Z].*\.$/)
  })

  test('is looked at again unless it is final, not more often than the chain allows', () => {
    for (const row of Object.values(statusTable)) {
      const pollMs = row.pollMs(aChain)
      if (row.final) expect(pollMs).toBeNull()
      else expect(pollMs).toBeGreaterThanOrEqual(aChain.pollMs)
    }
  })

  test('is good only when the chain or the Safe has said so', () => {
    const good = Object.entries(statusTable).filter(([, { tone }]) => tone === 'good')
    expect(good.map(([status]) => status)).toEqual(['confirmed', 'signed'])
  })
})

test('a used nonce without a witness is not called an execution', () => {
  const note: TrackedNote = { kind: 'nonceUsed', sinceMs: 0 }
  const phase = { status: 'executing', txHash: null, confirmations: 0, blockNumber: 1n } as const
  expect(statusTable.executing.label({ phase, note })).toBe('Being executed, or replaced by another')
  expect(statusTable.executing.next({ phase, note })).toContain('or by another transaction')
})

test('a gift of which less arrived is delivered, and not called complete', () => {
  const note: TrackedNote = { kind: 'received', gifts: [] }
  const phase = { status: 'confirmed', txHash, blockNumber } as const
  expect(statusTable.confirmed.label({ phase, note })).toBe('Delivered')
  expect(statusTable.confirmed.next({ phase, note })).toContain('Not all of it arrived')
})
