import { describe, expect, test } from 'vitest'
import { nextSteps } from '../../../src/core/tracking/status/nextSteps'
import { statusTable, type StatusIcon, type Tone } from '../../../src/core/tracking/status/statusTable'
import type { Rival, TrackedItem, TrackedStatus } from '../../../src/core/tracking/trackedItem'
import type { TrackedNote } from '../../../src/core/tracking/trackedNote'
import { addressOf, buildTrackedTx, chainTxHash, owners } from '../../support/safeFixtures'
import { buildTrackedCalls, buildTrackedChainTx } from '../../support/walletFixtures'

const txHash = chainTxHash('x')
const signatures = { signed: owners.slice(0, 2), missing: owners.slice(2), threshold: 2 }
const executing = { status: 'executing', txHash, confirmations: 1, blockNumber: 1n } as const
const waits = { status: 'awaitingConfirmations', signatures } as const
const ready = { status: 'awaitingExecution', signatures, waitsForNonce: null } as const
const of = (item: TrackedItem) => statusTable[item.phase.status]
const label = (item: TrackedItem) => of(item).label(item)
const next = (item: TrackedItem) => nextSteps[item.phase.status](item)

test.each<[TrackedStatus, Tone, StatusIcon]>([
  ['proposed', 'waiting', 'sent'],
  ['draft', 'waiting', 'sent'],
  ['awaitingConfirmations', 'waiting', 'pen'],
  ['awaitingExecution', 'active', 'ready'],
  ['executing', 'active', 'moving'],
  ['confirmed', 'good', 'check'],
  ['failed', 'bad', 'cross'],
  ['replaced', 'quiet', 'swap'],
  ['repriced', 'quiet', 'faster'],
  ['cancelled', 'quiet', 'stop'],
  ['removed', 'quiet', 'bin'],
  ['needsConfirmation', 'waiting', 'pen'],
  ['signed', 'good', 'check'],
])('%s feels %s and has its icon beside the word', (status, tone, icon) => {
  const item = { note: null, phase: { status } } as TrackedItem
  expect([statusTable[status].tone(item), statusTable[status].icon(item)]).toEqual([tone, icon])
})

describe('two nodes that disagree', () => {
  const note: TrackedNote = { kind: 'nodesDisagree', sinceMs: 0 }

  test.each<[string, TrackedItem]>([
    ['Safe', buildTrackedTx({ note, phase: executing })],
    ['wallet', buildTrackedChainTx({ note, phase: executing })],
    ['wallet', buildTrackedCalls({ note, phase: executing })],
  ])('are named, and nobody is told that there is nothing to do (%s)', (giver, item) => {
    expect(label(item)).toBe('Not sure: two nodes disagree')
    expect(next(item)).toContain(`Look at your ${giver} on a block explorer, and do not give again`)
    expect(next(item)).not.toContain('nothing to do')
  })
})

test('a gift whose number is used is not called executed, and one that is executed is not asked about', () => {
  const used = buildTrackedTx({ note: { kind: 'nonceUsed', sinceMs: 0 }, phase: executing })
  expect(next(used)).toContain('The chain is being asked which')
  expect(next(buildTrackedTx({ phase: executing }))).toMatch(/^It is on its way on the chain/)
  const unread = buildTrackedTx({ note: { kind: 'receiptUnread', sinceMs: 0 }, phase: executing })
  expect(next(unread)).toContain('How much of it arrived is not known yet')
})

test('a payment of a wallet that no block holds is not to be sent again; in a block it only needs time', () => {
  expect(next(buildTrackedChainTx({ phase: { ...executing, confirmations: 0 } }))).toContain(
    'Do not send it again',
  )
  expect(next(buildTrackedChainTx({ phase: executing }))).toMatch(/^It is in a block/)
})

