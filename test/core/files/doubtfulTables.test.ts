import { describe, expect, test } from 'vitest'
import type { FileReading } from '../../../src/core/files/fileReading'
import { guessMapping } from '../../../src/core/files/guessMapping'
import { readGiftTable, type TableOptions } from '../../../src/core/files/readGiftTable'
import { addressOf, causeOf, chain, safe } from '../giving/world'

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
    expect(guessMapping(null, [[one, '5', 'USDC']], context)).toEqual(['receiver', null, 'token_address'])
  })
})
