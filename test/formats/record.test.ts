import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import type { GiftRecord } from '../../src/core/record/giftRecord'
import { giftRecordFile, giftRecordSchema, readGiftRecord } from '../../src/core/record/giftRecordJson'
import { readRecordFile, type RecordFile, recordFileSchema } from '../../src/core/record/recordFile'
import { encodeRecordLink, readRecordText } from '../../src/core/record/recordLink'
import { recordTableVersion } from '../../src/core/record/recordTable'
import { exportRecordJson, exportRecordTable } from '../../src/flows/record/exportRecord'
import { readClaims } from '../../src/flows/record/check/checkClaims'
import { finish } from '../support/finish'
import { expectWritten, fixture, fixturesOf } from './fixture'
import { bare, file, noted, second, unsigned, whole } from './recordData'
import { shapeOf } from './shapeOf'

const clock = { nowMs: () => 0, sleep: () => Promise.resolve() }
const textOf = async (blob: Promise<Blob>) =>
  // `text` of a Blob takes the BOM off.
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await blob).arrayBuffer())

const gifts = [whole, bare, unsigned]
/** The gifts in the fixture of each version. */
const inVersion: Readonly<Record<number, readonly GiftRecord[]>> = {
  1: gifts,
  2: [whole, second, bare, unsigned],
  3: [noted, second, bare, unsigned],
}
const secondFile: RecordFile = {
  ...file,
  filter: { ...file.filter, others: 'yes' },
  gifts: [whole, second, bare, unsigned],
}
const latestFile: RecordFile = { ...secondFile, gifts: [noted, second, bare, unsigned] }
const nothingNoted = bare.noted

describe('the record as CSV', () => {
  test('is written as its latest version', async () => {
    const text = await textOf(exportRecordTable(inVersion[recordTableVersion] ?? [], clock))
    expectWritten(`record-csv/${recordTableVersion}.csv`, text)
    expect(fixturesOf('record-csv')).toHaveLength(recordTableVersion)
  })

  // In each of them the columns of later versions are missing: what they hold is not known.
  test.each(fixturesOf('record-csv'))('is read to the same gifts: %s', async (name) => {
    expect(await readClaims(fixture(`record-csv/${name}`), clock)).toEqual({
      kind: 'file',
      gifts: inVersion[Number.parseInt(name, 10)],
    })
  })

  test('has the fee and the refund of a transaction once in version 2, and says who was paid', () => {
    const { data } = Papa.parse<Record<string, string>>(fixture('record-csv/2.csv').trim(), { header: true })
    const column = (name: string) => data.map((row) => row[name])
    expect(column('paid_to')).toEqual(['cause', 'other', 'other', 'cause'])
    expect(column('costs_in_row')).toEqual(['fee refund', '', 'fee', 'fee refund'])
    expect(column('fee')).toEqual(['0.0021', '', '0.0021', '0.0021'])
    expect(column('refund_raw')).toEqual(['2000000000000001', '', '', ''])
  })

  test('says of version 1 what any CSV parser reads of it', () => {
    const { data } = Papa.parse<Record<string, string>>(fixture('record-csv/1.csv').trim(), { header: true })
    expect(data).toHaveLength(3)
    expect(data[0]).toMatchObject({
      time_utc: '2025-03-31T22:30:00.000Z',
      chain_id: '1',
      status: 'partial',
      cause: 'Wells for All, “Brunnen für alle”',
      token: 'USDC',
      sent_raw: '12500001',
      sent: '12.500001',
      arrived: '12.499999',
      value: '11.51',
      refund_raw: '2000000000000001',
      // An apostrophe keeps a spreadsheet from computing it.
      purpose: '\'=SUM(1), "for the well"',
    })
    const signers = data.map((row) => row['signers']?.toLowerCase())
    expect(signers).toEqual([`0x${'0a'.repeat(20)} 0x${'0b'.repeat(20)}`, '', 'none'])
  })

  test('has the giver’s note in version 3, which no spreadsheet computes', () => {
    const { data } = Papa.parse<Record<string, string>>(fixture('record-csv/3.csv').trim(), { header: true })
    expect(data.map(({ memo }) => memo)).toEqual(["'=1+1 Invoice 2026-114, “paid”", '', '', ''])
  })

  test('without a column of its own version is refused by name', async () => {
    const lines = Papa.parse<string[]>(fixture('record-csv/1.csv').trim()).data
    for (const name of ['time_utc', 'refund_raw', 'directory_date']) {
      const at = lines[0]?.findIndex((cell) => cell.replace('\ufeff', '') === name) ?? -1
      const text = Papa.unparse(lines.map((cells) => cells.toSpliced(at, 1)))
      expect(await readClaims(text, clock)).toEqual({
        kind: 'problem',
        field: null,
        problem: `Line 1, column ${name}: This column is missing.`,
      })
    }
  })

  test('of a newer release is refused by the column that it adds', async () => {
    const [head = '', ...rows] = fixture(`record-csv/${recordTableVersion}.csv`).trim().split('\r\n')
    const text = [`${head},fee_eur`, ...rows.map((row) => `${row},4.00`)].join('\r\n')
    expect(await readClaims(text, clock)).toMatchObject({
      kind: 'problem',
      problem: expect.stringMatching(
        /^Line 1, column fee_eur: This version of the page has no such column\. A newer one wrote it/,
      ) as string,
    })
  })
})

