import { describe, expect, test } from 'vitest'
import type { Answer } from '../../../src/core/answer'
import type { ListedRow, ListPage } from '../../../src/core/queue/listPage'
import type { NonceUse } from '../../../src/core/safe/findWitness'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { findPart } from '../../../src/flows/plans/findPart'
import type { SafeService } from '../../../src/ports/service'
import { aGift, buildRecord, buildRejection, theCalls, theCause, theSafe } from '../../support/safeFixtures'

const part = {
  chainId: 1,
  safe: theSafe,
  gifts: [{ causeId: null, name: null, recipient: theCause, token: null, amount: aGift.amount }],
}
const { signal } = new AbortController()

function find(page: Answer<ListPage<SafeTxRecord>>, wanted = part, plan = [wanted]) {
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
    getLag: unused,
  }
  return findPart({ service }, wanted, plan, signal)
}

const listed = (...records: readonly SafeTxRecord[]): Answer<ListPage<SafeTxRecord>> => ({
  kind: 'found',
  value: { rows: records.map((record) => ({ kind: 'record', record })), nextOffset: null },
})

const foundAs = (record: SafeTxRecord, nonceUse: NonceUse | null = null) => ({
  kind: 'found',
  record,
  nonceUse,
})

const waiting = buildRecord({ nonce: 3n })
const delivered = buildRecord({ nonce: 2n, isExecuted: true, isSuccessful: true })
const failed = buildRecord({ nonce: 4n, isExecuted: true, isSuccessful: false })
const other = { ...buildRecord({ nonce: 5n }), value: aGift.amount + 1n }

test('a transaction with exactly these payments is found: delivered before waiting, waiting before failed', async () => {
  const later = buildRecord({ nonce: 6n })
  expect(await find(listed(other, failed, later, delivered))).toEqual(foundAs(delivered))
  expect(await find(listed(later, failed))).toEqual(foundAs(later))
  expect(await find(listed(other, failed))).toEqual(foundAs(failed))
})

describe('a part whose transaction can never be executed', () => {
  const executed = { isExecuted: true, isSuccessful: true } as const
  const rejection = buildRejection({ nonce: 3n, ...executed })
  const rival = buildRecord({ nonce: 3n, calls: [{ to: theCause, value: 2n, data: '0x' }], ...executed })
  const next = buildRecord({ nonce: 4n, calls: [{ to: theCause, value: 3n, data: '0x' }], ...executed })

  test('does not wait: it was rejected, replaced, or its nonce is used', async () => {
    expect(await find(listed(waiting, rejection))).toEqual(foundAs(waiting, 'cancelled'))
    expect(await find(listed(waiting, rival))).toEqual(foundAs(waiting, 'replaced'))
    expect(await find(listed(next, waiting))).toEqual(foundAs(waiting, 'used'))
  })

  test('is found in the batch that made its payments in its place, at its nonce or a later one', async () => {
    const more = [...theCalls, { to: theCause, value: 2n, data: '0x' } as const]
    const batch = (nonce: bigint, end: Partial<SafeTxRecord> = executed) =>
      buildRecord({ nonce, calls: more, ...end })
    const heldBy = (record: SafeTxRecord) => ({ kind: 'contained', record })
    expect(await find(listed(waiting, batch(3n)))).toEqual(heldBy(batch(3n)))
    expect(await find(listed(batch(5n), waiting, rejection))).toEqual(heldBy(batch(5n)))
    expect(await find(listed(batch(6n, {}), waiting, rejection))).toEqual(heldBy(batch(6n, {})))
    expect(await find(listed(batch(6n, {}), batch(5n), waiting, rejection))).toEqual(heldBy(batch(5n)))
    // Neither an older batch nor one that failed stands for it, and one with its own nonce may still be given.
    expect(await find(listed(waiting, rejection, batch(2n)))).toEqual(foundAs(waiting, 'cancelled'))
    const undone = batch(5n, { isExecuted: true, isSuccessful: false })
    expect(await find(listed(undone, waiting, rejection))).toEqual(foundAs(waiting, 'cancelled'))
    expect(await find(listed(batch(2n)))).toMatchObject({ kind: 'none' })
  })

  test('waits as long as its rejection does', async () => {
    expect(await find(listed(buildRejection({ nonce: 3n }), waiting))).toEqual(foundAs(waiting))
  })

  test('is found again where it was proposed once more', async () => {
    const again = buildRecord({ nonce: 5n })
    expect(await find(listed(again, waiting, rejection))).toEqual(foundAs(again))
  })

  test('is no part of several', async () => {
    const [gift] = part.gifts
    const twice = { ...part, gifts: [gift!, { ...gift!, amount: 7n }] }
    const seven = { ...buildRecord({ nonce: 8n }), value: 7n }
    expect(await find(listed(seven, waiting, rejection), twice)).toMatchObject({ kind: 'none' })
  })
})

