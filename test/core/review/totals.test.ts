import * as fc from 'fast-check'
import { type Address, type Hex, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { aChain, aToken, addressOf, buildRecord, theCause, theSafe } from '../../support/safeFixtures'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { readCallTree } from '../../../src/core/review/callTree'
import { effectsOf } from '../../../src/core/review/effects'
import { totalsOf } from '../../../src/core/review/totals'
import { undoneOf } from '../../../src/core/review/undoneOf'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { type Entry, batchContracts, callOf, calldata, delegateOf, packedBatch } from './bytes'

const stranger = addressOf('a stranger')
const nft = addressOf('an NFT')
const native = { kind: 'native' }
const token = { kind: 'token', address: aToken.address }
const totals = (tx: Partial<SafeTxRecord>) => {
  const record = buildRecord(tx)
  return totalsOf(effectsOf(record, readCallTree(record, theSafe), theSafe, assetNamesOf(aChain)), theSafe)
}
const batch = (...entries: readonly Entry[]) => delegateOf(batchContracts.multiSend141, packedBatch(entries))
const tokenCall = (signature: string, ...args: readonly unknown[]) =>
  callOf(aToken.address, calldata(signature, args))

test('payments add up, per asset and per recipient, in the order in which they first appear', () => {
  const { assets, recipients, isComplete } = totals(
    batch(
      { to: theCause, value: 5n },
      tokenCall('transfer(address,uint256)', stranger, 7n),
      { to: theCause, value: 6n },
      tokenCall('transfer(address,uint256)', theCause, 8n),
    ),
  )
  expect(assets).toEqual([
    { asset: native, amount: 11n, refundAtMost: 0n },
    { asset: token, amount: 15n, refundAtMost: 0n },
  ])
  expect(recipients).toEqual([
    {
      to: theCause,
      sums: [
        { asset: native, amount: 11n },
        { asset: token, amount: 8n },
      ],
      refund: null,
    },
    { to: stranger, sums: [{ asset: token, amount: 7n }], refund: null },
  ])
  expect(isComplete).toBe(true)
})

test('for any batch of payments in coin the total is their sum', () => {
  const payments = fc.array(fc.tuple(fc.constantFrom(theCause, stranger), fc.bigInt({ min: 1n, max: 9n })), {
    minLength: 1,
    maxLength: 9,
  })
  fc.assert(
    fc.property(payments, (list) => {
      const { assets, recipients } = totals(batch(...list.map(([to, value]) => ({ to, value }))))
      const sum = list.reduce((total, [, value]) => total + value, 0n)
      expect(assets).toEqual([{ asset: native, amount: sum, refundAtMost: 0n }])
      const paid = recipients.flatMap(({ sums }) => sums.map(({ amount }) => amount))
      expect(paid.reduce((total, amount) => total + amount, 0n)).toBe(sum)
    }),
  )
})

describe('what counts as a payment', () => {
  test('coin that goes along with a call', () => {
    const { assets, isComplete } = totals(callOf(stranger, '0x12345678', 5n))
    expect(assets).toEqual([{ asset: native, amount: 5n, refundAtMost: 0n }])
    expect(isComplete).toBe(false)
  })

  test('coin for a contract that is created, which has no address yet', () => {
    const create = calldata('performCreate(uint256,bytes)', [5n, '0x6000'])
    const { recipients } = totals(delegateOf('0x9b35Af71d77eaf8d7e40252370304687390A1A52', create))
    expect(recipients).toEqual([{ to: null, sums: [{ asset: native, amount: 5n }], refund: null }])
  })

  test('transferFrom of a known token out of the Safe', () => {
    const tx = tokenCall('transferFrom(address,address,uint256)', theSafe, stranger, 7n)
    expect(totals(tx).assets).toEqual([{ asset: token, amount: 7n, refundAtMost: 0n }])
  })

  test('transferFrom of an unknown contract, which may be an amount or an id and is never added up', () => {
    const out = (value: bigint) => ({
      to: nft,
      data: calldata('transferFrom(address,address,uint256)', [theSafe, stranger, value]),
    })
    expect(totals(batch(out(7n), out(8n), out(7n))).assets).toEqual([
      { asset: { kind: 'amountOrId', address: nft, value: 7n }, amount: 2n, refundAtMost: 0n },
      { asset: { kind: 'amountOrId', address: nft, value: 8n }, amount: 1n, refundAtMost: 0n },
    ])
  })

  test('items of ERC-721 and ERC-1155', () => {
    const one = calldata('safeTransferFrom(address,address,uint256)', [theSafe, stranger, 1n])
    const many = calldata('safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)', [
      theSafe,
      stranger,
      [1n, 2n],
      [3n, 4n],
      '0x',
    ])
    expect(totals(batch({ to: nft, data: one }, { to: nft, data: many })).assets).toEqual([
      { asset: { kind: 'item', address: nft, id: 1n }, amount: 4n, refundAtMost: 0n },
      { asset: { kind: 'item', address: nft, id: 2n }, amount: 4n, refundAtMost: 0n },
    ])
  })

  test('not what the Safe sends to itself', () => {
    expect(totals(tokenCall('transfer(address,uint256)', theSafe, 7n)).assets).toEqual([])
  })

  test('not what somebody else has approved: that leaves the other account', () => {
    const taken = totals(tokenCall('transferFrom(address,address,uint256)', stranger, theCause, 7n))
    expect(taken).toMatchObject({ assets: [], recipients: [] })
    expect(taken.others).toEqual([{ from: stranger, sums: [{ asset: token, amount: 7n }], refunds: [] }])
  })

  test('not what another Safe pays, or pays for the execution: that leaves the other Safe', () => {
    const exec = (...refund: readonly unknown[]) =>
      callOf(
        stranger,
        calldata(
          'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
          [theCause, 5n, '0x', 0, 0n, ...refund, zeroAddress, '0x'],
        ),
      )
    const out = totals(batch(exec(0n, 0n, zeroAddress), exec(10_000n, 2n, aToken.address)))
    expect(out).toMatchObject({ assets: [], recipients: [], isComplete: false })
    expect(out.others).toEqual([
      {
        from: stranger,
        sums: [{ asset: native, amount: 10n }],
        refunds: [{ atMost: 100_000n, token: aToken.address, receiver: null }],
      },
    ])
  })

  test('not the value that a DELEGATECALL names', () => {
    expect(totals({ ...batch({ to: theCause, value: 5n }), value: 9n }).assets).toEqual([])
  })
})

describe('a refund', () => {
  const gas = { baseGas: 60_000n, safeTxGas: 0n, gasPrice: 2n }
  // The call itself: 40,000.
  const atMost = 100_000n * 2n

  test('in the asset of the payment stands beside it, and is not added', () => {
    const { assets } = totals({ ...callOf(theCause, '0x', 5n), ...gas })
    expect(assets).toEqual([{ asset: native, amount: 5n, refundAtMost: atMost }])
  })

  test('in another asset is a line of its own', () => {
    const { assets } = totals({ ...callOf(theCause, '0x', 5n), ...gas, gasToken: aToken.address })
    expect(assets).toEqual([
      { asset: native, amount: 5n, refundAtMost: 0n },
      { asset: token, amount: 0n, refundAtMost: atMost },
    ])
  })

  test('makes its receiver a recipient', () => {
    const tx = { ...callOf(theCause, '0x', 5n), ...gas, refundReceiver: stranger }
    const refund = { atMost, token: null, receiver: stranger }
    expect(totals(tx).recipients).toEqual([
      { to: theCause, sums: [{ asset: native, amount: 5n }], refund: null },
      { to: stranger, sums: [], refund },
    ])
    expect(totals({ ...tx, to: stranger }).recipients).toEqual([
      { to: stranger, sums: [{ asset: native, amount: 5n }], refund },
    ])
  })
})

describe('a Safe that executes a transaction of its own inside, by another Safe', () => {
  const execute = (safe: Address, to: Address, value: bigint, data: Hex, ...refund: readonly unknown[]) =>
    callOf(
      safe,
      calldata('execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)', [
        to,
        value,
        data,
        0,
        0n,
        ...refund,
        '0x',
      ]),
    )
  const own = execute(theSafe, theCause, 5n, '0x', 10_000n, 2n, aToken.address, stranger)
  const inner = execute(stranger, theSafe, 0n, own.data, 0n, 0n, zeroAddress, zeroAddress)
  const innerRefund = { atMost: 100_000n, token: aToken.address, receiver: stranger }
  const outer = { baseGas: 60_000n, gasPrice: 2n, refundReceiver: theCause }
  const read = (tx: Partial<SafeTxRecord>) => {
    const record = buildRecord(tx)
    const effects = effectsOf(record, readCallTree(record, theSafe), theSafe, assetNamesOf(aChain))
    return { effects, totals: totalsOf(effects, theSafe) }
  }

  test('both refunds are listed, and a failed execution pays the outer one alone', () => {
    const both = read({ ...inner, ...outer })
    expect(both.totals.refund).toMatchObject({ token: null, receiver: theCause })
    expect(both.totals.others).toMatchObject([{ from: theSafe, refunds: [innerRefund] }])
    const undone = undoneOf(both)
    expect(undone.totals.refund).toBeNull()
    expect(undone.totals.others).toMatchObject([{ from: theSafe, refunds: [innerRefund] }])
    const refunds = undone.effects.filter(({ kind }) => kind === 'refunds')
    expect(refunds).toMatchObject([{ refund: innerRefund }])
  })

  test('the inner refund is not taken for one of the transaction itself', () => {
    const { refund, others } = read(inner).totals
    expect(refund).toBeNull()
    expect(others).toMatchObject([{ from: theSafe, refunds: [innerRefund] }])
  })
})
