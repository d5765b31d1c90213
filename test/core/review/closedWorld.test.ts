import * as fc from 'fast-check'
import { type Address, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { readCallTree } from '../../../src/core/review/callTree'
import { allChecks, type CheckId } from '../../../src/core/review/check'
import { effectsOf } from '../../../src/core/review/effects'
import { reviewContext } from '../../../src/core/review/reviewInput'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { aChain, aToken, buildRecord, theCause, theSafe } from '../../support/safeFixtures'
import { anyBytes } from '../safe/arbitraries'
import { batchContracts, callOf, calldata, delegateOf, packedBatch } from './bytes'
import { benignCases, hostileCases, oncePassed, silentCases } from './corpus'
import { read, reviewInput, stranger, type World } from './world'

const names = assetNamesOf(aChain)
const gift = callOf(theCause, '0x', 5n)
const holding = (tx: Partial<SafeTxRecord>, world?: World) =>
  reviewSafeTx(reviewInput(tx, world))
    .checks.filter(({ outcome }) => outcome === 'holds')
    .map(({ id }) => id)

/** Their statements are about the fields, the signatures, the queue, or what is set at present. No call can make them false. */
const aboutNoCall: readonly CheckId[] = [
  'recordHash',
  'contractHash',
  'confirmations',
  'libraryCode',
  'refund',
  'safeTxGas',
  'nonce',
  'rivals',
  'singleton',
  'proxy',
  'modules',
  'guards',
  'fallbackHandler',
]

describe('a check holds only where every call that bears on it is understood', () => {
  test.each([
    ['unknown code', delegateOf(stranger, '0x12345678')],
    ['a batch that is cut off', delegateOf(batchContracts.multiSend141, '0x8d80ff0a')],
    ['a call of the Safe to itself that nobody knows', callOf(theSafe, '0x12345678')],
  ])('with %s, no statement about the calls does', (_, tx) => {
    expect(holding(tx).filter((id) => !aboutNoCall.includes(id))).toEqual(
      // What is read of the bytes themselves: whether they are, and where they run.
      tx.operation === 1 && tx.to === stranger ? ['readable'] : tx.operation === 0 ? ['delegateCalls'] : [],
    )
  })

  test('a call of any other contract leaves the settings alone, and nothing else', () => {
    expect(holding(callOf(stranger, '0x12345678')).filter((id) => !aboutNoCall.includes(id))).toEqual([
      'delegateCalls',
      'selfCalls',
      'settings',
      'zeroTargets',
      'messages',
    ])
  })

  test('with a module, it does not leave those alone either', () => {
    const modules = read({ list: [{ address: theCause, codeHash: read(null) }], complete: true })
    const held = holding(callOf(stranger, '0x12345678'), { setupOverrides: { modules } })
    expect(held.filter((id) => !aboutNoCall.includes(id))).toEqual(['delegateCalls'])
  })

  test.each(allChecks.map((check) => [check.id, check] as const))(
    '%s: a case of the corpus makes it say so by its own reading',
    (_id, check) => {
      const cases = [...hostileCases, ...oncePassed, ...benignCases, ...silentCases]
      const own = cases.filter(({ input }) => check.read(reviewContext(input)).outcome !== 'holds')
      // Another call that is not understood leaves it open too: that says nothing about its own rule.
      expect(own.map(({ title }) => title)).not.toEqual([])
    },
  )

  test('every check has said which calls bear on it', () => {
    const none = allChecks.filter(({ bearsOn }) => bearsOn === 'noCall').map(({ id }) => id)
    expect(none.toSorted()).toEqual([...aboutNoCall, 'readable', 'delegateCalls'].toSorted())
  })
})

describe('every call has an effect', () => {
  const kindsOf = (tx: Partial<SafeTxRecord>) => {
    const record = buildRecord(tx)
    return effectsOf(record, readCallTree(record, theSafe), theSafe, names).map(({ kind }) => kind)
  }

  test.each([...hostileCases, ...oncePassed, ...benignCases])('$title', ({ input: { record } }) => {
    expect(kindsOf(record)).not.toEqual([])
  })

  test('whatever its bytes are', () => {
    const target = fc.constantFrom<Address>(theSafe, theCause, stranger, aToken.address, zeroAddress)
    const operation = fc.constantFrom<0 | 1>(0, 1)
    fc.assert(
      fc.property(target, operation, anyBytes(120), fc.nat(2), (to, op, data, value) => {
        const tx = { to, operation: op, data, value: BigInt(value) }
        expect(kindsOf(tx).length).toBeGreaterThan(0)
        const inBatch = delegateOf(batchContracts.multiSend141, packedBatch([tx]))
        expect(kindsOf(inBatch).length).toBeGreaterThan(1)
      }),
    )
  })
})

describe('nothing to tick', () => {
  const isCalm = (tx: Partial<SafeTxRecord>, world?: World) =>
    reviewSafeTx(reviewInput(tx, world)).checks.every(({ outcome }) => outcome === 'holds')
  const transfer = (to: Address, token: Address = aToken.address) =>
    callOf(token, calldata('transfer(address,uint256)', [to, 5n]))

  test.each([
    ['coin for a confirmed cause', gift],
    ['a listed token for one', transfer(theCause)],
    ['both in a batch', delegateOf(batchContracts.callOnly141, packedBatch([gift, transfer(theCause)]))],
    ['a rejection', callOf(theSafe)],
  ])('%s', (_, tx) => {
    expect(isCalm(tx)).toBe(true)
  })

  const bare = { gasPrice: 1n, baseGas: 21_000n }
  test.each([
    ['a refund beside it', { ...gift, ...bare }],
    ['a rejection with a refund', { ...callOf(theSafe), ...bare }],
    ['a recipient that nobody has confirmed', callOf(stranger, '0x', 5n)],
    ['a token that nobody has listed', transfer(theCause, stranger)],
    ['an empty call of a cause', callOf(theCause)],
    [
      'an allowance that is taken back',
      callOf(aToken.address, calldata('approve(address,uint256)', [theCause, 0n])),
    ],
    [
      'money of somebody else',
      callOf(aToken.address, calldata('transferFrom(address,address,uint256)', [stranger, theCause, 5n])),
    ],
  ])('%s is not calm', (_, tx) => {
    expect(isCalm(tx)).toBe(false)
  })

  test('in a batch, one call that is more than a payment is enough', () => {
    for (const { input } of [...hostileCases, ...oncePassed]) {
      const { to, value, data, operation } = input.record
      const batch = packedBatch([gift, { to, value, data, operation }, gift])
      const alone = reviewSafeTx(reviewInput({ to, value, data, operation })).checks
      if (alone.every(({ outcome }) => outcome === 'holds')) continue
      expect(isCalm(delegateOf(batchContracts.multiSend141, batch))).toBe(false)
    }
  })
})
