import { describe, expect, test } from 'vitest'
import type { SafeMessageHash, SafeTxHash } from '../../../src/core/safe/safeTx'
import { parseTracked, serialiseTracked } from '../../../src/core/tracking/stored/storedTracked'
import type { TrackedChainTx, TrackedItem, TrackedTx } from '../../../src/core/tracking/trackedItem'
import type { TrackedNote } from '../../../src/core/tracking/trackedNote'
import { buildTrackedTx, chainTxHash, owners, theCause, theSafe } from '../../support/safeFixtures'
import { buildTrackedCalls, buildTrackedChainTx } from '../../support/walletFixtures'

/** What a browser's storage may hold: written by us, by an earlier release, or changed by anybody. */

const safeTxHash = `0x${'ee'.repeat(32)}` as SafeTxHash
const txHash = chainTxHash('x')
const [ada, ben] = owners
if (ada === undefined || ben === undefined) throw new Error('The fixture has owners.')
const signatures = { signed: [ada], missing: [ben], threshold: 2 }
const by = { bySafeTxHash: safeTxHash, byTxHash: txHash }
const short = {
  payeeName: 'Wells',
  recipient: theCause,
  symbol: 'TEST',
  decimals: 6,
  token: theSafe,
  given: 2n,
  arrived: 1n,
  returned: 1n,
  risen: 0n,
}

const txPhases: readonly TrackedTx['phase'][] = [
  { status: 'proposed' },
  { status: 'draft' },
  { status: 'awaitingConfirmations', signatures },
  { status: 'awaitingExecution', signatures, waitsForNonce: 5n },
  { status: 'executing', txHash, confirmations: 2, blockNumber: 7n },
  { status: 'confirmed', txHash, blockNumber: 7n, paidBy: { safeTxHash, extent: 'whole' } },
  { status: 'failed', txHash, blockNumber: 7n },
  { status: 'replaced', byNonce: 7n, paid: 'no', ...by },
  { status: 'cancelled', ...by },
  { status: 'removed' },
]
const chainTxPhases: readonly TrackedChainTx['phase'][] = [
  { status: 'replaced', byTxHash: txHash, paid: 'no' },
  { status: 'repriced', txHash },
  { status: 'cancelled', byTxHash: txHash },
]
const notes: readonly TrackedNote[] = [
  { kind: 'unreachable', reason: 'It is down.', sinceMs: 5, source: 'secondNode' },
  { kind: 'nonceUsed', sinceMs: 5 },
  { kind: 'forged', field: 'safe' },
  { kind: 'forged', field: 'calls', found: buildTrackedTx().calls },
  { kind: 'forged', field: 'calls', unreadable: 'It is something else.' },
  { kind: 'receiptUnread', sinceMs: 5 },
  { kind: 'nodesDisagree', sinceMs: 5 },
  { kind: 'received', gifts: [short] },
  { kind: 'unsigned' },
  { kind: 'untold' },
  { kind: 'untold', of: 'another' },
  { kind: 'notListed', sinceMs: 5, instead: [{ safeTxHash: buildTrackedTx().safeTxHash, nonce: 7n }] },
  { kind: 'notSeen', sinceMs: 5 },
]
const gifts = buildTrackedTx().gifts.map((gift) => ({ ...gift, token: theSafe }))
const full = buildTrackedTx({
  gifts,
  refund: { atMost: 5n, token: theSafe, receiver: theCause },
  nonce: 7n,
  fromBlock: 90n,
  balanceTries: 2,
  lastGoodAtMs: 3,
  missingSinceMs: 4,
  removedAtMs: 5,
  wasDraft: true,
  heldBy: { safeTxHash, nonce: 8n },
  rivals: [{ kind: 'rejection', safeTxHash, signed: [ada] }],
  proposer: ada,
})
const message: TrackedItem = {
  kind: 'safeMessage',
  chainId: 31337,
  safe: theSafe,
  createdAtMs: 1,
  lastGoodAtMs: 2,
  note: null,
  rebuilt: false,
  messageHash: safeTxHash as string as SafeMessageHash,
  innerHash: '0xabcd',
  title: 'Sign in',
  phase: { status: 'needsConfirmation', signatures },
}
const stored: readonly TrackedItem[] = [
  ...txPhases.map((phase) => ({ ...full, phase })),
  ...notes.map((note) => ({ ...full, note })),
  message,
  { ...message, phase: { status: 'signed', signature: '0xabcd' } },
  buildTrackedChainTx({ gifts, nonce: 5, lastGoodAtMs: 3 }),
  ...chainTxPhases.map((phase) => buildTrackedChainTx({ gifts, nonce: 5, lastGoodAtMs: 3, phase })),
  buildTrackedCalls({ gifts, txHash, lastGoodAtMs: 3 }),
  buildTrackedCalls({ txHash, phase: { status: 'failed', txHash, blockNumber: 7n, given: 'part' } }),
]

const paths = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(', ')))

