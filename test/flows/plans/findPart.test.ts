import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../src/core/answer'
import type { ListedRow, ListPage } from '../../../src/core/queue/listPage'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { findPart } from '../../../src/flows/plans/findPart'
import type { SafeService } from '../../../src/ports/service'
import { aGift, buildRecord, theCause, theSafe } from '../../support/safeFixtures'

const part = {
  chainId: 1,
  safe: theSafe,
  gifts: [{ causeId: null, name: null, recipient: theCause, token: null, amount: aGift.amount }],
}
const { signal } = new AbortController()

function find(page: Answer<ListPage<SafeTxRecord>>, wanted = part) {
  const unused = () => {
    throw new Error('This is not asked for.')
  }
  const service: SafeService = {
    waitMs: () => 0,
    listTransactions: () => Promise.resolve(page),
    getTransaction: unused,
    listMessages: unused,
    getMessage: unused,
    listSafesOf: unused,
  }
  return findPart({ service }, wanted, signal)
}

const listed = (...records: readonly SafeTxRecord[]): Answer<ListPage<SafeTxRecord>> => ({
  kind: 'found',
  value: { rows: records.map((record) => ({ kind: 'record', record })), nextOffset: null },
})

const waiting = buildRecord({ nonce: 3n })
const delivered = buildRecord({ nonce: 2n, isExecuted: true, isSuccessful: true })
const failed = buildRecord({ nonce: 4n, isExecuted: true, isSuccessful: false })
const other = { ...buildRecord({ nonce: 5n }), value: aGift.amount + 1n }

test('a transaction with exactly these payments is found: delivered before waiting, waiting before failed', async () => {
  expect(await find(listed(other, failed, waiting, delivered))).toEqual({ kind: 'found', record: delivered })
  expect(await find(listed(failed, waiting))).toEqual({ kind: 'found', record: waiting })
  expect(await find(listed(other, failed))).toEqual({ kind: 'found', record: failed })
})

describe('a part that was proposed in several', () => {
  const [gift] = part.gifts
  const twice = { ...part, gifts: [gift!, { ...gift!, amount: 7n }] }
  const seven = { ...buildRecord({ nonce: 6n, isExecuted: true, isSuccessful: true }), value: 7n }
  const pendingSeven = { ...buildRecord({ nonce: 8n }), value: 7n }
  const failedSeven = { ...buildRecord({ nonce: 7n, isExecuted: true, isSuccessful: false }), value: 7n }

  test('is found as all of them, delivered before pending, by nonce', async () => {
    expect(await find(listed(other, pendingSeven, seven, waiting), twice)).toEqual({
      kind: 'several',
      records: [waiting, seven],
    })
  })

  test('is found again after one failed and was sent once more', async () => {
    expect(await find(listed(pendingSeven, failedSeven, delivered), twice)).toEqual({
      kind: 'several',
      records: [delivered, pendingSeven],
    })
    expect(await find(listed(failedSeven, delivered), twice)).toMatchObject({ kind: 'none' })
  })

  test('is not made of two with one nonce, of which one can be executed', async () => {
    const rival = { ...buildRecord({ nonce: 3n }), value: 7n }
    expect(await find(listed(rival, waiting), twice)).toMatchObject({ kind: 'none' })
  })

  test('is found in several when it failed as one', async () => {
    const asOne = buildRecord({
      nonce: 4n,
      isExecuted: true,
      isSuccessful: false,
      calls: twice.gifts.map(({ amount }) => ({ to: theCause, value: amount, data: '0x' })),
    })
    expect(await find(listed(pendingSeven, waiting, asOne), twice)).toMatchObject({ kind: 'several' })
    expect(await find(listed(waiting, asOne), twice)).toEqual({ kind: 'found', record: asOne })
  })
})

test('none is found, and why it may be there all the same is told', async () => {
  expect(await find(listed(other))).toEqual({ kind: 'none', gap: null })
  const rows: readonly ListedRow<SafeTxRecord>[] = [
    { kind: 'unreadable', raw: '{}', reason: 'It has no nonce.' },
  ]
  expect(await find({ kind: 'found', value: { rows, nextOffset: null } })).toMatchObject({
    kind: 'none',
    gap: expect.stringMatching(/cannot be read/) as string,
  })
})

test('a service that does not answer says nothing of the part', async () => {
  const unreachable = { kind: 'unreachable', reason: 'The service is down.' } as const
  expect(await find(unreachable)).toEqual(unreachable)
  expect(await find({ kind: 'missing' })).toMatchObject({ kind: 'unreachable' })
})
