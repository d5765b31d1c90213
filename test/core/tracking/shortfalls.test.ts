import { encodeFunctionData, erc20Abi, type Address } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Call } from '../../../src/core/safe/safeTx'
import type { Refund } from '../../../src/core/safe/refundOf'
import type { TokenTransfer } from '../../../src/core/safe/tokenTransfers'
import { advance } from '../../../src/core/tracking/advance/advance'
import type { Look, TxObservation } from '../../../src/core/tracking/observation'
import { shortfalls } from '../../../src/core/tracking/advance/paid/shortfalls'
import type { TrackedGift } from '../../../src/core/giving/trackedGift'
import type { TrackedItem } from '../../../src/core/tracking/trackedItem'
import {
  addressOf,
  aToken,
  buildExecution,
  buildOnChain,
  buildRecord,
  buildTrackedTx,
} from '../../support/safeFixtures'

const [wells, trees] = [addressOf('Clean Water'), addressOf('Trees')]
const gift = (amount: bigint, overrides: Partial<TrackedGift> = {}): TrackedGift => ({
  causeId: 'clean-water',
  payeeName: 'Clean Water',
  recipient: wells,
  symbol: aToken.symbol,
  decimals: aToken.decimals,
  token: aToken.address,
  amount,
  ...overrides,
})
const moved = (value: bigint, overrides: Partial<TokenTransfer> = {}): TokenTransfer => ({
  token: aToken.address,
  to: wells,
  value,
  ...overrides,
})

describe('what has arrived', () => {
  test.each<[string, TrackedGift[], TokenTransfer[], [given: bigint, arrived: bigint][]]>([
    ['all of it', [gift(100n)], [moved(100n)], []],
    ['more than all of it', [gift(100n)], [moved(101n)], []],
    ['all of it, in two parts', [gift(100n)], [moved(60n), moved(40n)], []],
    ['less, by a fee', [gift(100n)], [moved(98n), moved(2n, { to: aToken.address })], [[100n, 98n]]],
    ['nothing', [gift(100n)], [], [[100n, 0n]]],
    ['of another token', [gift(100n)], [moved(100n, { token: trees })], [[100n, 0n]]],
    ['at somebody else', [gift(100n)], [moved(100n, { to: trees })], [[100n, 0n]]],
    ['two gifts of one token to one cause', [gift(60n), gift(40n)], [moved(60n), moved(40n)], []],
    ['one of two such gifts', [gift(60n), gift(40n)], [moved(60n)], [[100n, 60n]]],
    ['one of two causes', [gift(5n), gift(5n, { recipient: trees })], [moved(5n)], [[5n, 0n]]],
    ['a coin, which leaves no event', [gift(100n, { token: null })], [], []],
    ['more than all of it, and the rest came back', [gift(100n)], [moved(130n), moved(-30n)], []],
  ])('%s', (_what, gifts, transfers, expected) => {
    expect(shortfalls(gifts, transfers).map(({ given, arrived }) => [given, arrived])).toEqual(expected)
  })

  test('and came back is told beside what has arrived', () => {
    const short = (transfers: TokenTransfer[]) =>
      shortfalls([gift(100n)], transfers).map(({ arrived, returned }) => [arrived, returned])
    expect(short([moved(100n), moved(-40n)])).toEqual([[100n, 40n]])
    expect(short([moved(98n), moved(-30n), moved(-68n)])).toEqual([[98n, 98n]])
    expect(short([moved(-40n, { token: trees }), moved(98n), moved(-1n, { to: trees })])).toEqual([
      [98n, undefined],
    ])
  })

  test('does not include what the Safe paid the same recipient for the execution, which comes last', () => {
    const refund = { atMost: 50n, token: aToken.address, receiver: wells }
    const arrived = (...[transfers, paid]: [TokenTransfer[], Refund | null]) =>
      shortfalls([gift(100n)], transfers, { refund: paid }).map((short) => short.arrived)
    expect(arrived([moved(60n), moved(40n)], refund)).toEqual([60n])
    expect(arrived([moved(100n), moved(40n)], refund)).toEqual([])
    expect(arrived([moved(60n), moved(40n), moved(-5n), moved(0n)], refund)).toEqual([60n])
    expect(arrived([moved(60n), moved(40n)], null)).toEqual([])
    expect(arrived([moved(60n), moved(40n)], { ...refund, receiver: trees })).toEqual([])
    expect(arrived([moved(60n), moved(40n)], { ...refund, token: null })).toEqual([])
    expect(arrived([moved(60n), moved(40n)], { ...refund, token: trees })).toEqual([])
  })

  test('does not include what the Safe paid whoever executed, who may be the recipient', () => {
    const refund = { atMost: 50n, token: aToken.address, receiver: null }
    const arrived = (transfers: TokenTransfer[], paid: Refund = refund) =>
      shortfalls([gift(100n)], transfers, { refund: paid }).map((short) => short.arrived)
    expect(arrived([moved(60n), moved(40n)])).toEqual([60n])
    expect(arrived([moved(60n), moved(40n), moved(-5n), moved(0n)])).toEqual([60n])
    expect(arrived([moved(60n), moved(40n), moved(7n, { to: trees })])).toEqual([])
    expect(arrived([moved(60n), moved(40n), moved(7n, { token: trees })])).toEqual([60n])
    expect(arrived([moved(60n), moved(40n)], { ...refund, token: null })).toEqual([])
    expect(arrived([])).toEqual([0n])
  })

  test('counts with what else the same transaction paid in that token to that recipient, and with nothing else', () => {
    const call = (to: Address, recipient: Address, amount: bigint) => ({
      to,
      value: 0n,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [recipient, amount] }),
    })
    const given = (...others: readonly Call[]) =>
      shortfalls([gift(100n)], [moved(1n)], { others }).map((short) => short.given)
    expect(given(call(aToken.address, wells, 5n), call(aToken.address, wells, 6n))).toEqual([111n])
    expect(given(call(aToken.address, trees, 5n), call(trees, wells, 5n))).toEqual([100n])
    expect(given({ to: aToken.address, value: 5n, data: '0x' })).toEqual([100n])
  })

  test('is compared whatever the spelling of the addresses', () => {
    const lower = (address: string) => address.toLowerCase() as typeof wells
    expect(shortfalls([gift(5n)], [moved(5n, { token: lower(aToken.address), to: lower(wells) })])).toEqual(
      [],
    )
  })
})

