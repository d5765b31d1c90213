import { describe, expect, test } from 'vitest'
import { lineOf } from '../../../src/core/giving/lineOf'
import type { FileReading } from '../../../src/core/files/fileReading'
import type { DecimalSign } from '../../../src/core/files/parseDeclared'
import { namesInTable, readGiftTable } from '../../../src/core/files/readGiftTable'
import type { ResolvedName } from '../../../src/core/files/readFileAddress'
import { addressOf, causeOf, chain, daiAddress, safe, usdcAddress } from '../giving/world'

const wells = causeOf('wells', 'a1', { name: 'Open Wells' })
const bread = causeOf('bread', 'b1', { name: 'Second Bread' })
const elsewhere = causeOf('elsewhere', 'e1', { name: 'Elsewhere', recipients: [] })
const doubtful = causeOf('doubtful', 'd1', { name: 'Doubtful', confirmed: false })
const context = { causes: [wells, bread, elsewhere, doubtful], chain, safe, giverName: 'Safe' } as const
const stranger = addressOf('99')

function read(
  lines: readonly (readonly string[])[],
  decimalSign: DecimalSign = 'point',
  names?: ReadonlyMap<string, ResolvedName>,
  areAmountsWhole = false,
): FileReading {
  const rows = lines.map((cells, index) => ({ line: index + 1, cells }))
  const steps = readGiftTable(rows, context, { decimalSign, areAmountsWhole, ...(names && { names }) })
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

const airdrop = ['token_type', 'token_address', 'receiver', 'amount', 'id']
const problemsOf = (reading: FileReading) => (reading.kind === 'read' ? reading.problems : [])
const paymentsOf = (reading: FileReading) => (reading.kind === 'read' ? reading.payments : [])

test('the columns of CSV Airdrop: a receiver in the directory is its cause, another one a recipient of one’s own', () => {
  const reading = read([
    airdrop,
    ['native', '', addressOf('a1'), '0.25', ''],
    ['erc20', usdcAddress, stranger, '12.5', ''],
    [],
    ['ERC20', usdcAddress.toLowerCase(), `eth:${addressOf('b1')}`, '1,000.50', ''],
  ])
  expect(problemsOf(reading)).toEqual([])
  expect(paymentsOf(reading).map(({ place, payee, gift }) => [place, lineOf(payee, gift)])).toEqual([
    [2, { payee: { kind: 'cause', causeId: 'wells' }, assetKey: 'native', amountText: '0.25' }],
    [
      3,
      {
        payee: { kind: 'address', address: stranger, name: null, ensName: null },
        assetKey: usdcAddress,
        amountText: '12.5',
      },
    ],
    [5, { payee: { kind: 'cause', causeId: 'bread' }, assetKey: usdcAddress, amountText: '1000.5' }],
  ])
  expect(paymentsOf(reading).map(({ gift }) => gift.amount)).toEqual([
    250_000_000_000_000_000n,
    12_500_000n,
    1_000_500_000n,
  ])
})

test('other columns in any order, headed in any case; what is not ours is named as unread', () => {
  const reading = read([
    ['Month', 'AMOUNT', 'Cause', 'Token', 'Name'],
    ['for March', '5', 'wells', 'usdc', ''],
    ['', '6', 'bread', 'ETH', 'not used'],
  ])
  expect(paymentsOf(reading).map(({ gift }) => [gift.causeId, gift.asset.symbol, gift.amount])).toEqual([
    ['wells', 'USDC', 5_000_000n],
    ['bread', 'ETH', 6n * 10n ** 18n],
  ])
  expect(reading).toMatchObject({ notes: ['These columns were not read: “Month”.'] })
})

test('a cause may be written by its name, in its own column or as the receiver; a name that is not exact is refused', () => {
  const reading = read([
    ['receiver', 'cause', 'amount', 'token'],
    ['', 'Open Wells', '1', 'USDC'],
    ['second bread ', '', '2', 'USDC'],
    [addressOf('a1'), 'OPEN WELLS', '3', 'USDC'],
    ['Open Wells', 'wells', '4', 'USDC'],
    ['Open Well', '', '5', 'USDC'],
    ['', '0pen Wells', '6', 'USDC'],
    ['Open Wells', 'bread', '7', 'USDC'],
  ])
  expect(paymentsOf(reading).map(({ gift }) => [gift.causeId, gift.amount])).toEqual([
    ['wells', 1_000_000n],
    ['bread', 2_000_000n],
    ['wells', 3_000_000n],
    ['wells', 4_000_000n],
  ])
  expect(problemsOf(reading).map(({ place, column }) => [place, column])).toEqual([
    [6, 'receiver'],
    [7, 'cause'],
    [8, 'receiver'],
  ])
})

test('what is the id of one cause and the name of another one is neither; nor is an ENS name a cause', () => {
  const namedSo = causeOf('other', 'c1', { name: 'Wells' })
  const ensLike = causeOf('ens', 'c2', { name: 'giving.eth' })
  const rows = [
    ['cause', 'receiver', 'amount', 'token'],
    ['wells', '', '1', 'USDC'],
    ['', 'giving.eth', '2', 'USDC'],
    ['bread', '', '3', 'USDC'],
  ].map((cells, index) => ({ line: index + 1, cells }))
  const causes = [...context.causes, namedSo, ensLike]
  const steps = readGiftTable(rows, { ...context, causes }, { decimalSign: 'point' })
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  expect(paymentsOf(step.value).map(({ gift }) => gift.causeId)).toEqual(['bread'])
  expect(problemsOf(step.value).map(({ place, column }) => [place, column])).toEqual([
    [2, 'cause'],
    [3, 'receiver'],
  ])
})

test('a token that the user added is found by its address, and by no symbol that it gave itself', () => {
  const mine = { address: addressOf('cc'), symbol: 'MINE', name: 'Mine', decimals: 2 }
  const rows = [
    ['token', 'cause', 'amount'],
    [mine.address, 'wells', '1.25'],
    ['MINE', 'wells', '1.25'],
  ].map((cells, index) => ({ line: index + 1, cells }))
  const steps = readGiftTable(rows, { ...context, customTokens: [mine] }, { decimalSign: 'point' })
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  expect(step.value).toMatchObject({
    payments: [{ place: 2, gift: { amount: 125n } }],
    problems: [{ place: 3, column: 'token' }],
  })
})

test('a name that shows another address than the receiver is refused, the same one is not', () => {
  const reading = read([
    ['receiver', 'amount', 'token', 'name'],
    [stranger, '1', 'USDC', addressOf('98')],
    [stranger, '1', 'USDC', 'Printer 0x1234…abcd'],
    [stranger, '1', 'USDC', `Printer ${stranger.toLowerCase()}`],
  ])
  expect(problemsOf(reading)).toMatchObject([
    { place: 2, field: 'name', sentence: expect.stringMatching(/another address/) as string },
    { place: 3, field: 'name' },
  ])
  expect(paymentsOf(reading).map(({ place }) => place)).toEqual([4])
})

test('a label stays with a recipient of one’s own', () => {
  const [payment] = paymentsOf(
    read([
      ['token', 'receiver', 'amount', 'name'],
      ['DAI', stranger, '1', 'Rent, Müller & Söhne'],
    ]),
  )
  expect(payment?.payee).toMatchObject({ name: 'Rent, Müller & Söhne' })
})

describe('each problem names its line, its column and the remedy', () => {
  const other = ['token', 'cause', 'receiver', 'amount', 'name']
  test.each([
    [airdrop, ['nft', usdcAddress, stranger, '1', '7'], 'id', /collectible/],
    [airdrop, ['erc721', usdcAddress, stranger, '1', ''], 'token_type', /collectible/],
    [airdrop, ['erc20', '', stranger, '1', ''], 'token_address', /not said which coin or token/],
    [airdrop, ['', '', stranger, '1', ''], 'token_type', /not said which coin or token/],
    [airdrop, ['native', usdcAddress, stranger, '1', ''], 'token_address', /names a token besides/],
    [airdrop, ['cash', '', stranger, '1', ''], 'token_type', /not a kind of token/],
    [airdrop, ['erc20', stranger, stranger, '1', ''], 'token_address', /does not know this token/],
    [airdrop, ['native', '', 'vitalik.eth', '1', ''], 'receiver', /name, not an address/],
    [airdrop, ['native', '', '0x1234', '1', ''], 'receiver', /An address has 40 digits/],
    [airdrop, ['native', '', `gno:${stranger}`, '1', ''], 'receiver', /prefix “gno/],
    [airdrop, ['native', '', wrongCase(usdcAddress), '1', ''], 'receiver', /checksum/],
    [airdrop, ['native', '', safe, '1', ''], 'receiver', /this Safe itself/],
    [airdrop, ['native', '', daiAddress, '1', ''], 'receiver', /contract of a token/],
    [airdrop, ['native', '', addressOf('00'), '1', ''], 'receiver', /zero address/],
    [airdrop, ['native', '', `0x${'0'.repeat(38)}11`, '1', ''], 'receiver', /reserved for the chain itself/],
    [airdrop, ['erc20', usdcAddress, stranger, '1.1234567', ''], 'amount', /has 6 decimals/],
    [airdrop, ['native', '', stranger, '0', ''], 'amount', /zero/],
    [airdrop, ['native', '', stranger, '-1', ''], 'amount', /negative/],
    [airdrop, ['native', '', stranger, '1e3', ''], 'amount', /exponent/],
    [airdrop, ['native', '', stranger, '', ''], 'amount', /Enter an amount/],
    [airdrop, ['native', '', stranger, '1234,5', ''], 'amount', /comma before the decimals/],
    [airdrop, ['native', '', stranger, '0,001', ''], 'amount', /comma before the decimals/],
    [other, ['EURX', '', stranger, '1', ''], 'token', /No token .* is called that/],
    [other, ['ETH', 'nobody', '', '1', ''], 'cause', /No cause in the directory/],
    [other, ['ETH', '', '', '1', ''], 'receiver', /no recipient/],
    [other, ['ETH', 'wells', stranger, '1', ''], 'receiver', /another address in the directory/],
    [other, ['ETH', 'elsewhere', stranger, '1', ''], 'receiver', /no address on Ethereum/],
    [other, ['ETH', 'elsewhere', '', '1', ''], 'cause', /no address on Ethereum/],
    [other, ['ETH', 'doubtful', '', '1', ''], 'cause', /not been confirmed/],
    [other, ['ETH', '', stranger, '1', 'a\u202eb'], 'name', /hidden or control character/],
    [other, ['ETH', '', stranger, '1', '0pen  Wells'], 'name', /Open Wells is in the directory/],
  ])('%#: %j %j', (header, cells, column, words) => {
    const reading = read([header, cells])
    expect(paymentsOf(reading)).toEqual([])
    expect(problemsOf(reading)).toEqual([
      expect.objectContaining({ place: 2, column, sentence: expect.stringMatching(words) as string }),
    ])
    expect(problemsOf(reading)[0]?.remedy).not.toBe('')
  })

  test('all problems of a line are named at once', () => {
    const [header, cells] = [airdrop, ['erc20', usdcAddress, 'me', 'much', '']]
    expect(problemsOf(read([header, cells])).map(({ column }) => column)).toEqual(['receiver', 'amount'])
  })
})

describe('a receiver by its ENS name', () => {
  const names: ReadonlyMap<string, ResolvedName> = new Map([
    ['Printer.eth', { kind: 'found', ensName: 'printer.eth', address: stranger, recordOf: 'chain' }],
    ['wells.eth', { kind: 'found', ensName: 'wells.eth', address: addressOf('a1'), recordOf: 'chain' }],
    ['me.eth', { kind: 'found', ensName: 'me.eth', address: safe, recordOf: 'chain' }],
    ['old.eth', { kind: 'found', ensName: 'old.eth', address: addressOf('98'), recordOf: 'ethereum' }],
    ['gone.eth', { kind: 'problem', sentence: 'gone.eth has no address.', remedy: 'Enter the address.' }],
  ])
  const header = ['token', 'receiver', 'cause', 'amount', 'name']
  const readNames = (...lines: readonly (readonly string[])[]) => read([header, ...lines], 'point', names)

  test('is paid at the address that the name resolved to, and the name stays with the line', () => {
    const reading = readNames(['ETH', ' Printer.eth ', '', '1', ''], ['ETH', 'Printer.eth', '', '2', 'Rent'])
    expect(problemsOf(reading)).toEqual([])
    expect(paymentsOf(reading).map(({ payee, gift }) => [payee, gift.recipient, gift.payeeName])).toEqual([
      [{ kind: 'address', address: stranger, name: null, ensName: 'printer.eth' }, stranger, 'printer.eth'],
      [{ kind: 'address', address: stranger, name: 'Rent', ensName: 'printer.eth' }, stranger, 'Rent'],
    ])
  })

  test('is the cause that the directory has at its address', () => {
    const reading = readNames(['ETH', 'wells.eth', '', '1', ''], ['ETH', 'wells.eth', 'wells', '1', ''])
    expect(paymentsOf(reading).map(({ gift }) => gift.causeId)).toEqual(['wells', 'wells'])
  })

  test.each([
    ['gone.eth', '', /^gone.eth has no address/],
    ['me.eth', '', /this Safe itself/],
    ['Printer.eth', 'wells', /another address in the directory/],
    ['unknown.eth', '', /name, not an address/],
  ])('%s %s is refused by line and column', (receiver, cause, words) => {
    expect(problemsOf(readNames(['ETH', receiver, cause, '1', '']))).toEqual([
      expect.objectContaining({
        place: 2,
        column: 'receiver',
        text: receiver,
        sentence: expect.stringMatching(words) as string,
      }),
    ])
  })

  test('that has no address for this chain of its own is named once', () => {
    const reading = readNames(['ETH', 'old.eth', '', '1', ''], ['ETH', 'old.eth', '', '2', ''])
    expect(paymentsOf(reading)).toHaveLength(2)
    expect(reading).toMatchObject({ notes: [expect.stringMatching(/old\.eth.*Ethereum/) as string] })
  })

  test('which names a table holds is known before any is resolved', () => {
    const rows = [
      [''],
      header,
      ['ETH', ' Printer.eth ', '', '1', 'label.eth'],
      ['ETH', 'Printer.eth', '', '1', ''],
      ['ETH', stranger, '', '1', ''],
      ['ETH', `eth:${stranger}`, '', '1', ''],
      ['ETH', 'two words.eth', '', '1', ''],
      ['ETH', '', 'wells', '1', ''],
      ['ETH', 'gone.eth'],
    ].map((cells, index) => ({ line: index + 1, cells }))
    expect(namesInTable(rows, context, {})).toEqual(['Printer.eth', 'gone.eth'])
    expect(namesInTable([], context, {})).toEqual([])
    expect(namesInTable([{ line: 1, cells: ['amount'] }], context, {})).toEqual([])
  })
})

test.each([
  ['point', 'abc', '1234.5'],
  ['comma', 'abc', '1234,5'],
  ['point', '', '1234.5'],
  ['comma', '12x', '1234,5'],
  ['comma', '0x10', '1234,5'],
] as const)('with a %s declared, the example beside “%s” is %s', (sign, text, example) => {
  const [problem] = problemsOf(read([airdrop, ['native', '', stranger, text, '']], sign))
  expect(problem?.remedy).toContain(example)
})

describe('a decimal comma is read only when it is declared', () => {
  test.each([
    ['1.234,5', 1_234_500_000n],
    ['1234,5', 1_234_500_000n],
    ['1.234', 1_234_000_000n],
    ['1 234,50', 1_234_500_000n],
    ['1\u202f234,50', 1_234_500_000n],
    ["1'234,50", 1_234_500_000n],
    ['1,00000000000000', 1_000_000n],
    ['７', 7_000_000n],
    ['7', 7_000_000n],
  ])('%s', (text, amount) => {
    const [payment] = paymentsOf(read([airdrop, ['erc20', usdcAddress, stranger, text, '']], 'comma'))
    expect(payment?.gift.amount).toBe(amount)
  })

  test.each(['1.5', '1,234.5', '0.25', '0.001'])('%s has a point, and is refused', (text) => {
    const [problem] = problemsOf(read([airdrop, ['erc20', usdcAddress, stranger, text, '']], 'comma'))
    expect(problem?.sentence).toMatch(/point before the decimals/)
  })
})

describe('a file that is no table of payments', () => {
  test.each([
    [[], /nothing in it/],
    [[['']], /nothing in it/],
    [[airdrop], /no payment below/],
    [[['a'], ['1']], /Missing: amount; receiver \(or cause\)/],
    [[Array.from({ length: 101 }, (_, at) => `c${at}`), ['1']], /101 columns/],
    [[['amount', 'receiver', 'token'], ...Array.from({ length: 5_001 }, () => ['1'])], /5,001 payments/],
  ])('%#', (lines, words) => {
    expect(read(lines)).toMatchObject({
      kind: 'unreadable',
      sentence: expect.stringMatching(words) as string,
    })
  })

  test('of many problems the first are listed and the rest is counted', () => {
    const reading = read([airdrop, ...Array.from({ length: 300 }, () => ['native', '', 'x', '1', ''])])
    expect(problemsOf(reading)).toHaveLength(200)
    expect(reading).toMatchObject({ notes: ['100 more lines have problems that are not listed.'] })
  })
})

function wrongCase(address: string): string {
  const at = address.slice(2).search(/[a-f]/) + 2
  if (at > 1) return address.slice(0, at) + address.charAt(at).toUpperCase() + address.slice(at + 1)
  const upper = address.slice(2).search(/[A-F]/) + 2
  return address.slice(0, upper) + address.charAt(upper).toLowerCase() + address.slice(upper + 1)
}

describe('the note of a line', () => {
  const memoOf = (memo: string, head = 'memo') => {
    const reading = read([
      ['receiver', 'token', 'amount', 'name', head],
      [stranger, 'USDC', '5', 'Aunt Mia', memo],
    ])
    expect(problemsOf(reading)).toEqual([])
    return paymentsOf(reading)[0]?.gift.memo
  }

  test.each(['Memo', 'Note', 'Reference', 'Comment', 'Invoice', 'Verwendungszweck', 'Rechnungsnummer'])(
    'is found under %s',
    (head) => expect(memoOf('Invoice 2026-114', head)).toBe('Invoice 2026-114'),
  )

  test.each([
    ['', undefined],
    [' \u200b\u2028 ', undefined],
    ['  Invoice\n2026-114\t', 'Invoice 2026-114'],
    ['\u202eecived\u202c', 'ecived'],
    ['Z\u0310\u0311\u0312\u0313algo', 'Z\u0310\u0311algo'],
    ['<b onclick=x>Delivered</b>', '<b onclick=x>Delivered</b>'],
    ['=1+1', '=1+1'],
  ])('%j is one clean line', (memo, clean) => expect(memoOf(memo)).toBe(clean))

  test('is kept by the line of the gift', () => {
    const reading = read([
      ['receiver', 'token', 'amount', 'memo'],
      [stranger, 'USDC', '5', 'Invoice 2026-114'],
    ])
    const [payment] = paymentsOf(reading)
    expect(payment && lineOf(payment.payee, payment.gift)).toMatchObject({ memo: 'Invoice 2026-114' })
  })

  test('of a megabyte is cut, and the page says of which lines', () => {
    const reading = read([
      ['receiver', 'token', 'amount', 'memo'],
      [stranger, 'USDC', '5', 'a'.repeat(1_000_000)],
      [stranger, 'USDC', '6', 'short'],
    ])
    expect(problemsOf(reading)).toEqual([])
    expect(paymentsOf(reading).map(({ gift }) => gift.memo)).toEqual(['a'.repeat(80), 'short'])
    expect(reading).toMatchObject({ notes: ['Notes longer than 80 characters were cut: line 2.'] })
  })

  test.each([
    ['memo', '1', '5'],
    ['memo', '1', '2345'],
    ['memo', '1', '2345.6'],
    ['memo', '1', '5 USDC'],
    ['memo', '1', '000 EUR'],
    ['memo', '1', '000.-'],
    ['unheard of', '1', '2345'],
    ['name', '1', '2345 usdc'],
  ])('%s is never the second half of an amount that a comma has split: %s,%s', (column, amount, rest) => {
    const reading = read([
      ['receiver', 'token', 'amount', column],
      [stranger, 'USDC', amount, rest],
    ])
    expect(paymentsOf(reading)).toEqual([])
    expect(problemsOf(reading)).toMatchObject([{ field: 'row' }])
  })

  test('is a number of its own once the user has said so, for the whole file and no cut-off line', () => {
    const lines = [
      ['receiver', 'token', 'amount', 'memo'],
      [stranger, 'USDC', '1', '2345'],
      [stranger, 'USDC', '2', '2346'],
      [stranger, 'USDC', '3', 'Well'],
      [stranger, 'USDC', '1', '000', '2347'],
    ]
    const asked = read(lines)
    expect(asked).toMatchObject({ table: { doubt: { text: '1,2345', lines: 2 } } })
    expect(paymentsOf(asked).map(({ gift }) => gift.memo)).toEqual(['Well'])
    const told = read(lines, 'point', undefined, true)
    expect(paymentsOf(told).map(({ gift }) => [gift.amount, gift.memo])).toEqual([
      [1_000_000n, '2345'],
      [2_000_000n, '2346'],
      [3_000_000n, 'Well'],
    ])
    expect(problemsOf(told)).toMatchObject([{ place: 5, field: 'row' }])
  })

  test('is asked about by the line that looks most like an amount that was cut, wherever it stands', () => {
    const header = ['receiver', 'token', 'amount', 'memo']
    const asked = read([header, [stranger, 'USDC', '1', '2345'], [stranger, 'USDC', '1', '000']])
    expect(asked).toMatchObject({ table: { doubt: { text: '1,000', lines: 2 } } })
  })

  test.each([
    ['1.00', '2345'],
    ['1', '12 wells'],
    ['1', '01.03.2026'],
    ['1', 'Invoice 2026-114'],
  ])('is taken where a comma cannot have split %s from %s', (amount, memo) => {
    const reading = read([
      ['receiver', 'token', 'amount', 'memo'],
      [stranger, 'USDC', amount, memo],
    ])
    expect(paymentsOf(reading).map(({ gift }) => gift.memo)).toEqual([memo])
  })
})
