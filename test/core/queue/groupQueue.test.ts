import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkRow, type QueueSafe, type RowCheck } from '../../../src/core/queue/checkRow'
import { groupQueue, type Queue } from '../../../src/core/queue/groupQueue'
import type { ListedRow } from '../../../src/core/queue/listPage'
import type { SafeTxHash, SafeTxRecord } from '../../../src/core/safe/safeTx'
import {
  addressOf,
  aChain,
  buildRecord,
  buildRejection,
  owners,
  theCalls,
  theSafe,
} from '../../support/safeFixtures'

const safe: QueueSafe = { chainId: aChain.id, address: theSafe, version: '1.4.1', owners, nonce: 7n }

function checkAll(record: SafeTxRecord): RowCheck {
  const steps = checkRow(record, safe)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

const rowsOf = (records: readonly SafeTxRecord[]): readonly ListedRow<SafeTxRecord>[] =>
  records.map((record) => ({ kind: 'record', record }))

const unchecked = () => null

function group(
  records: readonly SafeTxRecord[],
  checkOf: (record: SafeTxRecord) => RowCheck | null = checkAll,
): Queue {
  return groupQueue({ rows: rowsOf(records), nonce: 7n, checkOf })
}

/** The queue in short: nonces with the hashes under each. */
const shape = ({ groups }: Queue) =>
  groups.map(({ nonce, entries }) => [nonce, entries.map(({ record }) => record.safeTxHash)])

const elsewhere = [{ to: addressOf('somebody else'), value: 1n, data: '0x' }] as const

test('next, and later with what it waits for', () => {
  const [first, second, third] = [7n, 8n, 9n].map((nonce) => buildRecord({ nonce }))
  if (first === undefined || second === undefined || third === undefined) throw new Error('There are three.')
  const queue = group([third, first, second])
  expect(shape(queue)).toEqual([
    [7n, [first.safeTxHash]],
    [8n, [second.safeTxHash]],
    [9n, [third.safeTxHash]],
  ])
  expect(queue.groups.map(({ waitsFor, gapBefore }) => [waitsFor, gapBefore])).toEqual([
    [null, null],
    [7n, null],
    [7n, null],
  ])
})

test('a gap is named where it is, also before what would be next', () => {
  const { groups } = group([
    buildRecord({ nonce: 9n }),
    buildRecord({ nonce: 10n }),
    buildRecord({ nonce: 14n }),
  ])
  expect(groups.map(({ gapBefore }) => gapBefore)).toEqual([
    { from: 7n, to: 8n },
    null,
    { from: 11n, to: 13n },
  ])
  expect(groups.map(({ waitsFor }) => waitsFor)).toEqual([7n, 7n, 7n])
})

describe('rivals on one nonce', () => {
  const gift = buildRecord({ submittedAtMs: 1 })
  const rejection = buildRejection({ submittedAtMs: 2 })
  const other = buildRecord({ calls: elsewhere, submittedAtMs: 3 })

  test('stand together, the oldest first', () => {
    const queue = group([other, rejection, gift])
    expect(shape(queue)).toEqual([[7n, [gift, rejection, other].map(({ safeTxHash }) => safeTxHash)]])
    expect(queue.groups[0]?.entries.map((entry) => entry.isRejection)).toEqual([false, true, false])
    expect(queue.groups[0]?.entries.every(({ equalRivals }) => equalRivals === 0)).toBe(true)
  })

  test('that make the same calls under another hash are counted', () => {
    const withGas = buildRecord({ safeTxGas: 50_000n, submittedAtMs: 4 })
    const [first, , last] = group([gift, other, withGas]).groups[0]?.entries ?? []
    expect([first?.equalRivals, last?.equalRivals]).toEqual([1, 1])
  })

  test('a batch of one and the plain call are the same; a delegatecall with equal bytes is not', () => {
    const batch = buildRecord({ calls: [...theCalls, ...elsewhere], submittedAtMs: 5 })
    const again = buildRecord({ calls: [...theCalls, ...elsewhere], baseGas: 1n, submittedAtMs: 6 })
    const call = buildRecord({
      to: batch.to,
      data: batch.data,
      operation: 0,
      submittedAtMs: 7,
    })
    const entries = group([batch, again, call]).groups[0]?.entries
    expect(entries?.map(({ equalRivals }) => equalRivals)).toEqual([1, 1, 0])
  })
})

test('a delegatecall is not the same as a call with equal bytes', () => {
  const bytes = { to: addressOf('a contract'), value: 0n, data: '0x12345678' } as const
  const [call, delegatecall] = ([0, 1] as const).map((operation) => buildRecord({ ...bytes, operation }))
  if (call === undefined || delegatecall === undefined) throw new Error('There are two.')
  expect(group([call, delegatecall]).groups[0]?.entries.every(({ equalRivals }) => equalRivals === 0)).toBe(
    true,
  )
})

test('an approval on the chain keeps its place: only the chain can prove it', () => {
  const ada = owners[0]?.slice(2) ?? ''
  const signature = `0x${'00'.repeat(12)}${ada}${'00'.repeat(32)}01` as const
  const confirmations = [{ owner: addressOf('Ada'), signature, submittedAtMs: 0 }]
  const queue = group([{ ...buildRecord(), confirmations }])
  expect(queue.unsigned).toEqual([])
  expect(queue.groups).toHaveLength(1)
})

describe('apart from the queue is', () => {
  test('what no owner has signed, which fills no gap and is nobody’s rival', () => {
    const gift = buildRecord({ nonce: 8n })
    const bare = buildRecord({ signedBy: [], nonce: 7n })
    const stranger = buildRecord({ signedBy: ['Mallory'], nonce: 8n, safeTxGas: 1n })
    const queue = group([gift, bare, stranger])
    expect(queue.unsigned.map(({ record }) => record)).toEqual([bare, stranger])
    expect(queue.groups).toMatchObject([
      { nonce: 8n, entries: { length: 1 }, gapBefore: { from: 7n, to: 7n } },
    ])
  })

  test('what is not what its hash says, or is of another Safe; the true record beside it keeps its place', () => {
    const gift = buildRecord()
    const lie = { ...gift, value: 1n }
    const foreign = { ...buildRecord({ nonce: 8n }), safe: addressOf('another Safe') }
    const signed = buildRecord({ signedBy: ['Ada', 'Ben'] }).confirmations
    const loud = { ...lie, confirmations: signed }
    expect(shape(group([gift, loud]))).toEqual([[7n, [gift.safeTxHash]]])
    const queue = group([lie, gift, foreign])
    expect(shape(queue)).toEqual([[7n, [gift.safeTxHash]]])
    expect(queue.forged.map(({ record, check }) => [record, check])).toEqual([
      [lie, { kind: 'forged', field: 'safeTxHash' }],
      [foreign, { kind: 'forged', field: 'safe' }],
    ])
  })

  test('what was executed, what the service alone calls executed, and whose nonce is used', () => {
    const executed = buildRecord({ nonce: 6n, isExecuted: true })
    const ahead = buildRecord({ nonce: 7n, isExecuted: true })
    const beaten = buildRecord({ nonce: 5n })
    const { past, groups } = group([beaten, executed, ahead])
    expect(groups).toEqual([])
    expect(past.map(({ record, because }) => [record.nonce, because])).toEqual([
      [7n, 'executedAhead'],
      [6n, 'executed'],
      [5n, 'nonceUsed'],
    ])
  })

  test('a row that cannot be read, with its text', () => {
    const row = { kind: 'unreadable', raw: '{"nonce":7}', reason: 'to is not an address' } as const
    expect(groupQueue({ rows: [row], nonce: 7n, checkOf: checkAll }).unreadable).toEqual([row])
  })
})

test('what was not checked yet waits in its place, and checks that come in move nothing that is honest', () => {
  const records = [buildRecord(), buildRejection(), buildRecord({ nonce: 9n }), buildRecord({ nonce: 8n })]
  const before = group(records, unchecked)
  expect(before.groups[0]?.entries[0].check).toBeNull()
  expect(shape(before)).toEqual(shape(group(records)))
})

test('of one hash twice the record with more signatures is shown', () => {
  const one = buildRecord({ signedBy: ['Ada'] })
  const two = buildRecord({ signedBy: ['Ada', 'Ben'] })
  for (const records of [
    [one, two],
    [two, one],
  ])
    expect(group(records).groups.map(({ entries }) => entries.map(({ record }) => record))).toEqual([[two]])
})

test('every row is somewhere, once, in whatever order the service lists them', () => {
  const records = [
    buildRecord(),
    buildRejection(),
    buildRecord({ nonce: 12n }),
    buildRecord({ nonce: 3n }),
    buildRecord({ nonce: 8n, signedBy: [] }),
    { ...buildRecord({ nonce: 9n }), value: 99n },
    buildRecord({ nonce: 2n, isExecuted: true }),
  ]
  const checks = new Map(records.map((record) => [record, checkAll(record)]))
  const checkOf = (record: SafeTxRecord) => checks.get(record) ?? null
  const wanted = group(records, checkOf)
  fc.assert(
    fc.property(fc.shuffledSubarray(records, { minLength: records.length }), (shuffled) => {
      const queue = group(shuffled, checkOf)
      expect(queue).toEqual(wanted)
      const places = [...queue.groups.flatMap(({ entries }) => entries), ...queue.unsigned]
      expect(places.length + queue.forged.length + queue.past.length).toBe(records.length)
    }),
  )
})

test('1,000 rows are grouped without checking one of them', () => {
  const one = buildRecord({ signedBy: [] })
  const records = Array.from({ length: 1_000 }, (_, index) => ({
    ...one,
    nonce: BigInt(7 + (index % 700)),
    safeTxHash: `0x${index.toString(16).padStart(64, '0')}` as SafeTxRecord['safeTxHash'],
    confirmations: [{ owner: theSafe, signature: null, submittedAtMs: null }],
  }))
  const startedAtMs = performance.now()
  const queue = group(records, unchecked)
  expect(performance.now() - startedAtMs).toBeLessThan(500)
  expect(queue.groups).toHaveLength(700)
})

describe('many rivals on one nonce', () => {
  /** Signed, with equal calls, each under a hash of its own. */
  function rivalsOf(count: number): readonly SafeTxRecord[] {
    const first = buildRecord({ signedBy: ['Ada'] })
    return Array.from({ length: count }, (_, index) => ({
      ...first,
      safeTxHash: `0x${index.toString(16).padStart(64, '0')}` as SafeTxHash,
      submittedAtMs: index % 7,
    }))
  }

  /** How often something is read of a record while they are grouped: work that no machine makes faster or slower. */
  function readsOf(count: number): number {
    let reads = 0
    const counted = rivalsOf(count).map(
      (record) =>
        new Proxy(record, {
          get(target, key) {
            reads++
            return Reflect.get(target, key) as unknown
          },
        }),
    )
    expect(group(counted, unchecked).groups[0]?.entries).toHaveLength(count)
    return reads
  }

  test('are all there, and each is told that others make its calls', () => {
    const entries = group(rivalsOf(3_000), unchecked).groups[0]?.entries ?? []
    expect(entries).toHaveLength(3_000)
    expect(new Set(entries.map(({ equalRivals }) => equalRivals))).toEqual(new Set([2_999]))
  })

  test('cost no more each where there are more of them', () => {
    const [few, many] = [200, 1_600].map((count) => readsOf(count) / count)
    if (few === undefined || many === undefined) throw new Error('There are two.')
    // Sorting alone grows, with the logarithm.
    expect(many / few).toBeLessThan(2)
  })
})