describe('an executed gift', () => {
  const found = <T>(value: T) => ({ kind: 'found', value }) as const
  const notAsked = { kind: 'notAsked' } as const
  const item = buildTrackedTx({ gifts: [gift(100n)] })
  function after(
    transfers: Look<readonly TokenTransfer[]>,
    overrides: Partial<TxObservation> = {},
    before: TrackedItem = item,
  ) {
    return advance(
      before,
      {
        kind: 'safeTx',
        confirmationsWanted: 3,
        onChain: found(buildOnChain({ nonce: 8n, blockNumber: 101n })),
        execution: found(buildExecution()),
        record: found(buildRecord()),
        code: notAsked,
        approvals: notAsked,
        transfers,
        witness: notAsked,
        ...overrides,
      },
      5,
    )
  }
  const short = {
    payeeName: 'Clean Water',
    recipient: wells,
    symbol: 'TEST',
    decimals: 6,
    token: aToken.address,
  }

  test('keeps the note of what arrived when less arrived', () => {
    const delivered = after(found([moved(98n)]))
    expect(delivered).toMatchObject({
      phase: { status: 'confirmed' },
      note: { kind: 'received', gifts: [{ ...short, given: 100n, arrived: 98n }] },
    })
  })

  test('keeps the note where a part came back, and of the payment for the execution where that hides a shortfall', () => {
    expect(after(found([moved(100n), moved(-40n)]))).toMatchObject({
      phase: { status: 'confirmed' },
      note: { kind: 'received', gifts: [{ given: 100n, arrived: 100n, returned: 40n }] },
    })
    const fees = { gasPrice: 1n, gasToken: aToken.address, refundReceiver: wells }
    const record = buildRecord(fees)
    const paysFees = buildTrackedTx({ ...item, safeTxHash: record.safeTxHash })
    const transfers = found([moved(60n), moved(40n)])
    expect(after(transfers, { record: found(record) }, paysFees)).toMatchObject({
      note: { kind: 'received', gifts: [{ given: 100n, arrived: 60n }] },
    })
  })

  test('is delivered without a note when all of it arrived', () => {
    expect(after(found([moved(100n)]))).toMatchObject({ phase: { status: 'confirmed' }, note: null })
  })

  test('of which the receipt says that no token moved ends with 0 arrived', () => {
    expect(after(found([]))).toMatchObject({
      phase: { status: 'confirmed' },
      note: { kind: 'received', gifts: [{ ...short, given: 100n, arrived: 0n }] },
    })
  })

  test.each([{ kind: 'missing' }, { kind: 'notAsked' }] as const)(
    'does not settle while its receipt is $kind, and then settles by what the receipt says',
    (transfers) => {
      const unread = after(transfers)
      expect(unread).toMatchObject({
        phase: { status: 'executing', confirmations: 3 },
        note: { kind: 'receiptUnread', sinceMs: 5 },
      })
      expect(after(found([moved(60n)]), {}, unread)).toMatchObject({
        phase: { status: 'confirmed' },
        note: { kind: 'received', gifts: [{ given: 100n, arrived: 60n }] },
      })
    },
  )

  test('of coins alone settles without its receipt: a coin leaves no event', () => {
    const coins = buildTrackedTx({ gifts: [gift(100n, { token: null })] })
    expect(after(notAsked, {}, coins)).toMatchObject({ phase: { status: 'confirmed' }, note: null })
  })

  test('is looked at once more when the receipt could not be read', () => {
    expect(after({ kind: 'unreachable', reason: 'The chain is down.' })).toMatchObject({
      phase: { status: 'executing', confirmations: 3 },
      note: { kind: 'unreachable', reason: 'The chain is down.', sinceMs: 5 },
    })
  })

  test('that failed says nothing of what arrived: it was undone', () => {
    const execution = found(buildExecution({ outcome: 'failure' }))
    expect(after(found([]), { execution })).toMatchObject({ phase: { status: 'failed' }, note: null })
  })
})
