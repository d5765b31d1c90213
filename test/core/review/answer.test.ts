import { describe, expect, test } from 'vitest'
import { maxUint256 } from 'viem'
import { aChain, aToken, addressOf, buildRecord, theCause, theSafe } from '../../support/safeFixtures'
import { answerOf } from '../../../src/core/review/answer'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { readCallTree } from '../../../src/core/review/callTree'
import { effectsOf } from '../../../src/core/review/effects'
import { totalsOf } from '../../../src/core/review/totals'
import type { SafeTxRecord } from '../../../src/core/safe/safeTx'
import { type Entry, batchContracts, callOf, calldata, delegateOf, packedBatch } from './bytes'

const names = assetNamesOf(aChain)
const stranger = addressOf('a stranger')
/** `threshold`: the present one; null while the Safe is being read. */
const answer = (tx: Partial<SafeTxRecord>, threshold: number | null = 2) => {
  const record = buildRecord(tx)
  const effects = effectsOf(record, readCallTree(record, theSafe), theSafe, names)
  const view = {
    isConfirmed: (to: string) => to === theCause,
    names,
    ...(threshold !== null && { present: { safe: theSafe, threshold } }),
  }
  return answerOf({ effects, totals: totalsOf(effects, theSafe) }, theSafe, view)
}
const batch = (...entries: readonly Entry[]) => delegateOf(batchContracts.multiSend141, packedBatch(entries))
const toCause = { to: theCause, value: 5n }
const tokenCall = (signature: string, ...args: readonly unknown[]) =>
  callOf(aToken.address, calldata(signature, args))
const ownCall = (signature: string, ...args: readonly unknown[]) => callOf(theSafe, calldata(signature, args))

test('payments are the whole answer, whoever gets them', () => {
  expect(answer(batch(toCause, tokenCall('transfer(address,uint256)', stranger, 7n)))).toEqual({
    other: null,
    also: [],
    lead: null,
    isRejection: false,
    sums: [
      { asset: { kind: 'native' }, amount: 5n, isAtMost: false },
      { asset: { kind: 'token', address: aToken.address }, amount: 7n, isAtMost: false },
    ],
    recipients: [theCause, stranger],
    isComplete: true,
  })
})

test('a rejection is one, until it pays whoever executes it', () => {
  expect(answer({ to: theSafe, value: 0n, data: '0x' })).toMatchObject({
    isRejection: true,
    other: null,
    sums: [],
  })
  expect(
    answer({ to: theSafe, value: 0n, data: '0x', gasPrice: 1n, baseGas: 9n, safeTxGas: 0n }),
  ).toMatchObject({
    isRejection: false,
    other: null,
    also: ['calls'],
    sums: [{ isAtMost: true }],
    recipients: [null],
  })
})

describe('amid payments the most dangerous effect of another kind is named', () => {
  test.each<[string, Entry, string]>([
    ['an owner who is added', ownCall('addOwnerWithThreshold(address,uint256)', stranger, 1n), 'owners'],
    ['a module', ownCall('enableModule(address)', stranger), 'takeover'],
    ['an allowance without limit', tokenCall('approve(address,uint256)', stranger, maxUint256), 'unlimited'],
    ['an allowance to a stranger', tokenCall('approve(address,uint256)', stranger, 7n), 'rights'],
    ['an allowance to a confirmed cause', tokenCall('approve(address,uint256)', theCause, 7n), 'rights'],
    [
      'money of another account',
      tokenCall('transferFrom(address,address,uint256)', stranger, theCause, 7n),
      'moneyOfOthers',
    ],
    ['a call that cannot be read', { to: stranger, data: '0x12345678' }, 'bytes'],
  ])('%s', (_, entry, other) => {
    expect(answer(batch(toCause, entry, toCause)).other).toBe(other)
    expect(answer(batch(toCause, entry, toCause), null).other).toBe(other)
  })

  test('the other kinds stand behind it, each once, the most dangerous first', () => {
    const unread = { to: stranger, data: '0x12345678' } as const
    const lowered = ownCall('changeThreshold(uint256)', 1n)
    const module = ownCall('enableModule(address)', stranger)
    expect(answer(batch(unread, toCause, lowered, unread, module))).toMatchObject({
      other: 'takeover',
      also: ['threshold', 'bytes'],
      lead: { alike: [{ kind: 'sets' }] },
    })
  })

  test('a threshold, also while the present one is being read: nothing else could be said of it', () => {
    const lowered = batch(toCause, ownCall('changeThreshold(uint256)', 1n))
    expect(answer(lowered).other).toBe('threshold')
    expect(answer(lowered, null).other).toBe('threshold')
  })
})

describe('what leaves the Safe is the answer when nothing beside it weighs more', () => {
  const theft = { to: stranger, value: 1_000n * 10n ** 18n }
  const self = addressOf('somebody')
  test.each<[string, Entry, string]>([
    ['the threshold that it has', ownCall('changeThreshold(uint256)', 2n), 'nothing'],
    ['an allowance to the Safe itself', tokenCall('approve(address,uint256)', theSafe, 5n), 'nothing'],
    [
      'a transfer from somebody to himself',
      tokenCall('transferFrom(address,address,uint256)', self, self, 5n),
      'nothing',
    ],
    [
      'a transfer of nothing',
      tokenCall('transferFrom(address,address,uint256)', self, theSafe, 0n),
      'nothing',
    ],
    ['an allowance that ends', tokenCall('approve(address,uint256)', stranger, 0n), 'revokes'],
    ['a module that is switched off', ownCall('disableModule(address,address)', stranger, self), 'settings'],
  ])('a theft beside %s', (_what, beside, kind) => {
    expect(answer(batch(beside, theft))).toMatchObject({
      other: null,
      lead: null,
      also: kind === 'nothing' ? [] : [kind],
    })
    expect(answer(batch(theft, beside)).other).toBeNull()
  })

  test('but not when it does', () => {
    const unlimited = tokenCall('approve(address,uint256)', stranger, maxUint256)
    expect(answer(batch(theft, unlimited))).toMatchObject({ other: 'unlimited', also: [] })
    expect(answer(batch(theft, ownCall('changeThreshold(uint256)', 1n)))).toMatchObject({
      other: 'threshold',
    })
    // A payment to a confirmed cause weighs less than any setting.
    expect(answer(batch(toCause, ownCall('disableModule(address,address)', stranger, self)))).toMatchObject({
      other: 'settings',
    })
  })

  test('a larger allowance to a stranger comes before a smaller payment to one', () => {
    const approves = (amount: bigint) => tokenCall('approve(address,uint256)', stranger, amount)
    const pays = tokenCall('transfer(address,uint256)', stranger, 10n ** 6n)
    expect(answer(batch(pays, approves(10n ** 12n)))).toMatchObject({ other: 'rights', also: [] })
    expect(answer(batch(pays, approves(10n ** 3n)))).toMatchObject({ other: null, also: ['rights'] })
  })
})
