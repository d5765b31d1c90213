import * as fc from 'fast-check'
import { encodeFunctionData, erc20Abi, parseAbi, type Address, type Hex } from 'viem'
import { describe, expect, test } from 'vitest'
import { paymentsOf } from '../../../src/core/record/paymentsOf'
import type { RecordedTx } from '../../../src/core/record/recordedTx'
import { reviewOnlyContracts } from '../../../src/core/review/libraryContracts'
import { knownContracts } from '../../../src/core/safe/knownContracts'
import { encodeMultiSend } from '../../../src/core/safe/multiSend'
import type { Call, SafeTx } from '../../../src/core/safe/safeTx'
import type { TokenTransfer } from '../../../src/core/safe/tokenTransfers'
import { addressOf, buildRecord, chainTxHash, theSafe } from '../../support/safeFixtures'

const [water, trees, token, other, executor] = ['water', 'trees', 'token', 'other', 'executor'].map(
  addressOf,
) as [Address, Address, Address, Address, Address]
const batch = knownContracts.find(({ name, version }) => name === 'MultiSendCallOnly' && version === '1.4.1')
const codeHashOf = (contract: Address): Hex | null => (contract === batch?.address ? batch.codeHash : null)

const coin = (to: Address, value: bigint): Call => ({ to, value, data: '0x' })
const give = (of: Address, to: Address, amount: bigint): Call => ({
  to: of,
  value: 0n,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
})
const moved = (of: Address, to: Address, value: bigint): TokenTransfer => ({ token: of, to, value })

function recordedOf(calls: readonly Call[], overrides: Partial<RecordedTx> = {}): RecordedTx {
  const to = batch?.address ?? theSafe
  const { safeTxHash, ...tx } = buildRecord({ to, operation: 1, value: 0n, data: encodeMultiSend(calls) })
  return {
    chainId: 31337,
    safe: theSafe,
    safeTxHash,
    txHash: chainTxHash('execution'),
    block: { number: 9n, hash: chainTxHash('block'), atMs: 0 },
    outcome: 'success',
    executor,
    feeWei: 0n,
    refund: null,
    tx,
    signatures: null,
    transfers: [],
    coinReturned: [],
    at: 0,
    ...overrides,
  }
}

function paid(...question: Parameters<typeof recordedOf>) {
  const payments = paymentsOf(recordedOf(...question), codeHashOf)
  if (payments.kind === 'unreadable') throw new Error(payments.reason)
  return payments.payments.map(({ arrived, outcome }) => [arrived, outcome])
}