describe('the record as JSON', () => {
  test.each([
    ['1.json', file],
    ['2.json', secondFile],
    ['3.json', latestFile],
  ])('is read to the same file: %s', async (name, whole) => {
    expect(finish(readRecordFile(fixture(`record-json/${name}`)))).toEqual({ kind: 'file', file: whole })
    expect(await readClaims(fixture(`record-json/${name}`), clock)).toEqual({
      kind: 'file',
      gifts: whole.gifts,
    })
  })

  test('is written as version 3 today, and knows no other field', async () => {
    expectWritten('record-json/3.json', await textOf(exportRecordJson(latestFile, clock)))
    expectWritten('record-json/3.fields.txt', shapeOf(recordFileSchema))
  })

  test('of version 2 has no memo', () => {
    const text = fixture('record-json/3.json').replace('"version":3}\n', '"version":2}\n')
    expect(finish(readRecordFile(text))).toMatchObject({ kind: 'problem', field: 'gifts[0].noted.memo' })
  })

  test('has the fee of a transaction once in version 2', () => {
    const { gifts: rows, transactions } = JSON.parse(fixture('record-json/2.json')) as {
      gifts: { txHash: string; feeWei?: string }[]
      transactions: { txHash: string; feeWei: string }[]
    }
    expect(rows.map(({ feeWei }) => feeWei)).toEqual([undefined, undefined, undefined, undefined])
    expect(transactions.map(({ feeWei }) => feeWei)).toEqual(Array(3).fill('2100000000000000'))
    expect(rows[0]?.txHash).toBe(rows[1]?.txHash)
  })
})

describe('a gift record', () => {
  test.each([
    ['1.json', whole],
    ['1-without-version.json', whole],
    ['2.json', noted],
  ])('as a file is read to the same gift: %s', (name, gift) => {
    expect(readGiftRecord(fixture(`gift-record/${name}`))).toEqual({ kind: 'record', gift })
  })

  test('is written as version 2 today, and knows no other field', () => {
    expectWritten('gift-record/2.json', giftRecordFile(noted))
    expectWritten('gift-record/2.fields.txt', shapeOf(giftRecordSchema))
  })

  test.each([
    ['1.txt', whole],
    ['1-wallet.txt', bare],
  ])('in a link of version 1 is read without what was noted: %s', (name, gift) => {
    expectWritten(`gift-record-link/${name}`, `${encodeRecordLink(gift)}\n`)
    const text = fixture(`gift-record-link/${name}`).trim()
    const reading = { kind: 'record', gift: { ...gift, noted: nothingNoted } }
    expect(readRecordText(text)).toEqual(reading)
    expect(readRecordText(`https://give.example/#/check?record=${text}`)).toEqual(reading)
  })
})
