import { encodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import type { TrackedGift } from '../../../src/core/giving/trackedGift'
import type { TokenTransfer } from '../../../src/core/safe/tokenTransfers'
import { advance } from '../../../src/core/tracking/advance/advance'
import { hasArrived, endOf } from '../../../src/core/tracking/status/endOf'
import type {
  BalanceRise,
  CallsObservation,
  ChainTxObservation,
  Look,
  TxObservation,
} from '../../../src/core/tracking/observation'
import { nextSteps } from '../../../src/core/tracking/status/nextSteps'
import { statusTable } from '../../../src/core/tracking/status/statusTable'
import type { TrackedItem } from '../../../src/core/tracking/trackedItem'
import {
  addressOf,
  aToken,
  buildExecution,
  buildOnChain,
  buildRecord,
  buildTrackedTx,
} from '../../support/safeFixtures'
import {
  buildReceipt,
  buildTrackedCalls,
  buildTrackedChainTx,
  buildTransaction,
  sentHash,
  theWallet,
} from '../../support/walletFixtures'

const [wells, trees, token] = [addressOf('Clean Water'), addressOf('Trees'), addressOf('a hostile token')]
const gift: TrackedGift = {
  causeId: null,
  payeeName: 'Clean Water',
  recipient: wells,
  symbol: 'EVIL',
  decimals: 0,
  token,
  custom: true,
  amount: 100n,
}
const moved = (value: bigint, to = wells): TokenTransfer => ({ token, to, value })
const rise = (risen: bigint, logged: bigint, holder = wells): BalanceRise => ({
  token,
  holder,
  risen,
  logged,
})
const found = <T>(value: T): Look<T> => ({ kind: 'found', value })
const missing: Look<never> = { kind: 'missing' }
const down: Look<never> = { kind: 'unreachable', reason: 'It is down.' }
const notAsked: Look<never> = { kind: 'notAsked' }
const call = {
  to: token,
  value: 0n,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [wells, 100n] }),
}

type Shown = {
  readonly gifts?: readonly TrackedGift[]
  readonly transfers: readonly TokenTransfer[]
  readonly rises: Look<readonly BalanceRise[]> | undefined
  readonly tokens?: readonly `0x${string}`[]
}

const record = buildRecord()

/** The same token, in each of the three ways in which a gift is followed. */
const ways: Record<
  string,
  (shown: Shown) => readonly [TrackedItem, TxObservation | ChainTxObservation | CallsObservation]
> = {
  'a Safe': ({ gifts = [gift], transfers, rises, tokens }) => [
    buildTrackedTx({ nonce: 7n, seen: true, gifts }),
    {
      kind: 'safeTx',
      confirmationsWanted: 3,
      onChain: found(buildOnChain({ nonce: 8n, blockNumber: 101n })),
      execution: found(buildExecution()),
      record: found(record),
      code: notAsked,
      approvals: notAsked,
      transfers: found(transfers),
      witness: notAsked,
      ...(rises && { rises }),
      ...(tokens && { tokens }),
    },
  ],
  'a wallet': ({ gifts = [gift], transfers, rises, tokens }) => [
    buildTrackedChainTx({ calls: [call], gifts }),
    {
      kind: 'chainTx',
      confirmationsWanted: 3,
      account: notAsked,
      transaction: found(buildTransaction({ ...call, blockNumber: 101n })),
      receipt: found(buildReceipt({ transfers })),
      replacement: notAsked,
      ...(rises && { rises }),
      ...(tokens && { tokens }),
    },
  ],
  'a batch of a wallet': ({ gifts = [gift], transfers, rises, tokens }) => [
    buildTrackedCalls({ calls: [call], gifts }),
    {
      kind: 'calls',
      confirmationsWanted: 3,
      calls: found({ statusCode: 200, atomic: true, txHashes: [sentHash] }),
      receipts: found([buildReceipt({ transfers })]),
      transactions: found([
        buildTransaction({ to: theWallet, data: '0x12345678', value: 0n, blockNumber: 101n }),
      ]),
      ...(rises && { rises }),
      ...(tokens && { tokens }),
    },
  ],
}

/** What becomes of it after so many polls that see the same. */
function endAfter(way: string, shown: Shown, polls = 6): TrackedItem {
  const made = ways[way]?.(shown)
  if (made === undefined) throw new Error('There is no such way.')
  const [item, seen] = made
  return Array.from({ length: polls }).reduce<TrackedItem>(
    (now, _poll, at) => advance(now, seen, at * 1_000),
    item,
  )
}

