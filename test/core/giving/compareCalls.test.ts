import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildBatch } from '../../../src/core/giving/buildBatch'
import { callDifferenceWords, compareCalls } from '../../../src/core/giving/compareCalls'
import type { Gift } from '../../../src/core/giving/gift'
import type { Call } from '../../../src/core/safe/safeTx'
import { anyCall } from '../safe/arbitraries'
import { addressOf, dai, daiAddress, ether, usdc, usdcAddress } from './world'

const gift = (digits: string, asset: Gift['asset'], amount: bigint): Gift => ({
  causeId: digits,
  payeeName: digits,
  recipient: addressOf(digits),
  asset,
  amount,
})
const gifts = [gift('a1', usdc, 1_500_000n), gift('a2', ether, 10n ** 18n), gift('a3', dai, 2n * 10n ** 18n)]
const meant = buildBatch(gifts)
const [first, second, third] = meant as [Call, Call, Call]
const paying = (change: Partial<Gift>, of = 0) =>
  buildBatch([{ ...(gifts[of] as Gift), ...change }])[0] as Call

const nameOf = (token: string | null) =>
  token === null
    ? ether
    : ([usdc, dai].find((asset) => 'address' in asset && asset.address === token) ?? null)
const wordsOf = (found: readonly Call[]) =>
  compareCalls(meant, found).map((difference) => callDifferenceWords(difference, nameOf))

describe('what differs is named with both values in full', () => {
  const a1 = `1.5 USDC to ${addressOf('a1')}`
  const a2 = `1 ETH to ${addressOf('a2')}`
  const a3 = `2 DAI to ${addressOf('a3')}`

  test.each<[string, readonly Call[], readonly object[]]>([
    ['nothing', meant, []],
    [
      'another recipient',
      [paying({ recipient: addressOf('ee') }), second, third],
      [{ what: 'Payment 1: another recipient', meant: a1, found: `1.5 USDC to ${addressOf('ee')}` }],
    ],
    [
      'another amount, by one base unit',
      [first, second, paying({ amount: 2n * 10n ** 18n + 1n }, 2)],
      [
        {
          what: 'Payment 3: another amount',
          meant: a3,
          found: `2.000000000000000001 DAI to ${addressOf('a3')}`,
        },
      ],
    ],
    [
      'another asset',
      [paying({ asset: dai }), second, third],
      [{ what: 'Payment 1: another asset', meant: a1, found: `0.0000000000015 DAI to ${addressOf('a1')}` }],
    ],
    [
      'a token that is not known',
      [first, paying({ asset: { ...usdc, address: addressOf('cc') } as Gift['asset'] }, 1), third],
      [
        {
          what: 'Payment 2: another asset',
          meant: a2,
          found: `1000000000000000000 base units of the token at ${addressOf('cc')}, which is not known here, to ${addressOf('a2')}`,
        },
      ],
    ],
    [
      'a call that is no payment',
      [first, { to: daiAddress, value: 5n, data: '0x095ea7b3' }, third],
      [
        {
          what: 'Payment 2: something else',
          meant: a2,
          found: `a call of ${daiAddress} with 4 bytes of data (0x095ea7b3), sending 0.000000000000000005 ETH`,
        },
      ],
    ],
    ['one missing', [first, third], [{ what: 'Payment 2 is missing', meant: a2, found: null }]],
    [
      'one more',
      [first, second, paying({ recipient: addressOf('ee') }, 1), third],
      [
        {
          what: 'Call 3 of the transaction was not meant',
          meant: null,
          found: `1 ETH to ${addressOf('ee')}`,
        },
      ],
    ],
    [
      'one twice',
      [first, first, second, third],
      [{ what: 'Call 2 of the transaction was not meant', meant: null, found: a1 }],
    ],
    [
      'another order',
      [first, third, second],
      [{ what: 'The same payments in another order, from payment 2 on', meant: a2, found: a3 }],
    ],
    [
      'two things at once',
      [paying({ recipient: addressOf('ee') }), second],
      [
        { what: 'Payment 1: another recipient', meant: a1, found: `1.5 USDC to ${addressOf('ee')}` },
        { what: 'Payment 3 is missing', meant: a3, found: null },
      ],
    ],
  ])('%s', (_name, found, words) => {
    expect(wordsOf(found)).toEqual(words)
  })

  test('a transfer with bytes after it is no payment', () => {
    const longer: Call = { ...first, data: `${first.data}00` }
    expect(wordsOf([longer, second, third])).toEqual([
      {
        what: 'Payment 1: something else',
        meant: a1,
        found: expect.stringMatching(new RegExp(`^a call of ${usdcAddress} with 69 bytes`)),
      },
    ])
  })
})

describe('for any calls', () => {
  const anyList = fc.array(anyCall, { minLength: 1, maxLength: 8 })

  test('there is no difference exactly where the calls are the same', () => {
    fc.assert(
      fc.property(anyList, anyList, (one, other) => {
        expect(compareCalls(one, one)).toEqual([])
        const isSame = one.length === other.length && one.every((call, at) => isSameCall(call, other[at]))
        expect(compareCalls(one, other).length === 0).toBe(isSame)
      }),
    )
  })

  test('what one call more or less changes is said once, at its place', () => {
    fc.assert(
      fc.property(anyList, anyCall, fc.nat(), (list, call, place) => {
        const at = place % (list.length + 1)
        const longer = [...list.slice(0, at), call, ...list.slice(at)]
        fc.pre(!list.some((one) => isSameCall(one, call)))
        expect(compareCalls(list, longer)).toEqual([
          expect.objectContaining({ kind: 'added', place: at + 1 }),
        ])
        expect(compareCalls(longer, list)).toEqual([
          expect.objectContaining({ kind: 'missing', place: at + 1 }),
        ])
      }),
    )
  })
})

function isSameCall(one: Call, other: Call | undefined): boolean {
  return other !== undefined && one.to === other.to && one.value === other.value && one.data === other.data
}
