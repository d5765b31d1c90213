import { describe, expect, test } from 'vitest'
import type { TokenTransfer } from '../../../src/core/safe/tokenTransfers'
import { shortfallNote } from '../../../src/core/tracking/advance/paid/shortfalls'
import { nextSteps } from '../../../src/core/tracking/status/nextSteps'
import { statusTable, type Tone } from '../../../src/core/tracking/status/statusTable'
import type { TrackedGift } from '../../../src/core/giving/trackedGift'
import type { TrackedItem } from '../../../src/core/tracking/trackedItem'
import type { TrackedNote } from '../../../src/core/tracking/trackedNote'
import { addressOf, aChain, chainTxHash, owners } from '../../support/safeFixtures'

const signatures = { signed: owners.slice(0, 1), missing: owners.slice(1), threshold: 2 }
const txHash = chainTxHash('x')
const blockNumber = 1n
const by = { bySafeTxHash: `0x${'ee'.repeat(32)}` as never, byTxHash: null }

type Phases = { [K in TrackedItem['kind']]: Extract<TrackedItem, { kind: K }>['phase'] }
type Row = { [K in keyof Phases]: readonly [string, K, Phases[K]] }[keyof Phases]

const rows: readonly Row[] = [
  ['Sent to your Safe, waiting for it to appear', 'safeTx', { status: 'proposed' }],
  ['Draft, not proposed yet', 'safeTx', { status: 'draft' }],
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
  ['Replaced by #12', 'safeTx', { status: 'replaced', byNonce: 12n, paid: 'no', ...by }],
  ['Replaced by #12', 'safeTx', { status: 'replaced', byNonce: 12n, paid: 'unknown', ...by }],
  ['Replaced by #12', 'safeTx', { status: 'replaced', byNonce: 12n, paid: 'draft', ...by }],
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
  ['Replaced by another transaction', 'chainTx', { status: 'replaced', byTxHash: txHash, paid: 'no' }],
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
    expect(nextSteps[phase.status](item)).toMatch(/^[A-Z].*\.$/)
  })

  test('[S4.18] speaks of the wallet where it is a wallet, and never of a Safe there', () => {
    for (const [, kind, phase] of rows) {
      const item = { kind, phase, note: null } as TrackedItem
      const words = `${statusTable[phase.status].label(item)} ${nextSteps[phase.status](item)}`
      if (kind === 'chainTx' || kind === 'calls') expect(words).not.toMatch(/Safe|queue|owner|sign/)
      // "Add to batch" is a button of the wallet around the app.
      else if (phase.status === 'draft' || ('paid' in phase && phase.paid === 'draft'))
        expect(words).toContain('wallet’s batch')
      else expect(words).not.toContain('wallet')
    }
  })

  test('is looked at again unless it is final, not more often than the chain allows', () => {
    expect(new Set(rows.map(([, , { status }]) => status))).toEqual(new Set(Object.keys(statusTable)))
    for (const [label, kind, phase] of rows) {
      const row = statusTable[phase.status]
      const pollMs = row.pollMs(aChain, { kind, phase, note: null } as TrackedItem)
      // Ends that later polls can refute: only a list told of it, or a batch may still hold the draft.
      const canBeRefuted = phase.status === 'removed' || ('paid' in phase && phase.paid === 'draft')
      if (canBeRefuted) expect(pollMs, label).toBe(30 * aChain.pollMs)
      else if (row.final) expect(pollMs, label).toBeNull()
      else expect(pollMs, label).toBeGreaterThanOrEqual(aChain.pollMs)
    }
  })

  test('is good only when the chain or the Safe has said so', () => {
    const good = rows.filter(([, kind, phase]) => {
      const item = { kind, phase, note: null } as TrackedItem
      return (
        statusTable[phase.status].tone(item) === 'good' || statusTable[phase.status].icon(item) === 'check'
      )
    })
    expect(new Set(good.map(([, , { status }]) => status))).toEqual(new Set(['confirmed', 'signed']))
  })
})

test('a used nonce without a witness is not called an execution', () => {
  const note: TrackedNote = { kind: 'nonceUsed', sinceMs: 0 }
  const phase = { status: 'executing', txHash: null, confirmations: 0, blockNumber: 1n } as const
  const kind = 'safeTx'
  expect(statusTable.executing.label({ kind, phase, note })).toBe('Being executed, or replaced by another')
  expect(nextSteps.executing({ kind, phase, note })).toContain('or by another transaction')
})

