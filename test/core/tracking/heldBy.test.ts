import { describe, expect, test } from 'vitest'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { advance } from '../../../src/core/tracking/advance/advance'
import type { TxObservation } from '../../../src/core/tracking/observation'
import { parseTracked, serialiseTracked } from '../../../src/core/tracking/stored/storedTracked'
import { nextSteps } from '../../../src/core/tracking/status/nextSteps'
import { statusTable } from '../../../src/core/tracking/status/statusTable'
import type { TrackedTx } from '../../../src/core/tracking/trackedItem'
import {
  addressOf,
  buildExecution,
  buildOnChain,
  buildRecord,
  buildTrackedTx,
  theCalls,
} from '../../support/safeFixtures'

/** A draft, and what the wallet has made of its batch: another transaction in the queue that makes the same payments. */

const notAsked = { kind: 'notAsked' } as const
const found = <T>(value: T) => ({ kind: 'found', value }) as const
const another = { to: addressOf('somebody else'), value: 1n, data: '0x' } as const
const draft = buildRecord({ signedBy: [], trusted: false })
const batchOf = (wishes: Parameters<typeof buildRecord>[0] = {}) =>
  buildRecord({ calls: [...theCalls, another], nonce: 8n, signedBy: ['Ben'], ...wishes })
const batch = batchOf()

function look(
  listed: readonly SafeTxRecord[],
  from: TrackedTx = buildTrackedTx(),
  overrides: Partial<TxObservation> = {},
): TrackedTx {
  const seen: TxObservation = {
    kind: 'safeTx',
    confirmationsWanted: 3,
    onChain: found(buildOnChain()),
    execution: notAsked,
    record: found(draft),
    code: notAsked,
    approvals: notAsked,
    transfers: notAsked,
    witness: notAsked,
    rivals: found(listed),
    ...overrides,
  }
  return advance(from, seen, 0) as TrackedTx
}

const words = (item: TrackedTx) => {
  const row = statusTable[item.phase.status]
  return { label: row.label(item), next: nextSteps[item.phase.status](item) }
}

describe('a draft whose batch has been confirmed', () => {
  test.each<[string, SafeTxRecord]>([
    ['under a later number, with more in it', batch],
    ['under its own number', batchOf({ nonce: 7n })],
    ['alone, under another hash', buildRecord({ safeTxGas: 1n, signedBy: ['Ben'] })],
  ])('names the transaction that makes its payments too: %s', (_how, record) => {
    const item = look([record, draft])
    expect(item.heldBy).toEqual({ safeTxHash: record.safeTxHash, nonce: record.nonce })
    expect(item).not.toHaveProperty('rivals')
    expect(words(item)).toEqual({
      label: `Draft, also in transaction #${record.nonce}`,
      next: expect.stringContaining('or the gift is paid twice'),
    })
    expect(words(item).next).not.toContain('open Batch')
    expect(parseTracked(serialiseTracked([item], 0)).items).toEqual([item])
  })

  test.each<[string, SafeTxRecord]>([
    ['does not make its payments', buildRecord({ calls: [another], nonce: 8n })],
    ['cannot be read', batchOf({ to: addressOf('some contract') })],
    ['is not signed by an owner', batchOf({ signedBy: ['Mallory'] })],
    ['is not trusted', batchOf({ trusted: false })],
    ['is executed, which the chain has yet to say', batchOf({ isExecuted: true })],
    ['lost its number', batchOf({ nonce: 6n })],
    ['is the draft itself, signed', { ...draft, confirmations: buildRecord().confirmations, trusted: true }],
  ])('names none that %s', (_what, record) => {
    const item = look([record, draft])
    expect(item.heldBy).toBeUndefined()
    expect(words(item)).toMatchObject({ next: expect.stringContaining('open Batch') })
  })

  test('names none whose hash is wrong', () => {
    expect(look([{ ...batch, safeTxGas: 1n }]).heldBy).toBeUndefined()
  })

  test('forgets the transaction when it is deleted, and keeps it while nobody has looked', () => {
    const item = look([batch])
    expect(look([], item).heldBy).toBeUndefined()
    expect(look([], item, { rivals: notAsked }).heldBy).toEqual(item.heldBy)
    const used = { onChain: found(buildOnChain({ nonce: 8n, blockNumber: 101n })), rivals: notAsked }
    expect(look([], item, { ...used, execution: found(buildExecution()) }).heldBy).toBeUndefined()
  })

  test('says so beside the signatures too, after it was signed by its link', () => {
    const signed = look([batch], look([]), { record: found(buildRecord()) })
    expect(signed.phase.status).toBe('awaitingConfirmations')
    expect(words(signed).next).toContain('Transaction #8 in the queue of your Safe makes these payments too')
  })
})

test('a gift that never was a draft has rivals and no batch', () => {
  const item = look([batch, batchOf({ nonce: 7n })], buildTrackedTx(), { record: found(buildRecord()) })
  expect(item.heldBy).toBeUndefined()
  expect(item.rivals).toHaveLength(1)
})
