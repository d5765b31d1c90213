import * as fc from 'fast-check'
import { type Address, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import type { Cause } from '../../../src/core/causes/cause'
import { type BasketLine, maxLines } from '../../../src/core/giving/basket'
import { type BasketContext, checkBasket } from '../../../src/core/giving/checkBasket'
import { addressOf, causeOf, chain, dai, ether, safe, usdc, usdcAddress } from './world'

const proofs = [{ type: 'page', url: 'https://cause.example', retrievedOn: '2026-02-28' }] as const
const wells = causeOf('Wells', 'a1')
const books = causeOf('Books', 'a2')
const picky = causeOf('Picky', 'a3', {
  recipients: [{ chainId: 1, address: addressOf('a3'), accepts: ['USDC', 'DAI'], proofs }],
})

const context: BasketContext = {
  causes: [
    wells,
    books,
    picky,
    causeOf('Rumour', 'a4', { confirmed: false }),
    causeOf('Faraway', 'a5', { recipients: [{ chainId: 100, address: addressOf('a5'), proofs }] }),
    causeOf('Mirror', '5a'),
    causeOf('Sink', 'c1'),
    causeOf('Barter', 'a6', {
      recipients: [{ chainId: 1, address: addressOf('a6'), accepts: ['SALT'], proofs }],
    }),
  ],
  chain,
  safe,
  giverName: 'Safe',
  balances: { native: 10n ** 19n, [usdcAddress]: 100_000_000n, [addressOf('da')]: 10n ** 21n },
  promised: [],
}

const line = (id: string, causeId: string, assetKey: string, amountText: string): BasketLine => ({
  id,
  payee: { kind: 'cause', causeId },
  assetKey,
  amountText,
})

const check = (lines: readonly BasketLine[], change: Partial<BasketContext> = {}) =>
  checkBasket({ lines }, { ...context, ...change })

describe('checkBasket', () => {
  test('turns a good basket into gifts with exact amounts, in its order', () => {
    const checked = check([
      line('1', 'Wells', 'native', '1.000000000000000001'),
      line('2', 'Books', usdcAddress, '60,5'),
      line('3', 'Picky', usdcAddress.toLowerCase(), '39.5'),
    ])
    const gifts = [
      {
        causeId: 'Wells',
        payeeName: 'Wells',
        recipient: addressOf('a1'),
        asset: ether,
        amount: 10n ** 18n + 1n,
      },
      { causeId: 'Books', payeeName: 'Books', recipient: addressOf('a2'), asset: usdc, amount: 60_500_000n },
      { causeId: 'Picky', payeeName: 'Picky', recipient: addressOf('a3'), asset: usdc, amount: 39_500_000n },
    ]
    const totals = [
      { asset: ether, amount: 10n ** 18n + 1n },
      { asset: usdc, amount: 100_000_000n },
    ]
    expect(checked).toEqual({ gifts, problems: [], totals, incomplete: 0 })
  })

  test.each([
    ['a cause that is not in the directory', line('1', 'Nobody', 'native', '1'), 'cause', 'unknownCause'],
    [
      'a cause named like a part of the language',
      line('1', '__proto__', 'native', '1'),
      'cause',
      'unknownCause',
    ],
    ['a cause that is not confirmed', line('1', 'Rumour', 'native', '1'), 'cause', 'unconfirmedCause'],
    ['a cause on another chain', line('1', 'Faraway', 'native', '1'), 'cause', 'notOnThisChain'],
    ['the Safe itself', line('1', 'Mirror', 'native', '1'), 'cause', 'recipientIsSafe'],
    ['the contract of a token', line('1', 'Sink', 'native', '1'), 'cause', 'recipientIsToken'],
    ['an asset that is not known', line('1', 'Wells', addressOf('ee'), '1'), 'asset', 'unknownAsset'],
    ['an asset that is no address', line('1', 'Wells', 'toString', '1'), 'asset', 'unknownAsset'],
    ['a coin that the cause does not take', line('1', 'Picky', 'native', '1'), 'asset', 'assetNotAccepted'],
    [
      'a token that the cause does not take',
      line('1', 'Barter', usdcAddress, '1'),
      'asset',
      'assetNotAccepted',
    ],
    ['no amount', line('1', 'Wells', 'native', ''), 'amount', 'empty'],
    ['an amount of zero', line('1', 'Wells', 'native', '0'), 'amount', 'zero'],
    [
      'an amount with too many decimals',
      line('1', 'Wells', usdcAddress, '1.0000001'),
      'amount',
      'tooManyDecimals',
    ],
    [
      'an amount that can be read in two ways',
      line('1', 'Wells', usdcAddress, '1,234'),
      'amount',
      'ambiguous',
    ],
  ])('blocks a line with %s, and says so beside the field', (_, bad, field, code) => {
    const checked = check([bad, line('2', 'Books', usdcAddress, '5')])
    expect(checked.problems).toEqual([
      {
        lineId: '1',
        field,
        code,
        severity: 'blocks',
        sentence: expect.stringMatching(/^[A-Z\d].*\.$/),
        remedy: expect.stringMatching(/^[A-Z].*\.$/),
      },
    ])
    expect(checked.gifts).toEqual([])
    expect(checked.totals).toEqual([{ asset: usdc, amount: 5_000_000n }])
  })

  describe('a custom token', () => {
    const euro = { address: addressOf('e7'), symbol: 'EURX', name: 'Euro X', decimals: 2 }
    const customTokens = [euro]

    test('is given like any other, and stays marked', () => {
      const { gifts } = check([line('1', 'Wells', euro.address.toLowerCase(), '1.5')], {
        customTokens,
        balances: { [euro.address]: 150n },
      })
      expect(gifts).toMatchObject([{ asset: { ...euro, kind: 'token', custom: true }, amount: 150n }])
    })

    test('is not taken by a cause that names what it takes, whatever the token calls itself', () => {
      const { problems } = check([line('1', 'Picky', euro.address, '1')], {
        customTokens: [{ ...euro, symbol: 'USDC' }],
      })
      expect(problems).toContainEqual(
        expect.objectContaining({ code: 'assetNotAccepted', remedy: 'Choose USDC or DAI.' }),
      )
    })

    test('that has been removed blocks its line', () => {
      const { problems } = check([line('1', 'Wells', euro.address, '1')])
      expect(problems).toContainEqual(expect.objectContaining({ code: 'unknownAsset', severity: 'blocks' }))
    })

    test('cannot be what receives', () => {
      const { problems } = check([line('1', 'Wells', 'native', '1')], {
        customTokens: [{ ...euro, address: addressOf('a1') }],
      })
      expect(problems).toContainEqual(expect.objectContaining({ code: 'recipientIsToken' }))
    })
  })

  describe('a payee outside the directory', () => {
    const own = (address: Address, names: { name?: string; ensName?: string } = {}): BasketLine => ({
      ...line('1', '', 'native', '1'),
      payee: { kind: 'address', address, name: names.name ?? null, ensName: names.ensName ?? null },
    })

    test.each([
      ['its label', { name: 'Our printer', ensName: 'print.eth' }, 'Our printer'],
      ['its ENS name', { ensName: 'print.eth' }, 'print.eth'],
      ['its address', {}, addressOf('b7')],
    ])('is given to at its address, under %s', (_, names, payeeName) => {
      expect(check([own(addressOf('b7'), names)])).toMatchObject({
        gifts: [{ causeId: null, payeeName, recipient: addressOf('b7'), asset: ether, amount: 10n ** 18n }],
        problems: [],
      })
    })

    test('takes any asset', () => {
      const tokens = [{ ...own(addressOf('b7')), assetKey: usdcAddress }]
      expect(check(tokens).problems).toEqual([])
    })

    test.each<[string, Address, string, string]>([
      ['the zero address', zeroAddress, 'recipientIsZero', 'The recipient is the zero address.'],
      [
        'a precompiled contract',
        '0x0000000000000000000000000000000000000009',
        'recipientIsSystem',
        'The recipient is reserved for the chain itself, and nobody has a key for it.',
      ],
      ['the Safe itself', safe, 'recipientIsSafe', 'The recipient is this Safe itself.'],
      [
        'the contract of a token',
        usdcAddress,
        'recipientIsToken',
        'The recipient is the contract of a token.',
      ],
    ])('is refused at %s', (_, address, code, sentence) => {
      const { problems, gifts } = check([own(address)])
      expect(problems).toMatchObject([{ lineId: '1', field: 'cause', severity: 'blocks', code, sentence }])
      expect(gifts).toEqual([])
    })

    test('that stands in two lines of one asset is named as repeated, two addresses are not', () => {
      const again = { ...own(addressOf('b7')), id: '2' }
      expect(check([own(addressOf('b7')), again]).problems).toMatchObject([
        { lineId: '2', code: 'repeatedLine' },
      ])
      expect(check([own(addressOf('b8')), again]).problems).toEqual([])
    })
  })

  test('names the asset in the sentence about decimals, and what a cause takes', () => {
    expect(check([line('1', 'Wells', usdcAddress, '1.1234567')]).problems[0]?.sentence).toBe(
      'USDC has 6 decimals; this has 7.',
    )
    expect(check([line('1', 'Picky', 'native', '1')]).problems[0]).toMatchObject({
      sentence: 'Picky does not take ETH.',
      remedy: 'Choose USDC or DAI.',
    })
  })

  test('lists every problem of a line, field by field', () => {
    const { problems } = check([line('1', 'Rumour', 'native', '-1'), line('2', 'Picky', 'native', 'x')])
    expect(problems.map(({ lineId, field }) => `${lineId} ${field}`)).toEqual([
      '1 cause',
      '1 amount',
      '2 asset',
      '2 amount',
    ])
  })

  test('names the total, the balance and what is missing when lines together exceed the balance', () => {
    const checked = check([line('1', 'Wells', usdcAddress, '60.25'), line('2', 'Books', usdcAddress, '40')])
    expect(checked.problems).toEqual([
      {
        lineId: null,
        field: 'amount',
        severity: 'blocks',
        code: 'balanceTooLow',
        sentence: 'You are 0.25 USDC short: you give 100.25 USDC, and your Safe holds 100 USDC.',
        remedy: 'Give less USDC, or bring more into your Safe first.',
      },
    ])
    expect(checked.gifts).toEqual([])
  })

  test('writes amounts as the page does, so that 1,000,000 is not taken for 100,000', () => {
    const { problems } = check([line('1', 'Wells', usdcAddress, '1000000')])
    expect(problems[0]?.sentence).toBe(
      'You are 999,900 USDC short: you give 1,000,000 USDC, and your Safe holds 100 USDC.',
    )
  })

  test('stands beside the line when one line alone exceeds the balance', () => {
    const { problems } = check([
      line('1', 'Wells', usdcAddress, '100.000001'),
      line('2', 'Books', 'native', '10'),
    ])
    expect(problems).toMatchObject([{ lineId: '1', code: 'balanceTooLow' }])
  })

  test.each([
    ['no balance is known', null],
    ['this one could not be read', { [usdcAddress]: null }],
    ['this one is missing', { native: 1n }],
  ])('lets a gift pass with a notice when %s', (_, balances) => {
    const checked = check([line('1', 'Wells', usdcAddress, '7')], { balances })
    expect(checked.problems).toMatchObject([
      {
        lineId: '1',
        severity: 'notice',
        code: 'balanceUnknown',
        sentence: 'Whether your Safe holds 7 USDC could not be checked.',
      },
    ])
    expect(checked.gifts).toHaveLength(1)
  })

  test('speaks of a wallet where a wallet gives', () => {
    const lines = [line('1', 'Wells', usdcAddress, '100.25'), line('2', 'Faraway', 'native', '1')]
    const all = [
      ...check(lines, { giverName: 'wallet' }).problems,
      ...check(lines, { giverName: 'wallet', balances: null }).problems,
      ...check([line('1', 'Mirror', 'native', '1')], { giverName: 'wallet' }).problems,
      ...check(
        Array.from({ length: maxLines + 1 }, (_, index) => line(String(index), 'Wells', 'native', '0.001')),
        { giverName: 'wallet' },
      ).problems,
    ]
    for (const { sentence, remedy } of all) expect(`${sentence} ${remedy}`).not.toMatch(/Safe|proposal/)
    expect(all.map(({ sentence }) => sentence)).toContain(
      'You are 0.25 USDC short: you give 100.25 USDC, and your wallet holds 100 USDC.',
    )
  })

  test('finds a balance under an address in any case', () => {
    const balances = { [usdcAddress.toLowerCase()]: 1n }
    expect(check([line('1', 'Wells', usdcAddress, '7')], { balances }).problems).toMatchObject([
      { code: 'balanceTooLow' },
    ])
  })

  test('says that a line repeats another, and gives both when that is meant', () => {
    const checked = check([
      line('1', 'Wells', usdcAddress, '1'),
      line('2', 'Wells', 'native', '1'),
      line('3', 'Wells', usdcAddress.toLowerCase(), '2'),
    ])
    expect(checked.problems).toMatchObject([{ lineId: '3', severity: 'notice', code: 'repeatedLine' }])
    expect(checked.gifts.map(({ amount }) => amount)).toEqual([1_000_000n, 10n ** 18n, 2_000_000n])
  })

  test('suggests another cause where this one takes no known asset', () => {
    const [recipient] = causeOf('Odd', 'b1').recipients
    const takes = (...accepts: readonly string[]) => {
      const odd = causeOf('Odd', 'b1', { recipients: recipient ? [{ ...recipient, accepts }] : [] })
      return check([line('1', 'Odd', 'native', '1')], { causes: [odd] }).problems[0]?.remedy
    }
    expect(takes('EURC')).toBe('Choose another cause: it takes nothing that is known here.')
    expect(takes('USDC', 'DAI')).toBe('Choose USDC or DAI.')
  })

  test('blocks an empty basket and one with more gifts than a basket keeps', () => {
    expect(check([]).problems).toMatchObject([
      {
        lineId: null,
        field: 'basket',
        code: 'emptyBasket',
        sentence: 'There is no gift in the basket yet.',
        remedy: 'Add a cause from the directory.',
      },
    ])
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => line(`${index}`, `Cause ${index}`, usdcAddress, '0.01'))
    const causes = Array.from({ length: maxLines + 1 }, (_, index) => causeOf(`Cause ${index}`, 'b1'))
    expect(check(lines(maxLines), { causes }).gifts).toHaveLength(maxLines)
    const tooMany = check(lines(maxLines + 1), { causes })
    expect(tooMany.problems).toMatchObject([{ severity: 'blocks', code: 'tooManyGifts' }])
    expect(tooMany.problems[0]?.sentence).toContain(
      `at most ${maxLines} payments; this one has ${maxLines + 1}.`,
    )
    expect(tooMany.problems[0]?.remedy).toMatch(/^Remove some and give them /)
    expect(tooMany.gifts).toEqual([])
  })

  test('whatever is in a basket: gifts come only when nothing blocks, one a line, and within the balance', () => {
    const lines = fc.array(
      fc.record({
        causeId: fc.constantFrom('Wells', 'Books', 'Picky', 'Rumour', 'Nobody'),
        assetKey: fc.constantFrom('native', usdcAddress, usdcAddress.toLowerCase(), addressOf('ee')),
        amountText: fc.constantFrom('1', '0.5', '60', '5.25', '', '1,234', '0.0000001', 'x'),
      }),
      { maxLength: 6 },
    )
    const confirmed = new Map<string, Cause>([wells, books, picky].map((cause) => [cause.id, cause]))
    fc.assert(
      fc.property(lines, (drafts) => {
        const basket = {
          lines: drafts.map(({ causeId, assetKey, amountText }, index) =>
            line(`${index}`, causeId, assetKey, amountText),
          ),
        }
        const { gifts, problems, totals } = checkBasket(basket, context)
        const isBlocked = problems.some(({ severity }) => severity === 'blocks')
        expect(gifts).toHaveLength(isBlocked ? 0 : basket.lines.length)
        for (const gift of gifts) {
          expect(gift.amount > 0n).toBe(true)
          expect(confirmed.get(gift.causeId ?? '')?.recipients[0]?.address).toBe(gift.recipient)
        }
        if (isBlocked) return
        const sum = (symbol: string) =>
          gifts.filter(({ asset }) => asset.symbol === symbol).reduce((sum, { amount }) => sum + amount, 0n)
        expect(sum('ETH') <= 10n ** 19n && sum('USDC') <= 100_000_000n).toBe(true)
        for (const total of totals) expect(total.amount).toBe(sum(total.asset.symbol))
      }),
      { numRuns: 1000 },
    )
  })

  test('knows an asset by its address, not by its symbol', () => {
    const twin = { ...chain, tokens: [...chain.tokens, { ...dai, address: addressOf('db') }] }
    const checked = check(
      [line('1', 'Wells', addressOf('da'), '1'), line('2', 'Wells', addressOf('db'), '1')],
      {
        chain: twin,
        balances: null,
      },
    )
    expect(checked.totals.map(({ amount }) => amount)).toEqual([10n ** 18n, 10n ** 18n])
    expect(checked.problems.every(({ code }) => code === 'balanceUnknown')).toBe(true)
  })
})

