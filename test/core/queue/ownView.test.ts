import { describe, expect, test } from 'vitest'
import { checkRow, type QueueSafe, type RowCheck } from '../../../src/core/queue/checkRow'
import { groupQueue } from '../../../src/core/queue/groupQueue'
import { longWaitMs, ownStanding, ownView, waitedLong } from '../../../src/core/queue/ownView'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import {
  addressOf,
  aChain,
  buildRecord,
  buildRejection,
  confirmationBy,
  owners,
  theSafe,
} from '../../support/safeFixtures'

const safe: QueueSafe = { chainId: aChain.id, address: theSafe, version: '1.4.1', owners, nonce: 7n }

function check(record: SafeTxRecord): RowCheck {
  const steps = checkRow(record, safe)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

const queueOf = (...records: readonly SafeTxRecord[]) =>
  groupQueue({
    rows: records.map((record) => ({ kind: 'record', record })),
    nonce: 7n,
    checkOf: check,
  })
const ben = addressOf('Ben')

describe('how an owner stands to a transaction', () => {
  const standing = (record: SafeTxRecord, threshold: number | null = 2) =>
    ownStanding({ check: check(record) }, ben, threshold)

  test('depends on recovered signatures, never on listed ones', () => {
    expect(standing(buildRecord({ signedBy: ['Ada', 'Ben'] }))).toBe('signed')
    expect(standing(buildRecord({ signedBy: ['Ada'] }))).toBe('missing')
    expect(standing(buildRecord({ signedBy: ['Ada', 'Chidi'] }))).toBe('notNeeded')
    expect(standing(buildRecord({ signedBy: ['Ada', 'Chidi'] }), null)).toBe('missing')
    const record = buildRecord({ signedBy: ['Ada'] })
    const { signature } = confirmationBy('a stranger', record.safeTxHash)
    const forged = { owner: ben, signature, submittedAtMs: 0 }
    expect(standing({ ...record, confirmations: [...record.confirmations, forged] })).toBe('invalid')
  })

  test('is unknown while it was not checked, and for a forged record', () => {
    expect(ownStanding({ check: null }, ben, 2)).toBe('unknown')
    expect(standing({ ...buildRecord({ signedBy: ['Ben'] }), value: 1n })).toBe('unknown')
  })
})

describe('what an owner has to do with a queue', () => {
  test('the numbers that lack the signature, and what stands before a signed one', () => {
    const queue = queueOf(
      buildRecord({ nonce: 7n, signedBy: ['Ada'] }),
      buildRecord({ nonce: 8n, signedBy: ['Ada', 'Chidi'] }),
      buildRecord({ nonce: 9n, signedBy: ['Ben'] }),
      buildRecord({ nonce: 12n, signedBy: ['Ada'] }),
    )
    expect(ownView(queue, ben, 2)).toEqual({
      missing: [7n, 12n],
      ownWaits: { nonce: 9n, before: [7n, 8n] },
    })
  })

  test('what is signed and next waits for nothing', () => {
    expect(ownView(queueOf(buildRecord({ signedBy: ['Ben'] })), ben, 2)).toEqual({
      missing: [],
      ownWaits: null,
    })
  })

  test('who has signed one of two rivals is not asked about the other', () => {
    const queue = queueOf(buildRecord({ signedBy: ['Ben'] }), buildRejection({ signedBy: ['Ada'] }))
    expect(ownView(queue, ben, 2).missing).toEqual([])
    expect(ownView(queue, addressOf('Chidi'), 2).missing).toEqual([7n])
  })
})

test('long has waited what was proposed more than seven days ago, with all its rivals', () => {
  const queue = queueOf(
    buildRecord({ nonce: 7n, submittedAtMs: 0 }),
    buildRejection({ nonce: 7n, submittedAtMs: 2 }),
    buildRecord({ nonce: 8n, submittedAtMs: 1 }),
  )
  expect(waitedLong(queue, longWaitMs + 1)).toEqual([])
  expect(waitedLong(queue, longWaitMs + 2)).toEqual([8n])
  expect(waitedLong(queue, longWaitMs + 3)).toEqual([7n, 8n])
})
