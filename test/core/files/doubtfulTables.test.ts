import { describe, expect, test } from 'vitest'
import type { FileReading } from '../../../src/core/files/fileReading'
import { guessMapping } from '../../../src/core/files/guessMapping'
import { rowsOfList } from '../../../src/core/files/paymentList'
import { readGiftTable, type TableOptions } from '../../../src/core/files/readGiftTable'
import { addressOf, causeOf, chain, daiAddress, safe } from '../giving/world'

const wells = causeOf('wells', 'a1', { name: 'Open Wells' })
const bread = causeOf('bread', 'b1', { name: 'Second Bread' })
const context = { causes: [wells, bread], chain, safe, giverName: 'Safe' } as const
const [one, two] = [addressOf('91'), addressOf('92')]

function read(lines: readonly (readonly string[])[], options: TableOptions = {}): FileReading {
  const rows = lines.map((cells, index) => ({ line: index + 1, cells }))
  const steps = readGiftTable(rows, context, options)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

const given = (reading: FileReading) =>
  reading.kind === 'read'
    ? reading.payments.map(({ place, gift }) => [place, gift.recipient, gift.amount])
    : reading

describe('no column of addresses takes the place of the recipient without being asked', () => {
  test.each([
    [
      ['Recipient', 'Refund address', 'Token', 'Amount'],
      ['Open Wells', one, 'USDC', '100'],
    ],
    [
      ['Recipient', 'Old wallet', 'Token', 'Amount'],
      ['pay.clinic.org', one, 'USDC', '100'],
    ],
    [
      ['To', 'Wallet', 'Token', 'Amount'],
      ['Ada', one, 'USDC', '100'],
    ],
    [
      ['Payee', 'Sender', 'Token', 'Amount'],
      ['Clinic A', one, 'USDC', '100'],
    ],
    [
      ['Note', 'Contact', 'Token', 'Amount'],
      ['Rent', 'ada.eth', 'USDC', '100'],
    ],
  ])('%j', (header, cells) => {
    expect(read([header, cells])).toMatchObject({ kind: 'asked', table: { missing: ['receiver'] } })
  })

  test('what the user has chosen is read', () => {
    const lines = [
      ['To', 'Wallet', 'Token', 'Amount'],
      ['Ada', one, 'USDC', '100'],
    ]
    const mapping = ['name', 'receiver', 'token_address', 'amount'] as const
    expect(given(read(lines, { mapping }))).toEqual([[2, one, 100_000_000n]])
  })

  test('a headed recipient stays one beside other addresses, and a payee with addresses is one', () => {
    const amount = ['USDC', '5']
    const plain = ['Token', 'Amount']
    expect(
      given(
        read([
          ['Recipient', 'Paid from', ...plain],
          [one, two, ...amount],
        ]),
      ),
    ).toEqual([[2, one, 5_000_000n]])
    expect(
      given(
        read([
          ['Payee', ...plain],
          [one, ...amount],
        ]),
      ),
    ).toEqual([[2, one, 5_000_000n]])
  })

  test('without headings the only column of addresses is proposed', () => {
    expect(guessMapping(null, [[one, '5', 'USDC']], context)).toEqual({
      mapping: ['receiver', 'amount', 'token_address'],
      proposed: [],
    })
  })
})

describe('a unit in the heading of the amounts', () => {
  test.each([
    'Value (USD)',
    'Amount in EUR',
    'Betrag (EUR)',
    'Betrag [€]',
    'Amount in cents',
    'amount_in_wei',
    'Amount (wei)',
    'Amount (thousands)',
    'Amount (USDC, thousands)',
    'Amount (USDC) (thousands)',
  ])('%s is asked about, by its name, until the user has chosen the column', (heading) => {
    const lines = [
      ['Recipient', 'Token', heading],
      [one, 'USDC', '250'],
    ]
    expect(read(lines)).toMatchObject({ kind: 'asked', table: { missing: ['unit'], unit: { heading } } })
    const mapping = ['receiver', 'token_address', 'amount'] as const
    expect(read(lines, { mapping, isMappingKept: true })).toMatchObject({ kind: 'asked' })
    expect(given(read(lines, { mapping }))).toEqual([[2, one, 250_000_000n]])
  })

  test.each(['Amount (USDC)', 'Amount in usdc', 'Betrag [USDC]:', 'Amount*', 'Amount:'])(
    '%s fits payments in USDC',
    (heading) => {
      const lines = [
        ['Recipient', 'Token', heading],
        [one, 'USDC', '250'],
        [two, 'usdc', '1'],
      ]
      expect(given(read(lines))).toEqual([
        [2, one, 250_000_000n],
        [3, two, 1_000_000n],
      ])
    },
  )

  test('the symbol of an asset is never read as another asset, also when the column was chosen', () => {
    const lines = [
      ['Recipient', 'Amount (DAI)'],
      [one, '100'],
    ]
    const mapping = ['receiver', 'amount'] as const
    const unit = { heading: 'Amount (DAI)', unit: 'DAI', isAsset: true }
    expect(read(lines, { assetKey: 'native' })).toMatchObject({ kind: 'asked', table: { unit } })
    expect(read(lines, { assetKey: 'native', mapping })).toMatchObject({ kind: 'asked', table: { unit } })
    expect(given(read(lines, { mapping }))).toEqual([[2, one, 100n * 10n ** 18n]])
    expect(given(read(lines, { assetKey: daiAddress }))).toEqual([[2, one, 100n * 10n ** 18n]])
  })

  test('one payment in another asset is enough to ask', () => {
    const header = ['Recipient', 'Token', 'Amount (USDC)']
    expect(read([header, [one, 'USDC', '250'], [two, 'ETH', '250']])).toMatchObject({ kind: 'asked' })
  })
})

describe('a first line without any known heading is never lost', () => {
  const mapping = ['cause', 'token_address', 'amount'] as const
  const [toWells, toBread] = [wells.recipients[0]?.address, bread.recipients[0]?.address]

  test.each(['100', '100.50', "1'000", '0'])('with the amount %s it is a payment', (amount) => {
    const lines = [
      ['wells', 'USDC', amount],
      ['bread', 'USDC', '50'],
    ]
    expect(read(lines)).toMatchObject({ table: { header: null } })
    const reading = read(lines, { mapping })
    const places =
      reading.kind === 'read'
        ? [...reading.payments, ...reading.problems]
            .map(({ place }) => place)
            .toSorted((one, other) => one - other)
        : []
    expect(places).toEqual([1, 2])
  })

  test('a file of one line is a payment', () => {
    expect(given(read([['wells', 'USDC', '7']], { mapping }))).toEqual([[1, toWells, 7_000_000n]])
  })

  test('without a number it is a header, and that is said', () => {
    const reading = read(
      [
        ['wells', 'USDC', 'ten'],
        ['bread', 'USDC', '50'],
      ],
      { mapping },
    )
    expect(given(reading)).toEqual([[2, toBread, 50_000_000n]])
    expect(reading).toMatchObject({
      notes: [expect.stringMatching(/^Line 1 was not read as a payment.*wells, USDC, ten/) as string],
    })
  })
})

describe('an amount that a comma has split is refused, also with its thousands grouped', () => {
  test.each([
    '12',
    "12'345",
    '12’345',
    '12 345',
    '12\u00a0345',
    '12\u2009345',
    '12\u202f345',
    '12.345',
    "1'234'567",
  ])('%s,60', (amount) => {
    const lines = [
      ['Recipient', 'Token', 'Amount', 'Notes'],
      [one, 'USDC', amount, '60'],
    ]
    for (const decimalSign of ['point', 'comma'] as const)
      expect(read(lines, { decimalSign })).toMatchObject({
        payments: [],
        problems: [
          { place: 2, field: 'row', sentence: `The amount may go on in the next cell: ${amount},60.` },
        ],
      })
  })
})

describe('a line without an address is a total only when it says nothing else', () => {
  const header = ['Name', 'Recipient', 'Token', 'Amount', 'Notes']
  const some = [
    ['A', one, 'USDC', '10', ''],
    ['B', two, 'USDC', '5', ''],
  ]
  test.each([
    ['Total Relief Fund', '', 'USDC', '500', ''],
    ['Total Relief Fund', '', 'USDC', '15', ''],
    ['Sum of Us', '', 'USDC', '500', ''],
    ['Total (Clinic)', '', 'USDC', '500', ''],
    ['Gesamt e.V.', '', 'USDC', '500', ''],
    ['Clinic', '', 'USDC', '500', 'Total'],
    ['', '', 'USDC', '500', 'total of the invoice'],
  ])('%j is a problem', (...line) => {
    expect(read([header, ...some, line])).toMatchObject({
      payments: [{ place: 2 }, { place: 3 }],
      problems: [{ place: 4, sentence: 'There is no recipient.' }],
      notes: [],
    })
  })

  test.each([
    'Total',
    'TOTAL:',
    'Summe',
    'Sum',
    'Gesamt',
    'Gesamtsumme',
    'Grand total',
    'Total USDC',
    'Total (ETH):',
  ])('%s is one', (word) => {
    const reading = read([header, ...some, [word, '', '', '14', '']])
    expect(reading).toMatchObject({ payments: [{ place: 2 }, { place: 3 }], problems: [] })
    expect(reading.kind === 'read' && reading.wrongTotals[0]).toBe(
      'Line 4 was left out: it says 14, and the lines above add up to 15. Check whether a payment is missing, or one is wrong.',
    )
  })

  test('a sum that names nobody is one', () => {
    const reading = read([header, ...some, ['', '', 'USDC', '15', '']])
    expect(reading).toMatchObject({ problems: [] })
    expect(reading.kind === 'read' && reading.notes[0]).toBe(
      'Line 4 was left out: it is the total of the lines above.',
    )
  })
})

test('in a list in JSON no comma can have split an amount', () => {
  const rows = rowsOfList(`[{"to":"${one}","token":"USDC","amount":1000,"invoice":7}]`) ?? []
  const lines = rows.map(({ cells }) => cells)
  expect(given(read(lines, { placeName: 'Payment' }))).toEqual([[2, one, 1_000_000_000n]])
})