describe('an address that the directory has changed', () => {
  const retired = { state: 'retired', since: '2026-05-01', reason: 'The key was lost.' } as const
  const moved = causeOf('Moved', 'b1', {
    recipients: [
      { chainId: 1, address: addressOf('b1'), proofs },
      { chainId: 1, address: addressOf('b2'), status: { ...retired, replacedBy: addressOf('b1') }, proofs },
    ],
  })
  const closed = causeOf('Closed', 'b3', {
    recipients: [{ chainId: 1, address: addressOf('b3'), status: retired, proofs }],
  })
  const checkTo = (payee: BasketLine['payee']) =>
    checkBasket(
      { lines: [{ id: '1', payee, assetKey: 'native', amountText: '1' }] },
      { ...context, causes: [moved, closed] },
    )

  test('since the line was added is a notice with both addresses, and the gift goes to the new one', () => {
    const { gifts, problems } = checkTo({ kind: 'cause', causeId: moved.id, seen: addressOf('b2') })
    expect(gifts.map(({ recipient }) => recipient)).toEqual([addressOf('b1')])
    expect(problems).toEqual([expect.objectContaining({ code: 'recipientChanged', severity: 'notice' })])
    expect(problems[0]?.sentence).toContain(`${addressOf('b1')} in place of ${addressOf('b2')}`)
    expect(problems[0]?.sentence).toContain('The old one is retired since 2026-05-01.')
  })

  test('is nothing to a line that was added with the new one, or by an earlier release', () => {
    for (const seen of [{ seen: addressOf('b1') }, {}])
      expect(checkTo({ kind: 'cause', causeId: moved.id, ...seen }).problems).toEqual([])
  })

  test('is stopped where none took its place, for a cause and for whoever types the address', () => {
    for (const payee of [
      { kind: 'cause', causeId: closed.id },
      { kind: 'address', address: addressOf('b3'), name: null, ensName: null },
      { kind: 'address', address: addressOf('b2'), name: null, ensName: null },
    ] as const)
      expect(checkTo(payee).problems).toEqual([
        expect.objectContaining({
          code: 'recipientStopped',
          severity: 'blocks',
          sentence: expect.stringContaining('is retired since 2026-05-01: The key was lost.'),
        }),
      ])
  })
})