describe('what became of each payment', () => {
  test.each<[string, readonly Call[], Partial<RecordedTx>, readonly unknown[]]>([
    ['coin is moved by the chain’s rules', [coin(water, 5n)], {}, [[5n, 'delivered']]],
    ['a token that says nothing has moved nothing', [give(token, water, 5n)], {}, [[0n, 'nothing']]],
    [
      'a token of another contract is no witness',
      [give(token, water, 5n)],
      { transfers: [moved(other, water, 5n)] },
      [[0n, 'nothing']],
    ],
    [
      'a transfer to somebody else is no witness',
      [give(token, water, 5n)],
      { transfers: [moved(token, trees, 5n)] },
      [[0n, 'nothing']],
    ],
    [
      'more can arrive than was given',
      [give(token, water, 5n)],
      { transfers: [moved(token, water, 6n)] },
      [[6n, 'delivered']],
    ],
    [
      'a fee is missing',
      [give(token, water, 100n)],
      { transfers: [moved(token, water, 99n), moved(token, token, 1n)] },
      [[99n, 'partial']],
    ],
    [
      'what comes back is taken off',
      [give(token, water, 100n)],
      { transfers: [moved(token, water, 100n), moved(token, water, -30n)] },
      [[70n, 'partial']],
    ],
    [
      'equal payments have each an event',
      [give(token, water, 5n), give(token, water, 5n)],
      { transfers: [moved(token, water, 5n), moved(token, water, 4n)] },
      [
        [5n, 'delivered'],
        [4n, 'partial'],
      ],
    ],
    [
      'without an event for each they are filled in order',
      [give(token, water, 5n), give(token, water, 5n), give(token, water, 5n)],
      { transfers: [moved(token, water, 7n)] },
      [
        [5n, 'delivered'],
        [2n, 'partial'],
        [0n, 'nothing'],
      ],
    ],
    [
      'returned coin is taken off the last first',
      [coin(water, 5n), coin(water, 5n), coin(trees, 5n)],
      { coinReturned: [{ from: water, value: 7n }] },
      [
        [3n, 'partial'],
        [0n, 'nothing'],
        [5n, 'delivered'],
      ],
    ],
    [
      'a failed execution has moved nothing, whatever the tokens say',
      [coin(water, 5n), give(token, water, 5n)],
      { outcome: 'failure', transfers: [moved(token, water, 5n)] },
      [
        [0n, 'failed'],
        [0n, 'failed'],
      ],
    ],
    [
      'the payment for the execution is no gift, also where its token takes a fee',
      [give(token, executor, 5n)],
      {
        transfers: [moved(token, executor, 5n), moved(token, executor, 99n), moved(token, token, 1n)],
        refund: { token, receiver: executor, amount: 100n },
      },
      [[5n, 'delivered']],
    ],
  ])('%s', (_case, calls, overrides, expected) => {
    expect(paid(calls, overrides)).toEqual(expected)
  })

  test('the Safe paying itself, nobody, or nothing is no payment', () => {
    const calls = [
      coin(theSafe, 5n),
      give(token, theSafe, 5n),
      give(token, water, 0n),
      coin(water, 0n),
      coin(trees, 1n),
    ]
    expect(paymentsOf(recordedOf(calls), codeHashOf)).toMatchObject({
      payments: [{ index: 4, recipient: trees }],
      otherCalls: 4,
      movedOtherwise: false,
    })
  })

  test('a call with data and value is no plain payment, and moves money', () => {
    const call: Call = { to: water, value: 5n, data: '0x1234' }
    expect(paymentsOf(recordedOf([call]), codeHashOf)).toMatchObject({ payments: [], movedOtherwise: true })
    expect(paymentsOf(recordedOf([call], { outcome: 'failure' }), codeHashOf)).toMatchObject({
      movedOtherwise: false,
    })
  })

  test('without the fields, or the code that ran, nothing is said of its payments', () => {
    expect(paymentsOf(recordedOf([coin(water, 1n)], { tx: null }), codeHashOf).kind).toBe('unreadable')
    expect(paymentsOf(recordedOf([coin(water, 1n)]), () => null).kind).toBe('unreadable')
  })

  describe('a message that the Safe signed on the chain', () => {
    const [library] = reviewOnlyContracts.filter(
      ({ name, version }) => name === 'SignMessageLib' && version === '1.4.1',
    )
    const message = encodeFunctionData({
      abi: parseAbi(['function signMessage(bytes message)']),
      args: [`0x${'ab'.repeat(32)}`],
    })
    const signs = (fields: Partial<SafeTx> = {}, overrides: Partial<RecordedTx> = {}) => {
      const { safeTxHash, ...tx } = buildRecord({
        to: library?.address ?? theSafe,
        operation: 1,
        value: 0n,
        data: message,
        ...fields,
      })
      return recordedOf([coin(water, 1n)], { safeTxHash, tx, ...overrides })
    }
    const published = () => library?.codeHash ?? null

    test('pays nothing, where the code is the one that Safe published', () => {
      expect(paymentsOf(signs(), published)).toEqual({
        kind: 'read',
        payments: [],
        otherCalls: 1,
        movedOtherwise: false,
      })
      const transfers = [moved(token, water, 1n)]
      expect(paymentsOf(signs({}, { transfers }), published)).toMatchObject({ movedOtherwise: true })
    })

    test.each<[string, Partial<SafeTx>]>([
      ['another function', { data: '0x12345678' }],
      ['no data', { data: '0x' }],
      ['bytes that end too early', { data: message.slice(0, -64) as Hex }],
      ['bytes behind its own', { data: `${message}00` }],
      ['a value', { value: 1n }],
      ['another address', { to: water }],
    ])('with %s nothing is said of its payments', (_, fields) => {
      expect(paymentsOf(signs(fields), published).kind).toBe('unreadable')
    })

    test('with other code, or code that was not read, nothing is said of its payments', () => {
      expect(paymentsOf(signs(), () => null).kind).toBe('unreadable')
      expect(paymentsOf(signs(), () => batch?.codeHash ?? null).kind).toBe('unreadable')
    })
  })
})

const anyRecipient = fc.constantFrom(water, trees)
const anyToken = fc.constantFrom(token, other)
const anyAmount = fc.bigInt({ min: 1n, max: 1_000n })
const anyGifts = fc.array(fc.record({ of: anyToken, to: anyRecipient, amount: anyAmount }), { minLength: 1 })
const anyTransfers = fc.array(
  fc.record({ token: anyToken, to: anyRecipient, value: fc.bigInt({ min: -1_000n, max: 1_000n }) }),
)

test('what arrived is never more than the token says, and less only by what nobody gave', () => {
  fc.assert(
    fc.property(anyGifts, anyTransfers, (gifts, transfers) => {
      const calls = gifts.map(({ of, to, amount }) => give(of, to, amount))
      const payments = paymentsOf(recordedOf(calls, { transfers }), codeHashOf)
      if (payments.kind === 'unreadable') throw new Error(payments.reason)
      for (const of of [token, other])
        for (const to of [water, trees]) {
          const own = payments.payments.filter((one) => one.token === of && one.recipient === to)
          const said = sum(
            transfers.filter((one) => one.token === of && one.to === to).map((one) => one.value),
          )
          const arrived = sum(own.map((one) => one.arrived))
          expect(arrived).toBe(own.length === 0 || said < 0n ? 0n : said)
        }
      for (const { amount, arrived, outcome } of payments.payments) {
        expect(arrived).toBeGreaterThanOrEqual(0n)
        expect(outcome).toBe(arrived >= amount ? 'delivered' : arrived > 0n ? 'partial' : 'nothing')
      }
    }),
  )
})

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n)
}