describe('what the owners are to do', () => {
  const rival = (kind: Rival['kind']): Rival => ({
    kind,
    safeTxHash: buildTrackedTx().safeTxHash,
    signed: owners,
  })
  const gift = (phase: typeof waits | typeof ready, rivals: readonly Rival[]) =>
    buildTrackedTx({ phase, rivals })

  test.each([waits, ready])('a rejection among the rivals is named ($status)', (phase) => {
    for (const rivals of [[rival('rejection')], [rival('other'), rival('rejection')]])
      expect(next(gift(phase, rivals))).toMatch(/reject.*agree with your co-signers/)
    for (const rivals of [[], [rival('other')]]) expect(next(gift(phase, rivals))).not.toMatch(/reject/)
    expect(next(buildTrackedTx({ phase }))).not.toMatch(/reject/)
  })

  test('a gift that has enough signatures is executed, after the number before it', () => {
    expect(next(buildTrackedTx({ phase: ready }))).toContain('until someone executes it in your Safe')
    expect(next(buildTrackedTx({ phase: { ...ready, waitsForNonce: 4n } }))).toContain(
      'execute or replace #4 first',
    )
  })

  test('the proposer asks the co-signers, and who has only found the gift may have to sign it', () => {
    expect(next(buildTrackedTx({ phase: waits }))).toContain('ask them to read it there and sign')
    expect(next(buildTrackedTx({ phase: waits, rebuilt: true }))).toContain(
      'If you have not signed this gift yet',
    )
    const unsigned = { phase: waits, note: { kind: 'unsigned' } } as const
    expect(next(buildTrackedTx({ ...unsigned, rebuilt: true }))).toContain(
      'The first signature puts it into the queue',
    )
  })
})

test('a failure says whether the money is in the Safe or in the wallet', () => {
  const failed = { status: 'failed', txHash, blockNumber: 1n } as const
  expect(next(buildTrackedTx({ phase: failed }))).toMatch(/money of the gift is still in your Safe/)
  expect(next(buildTrackedChainTx({ phase: failed }))).toContain(
    'still in your wallet, but for the network fee',
  )
})

test('of a failed gift whose Safe has paid for the execution, the fee is told beside the gift', () => {
  const failed = { status: 'failed', txHash, blockNumber: 1n } as const
  const refund = { atMost: 9n, token: null, receiver: null }
  const words = next(buildTrackedTx({ phase: failed, refund }))
  expect(words).toMatch(/money of the gift is still in your Safe/)
  expect(words).toMatch(/paid a fee for the execution all the same/)
  expect(words).not.toMatch(/all of it was undone/)
  expect(next(buildTrackedTx({ phase: failed }))).not.toMatch(/fee/)
})

test.each<['no' | 'unknown', boolean, string]>([
  ['no', true, 'does not make this payment. Look in the list of your wallet'],
  ['unknown', true, 'may have paid a part of this gift'],
  ['no', false, 'This payment was not made and cannot be any more'],
  ['unknown', false, 'could not be read: look at that transaction on the chain'],
])('a replacement that paid "%s" and was named by the wallet (%s) says: %s', (paid, isNamed, words) => {
  const byTxHash = isNamed ? txHash : chainTxHash('another')
  expect(next(buildTrackedChainTx({ txHash, phase: { status: 'replaced', byTxHash, paid } }))).toContain(
    words,
  )
})

test('one of several payments of which nothing stayed is bad, and less of each is not', () => {
  const short = {
    payeeName: null,
    recipient: addressOf('Wells'),
    symbol: 'T',
    decimals: 0,
    token: addressOf('T'),
    given: 9n,
  }
  const tone = (...arrived: readonly bigint[]) => {
    const note: TrackedNote = { kind: 'received', gifts: arrived.map((one) => ({ ...short, arrived: one })) }
    const item = buildTrackedTx({ note, phase: { status: 'confirmed', txHash, blockNumber: 1n } })
    return of(item).tone(item)
  }
  const noted = buildTrackedTx({
    note: { kind: 'received', gifts: [] },
    phase: { status: 'confirmed', txHash, blockNumber: 1n },
  })
  expect(label(noted)).toBe('Executed, but 1 of 1 payments arrived in full')
  expect([tone(8n, 0n), tone(0n), tone(8n, 7n)]).toEqual(['bad', 'bad', 'waiting'])
})