describe.each(Object.keys(ways))('a gift of %s in a token that nobody vouches for', (way) => {
  test('is delivered where the balance rose by what the token logs', () => {
    const item = endAfter(way, { transfers: [moved(100n)], rises: found([rise(100n, 100n)]) }, 1)
    expect(item).toMatchObject({ phase: { status: 'confirmed' }, note: null })
    expect(hasArrived(item)).toBe(true)
  })

  test.each<[string, TokenTransfer[], BalanceRise, arrived: bigint, risen: bigint]>([
    ['logs more than it moves', [moved(100n)], rise(60n, 100n), 100n, 60n],
    ['logs and moves nothing', [moved(100n)], rise(0n, 100n), 100n, 0n],
    ['logs, and the recipient has less than before', [moved(100n)], rise(-5n, 100n), 100n, 0n],
    ['moves and logs nothing', [], rise(100n, 0n), 0n, 100n],
    ['logs two payments, and moves one', [moved(100n)], rise(100n, 200n), 100n, 100n],
    ['logs what the node does not find in the block', [moved(100n)], rise(50n, 0n), 100n, 50n],
    ['logs less than given, and even less moved', [moved(90n)], rise(10n, 90n), 90n, 10n],
  ])('is not delivered where it %s', (_what, transfers, risen, arrived, by) => {
    const item = endAfter(way, { transfers, rises: found([risen]) }, 1)
    expect(item).toMatchObject({
      phase: { status: 'confirmed' },
      note: { kind: 'received', gifts: [{ given: 100n, arrived, risen: by }] },
    })
    expect(hasArrived(item)).toBe(false)
    expect(endOf(item)).toBe('needsLook')
    const row = statusTable[item.phase.status]
    expect(row.label(item)).toBe('Executed, not confirmed by the balance')
    expect([row.tone(item), row.icon(item)]).toEqual(['waiting', 'alert'])
    expect(nextSteps[item.phase.status](item)).toContain('Compare the balances before you give again.')
  })

  test('and a token that keeps a fee, of both, is told of as one of the list', () => {
    const item = endAfter(way, { transfers: [moved(98n)], rises: found([rise(98n, 98n)]) }, 1)
    expect(item.note).toEqual({ kind: 'received', gifts: [expect.not.objectContaining({ risen: 98n })] })
    expect(statusTable[item.phase.status].label(item)).toMatch(/^Executed, but 98 of 100/)
  })

  test('waits a few polls for balances that cannot be read, and then ends without them for good', () => {
    const shown = { transfers: [moved(100n)], rises: down }
    for (const polls of [1, 4])
      expect(endAfter(way, shown, polls)).toMatchObject({
        phase: { status: 'executing' },
        note: { kind: 'receiptUnread', sinceMs: 0 },
        balanceTries: polls,
      })
    const ended = endAfter(way, shown, 5)
    expect(ended).toMatchObject({
      phase: { status: 'confirmed' },
      note: { kind: 'received', gifts: [{ given: 100n, arrived: 100n, risen: null }] },
    })
    const [, later] = ways[way]?.({ transfers: [moved(100n)], rises: found([rise(100n, 100n)]) }) ?? []
    expect(later && advance(ended, later, 99_000)).toEqual(ended)
  })

  test('counts a balance that is missing among others as not read', () => {
    const gifts = [gift, { ...gift, recipient: trees }]
    const transfers = [moved(100n), moved(100n, trees)]
    const item = endAfter(way, { gifts, transfers, rises: found([rise(100n, 100n)]) }, 5)
    expect(item.note).toMatchObject({ kind: 'received', gifts: [{ recipient: trees, risen: null }] })
    expect(statusTable[item.phase.status].label(item)).toBe('Executed, but only 1 of 2 payments is confirmed')
  })

  test('is doubted without its mark, once the operator has a list without it', () => {
    const { custom: _, ...unmarked } = gift
    const shown = { gifts: [unmarked], transfers: [moved(100n)], rises: found([rise(0n, 100n)]) }
    expect(hasArrived(endAfter(way, { ...shown, tokens: [aToken.address] }))).toBe(false)
    expect(hasArrived(endAfter(way, { ...shown, tokens: [token] }))).toBe(true)
  })

  test('ends without proof when nobody has read the balances', () => {
    const item = endAfter(way, { transfers: [moved(100n)], rises: undefined })
    expect(item.note).toMatchObject({ kind: 'received', gifts: [{ risen: null }] })
  })
})

test('Transfer events of such a token do not prove that other code has paid, unless the balance rose', () => {
  const item = buildTrackedChainTx({ calls: [call], gifts: [gift] })
  const wrapped = (rises: Look<readonly BalanceRise[]>): ChainTxObservation => ({
    kind: 'chainTx',
    confirmationsWanted: 3,
    account: notAsked,
    transaction: found(buildTransaction({ to: theWallet, value: 0n, data: '0x12345678', blockNumber: 101n })),
    receipt: found(buildReceipt({ transfers: [moved(100n)] })),
    replacement: missing,
    rises,
  })
  expect(advance(item, wrapped(found([rise(0n, 100n)])), 0)).toMatchObject({
    phase: { status: 'executing' },
    note: { kind: 'untold' },
  })
  expect(advance(item, wrapped(found([rise(100n, 100n)])), 0)).toMatchObject({
    phase: { status: 'confirmed' },
    note: null,
  })
})
