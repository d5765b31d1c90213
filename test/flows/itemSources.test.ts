import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { ListedRow, Listed } from '../../src/core/queue/listPage'
import type { SafeTxRecord } from '../../src/core/safe/safeTx'
import { itemSources } from '../../src/flows/tracking/itemSources'
import { createFakeClock } from '../support/fakeClock'
import { contextOf, createFakeWorld } from '../support/fakeWorld'
import { buildRecord, buildTrackedTx, theSafe } from '../support/safeFixtures'

const ours = buildRecord({ nonce: 7n })
const above = [9n, 8n].map((nonce) => buildRecord({ nonce, signedBy: [] }))
const odd: ListedRow<SafeTxRecord> = { kind: 'unreadable', raw: '{}', reason: 'to is not an address' }
const rowsOf = (records: readonly SafeTxRecord[]) =>
  records.map((record) => ({ kind: 'record', record }) as const)

/** What the list of the service, read from nonce 5 on, says of the nonce of an item. */
async function listAt(
  nonce: bigint,
  page: { rows: readonly ListedRow<SafeTxRecord>[]; nextOffset: number | null },
) {
  const world = createFakeWorld({ records: [...above, ours] })
  const context = contextOf(world, { clock: createFakeClock() })
  const answer = { kind: 'found', value: page } as const
  const listed = createStore<Listed | null>(() => ({
    id: 1,
    askedAtMs: 0,
    atMs: 0,
    nonceFrom: 5n,
    answer,
    previousAtMs: null,
    behind: null,
  }))
  const { service } = itemSources(context, { listed, noteSafe: () => undefined })(
    buildTrackedTx({ nonce: 7n }),
  )
  return { answer: await service.listTransactions(theSafe, { nonce }), asked: world.asked }
}

test('a page that is not the last answers only for nonces above its last row; for others the service is asked', async () => {
  const page = { rows: rowsOf(above), nextOffset: 2 }
  const below = await listAt(7n, page)
  expect(below.asked).toEqual(['service.listTransactions'])
  expect(below.answer).toMatchObject({ value: { rows: rowsOf([ours]), nextOffset: null } })
  const covered = await listAt(9n, page)
  expect(covered.asked).toEqual([])
  expect(covered.answer).toMatchObject({ value: { rows: rowsOf(above.slice(0, 1)), nextOffset: null } })
})

test('a list that was read to its end answers for every nonce, and keeps the rows that may be of any', async () => {
  const { answer, asked } = await listAt(7n, { rows: [...rowsOf(above), odd], nextOffset: null })
  expect(asked).toEqual([])
  expect(answer).toMatchObject({ kind: 'found', value: { rows: [odd], nextOffset: null } })
})
