import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aChain, aToken, addressOf, buildRecord, theCause, theSafe } from '../../support/safeFixtures'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { readCallTree } from '../../../src/core/review/callTree'
import { effectsOf } from '../../../src/core/review/effects'
import { arrangePayments, groupPayments, paymentsOf } from '../../../src/core/review/payments'
import type { RecipientStanding } from '../../../src/core/review/recipientStanding'
import { totalsOf } from '../../../src/core/review/totals'
import { type Entry, batchContracts, callOf, calldata, delegateOf, packedBatch } from './bytes'

const names = assetNamesOf(aChain)
const [stranger, another, unlisted] = ['a stranger', 'another', 'an unlisted token'].map((name) =>
  addressOf(name),
) as [`0x${string}`, `0x${string}`, `0x${string}`]
const effectsIn = (...entries: readonly Entry[]) => {
  const record = buildRecord(delegateOf(batchContracts.multiSend141, packedBatch(entries)))
  return effectsOf(record, readCallTree(record, theSafe), theSafe, names)
}
const pays = (token: `0x${string}`, to: `0x${string}`, amount: bigint) =>
  callOf(token, calldata('transfer(address,uint256)', [to, amount]))
const confirmed = (address: `0x${string}`, before = false): RecipientStanding => ({
  address,
  kind: 'confirmed',
  causeId: 'a-cause',
  name: 'Open Wells',
  checkedOn: '2026-11-01',
  ...(before && { before: { address: another, causeId: 'a-cause', name: 'Open Wells', atMs: 1 } }),
})
const unknown = (address: `0x${string}`): RecipientStanding => ({ address, kind: 'unknown', paidIn: null })
const groupsOf = (entries: readonly Entry[], standings: readonly RecipientStanding[]) =>
  groupPayments(paymentsOf(effectsIn(...entries), theSafe, standings), names, theSafe).map(
    ({ name, payments }) => [name, payments.map(({ index }) => index)],
  )

describe('payments are grouped by how they are judged', () => {
  const toCause = { to: theCause, value: 5n }
  test('what needs a look stands first, then strangers, then confirmed causes', () => {
    expect(
      groupsOf(
        [toCause, { to: stranger, value: 1n }, pays(unlisted, theCause, 7n), { to: another, value: 2n }],
        [confirmed(theCause), unknown(stranger), { address: another, kind: 'lookAlike', of: [] }],
      ),
    ).toEqual([
      ['odd', [2, 3]],
      ['unlisted', [1]],
      ['confirmed', [0]],
    ])
  })

  test.each<[string, RecipientStanding]>([
    ['a cause whose address is another than in the last gift', confirmed(theCause, true)],
    ['an owner', { address: theCause, kind: 'owner' }],
    ['a cause that the operator has not confirmed', { address: theCause, kind: 'unconfirmed', causeId: 'x' }],
    [
      'an address that a cause had before',
      {
        address: theCause,
        kind: 'unknown',
        paidIn: null,
        wasOf: { address: theCause, causeId: 'x', name: 'X', atMs: 1 },
      },
    ],
    ['the contract of a token', { address: theCause, kind: 'tokenContract', symbol: 'X' }],
  ])('%s is looked at alone', (_, standing) => {
    expect(groupsOf([toCause], [standing])).toEqual([['odd', [0]]])
  })

  test('who was not compared is not said to be missing in the directory', () => {
    expect(groupsOf([toCause], [{ address: theCause, kind: 'notCompared', paidIn: null }])).toEqual([
      ['uncompared', [0]],
    ])
  })

  test('nor does anything pass where nobody has compared it, or that is an item of a collection', () => {
    expect(groupsOf([toCause], [])).toEqual([['odd', [0]]])
    const item = callOf(
      unlisted,
      calldata('safeTransferFrom(address,address,uint256)', [theSafe, theCause, 1n]),
    )
    expect(groupsOf([item], [confirmed(theCause)])).toEqual([['odd', [0]]])
  })
})

test('each payment is in one group, and the groups add up to the total', () => {
  const entry = fc
    .tuple(
      fc.constantFrom(theCause, stranger, another),
      fc.constantFrom(null, aToken.address, unlisted),
      fc.nat(9),
    )
    .map(([to, token, amount]) =>
      token === null ? { to, value: BigInt(amount) } : pays(token, to, BigInt(amount)),
    )
  const standing = (address: `0x${string}`) =>
    fc.constantFrom<RecipientStanding>(confirmed(address), unknown(address), { address, kind: 'owner' })
  const standings = fc.tuple(standing(theCause), standing(stranger), standing(another))
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 12 }), standings, (entries, known) => {
      const effects = effectsIn(...entries)
      const payments = paymentsOf(effects, theSafe, known)
      const groups = groupPayments(payments, names, theSafe)
      expect(groups.flatMap((group) => group.payments).toSorted((a, b) => a.index - b.index)).toEqual(
        payments,
      )
      const sumOf = (all: readonly { amount: bigint; asset: unknown }[]) =>
        Object.fromEntries(
          all
            .reduce(
              (sums, { asset, amount }) =>
                sums.set(JSON.stringify(asset), (sums.get(JSON.stringify(asset)) ?? 0n) + amount),
              new Map<string, bigint>(),
            )
            .entries(),
        )
      expect(sumOf(groups.flatMap(({ sums }) => sums))).toEqual(sumOf(totalsOf(effects, theSafe).assets))
    }),
  )
})

test('a payment names the first that equals it, and how many do', () => {
  const [five, six] = [5n, 6n].map((value) => ({ to: stranger, value })) as [Entry, Entry]
  const payments = paymentsOf(effectsIn(five, six, five, five), theSafe, [])
  expect(payments.map(({ equal }) => equal)).toEqual([
    { index: 2, count: 2 },
    null,
    { index: 0, count: 2 },
    { index: 0, count: 2 },
  ])
})

describe('payments are found and put in order', () => {
  const payments = paymentsOf(
    effectsIn(
      pays(aToken.address, stranger, 3n),
      { to: theCause, value: 9n },
      pays(aToken.address, theCause, 11n),
      { to: another, value: 10n },
    ),
    theSafe,
    [confirmed(theCause)],
  )
  const shown = {
    nameOf: ({ to }: { to: string | null }) =>
      to === theCause ? 'Open Wells' : to === another ? 'Bakery' : '',
    memoOf: ({ to }: { to: string | null }) => (to === another ? 'Invoice 2026-114' : ''),
    symbolOf: ({ kind }: { kind: string }) => (kind === 'native' ? 'ETH' : 'LUSD'),
  }
  const indexes = (text: string, order: 'transaction' | 'amount' | 'name' | 'asset') =>
    arrangePayments(payments, { text, order }, shown).map(({ index }) => index)

  test.each([
    ['transaction', [0, 1, 2, 3]],
    ['asset', [1, 3, 0, 2]],
    ['amount', [3, 1, 2, 0]],
    ['name', [3, 1, 2, 0]],
  ] as const)('in the order of the %s', (order, expected) => {
    expect(indexes('', order)).toEqual(expected)
  })

  test('by name, memo, address or asset, in any case', () => {
    expect(indexes(' open wells ', 'transaction')).toEqual([1, 2])
    expect(indexes(stranger.toUpperCase(), 'transaction')).toEqual([0])
    expect(indexes('2026-114', 'transaction')).toEqual([3])
    expect(indexes('eth', 'transaction')).toEqual([1, 3])
    expect(indexes('nobody', 'transaction')).toEqual([])
  })
})
