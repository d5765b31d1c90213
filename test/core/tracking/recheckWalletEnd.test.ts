import { describe, expect, test } from 'vitest'
import { advance } from '../../../src/core/tracking/advance/advance'
import { successorOf, type TrackedChainTx, type TrackedItem } from '../../../src/core/tracking/trackedItem'
import type { CallsObservation, ChainTxObservation, Look } from '../../../src/core/tracking/observation'
import { statusTable } from '../../../src/core/tracking/status/statusTable'
import { mergeTracked } from '../../../src/core/tracking/stored/mergeTracked'
import { parseTracked, serialiseTracked } from '../../../src/core/tracking/stored/storedTracked'
import { addTracked, createTrackedStore } from '../../../src/core/tracking/trackedStore'
import type { ChainReceipt, ChainTransaction } from '../../../src/core/wallet/chainAccount'
import { addressOf, aChain, aToken, chainTxHash } from '../../support/safeFixtures'
import {
  buildAccount,
  buildContext,
  buildReceipt,
  buildTrackedCalls,
  buildTrackedChainTx,
  buildTransaction,
  sentHash,
  theWallet,
} from '../../support/walletFixtures'

const found = <T>(value: T): Look<T> => ({ kind: 'found', value })
const missing: Look<never> = { kind: 'missing' }
const notAsked: Look<never> = { kind: 'notAsked' }
const down: Look<never> = { kind: 'unreachable', reason: 'It is down.' }

const other = chainTxHash('another')
const second = chainTxHash('the second one')
const mallory = addressOf('Mallory')
const nothing = { to: theWallet, value: 0n, data: '0x' } as const

/** What the chain shows of an end in one poll. */
type Shown = {
  readonly receipts: readonly ChainReceipt[] | 'gone' | 'down'
  /** The newest block of the node. */
  readonly at?: bigint
}

type End = {
  readonly status: string
  readonly item: TrackedItem
  readonly receipts: readonly ChainReceipt[]
  see(shown: Shown): CallsObservation | ChainTxObservation
}

function own(
  status: string,
  transaction: Partial<ChainTransaction>,
  receipt: Partial<ChainReceipt> = {},
): End {
  return {
    status,
    item: buildTrackedChainTx({ nonce: 5 }),
    receipts: [buildReceipt(receipt)],
    see: ({ receipts, at = 104n }) => ({
      kind: 'chainTx',
      confirmationsWanted: 3,
      account: found(buildAccount({ nonce: receipts === 'gone' ? 5 : 6, blockNumber: at })),
      transaction: receipts === 'gone' ? missing : found(buildTransaction(transaction)),
      receipt: receipts === 'down' ? down : receipts === 'gone' ? missing : found(firstOf(receipts)),
      replacement: notAsked,
      context: found(buildContext([mallory])),
    }),
  }
}

/** Another transaction used the nonce. */
function instead(
  status: string,
  transaction: Partial<ChainTransaction>,
  receipt: Partial<ChainReceipt> = {},
  item = buildTrackedChainTx({ nonce: 5 }),
): End {
  const shownTx = buildTransaction({ txHash: other, blockNumber: 101n, ...transaction })
  return {
    status,
    item,
    receipts: [buildReceipt({ txHash: other, ...receipt })],
    see: ({ receipts, at = 104n }) => ({
      kind: 'chainTx',
      confirmationsWanted: 3,
      account: found(buildAccount({ nonce: receipts === 'gone' ? 5 : 6, blockNumber: at })),
      transaction: missing,
      receipt: missing,
      replacement:
        receipts === 'down'
          ? down
          : receipts === 'gone'
            ? notAsked
            : found({ transaction: shownTx, receipt: firstOf(receipts) }),
      context: found(buildContext([mallory])),
    }),
  }
}

/** The wallet has named these for the batch. A check of the end does not ask it again. */
function batch(
  status: string,
  receipts: readonly Partial<ChainReceipt>[],
  word: { readonly statusCode: number; readonly atomic?: boolean } = { statusCode: 200 },
  item = buildTrackedCalls(),
): End {
  const built = receipts.map(buildReceipt)
  const txHashes = built.map(({ txHash }) => txHash)
  const run = { to: theWallet, value: 0n, data: '0x12345678' } as const
  return {
    status,
    item,
    receipts: built,
    see: ({ receipts: shown, at = 104n }) => ({
      kind: 'calls',
      confirmationsWanted: 3,
      calls: found({ atomic: true, txHashes, ...word }),
      receipts: shown === 'down' ? down : shown === 'gone' ? missing : found(shown),
      transactions: found(txHashes.map((txHash) => buildTransaction({ ...run, txHash }))),
      account: found(buildAccount({ nonce: 6, blockNumber: at })),
    }),
  }
}