describe('an execution of which less arrived than was given', () => {
  const gift = (name: string, amount: bigint, token: string | null = 'LUSD'): TrackedGift => ({
    causeId: null,
    payeeName: name,
    recipient: addressOf(name),
    symbol: token ?? 'ETH',
    decimals: 2,
    token: token === null ? null : addressOf(token),
    amount,
  })
  const lusd = addressOf('LUSD')
  const paid = (name: string, value: bigint) => ({ token: lusd, to: addressOf(name), value })

  function settled(gifts: TrackedGift[], transfers: TokenTransfer[]) {
    const phase = { status: 'confirmed', txHash, blockNumber } as const
    const item = { kind: 'safeTx', phase, gifts, note: shortfallNote(gifts, transfers) } as const
    const { label, tone, icon } = statusTable.confirmed
    return { label: label(item), tone: tone(item), icon: icon(item), next: nextSteps.confirmed(item) }
  }

  test.each<[string, TrackedGift[], TokenTransfer[], Tone]>([
    ['Executed, but 0 of 100 LUSD arrived', [gift('Wells', 10_000n)], [], 'bad'],
    ['Executed, but 60 of 100 LUSD arrived', [gift('Wells', 10_000n)], [paid('Wells', 6_000n)], 'waiting'],
    [
      'Executed, but 1,099.5 of 1,234.5 LUSD arrived',
      [gift('Wells', 100_000n), gift('Wells', 23_450n)],
      [paid('Wells', 109_950n)],
      'waiting',
    ],
    [
      'Executed, but 2 of 3 payments arrived in full',
      [gift('Wells', 100n), gift('Trees', 100n), gift('Seas', 100n)],
      [paid('Wells', 100n), paid('Seas', 100n), paid('Trees', 99n)],
      'waiting',
    ],
    [
      'Executed, but 1 of 2 payments arrived in full',
      [gift('Wells', 100n), gift('Wells', 100n, null)],
      [],
      'bad',
    ],
    ['Executed, but 0 of 2 payments arrived in full', [gift('Wells', 1n), gift('Trees', 1n)], [], 'bad'],
  ])('says "%s"', (label, gifts, transfers, tone) => {
    const row = settled(gifts, transfers)
    expect(row).toMatchObject({ label, tone, icon: 'alert' })
    expect(row.next).not.toMatch(/Delivered|every payment|every recipient/)
  })

  test('says what came back, and does not say that less arrived', () => {
    const row = settled([gift('Wells', 10_000n)], [paid('Wells', 10_000n), paid('Wells', -4_000n)])
    expect(row).toMatchObject({
      label: 'Executed, but 40 of 100 LUSD came back',
      tone: 'waiting',
      icon: 'alert',
    })
    expect(row.next).toContain('came back to your Safe in the same transaction')
    expect(row.next).not.toContain('less arrived')
    const all = settled([gift('Wells', 10_000n)], [paid('Wells', 10_000n), paid('Wells', -10_000n)])
    expect(all).toMatchObject({ label: 'Executed, but 100 of 100 LUSD came back', tone: 'bad' })
    const one = settled(
      [gift('Wells', 100n), gift('Trees', 100n)],
      [paid('Wells', 100n), paid('Trees', 100n), paid('Trees', -1n)],
    )
    expect(one.label).toBe('Executed, but 1 of 2 payments stayed in full')
    const mixed = settled(
      [gift('Wells', 100n), gift('Trees', 100n)],
      [paid('Trees', 100n), paid('Trees', -1n)],
    )
    expect(mixed.next).toMatch(/less arrived.* came back to your Safe/)
  })

  test('says Delivered once all of it arrived', () => {
    const row = settled([gift('Wells', 100n)], [paid('Wells', 100n)])
    expect(row).toMatchObject({ label: 'Delivered', tone: 'good', icon: 'check' })
  })

  test('names the one cause that was paid, and no single one of several', () => {
    const all = [paid('Wells', 100n), paid('Trees', 100n)]
    const wells = [gift('Wells', 60n), gift('Wells', 40n)]
    expect(settled(wells, all).next).toMatch(/^Your Safe has paid Wells, and the chain has confirmed it/)
    expect(settled([...wells, gift('Trees', 100n)], all).next).toContain('has paid every recipient')
    const unlisted = { ...gift('Wells', 100n), payeeName: null }
    expect(settled([unlisted], all).next).toContain('has paid every recipient')
  })
})

test('an execution whose receipt is unread is not called delivered', () => {
  const note: TrackedNote = { kind: 'receiptUnread', sinceMs: 0 }
  const phase = { status: 'executing', txHash, confirmations: 3, blockNumber } as const
  const kind = 'safeTx'
  expect(statusTable.executing.label({ kind, phase, note })).toBe('Executed, checking what arrived')
  expect(nextSteps.executing({ kind, phase, note })).not.toMatch(/once enough blocks|every/)
})

test('a wallet whose nonce is used without a witness is not told that its payment arrived, or that it did not', () => {
  const note: TrackedNote = { kind: 'nonceUsed', sinceMs: 0 }
  const phase = { status: 'executing', txHash, confirmations: 0, blockNumber: null } as const
  expect(statusTable.executing.label({ kind: 'chainTx', phase, note })).toBe('Sent, or replaced by another')
  expect(nextSteps.executing({ kind: 'chainTx', phase, note })).toContain('for it or for another')
})

test.each(['chainTx', 'calls'] as const)(
  'a %s of which the chain does not tell is not told to wait, nor that it is done',
  (kind) => {
    const note: TrackedNote = { kind: 'untold' }
    const phase = { status: 'executing', txHash, confirmations: 3, blockNumber } as const
    expect(statusTable.executing.label({ kind, phase, note })).toBe('Sent: look in your wallet')
    const next = nextSteps.executing({ kind, phase, note })
    expect(next).toContain('Do not give again before you know')
    expect(next).not.toMatch(/nothing to do|once enough blocks|Safe|queue/)
  },
)
