import { describe, expect, test } from 'vitest'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { sheetSummary } from '../../../src/core/review/sheetSummary'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { aChain, aToken, addressOf, theCause, theSafe } from '../../support/safeFixtures'
import { type Entry, batchContracts, callOf, calldata, delegateOf, packedBatch } from './bytes'
import { review } from './world'

const summary = (tx: Partial<SafeTxRecord>) => sheetSummary(review(tx), theSafe, assetNamesOf(aChain))
const batch = (...entries: readonly Entry[]) => delegateOf(batchContracts.callOnly141, packedBatch(entries))
const pay = (value: bigint): Entry => ({ to: theCause, value })
const transfer = (token: Entry['to'], amount: bigint) =>
  callOf(token, calldata('transfer(address,uint256)', [theCause, amount]))
const ether = 10n ** 18n

test('one call is one sentence and one sum', () => {
  expect(summary(callOf(theCause, '0x', ether))).toEqual({
    batch: null,
    calls: [`Sends 1 ETH to ${theCause}.`],
    later: [],
    totals: ['1 ETH'],
    others: [],
    isComplete: true,
  })
})

describe('a batch', () => {
  test('names its contract, each call and the sum of each asset', () => {
    const unknown = addressOf('an unknown token')
    const {
      batch: head,
      calls,
      totals,
    } = summary(
      batch(pay(ether), transfer(aToken.address, 7_500_000n), transfer(unknown, 5n), pay(2n * ether)),
    )
    expect(head).toMatch(/^Makes 4 calls through MultiSendCallOnly 1\.4\.1/)
    expect(calls).toHaveLength(4)
    expect(totals).toEqual(['3 ETH', '7.5 TEST', `5 base units of the token at ${unknown}`])
  })

  test('of nine calls has its sum on the first page, and each call after it', () => {
    expect(summary(batch(...Array.from({ length: 9 }, () => pay(ether))))).toMatchObject({
      calls: [],
      later: Array.from({ length: 9 }, () => `Sends 1 ETH to ${theCause}.`),
      totals: ['9 ETH'],
    })
  })

  test('with a call that cannot be read says that more may leave', () => {
    expect(summary(batch(pay(ether), { to: theCause, data: '0x12345678' })).isComplete).toBe(false)
  })
})

test('a refund is part of what leaves', () => {
  const { totals } = summary({ ...callOf(theCause, '0x', ether), gasPrice: 10n ** 9n, baseGas: 50_000n })
  expect(totals).toEqual([expect.stringMatching(/^1 ETH and at most 0\.\d+ ETH for the execution$/)])
  const { totals: only } = summary({ ...callOf(theSafe), gasPrice: 10n ** 9n, baseGas: 50_000n })
  expect(only).toEqual([expect.stringMatching(/^at most 0\.\d+ ETH for the execution$/)])
})

test('nothing leaves with a rejection', () => {
  expect(summary(callOf(theSafe)).totals).toEqual([])
})