function firstOf(receipts: readonly ChainReceipt[]): ChainReceipt {
  const [first] = receipts
  if (first === undefined) throw new Error('There is one receipt.')
  return first
}

const [aCoinGift] = buildTrackedCalls().gifts
if (aCoinGift === undefined) throw new Error('The fixture gives nothing.')
const tokenGift = { ...aCoinGift, token: aToken.address, symbol: 'TEST', amount: 10n }
const arrived = (value: bigint) => [{ token: aToken.address, to: tokenGift.recipient, value }]
const reverted = { outcome: 'reverted' } as const
const withToken = { gifts: [tokenGift] }

const ends: readonly (readonly [string, End])[] = [
  ['a payment that is delivered', own('confirmed', {})],
  ['a payment that was reverted', own('failed', {}, reverted)],
  ['something else that the wallet sent under this hash', own('replaced', { to: mallory })],
  ['a replacement by another payment', instead('replaced', { to: mallory })],
  ['a replacement that was reverted', instead('replaced', { value: 1n }, reverted)],
  ['a replacement that may have paid', instead('replaced', { value: 1n })],
  ['a cancellation', instead('cancelled', nothing)],
  [
    'a replacement whose tokens show the payment',
    instead(
      'confirmed',
      { to: theWallet, value: 0n, data: '0x1234' },
      { transfers: arrived(10n) },
      buildTrackedChainTx({ nonce: 5, ...withToken }),
    ),
  ],
  ['a batch that is delivered', batch('confirmed', [{}])],
  [
    'a batch of which less arrived',
    batch('confirmed', [{ transfers: arrived(9n) }], undefined, buildTrackedCalls(withToken)),
  ],
  ['a batch in two transactions', batch('confirmed', [{}, { txHash: second, blockNumber: 102n }])],
  ['a batch that was reverted', batch('failed', [reverted], { statusCode: 500 })],
  [
    'a batch that failed in part',
    batch('failed', [{}, { ...reverted, txHash: second }], { statusCode: 600 }),
  ],
]

/** Plays the polls one minute apart. */
function play(end: End, ...polls: readonly Shown[]): TrackedItem {
  return polls.reduce<TrackedItem>((item, shown, at) => advance(item, end.see(shown), at * 60_000), end.item)
}
const as = (isFinal: boolean | null, { receipts }: End): readonly ChainReceipt[] =>
  receipts.map((receipt) => (isFinal === null ? receipt : { ...receipt, isFinal }))
const pollMs = (item: TrackedItem) => statusTable[item.phase.status].pollMs(aChain, item)
const reload = (item: TrackedItem) => parseTracked(serialiseTracked([item], 0)).items[0] ?? item
const reopened = { phase: { status: 'executing', confirmations: 0 }, note: { kind: 'tookBack' } }

describe.each(ends)('%s', (_what, end) => {
  const open = { receipts: as(false, end) }
  const ended = play(end, open)

  test('is read again while its block is not final, also after a reload', () => {
    expect(ended.phase.status).toBe(end.status)
    expect(pollMs(ended)).toBe(5 * aChain.pollMs)
    expect(reload(ended)).toEqual(ended)
    expect(advance(ended, end.see(open), 9)).toBe(ended)
  })

  test('is never read again once its block is final', () => {
    const { provisional: _, ...rest } = ended
    const final = advance(ended, end.see({ receipts: as(true, end) }), 9)
    expect(final).toEqual(rest)
    expect(pollMs(final)).toBeNull()
    expect(advance(final, end.see({ receipts: 'gone' }), 9)).toBe(final)
  })

  test('is final by its confirmations where the node knows no final block', () => {
    expect(play(end, { receipts: as(null, end) }).provisional).toBeUndefined()
  })

  test('is not undone by a node that is behind, or silent', () => {
    expect(advance(ended, end.see({ receipts: 'gone', at: 100n }), 9)).toBe(ended)
    expect(advance(ended, end.see({ receipts: 'down' }), 9)).toBe(ended)
  })

  const undone: readonly (readonly [string, Shown])[] = [
    ['is gone', { receipts: 'gone' }],
    [
      'is in another block',
      { receipts: open.receipts.map((one) => ({ ...one, blockNumber: one.blockNumber + 1n })) },
    ],
    [
      'has another outcome',
      {
        receipts: open.receipts.map((one) => ({
          ...one,
          outcome: one.outcome === 'success' ? 'reverted' : 'success',
        })),
      },
    ],
    ['has too few blocks', { receipts: open.receipts.map((one) => ({ ...one, confirmations: 2 })) }],
  ]
  test.each(undone)('is open again when its receipt %s', (_how, shown) => {
    const item = advance(reload(ended), end.see(shown), 9)
    expect(item).toMatchObject({ ...reopened, reopenedAtMs: 9 })
    expect(item.provisional).toBeUndefined()
    for (const lists of [
      [item, ended],
      [ended, item],
    ] as const)
      expect(mergeTracked([lists[0]], [lists[1]])[0]?.phase.status).toBe('executing')
    expect(advance(item, end.see(open), 60_000).phase.status).toBe(end.status)
  })
})

