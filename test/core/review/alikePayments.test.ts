import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { alikePayments } from '../../../src/core/review/alikePayments'
import { assetNamesOf } from '../../../src/core/review/assetNames'
import { listPayments } from '../../../src/core/review/payments'
import type { RecipientFinding } from '../../../src/core/review/recipientFindings'
import type { RecipientStanding } from '../../../src/core/review/recipientStanding'
import { aChain, addressOf, theCause, theSafe } from '../../support/safeFixtures'

const names = assetNamesOf(aChain)
const strangers = ['one', 'two', 'three', 'four'].map((name) => addressOf(name))
const standings: readonly RecipientStanding[] = [
  { address: theCause, kind: 'confirmed', causeId: 'wells', name: 'Open Wells', checkedOn: '2026-11-01' },
  ...strangers.map((address) => ({ address, kind: 'unknown' as const, paidIn: null })),
]
const unused: RecipientFinding = { weight: 'notice', sentence: 'Nobody has used it.' }
const paid: RecipientFinding = { weight: 'fine', sentence: 'The Safe paid it before.' }
const onEthereum: RecipientFinding = { weight: 'alarm', sentence: 'A contract on Ethereum has this address.' }
const likeCause: RecipientFinding = {
  weight: 'alarm',
  sentence: 'It looks like another.',
  compare: [theCause],
}
const token: RecipientFinding = { weight: 'refused', sentence: 'A token stands there.' }

/** A gift of 1 ETH to the cause and to each stranger; what was found about each stranger, in their order. */
function groupsOf(...found: readonly (readonly RecipientFinding[])[]) {
  const payments = listPayments(
    [theCause, ...strangers].map((to, index) => ({
      path: [index],
      to,
      asset: { kind: 'native' },
      amount: 1n,
    })),
    standings,
  )
  return alikePayments(payments, names, {
    safe: theSafe,
    findingsOf: (to) => found[strangers.indexOf(to)] ?? [],
  })
}
const placesIn = (groups: ReturnType<typeof groupsOf>) =>
  groups.map(({ name, findings, payments, sums }) => [
    name,
    payments.map(({ index }) => index),
    findings.map(({ sentence }) => sentence),
    sums.map(({ amount }) => amount),
  ])

describe('the giver of a long gift judges alike what was found alike', () => {
  test('before anything was found: strangers, then causes', () => {
    expect(placesIn(groupsOf())).toEqual([
      ['unlisted', [1, 2, 3, 4], [], [4n]],
      ['confirmed', [0], [], [1n]],
    ])
  })

  test('a notice is said once for all it holds for; what speaks for a recipient parts no group', () => {
    expect(placesIn(groupsOf([unused], [unused, paid], [], [paid]))).toEqual([
      ['unlisted', [1, 2], [unused.sentence], [2n]],
      ['unlisted', [3, 4], [], [2n]],
      ['confirmed', [0], [], [1n]],
    ])
  })

  test('an alarm about several is one group, before the rest; an alarm about one stands alone', () => {
    expect(placesIn(groupsOf([onEthereum], [likeCause], [onEthereum], [token]))).toEqual([
      ['odd', [2, 4], [], [2n]],
      ['warned', [1, 3], [onEthereum.sentence], [2n]],
      ['confirmed', [0], [], [1n]],
    ])
  })

  test('addresses to compare stand beside each, also where several look like the same one', () => {
    expect(
      placesIn(groupsOf([likeCause], [likeCause], [onEthereum, likeCause], [onEthereum, likeCause])),
    ).toEqual([
      ['odd', [1, 2, 3, 4], [], [4n]],
      ['confirmed', [0], [], [1n]],
    ])
  })

  const anyFindings = fc.subarray([unused, paid, onEthereum, likeCause, token])
  test('each payment stands in one group, and no alarm is in a group that is folded', () => {
    fc.assert(
      fc.property(fc.array(anyFindings, { minLength: 4, maxLength: 4 }), (found) => {
        const groups = groupsOf(...found)
        const places = groups.flatMap(({ payments }) => payments.map(({ index }) => index))
        expect(places.toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3, 4])
        for (const { name, payments } of groups)
          for (const { index } of payments)
            if ((found[index - 1] ?? []).some(({ weight }) => weight === 'alarm' || weight === 'refused'))
              expect(['odd', 'warned']).toContain(name)
      }),
    )
  })
})

test('what is paid in a token that the giver added stands apart from what this site vouches for', () => {
  const added = addressOf('a token of my own')
  const custom = { symbol: 'MINE', decimals: 6, custom: true } as const
  const [listed] = aChain.tokens
  const paidIn = [listed!.address, added, added]
  const payments = listPayments(
    paidIn.map((address, index) => ({
      path: [index],
      to: theCause,
      asset: { kind: 'token', address },
      amount: 1n,
    })),
    standings,
  )
  const withMine = { ...names, tokens: new Map([...names.tokens, [added.toLowerCase(), custom] as const]) }
  const groups = alikePayments(payments, withMine, { safe: theSafe, findingsOf: () => [] })
  expect(groups.map(({ name, isCustom, payments: all }) => [name, isCustom, all.length])).toEqual([
    ['confirmed', true, 2],
    ['confirmed', false, 1],
  ])
})