/** Left out while there is nothing to say, or by an earlier release. */
const optional = paths(
  'refund, removedAtMs, wasDraft, heldBy, rivals, proposer, note.source, note.gifts.returned, note.gifts.risen, balanceTries',
  'note.found, note.unreadable, note.instead, note.of, phase.paidBy, phase(replaced).paid, phase(replaced).judgedByCode',
)
const nullable = paths(
  'lastGoodAtMs, note, nonce, fromBlock, missingSinceMs, refund, refund.token, refund.receiver',
  'gifts.causeId, gifts.payeeName, gifts.token, note.gifts.payeeName, note.gifts.risen',
  'phase(executing).txHash, phase(executing).blockNumber, phase(awaitingExecution).waitsForNonce',
  'safeTx phase(replaced).byTxHash, safeTx phase(cancelled).byTxHash, phase(cancelled).bySafeTxHash',
  'calls txHash, calls phase(failed).txHash, calls phase(failed).blockNumber',
)
const freeText = paths(
  'gifts.causeId, gifts.payeeName, gifts.symbol, note.reason, note.field',
  'note.unreadable, note.gifts.payeeName, note.gifts.symbol, title, calls id',
)
const times = /Ms$/

type Json = { [key: string]: unknown }
type Leaf = { readonly path: string; readonly value: unknown; readonly put: (value: unknown) => unknown }

const jsonOf = (item: TrackedItem): Json => JSON.parse(serialiseTracked([item], 0)).items[0]
const isRead = (item: unknown) =>
  parseTracked(JSON.stringify({ version: 1, clearedAtMs: 0, items: [item] })).items.length === 1

/** Each field of a stored item, and the whole item with another value there; undefined: without the field. */
function fieldsOf(node: unknown, put: Leaf['put'], path = ''): readonly Leaf[] {
  if (Array.isArray(node))
    return node.slice(0, 1).flatMap((each) => fieldsOf(each, (value) => put([value, ...node.slice(1)]), path))
  if (typeof node !== 'object' || node === null) return []
  const { status } = node as Json
  const within = path === 'phase' && typeof status === 'string' ? `phase(${status})` : path
  return Object.entries(node).flatMap(([key, value]) => {
    const here = within === '' ? key : `${within}.${key}`
    const putHere = (next: unknown) => put({ ...node, [key]: next })
    return [{ path: here, value, put: putHere }, ...fieldsOf(value, putHere, here)]
  })
}

const cases = stored.flatMap((item) =>
  fieldsOf(jsonOf(item), (value) => value).map((field) => ({ kind: item.kind, ...field })),
)
const isIn = (list: ReadonlySet<string>, { kind, path }: { readonly kind: string; readonly path: string }) =>
  list.has(path) || list.has(`${kind} ${path}`) || list.has(path.replace(/\(\w+\)/, ''))

describe('a stored item', () => {
  test('is read as it was written', () => {
    for (const item of stored) expect(parseTracked(serialiseTracked([item], 0)).items).toEqual([item])
    expect(cases.length).toBeGreaterThan(200)
  })

  test('of an earlier release is read, with the payee’s name under its earlier key', () => {
    for (const item of stored) {
      const earlier = serialiseTracked([item], 0).replaceAll('"payeeName":', '"causeName":')
      expect(parseTracked(earlier).items).toEqual([item])
    }
  })

  test('is dropped whole where a field is of another kind', () => {
    for (const field of cases) expect(isRead(field.put({})), field.path).toBe(false)
  })

  test('is dropped where a field is missing that was always written', () => {
    for (const field of cases) expect(isRead(field.put(undefined)), field.path).toBe(isIn(optional, field))
  })

  test('is dropped where a field is null that never is', () => {
    for (const field of cases) expect(isRead(field.put(null)), field.path).toBe(isIn(nullable, field))
  })

  test('is dropped where a name, a hash, an address or a number is none', () => {
    for (const field of cases.filter(({ value }) => typeof value === 'string')) {
      expect(isRead(field.put('no such thing')), field.path).toBe(isIn(freeText, field))
      expect(isRead(field.put(7)), field.path).toBe(false)
    }
    for (const field of cases.filter(({ value }) => typeof value === 'string' && /^\d+$/.test(value))) {
      for (const text of ['-1', '01', '1.5', '', '1 ', '9'.repeat(79)])
        expect(isRead(field.put(text)), `${field.path} ${text}`).toBe(false)
      for (const text of ['0', '10', '9'.repeat(78)])
        expect(isRead(field.put(text)), `${field.path} ${text}`).toBe(true)
    }
  })

  test('is dropped where a count is below zero or not whole; times may be before 1970', () => {
    for (const field of cases.filter(({ value }) => typeof value === 'number')) {
      const isTime = times.test(field.path)
      for (const value of [-1, 1.5]) expect(isRead(field.put(value)), field.path).toBe(isTime)
      expect(isRead(field.put(0)), field.path).toBe(true)
      expect(isRead(field.put('0')), field.path).toBe(false)
    }
  })
})

test('a batch with an id that is longer than any wallet may give is kept unread', () => {
  const read = (id: string) => parseTracked(serialiseTracked([buildTrackedCalls({ id })], 0))
  expect(read('x'.repeat(8192)).items).toHaveLength(1)
  expect(read('x'.repeat(8193))).toMatchObject({ items: [], unread: [expect.anything()] })
})