test('one of two transactions of a batch that is gone opens the batch again', () => {
  const end = batch('confirmed', [{}, { txHash: second, blockNumber: 102n }])
  const ended = play(end, { receipts: as(false, end) })
  expect(advance(ended, end.see({ receipts: as(false, end).slice(0, 1) }), 9)).toMatchObject(reopened)
  const [first, last] = as(false, end)
  if (first === undefined || last === undefined) throw new Error('There are two.')
  const half = advance(ended, end.see({ receipts: [{ ...first, isFinal: true }, last] }), 9)
  expect(pollMs(half)).not.toBeNull()
})

test('a batch that only the wallet called failed has no block that a reorg can undo', () => {
  const seen: CallsObservation = {
    kind: 'calls',
    confirmationsWanted: 3,
    calls: found({ statusCode: 400, atomic: true, txHashes: [] }),
    receipts: notAsked,
  }
  const item = advance(buildTrackedCalls(), seen, 0)
  expect(item.phase.status).toBe('failed')
  expect(item.provisional).toBeUndefined()
})

test('a replaced payment that is mined after all is delivered', () => {
  const end = instead('replaced', { to: mallory })
  const ended = play(end, { receipts: as(false, end) })
  const mined = own('confirmed', {}).see({ receipts: [buildReceipt({ blockNumber: 102n, isFinal: false })] })
  const open = advance(ended, mined, 9)
  expect(open).toMatchObject(reopened)
  expect(advance(open, mined, 10)).toMatchObject({
    phase: { status: 'confirmed', txHash: sentHash },
    note: null,
  })
})

test('an end whose receipts an older tab has dropped is compared by its hash', () => {
  for (const end of [instead('replaced', { to: mallory }), batch('confirmed', [{}])]) {
    const ended = { ...play(end, { receipts: as(false, end) }), provisional: { blockNumber: 101n } }
    const same = advance(ended, end.see({ receipts: as(false, end) }), 9)
    expect(same.phase).toEqual(ended.phase)
    expect(advance(ended, end.see({ receipts: 'gone' }), 9)).toMatchObject(reopened)
  }
})

describe('a payment that was sped up', () => {
  const end = instead('repriced', {})
  const ended = play(end, { receipts: as(false, end) }) as TrackedChainTx

  test('is read again until the block of the other hash is final', () => {
    expect(pollMs(ended)).toBe(5 * aChain.pollMs)
    expect(reload(ended)).toEqual(ended)
    expect(pollMs(advance(ended, end.see({ receipts: as(true, end) }), 9))).toBeNull()
  })

  test('stays so while neither hash is in a block: the other one is followed', () => {
    expect(advance(ended, end.see({ receipts: 'gone' }), 9)).toBe(ended)
    expect(successorOf(ended)?.provisional).toBeUndefined()
  })

  test('is open again when its own hash is in a block after all, and is delivered', () => {
    const mined = own('confirmed', {}).see({ receipts: [buildReceipt({ isFinal: false })] })
    const open = advance(ended, mined, 9)
    expect(open).toMatchObject(reopened)
    expect(advance(open, mined, 10)).toMatchObject({ phase: { status: 'confirmed', txHash: sentHash } })
  })

  test('and its successor, which finds the first hash in its place, is never the second of two that both went on elsewhere', () => {
    const next = successorOf(ended)
    if (next === null) throw new Error('It goes on.')
    const tracked = createTrackedStore({ items: [ended], durable: true })
    const backAgain = successorOf({
      ...next,
      reopenedAtMs: 9,
      phase: { status: 'repriced', txHash: sentHash },
      provisional: { blockNumber: 102n },
    })
    if (backAgain === null) throw new Error('It goes on.')
    addTracked(tracked, backAgain)
    expect(tracked.getState().items).toMatchObject([
      { txHash: sentHash, reopenedAtMs: 9, phase: { status: 'executing', txHash: sentHash } },
    ])
    const final = advance(ended, end.see({ receipts: as(true, end) }), 9)
    const kept = createTrackedStore({ items: [final], durable: true })
    addTracked(kept, backAgain)
    expect(kept.getState().items).toEqual([final])
  })
})
