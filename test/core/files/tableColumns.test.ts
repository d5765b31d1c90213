import { describe, expect, test } from 'vitest'
import { guessMapping } from '../../../src/core/files/guessMapping'
import { rowsOfList } from '../../../src/core/files/paymentList'
import type { FileReading } from '../../../src/core/files/fileReading'
import { readGiftTable, type TableOptions } from '../../../src/core/files/readGiftTable'
import { addressOf, causeOf, chain, safe, usdcAddress } from '../giving/world'

const wells = causeOf('wells', 'a1', { name: 'Open Wells' })
const context = { causes: [wells], chain, safe, giverName: 'Safe' } as const
const [one, two, three] = [addressOf('91'), addressOf('92'), addressOf('93')]

function read(lines: readonly (readonly string[])[], options: TableOptions = {}): FileReading {
  const steps = readGiftTable(
    lines.map((cells, index) => ({ line: index + 1, cells })),
    context,
    options,
  )
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

const given = (reading: FileReading) =>
  reading.kind === 'read'
    ? reading.payments.map(({ place, gift }) => [place, gift.payeeName, gift.amount])
    : reading
const notes = (reading: FileReading) => (reading.kind === 'read' ? reading.notes : [])
const wrongTotals = (reading: FileReading) => (reading.kind === 'read' ? reading.wrongTotals : [])

describe('the columns are guessed', () => {
  test.each([
    [
      ['Payee', 'Wallet', 'Sum', 'Currency'],
      ['Ada', one, '5', 'USDC'],
      ['name', 'receiver', 'amount', 'token_address'],
    ],
    [
      ['Empfänger', 'Adresse', 'Betrag', 'Währung'],
      ['Ada', one, '5', 'USDC'],
      ['name', 'receiver', 'amount', 'token_address'],
    ],
    [
      ['Recipient', 'Amount (USDC)', 'Where'],
      ['Ada', '5', one],
      ['name', 'amount', 'receiver'],
    ],
    [
      ['Recipient', 'Wallet', 'Betrag in EUR'],
      ['Ada', one, '5'],
      ['name', 'receiver', 'amount'],
    ],
    [
      ['Empfänger', 'Betrag:', 'x'],
      [one, '5', 'usdc'],
      ['receiver', 'amount', 'token_address'],
    ],
    [
      ['Name', 'Notes', 'Betrag', 'x'],
      [one, two, '5', 'usdc'],
      ['name', 'memo', 'amount', 'token_address'],
    ],
    [
      ['Recipient', 'Reference', 'Betrag', 'x'],
      ['Ada', two, '5', 'usdc'],
      [null, 'memo', 'amount', 'token_address'],
    ],
    [
      ['ID', 'to', 'value', 'token'],
      ['17', one, '5', 'USDC'],
      [null, 'receiver', 'amount', 'token_address'],
    ],
    [
      ['token_type', 'receiver', 'amount', 'id'],
      ['native', one, '5', ''],
      ['token_type', 'receiver', 'amount', 'id'],
    ],
    [
      ['amount', 'value', 'to', 'token'],
      ['5', '6', one, 'USDC'],
      [null, null, 'receiver', 'token_address'],
    ],
    [
      ['from', 'whither', 'amount'],
      [one, two, '5'],
      [null, null, 'amount'],
    ],
    [
      ['who', 'quantity', 'where'],
      ['Ada', '5', one],
      ['name', 'amount', 'receiver'],
    ],
  ] as const)('%j', (header, cells, mapping) => {
    expect(guessMapping(header, [cells], context).mapping).toEqual(mapping)
  })
})

describe('own headings are understood by their words, where their cells agree', () => {
  test.each([
    [
      ['Payee', 'Wallet address (ETH)', 'Payout', 'Payment currency', 'Invoice no.'],
      ['Ada', one, '5', 'USDC', '2026-17'],
      ['name', 'receiver', 'amount', 'token_address', 'memo'],
    ],
    [
      ['Name des Empfängers', 'Wallet-Adresse', 'Auszahlungsbetrag', 'Kryptowährung', 'Rechnungs-Nr.'],
      ['Ada', one, '12,50', 'usdc', '17'],
      ['name', 'receiver', 'amount', 'token_address', null],
    ],
    [
      ['Verein', 'Auszahlungsadresse', 'zu zahlender Betrag', 'Token', 'Zweck'],
      ['Ada', one, '12,50', 'usdc', 'Miete'],
      ['name', 'receiver', 'amount', 'token_address', 'memo'],
    ],
    [
      ['Recipient', 'Recipient address', 'Amount', 'Asset'],
      ['Ada', one, '5', 'USDC'],
      ['name', 'receiver', 'amount', 'token_address'],
    ],
    [
      ['Grant', 'Address', 'Amount', 'Asset'],
      ['Wells in Ghent', one, '5', 'USDC'],
      [null, 'receiver', 'amount', 'token_address'],
    ],
    [
      ['Address', 'Amount', 'Contract'],
      [one, '5', usdcAddress],
      ['receiver', 'amount', 'token_address'],
    ],
  ] as const)('%j', (header, cells, mapping) => {
    const guess = guessMapping(header, [cells], context)
    expect(guess.mapping).toEqual(mapping)
    // An amount under a heading that nobody understands is only proposed.
    expect(guess.proposed.map((index) => header[index])).toEqual(
      header.filter((heading) => heading === 'zu zahlender Betrag'),
    )
  })

  test('a file of such headings is read at once', () => {
    const reading = read([
      ['Payee', 'Wallet address (ETH)', 'Payout', 'Payment currency', 'Invoice no.'],
      ['Ada', one, '5', 'USDC', '2026-17'],
    ])
    expect(given(reading)).toEqual([[2, 'Ada', 5_000_000n]])
  })

  test('the asset is the one that the heading of the amounts names', () => {
    const reading = read([
      ['Payee', 'Wallet', 'Amount (USDC)'],
      ['Ada', one, '5'],
    ])
    expect(given(reading)).toEqual([[2, 'Ada', 5_000_000n]])
    expect(reading).toMatchObject({ table: { assetKey: usdcAddress } })
  })

  test('a token that the user added does not become the asset by its symbol', () => {
    const custom = { symbol: 'WISH', name: 'Wish', decimals: 18, address: addressOf('77') }
    const rows = [
      { line: 1, cells: ['Payee', 'Wallet', 'Amount (WISH)'] },
      { line: 2, cells: ['Ada', one, '5'] },
    ]
    const { value } = readGiftTable(rows, { ...context, customTokens: [custom] }, {}).next()
    expect(value).toMatchObject({ kind: 'asked', table: { missing: ['unit', 'asset'], assetKey: null } })
  })
})

describe('what only the cells say is proposed, and waits for the user', () => {
  test.each([
    [['Payee', 'Handle', 'Token', 'Amount'], ['Ada', one, 'USDC', '5'], ['Handle'], ['receiver']],
    [['To', 'Wallet', 'Token', 'Amount'], ['Ada', one, 'USDC', '5'], ['Wallet'], ['receiver']],
    [['Payee', 'Wallet', 'Token', 'how much'], ['Ada', one, 'USDC', '5'], ['how much'], ['amount']],
    [
      ['Payee', 'x', 'Token', 'y'],
      ['Ada', one, 'USDC', '5'],
      ['x', 'y'],
      ['amount', 'receiver'],
    ],
    [['Payee', 'Token', 'Amount'], ['Open Wells', 'USDC', '5'], ['Payee'], ['receiver']],
    [['Who', 'Paid to', 'Token', 'Amount'], [one, 'Ada', 'USDC', '5'], ['Who'], ['receiver']],
    [['Grant', 'Wallet', 'Token', 'Tranche'], ['17', one, 'USDC', '3 USDC'], ['Grant'], ['amount']],
    [['Payee', 'Wallet', 'Network', 'Amount'], ['Ada', one, 'ETH', '500'], ['Network'], ['asset']],
  ] as const)('%j', (header, cells, proposed, missing) => {
    const asked = read([header, cells])
    expect(asked).toMatchObject({ kind: 'asked', table: { missing } })
    if (asked.kind !== 'asked') return
    const { mapping, proposed: places } = asked.table
    expect(places.map((index) => header[index])).toEqual(proposed)
    expect(read([header, cells], { mapping, proposed: places })).toMatchObject({ kind: 'asked' })
    expect(read([header, cells], { mapping, proposed: [] })).toMatchObject({ payments: [{ place: 2 }] })
  })

  test.each([
    [['Wallet', 'New wallet', 'Token', 'Amount'], [one, two, 'USDC', '5'], ['Wallet']],
    [['Payout wallet', 'Account', 'Token', 'Amount'], [one, two, 'USDC', '5'], ['Payout wallet']],
    [['To', 'New recipient', 'Token', 'Amount'], [one, two, 'USDC', '5'], ['To']],
    [
      ['Payee', 'Grant total', 'Wallet', 'Paid now', 'Token'],
      ['Ada', '5000', one, '50', 'USDC'],
      ['Grant total'],
    ],
    [['Payee', 'Value', 'Wallet', 'Amount due', 'Token'], ['Ada', '5000', one, '50', 'USDC'], ['Value']],
    [
      ['Payee', 'Currency', 'Wallet', 'Payout', 'Payment currency'],
      ['Ada', 'ETH', one, '50', 'USDC'],
      ['Currency'],
    ],
  ] as const)('%j: beside another that may be meant', (header, cells, proposed) => {
    const asked = read([header, cells])
    expect(asked).toMatchObject({ kind: 'asked' })
    if (asked.kind !== 'asked') return
    expect(asked.table.proposed.map((index) => header[index])).toEqual(proposed)
  })

  test.each([
    [
      'the hash of a transaction',
      ['Wallet', 'Tx hash', 'Amount', 'Token'],
      [one, `0x${'ab'.repeat(32)}`, '5', 'USDC'],
    ],
    ['a sender', ['to', 'from', 'amount', 'token'], [one, two, '5', 'USDC']],
    ['another number', ['Amount', 'to', 'Budget', 'token'], ['5', one, '900', 'USDC']],
  ] as const)('a plain heading is read at once beside %s', (_, header, cells) => {
    expect(read([header, cells])).toMatchObject({ kind: 'read', payments: [{ place: 2 }] })
  })

  test.each(['Betrag €', 'Payout %', 'Payment #', 'Total $'])(
    'a sign in “%s” is a word that is not understood',
    (heading) => {
      const asked = read([
        ['Payee', 'Wallet', 'Token', heading],
        ['Ada', one, 'USDC', '17'],
      ])
      expect(asked).toMatchObject({ kind: 'asked', table: { missing: ['amount'], proposed: [3] } })
    },
  )

  test.each([
    'Sender',
    'Absender',
    'Paid from',
    'Old wallet',
    'Wallet (alt)',
    'Address (refund)',
    'Rückerstattung an',
    'Our treasury',
    'Eigene Adresse',
  ])('addresses under %s, which says that they are of another, are not proposed', (heading) => {
    const asked = read([
      ['Payee', heading, 'Token', 'Amount'],
      ['Ada', one, 'USDC', '5'],
    ])
    expect(asked).toMatchObject({ kind: 'asked', table: { missing: ['receiver'], proposed: [] } })
    expect(asked.kind === 'asked' && asked.table.mapping.includes('receiver')).toBe(false)
  })

  test.each([
    ['Wallet (old)', 'New wallet'],
    ['Address (sender)', 'Pay to'],
  ])('what %s says of itself in brackets is no unit', (old, now) => {
    const { mapping } = guessMapping([old, now, 'Amount', 'Token'], [[one, two, '5', 'USDC']], context)
    expect(mapping).toEqual([null, null, 'amount', 'token_address'])
  })

  test('without a header, numbers beside amounts of another currency are only proposed', () => {
    const lines = [
      ['Ada', one, '1042', '5,00 EUR', 'USDC'],
      ['Ben', two, '1077', '7,00 EUR', 'USDC'],
    ]
    expect(read(lines)).toMatchObject({ kind: 'asked', table: { missing: ['amount'], proposed: [2] } })
  })

  test.each([
    ['two columns of addresses', ['x', 'y', 'Token', 'Amount'], [[one, two, 'USDC', '5']]],
    ['two columns of numbers', ['x', 'y', 'Token', 'Wallet'], [['5', '6', 'USDC', one]]],
    [
      'numbers of the lines',
      ['x', 'Token', 'Wallet'],
      [
        ['1', 'USDC', one],
        ['2', 'USDC', two],
      ],
    ],
    ['years', ['x', 'Token', 'Wallet'], [['2026', 'USDC', one]]],
    ['dates', ['x', 'Token', 'Wallet'], [['01.03.2026', 'USDC', one]]],
  ] as const)('%s are left open', (_, header, lines) => {
    expect(guessMapping(header, lines, context).proposed).toEqual([])
  })
})

test('without a header, the only addresses, numbers and assets are read at once', () => {
  const lines = [
    [one, '5', 'USDC'],
    [two, '6.5', 'USDC'],
  ]
  expect(given(read(lines))).toEqual([
    [1, one, 5_000_000n],
    [2, two, 6_500_000n],
  ])
  expect(read(lines.map((cells) => [...cells, '7']))).toMatchObject({ kind: 'asked' })
})

describe('what is not plain is asked, and nothing is read before', () => {
  test.each([
    [
      [
        ['x', 'y'],
        ['3', '2'],
      ],
      ['amount', 'receiver', 'asset'],
    ],
    [
      [
        ['amount', 'value', 'to', 'token'],
        ['5', '6', one, 'USDC'],
      ],
      ['amount'],
    ],
    [
      [
        ['to', 'amount'],
        [one, '5'],
      ],
      ['asset'],
    ],
    [
      [
        ['to', 'amount', 'token'],
        [one, '1.000', 'USDC'],
      ],
      ['sign'],
    ],
  ] as const)('%#', (lines, missing) => {
    expect(read(lines)).toMatchObject({ kind: 'asked', table: { missing } })
  })

  test('the user’s choice is read, also without a header', () => {
    expect(
      given(
        read(
          [
            [one, '1.000', 'Ada'],
            [two, '2,5', ''],
          ],
          { mapping: ['receiver', 'amount', 'name'], assetKey: usdcAddress, decimalSign: 'comma' },
        ),
      ),
    ).toEqual([
      [1, 'Ada', 1_000_000_000n],
      [2, two, 2_500_000n],
    ])
  })
})

test('what an amount of two readings was read as is said, also where the column proves it', () => {
  const reading = read([
    ['to', 'amount', 'token'],
    [one, '1.000', 'USDC'],
    [two, '12.5', 'USDC'],
  ])
  expect(given(reading)).toEqual([
    [2, one, 1_000_000n],
    [3, two, 12_500_000n],
  ])
  expect(notes(reading)).toEqual(['In the column of the amounts, 1.000 was read as 1.'])
})

describe('a total is no payment', () => {
  const header = ['name', 'to', 'amount', 'token']
  const some = [
    ['Ada', one, '1,200.50', 'USDC'],
    ['Ben', two, '99.5', 'USDC'],
  ]
  test.each([
    [['Total', '', '1,300', ''], 'Line 4 was left out: it is the total of the lines above.'],
    [['', '', '1,300.00', ''], 'Line 4 was left out: it is the total of the lines above.'],
    [['Summe:', '', '1300', 'USDC'], 'Line 4 was left out: it is the total of the lines above.'],
    [
      ['Grand total', '', 'see above', ''],
      'Line 4 was left out as a total. An amount could not be read, so the total was not compared with the lines above.',
    ],
    [header, 'Line 4 was left out: it repeats the names of the columns.'],
    [['NAME ', ' To', 'Amount', 'TOKEN'], 'Line 4 was left out: it repeats the names of the columns.'],
  ])('%j', (line, note) => {
    const reading = read([header, ...some, line])
    expect(given(reading)).toEqual([
      [2, 'Ada', 1_200_500_000n],
      [3, 'Ben', 99_500_000n],
    ])
    expect(reading).toMatchObject({ problems: [] })
    expect(notes(reading)).toEqual([note])
    expect(wrongTotals(reading)).toEqual([])
  })

  test('a total that the lines contradict is told apart from what was left out in order', () => {
    const reading = read([header, ...some, ['Total', '', '1400', '']])
    expect(notes(reading)).toEqual([])
    expect(wrongTotals(reading)).toEqual([
      'Line 4 was left out: it says 1,400, and the lines above add up to 1,300. Check whether a payment is missing, or one is wrong.',
    ])
  })

  test('subtotals and the total of all are left out', () => {
    const reading = read([
      header,
      ...some,
      ['', '', '1300', ''],
      ['C', three, '7', 'USDC'],
      ['D', one, '8', 'USDC'],
      ['Subtotal', '', '15', ''],
      ['Total', '', '1315', ''],
    ])
    expect(given(reading)).toHaveLength(4)
    expect(notes(reading)).toEqual(
      [4, 7, 8].map((line) => `Line ${line} was left out: it is the total of the lines above.`),
    )
  })

  test('a total is compared with the amounts that were mended', () => {
    const lines = [header, ...some, ['Cy', three, '2O5', 'USDC'], ['Total', '', '1505', '']]
    const mended = (amount: string) => read(lines, { edits: new Map([[4, { amount }]]) })
    expect(notes(read(lines))).toEqual([
      'Line 5 was left out as a total. An amount could not be read, so the total was not compared with the lines above.',
    ])
    // A file that has points may be mended with a comma.
    for (const amount of ['205', '205.00', '205,00'])
      expect(notes(mended(amount))).toEqual(['Line 5 was left out: it is the total of the lines above.'])
    expect(wrongTotals(mended('25'))).toEqual([
      'Line 5 was left out: it says 1,505, and the lines above add up to 1,325. Check whether a payment is missing, or one is wrong.',
    ])
  })

  test.each([
    [['Total', three, '1300', 'USDC'], []],
    [['Cy', '', '7', 'USDC'], [/There is no recipient/]],
    [['Cy', '', '1300', 'USDC'], [/There is no recipient/]],
  ])('%j is a payment', (line, problems) => {
    const reading = read([header, ...some, line])
    expect(reading).toMatchObject({
      notes: [],
      problems: problems.map((sentence) => ({
        place: 4,
        sentence: expect.stringMatching(sentence) as string,
      })),
    })
  })
})

describe('a line is mended in place', () => {
  const lines = [
    ['name', 'to', 'amount', 'token'],
    ['Ada', one.slice(0, -1), '5', 'USDC'],
    ['Ben', two, '5O', 'USDC'],
    ['Cy', three, '5', 'EURX'],
    ['D', three, '1', '000', 'USDC'],
  ]

  test('each problem names the line, the payee and the field', () => {
    const reading = read(lines)
    expect(
      reading.kind === 'read' && reading.problems.map(({ place, payee, field }) => [place, payee, field]),
    ).toEqual([
      [2, 'Ada', 'receiver'],
      [3, 'Ben', 'amount'],
      [4, 'Cy', 'asset'],
      [5, 'D', 'row'],
    ])
  })

  test('what is typed is read in place of the cell', () => {
    const edits = new Map([
      [2, { receiver: `ethereum:${one}` }],
      [3, { amount: '50,25' }],
      [4, { token_address: 'native', token_type: '', id: '' }],
      [5, { receiver: three, amount: '1000', token_address: usdcAddress }],
    ])
    const reading = read(lines, { edits })
    expect(reading).toMatchObject({ problems: [] })
    expect(given(reading)).toEqual([
      [2, 'Ada', 5_000_000n],
      [3, 'Ben', 50_250_000n],
      [4, 'Cy', 5_000_000_000_000_000_000n],
      [5, 'D', 1_000_000_000n],
    ])
  })

  test('an amount with two readings is asked here too', () => {
    expect(read(lines, { edits: new Map([[3, { amount: '1.000' }]]) })).toMatchObject({
      problems: [{}, { place: 3, sentence: '1.000 could be 1 or 1,000.' }, {}, {}],
    })
  })
})

describe('a list of payments in JSON', () => {
  const readList = (text: string) => {
    const rows = rowsOfList(text)
    if (rows === null) return null
    const steps = readGiftTable(rows, context, { placeName: 'Payment' })
    let step = steps.next()
    while (step.done !== true) step = steps.next()
    return step.value
  }

  test.each([
    [`[{"to":"${one}","amount":"12.5","token":"USDC","name":"Ada"}]`, [[1, 'Ada', 12_500_000n]]],
    [`[{"address":"${one}","value":1.234,"asset":"USDC"}]`, [[1, one, 1_234_000n]]],
    [
      `[{"recipient":"${one}","amount":123456789012345678.123456789012345678,"token":"ETH"}]`,
      [[1, one, 123456789012345678123456789012345678n]],
    ],
    [
      `[{"to":"${one}","amount":1,"token":"USDC"},{"amount":2,"to":"${two}","token":"USDC","name":"a \\"1.234\\" b"}]`,
      [
        [1, one, 1_000_000n],
        [2, 'a "1.234" b', 2_000_000n],
      ],
    ],
  ])('%s', (text, payments) => {
    const reading = readList(text)
    expect(reading === null ? null : given(reading)).toEqual(payments)
  })

  test.each([
    ['an exponent', `[{"to":"${one}","amount":1e3,"token":"USDC"}]`, /exponent/],
    ['a negative amount', `[{"to":"${one}","amount":-3,"token":"USDC"}]`, /negative/],
  ])('%s is refused', (_, text, sentence) => {
    expect(readList(text)).toMatchObject({
      problems: [{ place: 1, field: 'amount', sentence: expect.stringMatching(sentence) as string }],
    })
  })

  test.each(['[]', '[1]', '[[1,2]]', '[{"a":{}}]', '[{"a":1}]', '{"a":1}'])('%s is none', (text) => {
    expect(rowsOfList(text)).toBeNull()
  })
})

test('cells of 60,000 signs are refused in a moment', () => {
  const startedAtMs = performance.now()
  for (const part of ['.', 'a.', ',', ' ', '0x', '1.'])
    for (const at of [0, 1, 2, 3]) {
      const line = ['Ada', one, '5', 'USDC'].with(at, `x${part.repeat(30_000)}@`)
      const reading = read([['name', 'to', 'amount', 'token'], line])
      expect(given(reading)).toEqual([])
    }
  expect(performance.now() - startedAtMs).toBeLessThan(1_000)
})
