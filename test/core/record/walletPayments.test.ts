import * as fc from 'fast-check'
import {
  type Address,
  encodeEventTopics,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  keccak256,
  numberToHex,
  toHex,
} from 'viem'
import { describe, expect, test } from 'vitest'
import type { MinedLog, MinedTx } from '../../../src/core/record/recordedTx'
import { walletPayments } from '../../../src/core/record/walletPayments'
import { addressOf, aToken, chainTxHash } from '../../support/safeFixtures'

const [wallet, water, trees, thief, strange] = ['wallet', 'water', 'trees', 'thief', 'strange'].map(
  addressOf,
) as [Address, Address, Address, Address, Address]
const listed = aToken.address

function moved(token: Address, from: Address, to: Address, value: bigint): MinedLog {
  const topics = encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from, to } })
  return {
    address: token,
    topics: topics.flatMap((topic) => topic ?? []).flat(),
    data: numberToHex(value, { size: 32 }),
  }
}

const transfer = (to: Address, amount: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })

function mined(overrides: Partial<MinedTx> = {}): MinedTx {
  return {
    txHash: chainTxHash('sent by the wallet'),
    block: { number: 120n, hash: keccak256(toHex('block 120')), atMs: 1_790_000_000_000 },
    from: wallet,
    to: water,
    nonce: 3,
    value: 0n,
    data: '0x',
    isSuccessful: true,
    feeWei: 21_000n,
    logs: [],
    ...overrides,
  }
}

const read = (overrides: Partial<MinedTx>) => walletPayments(mined(overrides), wallet, [aToken])
const paid = (overrides: Partial<MinedTx>) => {
  const result = read(overrides)
  if (result.kind === 'unreadable') throw new Error(result.reason)
  return result.payments
}

describe('a plain payment', () => {
  test('of coin is what the transaction sends', () => {
    expect(paid({ value: 5n })).toEqual([
      { index: 0, recipient: water, token: null, amount: 5n, arrived: 5n, outcome: 'delivered' },
    ])
  })

  test('of a token is what the call says, and what the token’s own events say of it', () => {
    const call = { to: strange, data: transfer(water, 100n) }
    expect(paid({ ...call, logs: [moved(strange, wallet, water, 98n)] })).toEqual([
      { index: 0, recipient: water, token: strange, amount: 100n, arrived: 98n, outcome: 'partial' },
    ])
    expect(paid({ ...call, logs: [moved(listed, wallet, water, 100n)] })).toMatchObject([
      { token: strange, arrived: 0n, outcome: 'nothing' },
    ])
  })

  test('that reverted gave nothing', () => {
    expect(paid({ value: 5n, isSuccessful: false })).toMatchObject([
      { amount: 5n, arrived: 0n, outcome: 'failed' },
    ])
  })
})

describe('a transaction of other calls, such as a batch of the wallet’s own code', () => {
  const batch = { to: wallet, data: '0x12345678' } as const

  test('pays what tokens of the list say that they moved out of the wallet', () => {
    expect(
      paid({
        ...batch,
        logs: [
          moved(strange, wallet, water, 7n),
          moved(listed, thief, water, 9n),
          moved(listed, wallet, water, 10n),
          moved(listed, wallet, trees, 20n),
        ],
      }),
    ).toEqual([
      { index: 1, recipient: water, token: listed, amount: 10n, arrived: 10n, outcome: 'delivered' },
      { index: 2, recipient: trees, token: listed, amount: 20n, arrived: 20n, outcome: 'delivered' },
    ])
  })

  test('less what came back', () => {
    const logs = [moved(listed, wallet, water, 10n), moved(listed, water, wallet, 4n)]
    expect(paid({ ...batch, logs })).toMatchObject([{ amount: 10n, arrived: 6n, outcome: 'partial' }])
  })

  test.each([
    ['a contract that is not in the list says so', { ...batch, logs: [moved(strange, wallet, water, 7n)] }],
    ['nothing says so', batch],
    ['it reverted', { ...batch, isSuccessful: false }],
    ['it created a contract', { to: null, data: '0x6000', logs: [moved(strange, wallet, water, 7n)] }],
  ] satisfies readonly (readonly [string, Partial<MinedTx>])[])('pays nothing where %s', (_case, of) => {
    expect(read(of)).toMatchObject({ kind: 'unreadable' })
  })
})

test.each([
  ['a stranger’s contract that emits a Transfer of the wallet', strange],
  ['a token of the list, moved by an approval or a relayer', listed],
])('%s is no payment of the wallet', (_case, token) => {
  const result = read({ from: thief, to: token, data: '0x', logs: [moved(token, wallet, water, 7n)] })
  expect(result).toEqual({ kind: 'unreadable', reason: expect.stringMatching(/another account sent/i) })
})

test('nothing that a contract outside the list emits makes a payment, or changes one', () => {
  const anyLog = fc
    .record({
      token: fc.constantFrom(strange, thief, wallet),
      from: fc.constantFrom(wallet, water, thief),
      to: fc.constantFrom(wallet, water, trees),
      value: fc.bigInt({ min: 0n, max: 10n ** 30n }),
    })
    .map(({ token, from, to, value }) => moved(token, from, to, value))
  const honest = [moved(listed, wallet, water, 10n), moved(listed, wallet, trees, 20n)]
  fc.assert(
    fc.property(fc.array(anyLog, { maxLength: 6 }), fc.nat(6), (forged, at) => {
      const batch = { to: wallet, data: '0x12345678' } as const
      const logs = [...forged.slice(0, at), ...honest, ...forged.slice(at)]
      const withoutPlace = ({ index: _index, ...payment }: ReturnType<typeof paid>[number]) => payment
      expect(paid({ ...batch, logs }).map(withoutPlace)).toEqual(
        paid({ ...batch, logs: honest }).map(withoutPlace),
      )
      expect(read({ ...batch, logs: forged }).kind).toBe('unreadable')
    }),
  )
})
