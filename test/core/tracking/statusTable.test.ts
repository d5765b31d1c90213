import { describe, expect, test } from 'vitest'
import { statusTable } from '../../../src/core/tracking/statusTable'
import type { TrackedItem, TrackedNote } from '../../../src/core/tracking/trackedItem'
import { aChain, chainTxHash, owners } from '../../support/safeFixtures'

const signatures = { signed: owners.slice(0, 1), missing: owners.slice(1), threshold: 2 }
const txHash = chainTxHash('x')
const blockNumber = 1n
const by = { bySafeTxHash: `0x${'ee'.repeat(32)}` as never, byTxHash: null }

type Phases = { [K in TrackedItem['kind']]: Extract<TrackedItem, { kind: K }>['phase'] }
type Row = { [K in keyof Phases]: readonly [string, K, Phases[K]] }[keyof Phases]

const rows: readonly Row[] = [
  ['Sent to your Safe, waiting for it to appear', 'safeTx', { status: 'proposed' }],
  ['Needs 1 more signature (1 of 2)', 'safeTx', { status: 'awaitingConfirmations', signatures }],
  [
    'Needs 2 more signatures (1 of 3)',
    'safeTx',
    { status: 'awaitingConfirmations', signatures: { ...signatures, threshold: 3 } },
  ],
  ['Ready to execute', 'safeTx', { status: 'awaitingExecution', signatures, waitsForNonce: null }],
  [
    'Waits for transaction #12 first',
    'safeTx',
    { status: 'awaitingExecution', signatures, waitsForNonce: 12n },
  ],
  ['Being executed', 'safeTx', { status: 'executing', txHash, confirmations: 1, blockNumber }],
  ['Delivered', 'safeTx', { status: 'confirmed', txHash, blockNumber }],
  ['Failed: nothing was given', 'safeTx', { status: 'failed', txHash, blockNumber }],
  ['Replaced by #12', 'safeTx', { status: 'replaced', byNonce: 12n, ...by }],
  ['Cancelled', 'safeTx', { status: 'cancelled', ...by }],
  ['Removed from the queue', 'safeTx', { status: 'removed' }],
  ['Needs 1 more signature (1 of 2)', 'safeMessage', { status: 'needsConfirmation', signatures }],
  ['Signed', 'safeMessage', { status: 'signed', signature: '0x' }],
  [
    'Sent, waiting for the chain',
    'chainTx',
    { status: 'executing', txHash, confirmations: 0, blockNumber: null },
  ],
  ['Sent, in a block', 'chainTx', { status: 'executing', txHash, confirmations: 1, blockNumber }],
  ['Delivered', 'chainTx', { status: 'confirmed', txHash, blockNumber }],
  ['Failed: nothing was given', 'chainTx', { status: 'failed', txHash, blockNumber }],
  ['Replaced by another transaction', 'chainTx', { status: 'replaced', byTxHash: txHash }],
  ['Sped up; continues under its new hash', 'chainTx', { status: 'repriced', txHash }],
  ['Cancelled', 'chainTx', { status: 'cancelled', byTxHash: txHash }],
  [
    'Sent, waiting for the chain',
    'calls',
    { status: 'executing', txHash: null, confirmations: 0, blockNumber: null },
  ],
  ['Sent, in a block', 'calls', { status: 'executing', txHash, confirmations: 1, blockNumber }],
  ['Delivered', 'calls', { status: 'confirmed', txHash, blockNumber }],
  ['Failed: nothing was given', 'calls', { status: 'failed', txHash, blockNumber, given: 'nothing' }],
  ['Failed in part', 'calls', { status: 'failed', txHash, blockNumber, given: 'part' }],
  [
    'Failed: check what was given',
    'calls',
    { status: 'failed', txHash: null, blockNumber: null, given: 'unknown' },
  ],
]

describe('each status', () => {
  test.each(rows)('says "%s" of a %s, and what to do next', (label, kind, phase) => {
    const item = { kind, phase, note: null } as TrackedItem
    expect(statusTable[phase.status].label(item)).toBe(label)
    expect(statusTable[phase.status].next(item)).toMatch(/^[A-Z].*\.$/)
  })

  test('[S4.18] speaks of the wallet where it is a wallet, and never of a Safe there', () => {
    for (const [, kind, phase] of rows) {
      const item = { kind, phase, note: null } as TrackedItem
      const words = `${statusTable[phase.status].label(item)} ${statusTable[phase.status].next(item)}`
      if (kind === 'chainTx' || kind === 'calls') expect(words).not.toMatch(/Safe|queue|owner|sign/)
      else expect(words).not.toContain('wallet')
    }
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
  const kind = 'safeTx'
  expect(statusTable.executing.label({ kind, phase, note })).toBe('Being executed, or replaced by another')
  expect(statusTable.executing.next({ kind, phase, note })).toContain('or by another transaction')
})

test('a gift of which less arrived is delivered, and not called complete', () => {
  const note: TrackedNote = { kind: 'received', gifts: [] }
  const phase = { status: 'confirmed', txHash, blockNumber } as const
  const kind = 'safeTx'
  expect(statusTable.confirmed.label({ kind, phase, note })).toBe('Delivered')
  expect(statusTable.confirmed.next({ kind, phase, note })).toContain('Not all of it arrived')
})

test('a wallet whose nonce is used without a witness is not told that its payment arrived, or that it did not', () => {
  const note: TrackedNote = { kind: 'nonceUsed', sinceMs: 0 }
  const phase = { status: 'executing', txHash, confirmations: 0, blockNumber: null } as const
  expect(statusTable.executing.label({ kind: 'chainTx', phase, note })).toBe('Sent, or replaced by another')
  expect(statusTable.executing.next({ kind: 'chainTx', phase, note })).toContain('for it or for another')
})

test.each(['chainTx', 'calls'] as const)(
  'a %s of which the chain does not tell is not told to wait, nor that it is done',
  (kind) => {
    const note: TrackedNote = { kind: 'untold' }
    const phase = { status: 'executing', txHash, confirmations: 3, blockNumber } as const
    expect(statusTable.executing.label({ kind, phase, note })).toBe('Sent: look in your wallet')
    const next = statusTable.executing.next({ kind, phase, note })
    expect(next).toContain('Do not give again before you know')
    expect(next).not.toMatch(/nothing to do|once enough blocks|Safe|queue/)
  },
)