describe('a part that was proposed in several', () => {
  const [gift] = part.gifts
  const twice = { ...part, gifts: [gift!, { ...gift!, amount: 7n }] }
  const seven = { ...buildRecord({ nonce: 6n, isExecuted: true, isSuccessful: true }), value: 7n }
  const pending = buildRecord({ nonce: 9n })
  const pendingSeven = { ...buildRecord({ nonce: 8n }), value: 7n }
  const failedSeven = { ...buildRecord({ nonce: 7n, isExecuted: true, isSuccessful: false }), value: 7n }

  test('is found as all of them, delivered before pending, by nonce', async () => {
    expect(await find(listed(other, pendingSeven, seven, pending), twice)).toEqual({
      kind: 'several',
      records: [seven, pending],
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
    const rival = { ...buildRecord({ nonce: 9n }), value: 7n }
    expect(await find(listed(rival, pending), twice)).toMatchObject({ kind: 'none' })
  })

  test('is found in several when it failed as one', async () => {
    const asOne = buildRecord({
      nonce: 4n,
      isExecuted: true,
      isSuccessful: false,
      calls: twice.gifts.map(({ amount }) => ({ to: theCause, value: amount, data: '0x' })),
    })
    expect(await find(listed(pendingSeven, pending, asOne), twice)).toMatchObject({ kind: 'several' })
    expect(await find(listed(pending, asOne), twice)).toEqual(foundAs(asOne))
  })
})

describe('parts of one Safe', () => {
  const [gift] = part.gifts
  const both = [part, { ...part }]
  const executed = { isExecuted: true, isSuccessful: true } as const
  const findBoth = (page: Answer<ListPage<SafeTxRecord>>) =>
    Promise.all(both.map((one) => find(page, one, both)))

  test('with equal payments do not share a transaction: the first was given, the second was not', async () => {
    expect(await findBoth(listed(delivered))).toEqual([foundAs(delivered), { kind: 'none', gap: null }])
    expect(await findBoth(listed(waiting, delivered))).toEqual([foundAs(delivered), foundAs(waiting)])
    expect(await findBoth(listed(failed, delivered))).toEqual([foundAs(delivered), foundAs(failed)])
    expect(await findBoth(listed(failed))).toEqual([foundAs(failed), { kind: 'none', gap: null }])
  })

  test('on another chain or of another Safe take nothing from it', async () => {
    const plan = [{ ...part, chainId: 10 }, { ...part, safe: theCause }, part]
    expect(await find(listed(delivered), part, plan)).toEqual(foundAs(delivered))
  })

  test('are not made of the transaction of another part', async () => {
    const larger = { ...part, gifts: [gift!, { ...gift!, amount: 7n }] }
    const seven = { ...buildRecord({ nonce: 6n, ...executed }), value: 7n }
    const plan = [larger, part]
    expect(await find(listed(seven, delivered), larger, plan)).toMatchObject({ kind: 'none' })
    const again = buildRecord({ nonce: 7n })
    expect(await find(listed(again, seven, delivered), larger, plan)).toEqual({
      kind: 'several',
      records: [seven, again],
    })
  })

  test('share a batch only as often as it pays them', async () => {
    const rejections = [3n, 4n].map((nonce) => buildRejection({ nonce, ...executed }))
    const drafts = [3n, 4n].map((nonce) => buildRecord({ nonce }))
    const more = { to: theCause, value: 2n, data: '0x' } as const
    const batch = (times: number) => {
      const calls = [...Array.from({ length: times }, () => theCalls).flat(), more]
      return buildRecord({ nonce: 5n, calls, ...executed })
    }
    const page = (times: number) => listed(batch(times), ...drafts, ...rejections)
    const heldBy = (times: number) => ({ kind: 'contained', record: batch(times) })
    expect(await findBoth(page(2))).toEqual([heldBy(2), heldBy(2)])
    expect(await findBoth(page(1))).toEqual([heldBy(1), foundAs(drafts[0]!, 'cancelled')])
  })

  test('do not share the lost proposal that a batch stands for: the second was never proposed', async () => {
    const more = { to: theCause, value: 2n, data: '0x' } as const
    const batch = buildRecord({ nonce: 3n, calls: [...theCalls, more], ...executed })
    const none = { kind: 'none', gap: null }
    expect(await findBoth(listed(batch, waiting))).toEqual([{ kind: 'contained', record: batch }, none])
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
