import { describe, expect, test } from 'vitest'
import { checkRow, type QueueSafe, type RowCheck } from '../../../src/core/queue/checkRow'
import { groupQueue } from '../../../src/core/queue/groupQueue'
import type { ListedRow } from '../../../src/core/queue/listPage'
import { readyInRow } from '../../../src/core/queue/readyInRow'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { aChain, buildRecord, buildRejection, owners, theSafe } from '../../support/safeFixtures'

const safe: QueueSafe = { chainId: aChain.id, address: theSafe, version: '1.4.1', owners, nonce: 7n }

function checkAll(record: SafeTxRecord): RowCheck {
  const steps = checkRow(record, safe)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

const signed = (nonce: bigint) => buildRecord({ nonce, signedBy: ['Ada', 'Ben'] })
const recordRows = (records: readonly SafeTxRecord[]): readonly ListedRow<SafeTxRecord>[] =>
  records.map((record) => ({ kind: 'record', record }))

function rowOf(
  rows: readonly ListedRow<SafeTxRecord>[],
  checkOf: (record: SafeTxRecord) => RowCheck | null = checkAll,
) {
  const queue = groupQueue({ rows, nonce: 8n, checkOf })
  const { ready, end } = readyInRow(queue, { from: 8n, threshold: 2, most: 3 })
  return { nonces: ready.map(({ nonce }) => nonce), end }
}

test('what has enough signatures is ready, in the order of the nonces, up to the first free one', () => {
  expect(rowOf(recordRows([signed(9n), signed(8n)]))).toEqual({
    nonces: [8n, 9n],
    end: { kind: 'nothing', nonce: 10n },
  })
  expect(rowOf([])).toEqual({ nonces: [], end: { kind: 'nothing', nonce: 8n } })
})

describe('the row ends', () => {
  test('at a nonce under which nothing is queued, whatever comes later', () => {
    expect(rowOf(recordRows([signed(8n), signed(10n)]))).toEqual({
      nonces: [8n],
      end: { kind: 'nothing', nonce: 9n },
    })
  })

  test('at one that lacks a signature, and a forged one counts for nothing', () => {
    const one = buildRecord({ nonce: 9n, signedBy: ['Ada'] })
    const [adas] = one.confirmations
    if (adas === undefined) throw new Error('Ada has signed.')
    const lie = { ...one, confirmations: [adas, { ...adas, owner: owners[1] }] } as SafeTxRecord
    const end = { kind: 'unsigned', nonce: 9n, verified: 1, unverified: 0 }
    expect(rowOf(recordRows([signed(8n), one]))).toEqual({ nonces: [8n], end })
    expect(rowOf(recordRows([signed(8n), lie]))).toEqual({ nonces: [8n], end })
  })

  test('where several wait on one nonce, even when all are signed', () => {
    const rejection = buildRejection({ nonce: 8n, signedBy: ['Ada', 'Chidi'] })
    expect(rowOf(recordRows([signed(8n), rejection, signed(9n)]))).toEqual({
      nonces: [],
      end: { kind: 'rivals', nonce: 8n, count: 2 },
    })
  })

  test('where a row that cannot be read may be', () => {
    const odd = { kind: 'unreadable', raw: '{}', reason: 'It has no nonce.' } as const
    expect(rowOf([...recordRows([signed(8n)]), odd])).toEqual({
      nonces: [],
      end: { kind: 'unreadable', nonce: 8n, count: 1 },
    })
  })

  test('where the signatures were not checked', () => {
    expect(rowOf(recordRows([signed(8n)]), () => null)).toEqual({
      nonces: [],
      end: { kind: 'unchecked', nonce: 8n },
    })
  })

  test('after the requested number', () => {
    expect(rowOf(recordRows([8n, 9n, 10n, 11n].map(signed)))).toEqual({
      nonces: [8n, 9n, 10n],
      end: { kind: 'limit', nonce: 11n },
    })
  })

  test('before a record that is not what its hash says', () => {
    const forged = { ...signed(8n), value: 5n }
    expect(rowOf(recordRows([forged]))).toEqual({ nonces: [], end: { kind: 'nothing', nonce: 8n } })
  })
})
