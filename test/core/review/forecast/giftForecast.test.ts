import { describe, expect, test } from 'vitest'
import type { BalanceChange } from '../../../../src/core/review/forecast/forecast'
import {
  failingPayments,
  gasToStayBelow,
  namesFailure,
  paymentsThatFit,
  queueShortages,
  shortArrivals,
  unmovedPayments,
  arrivalWords,
  failingTitle,
  failingWords,
  gasWords,
  shortageRemedy,
  shortageWords,
} from '../../../../src/core/review/forecast/giftForecast'
import { aChain, addressOf, aToken, theCause, theSafe } from '../../../support/safeFixtures'

const native = aChain.nativeCurrency
const token = { ...aToken, kind: 'token' } as const
const change = (holder: typeof theSafe, wishes: Partial<BalanceChange>): BalanceChange => ({
  holder,
  asset: token,
  measured: null,
  logged: null,
  named: 0n,
  ...wishes,
})
const changesOf = (...list: BalanceChange[]) => ({ changes: { kind: 'read', list } as const })
const silent = { kind: 'silent' } as const

describe('payments that fail', () => {
  test('keep their place in the gift when others were left out of the run', () => {
    const items = {
      kind: 'read',
      how: 'runner',
      failing: [
        { path: [2], kind: 'reverts', reason: silent },
        { path: [3], kind: 'answersFalse' },
      ],
    } as const
    expect(failingPayments({ items }, [0, 4, 7])).toEqual([
      { place: 4, why: { kind: 'reverts', reason: silent } },
      { place: 7, why: { kind: 'answersFalse' } },
    ])
  })

  test('a single payment is the transaction itself', () => {
    const items = {
      kind: 'read',
      how: 'trace',
      failing: [{ path: [], kind: 'reverts', reason: silent }],
    } as const
    expect(failingPayments({ items }, [5])).toMatchObject([{ place: 5 }])
  })

  test.each([{ kind: 'none' }, { kind: 'notReached' }, { kind: 'unread', reason: 'No.' }] as const)(
    'are not made up where the calls were not run: $kind',
    (items) => expect(failingPayments({ items }, [0])).toEqual([]),
  )
})

describe('what arrives', () => {
  const calls = [
    { to: token.address, value: 0n, data: '0x' },
    { to: theCause, value: 5n, data: '0x' },
  ] as const

  test('less of a token than is named is told, by balance before log', () => {
    const run = changesOf(
      change(theSafe, { measured: -100n, named: -100n }),
      change(theCause, { measured: 98n, logged: 100n, named: 100n }),
    )
    expect(shortArrivals(run, theSafe)).toEqual([
      { recipient: theCause, token: token.address, given: 100n, arrives: 98n },
    ])
    expect(unmovedPayments(run, calls, [0, 1], theSafe)).toEqual([])
  })

  test('coin that a recipient passes on at once is no loss', () => {
    const run = changesOf(change(theCause, { asset: { kind: 'native' }, measured: 0n, named: 5n }))
    expect(shortArrivals(run, theSafe)).toEqual([])
  })

  test('a token of which nothing leaves the giver fails, and the coin beside it does not', () => {
    const run = changesOf(change(theSafe, { measured: 0n, named: -100n }))
    expect(unmovedPayments(run, calls, [3, 4], theSafe)).toEqual([{ place: 3, why: { kind: 'nothing' } }])
  })

  test('what was not measured proves nothing', () => {
    const run = changesOf(change(theSafe, { logged: 0n, named: -100n }))
    expect(unmovedPayments(run, calls, [0, 1], theSafe)).toEqual([])
    expect(unmovedPayments({ changes: { kind: 'unread', reason: 'No.' } }, calls, [0, 1], theSafe)).toEqual(
      [],
    )
  })
})

describe('what the queue takes', () => {
  const total = { asset: token, amount: 50_000_000n }
  const queued = [{ token: token.address, amount: 70_000_000n, nonces: [41n, 42n] }]
  const holding = (amount: bigint | null) => ({ balances: { [token.address]: amount } })

  test.each<[string, bigint | null, bigint | null]>([
    ['enough for both', 120_000_000n, null],
    ['one unit short', 119_999_999n, 1n],
    ['enough for the gift alone', 50_000_000n, 70_000_000n],
    ['not even for the gift, which is said elsewhere', 49_999_999n, null],
    ['not known', null, null],
  ])('a balance that is %s', (_what, balance, missing) => {
    const found = queueShortages([total], holding(balance), queued)
    expect(found.map((each) => each.missing)).toEqual(missing === null ? [] : [missing])
  })

  test('is told with the numbers of the transactions, and what to do', () => {
    const [shortage] = queueShortages([total], holding(60_000_000n), queued)
    expect(shortageWords(shortage!)).toBe(
      'If #41 and #42 execute first, 60 TEST will be missing for this gift.',
    )
    expect(shortageRemedy(shortage!)).toBe(
      'Give less TEST, bring more into your Safe, or reject #41 and #42 first.',
    )
  })

  test('a shortage, a payment that fails and one that fails later each stop the gift; nothing else does', () => {
    const failing = [{ place: 0, why: { kind: 'answersFalse' } }] as const
    const none = { failing: [], failingLater: [] }
    expect(namesFailure(none, [])).toBe(false)
    expect(namesFailure({ ...none, failing }, [])).toBe(true)
    expect(namesFailure({ ...none, failingLater: failing }, [])).toBe(true)
    expect(namesFailure(none, [{ total, missing: 1n, nonces: [41n] }])).toBe(true)
  })
})

describe('gas', () => {
  test('half a block, and never more than one transaction may take', () => {
    expect(gasToStayBelow({ used: 1n, blockLimit: 30_000_000n })).toBe(15_000_000n)
    expect(gasToStayBelow({ used: 1n, blockLimit: 60_000_000n })).toBe(16_777_216n)
    expect(gasToStayBelow({ used: 1n, blockLimit: null })).toBe(16_777_216n)
  })

  test('a proposal that takes too much is made smaller in proportion', () => {
    expect(paymentsThatFit({ used: 15_000_000n, blockLimit: 30_000_000n }, 100)).toBeNull()
    expect(paymentsThatFit({ used: 30_000_000n, blockLimit: 30_000_000n }, 100)).toBe(50)
    expect(paymentsThatFit({ used: 900_000_000n, blockLimit: 30_000_000n }, 3)).toBe(1)
    expect(paymentsThatFit(null, 100)).toBeNull()
  })

  test.each([
    [
      { used: 2_876_163n, blockLimit: 30_000_000n },
      'Executing it takes about 2,876,163 gas, about 9% of a block.',
    ],
    [
      { used: 123_576n, blockLimit: 30_000_000n },
      'Executing it takes about 123,576 gas, less than 1% of a block.',
    ],
    [{ used: 123_576n, blockLimit: null }, 'Executing it takes about 123,576 gas.'],
  ])('in words', (gas, sentence) => {
    expect(gasWords(gas, false)).toEqual({ sentence, isWarning: false })
  })

  test('too much is a warning', () => {
    expect(gasWords({ used: 29_000_000n, blockLimit: 30_000_000n }, true)).toMatchObject({
      sentence: expect.stringMatching(/^Executing the largest proposal takes/),
      isWarning: true,
    })
  })
})

describe('words', () => {
  const place = 0
  const of = { giver: 'Safe', native, isCoin: false } as const

  test('one and several, now and later', () => {
    expect(failingTitle(1, false)).toBe('1 payment would fail')
    expect(failingTitle(2, true)).toBe('2 payments would fail after what waits in the queue')
  })

  test('a recipient that refuses coin is named as what it is', () => {
    const refused = { place, why: { kind: 'reverts', reason: silent } } as const
    expect(failingWords(refused, { ...of, isCoin: true })).toMatch(
      /^The recipient is a contract that does not accept/,
    )
    expect(failingWords(refused, of)).toBe('The contract gives no reason.')
  })

  test('too little coin is not blamed on the recipient, and not on a Safe where there is none', () => {
    const short = {
      place,
      why: { kind: 'reverts', reason: { kind: 'coin', balance: 10n ** 18n, value: 2n * 10n ** 18n } },
    } as const
    expect(failingWords(short, { ...of, giver: 'wallet', isCoin: true })).toMatch(
      /^Your wallet would hold only 1 .+ by then\.$/,
    )
  })

  test('what arrives stands before what was given', () => {
    const arrival = {
      recipient: addressOf('someone'),
      token: token.address,
      given: 1_500_000_000n,
      arrives: 1_485_000_000n,
    }
    expect(arrivalWords(arrival, token, 'Open Wells')).toBe('1,485 of 1,500 TEST would arrive at Open Wells.')
  })
})
