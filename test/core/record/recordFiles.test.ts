import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { GiftRecord } from '../../../src/core/record/giftRecord'
import { everyGift } from '../../../src/core/record/recordFilter'
import { readRecordFile, type RecordFile } from '../../../src/core/record/recordFile'
import { readRecordTable, recordTableHead } from '../../../src/core/record/recordTable'
import { writeDaoip5 } from '../../../src/core/record/writeDaoip5'
import type { ChainTxHash, SafeTxHash } from '../../../src/core/safe/safeTx'
import { parseTable } from '../../../src/flows/files/csvTable'
import { exportRecordJson, exportRecordTable } from '../../../src/flows/record/exportRecord'
import { addressOf, anyGiftRecord, giftRecord, inTx } from '../../support/giftRecords'

const clock = { nowMs: () => 0, sleep: () => Promise.resolve() }

const writeTable = async (gifts: readonly GiftRecord[]) =>
  // `text` of a Blob takes the BOM off.
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await (await exportRecordTable(gifts, clock)).arrayBuffer(),
  )
const writeJson = async (file: RecordFile) => (await exportRecordJson(file, clock)).text()

function finished<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

const isColumn = (heading: string) => recordTableHead.includes(heading)
const readTable = (text: string) => {
  const table = parseTable(text, { isColumn })
  if (table.kind === 'problem') throw new Error(table.sentence)
  return finished(readRecordTable(table.rows))
}

const hash = `0x${'ab'.repeat(32)}`
const fileOf = (gifts: readonly GiftRecord[]): RecordFile => ({
  covers: { kind: 'complete', block: 19_400_123n, atMs: 1_700_000_000_000 },
  filter: { ...everyGift, period: '2025' },
  gifts,
  unread: [
    { safeTxHash: null, txHash: hash as ChainTxHash, atMs: 5, reason: 'Executed by another contract.' },
  ],
  replaced: [{ safeTxHash: hash as SafeTxHash, nonce: 3n, payments: 2, replacedBy: hash as SafeTxHash }],
})

describe('a record as CSV', () => {
  test('is read back to the same gifts, and written again byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyGiftRecord, { maxLength: 5 }), async (gifts) => {
        const text = await writeTable(gifts)
        const read = readTable(text)
        expect(read).toEqual({ kind: 'read', gifts })
        if (read.kind === 'read') expect(await writeTable(read.gifts)).toBe(text)
      }),
    )
  })

  test('has exact integers beside the amounts that people read', async () => {
    const gift = giftRecord({ amount: 1_000_000_000_000_000_001n, arrived: 1_000_000_000_000_000_001n })
    const [head, row] = (await writeTable([gift])).split('\r\n').map((line) => line.split(','))
    const cell = (name: string) => row?.[head?.findIndex((one) => one.replace('\ufeff', '') === name) ?? -1]
    expect(cell('sent_raw')).toBe('1000000000000000001')
    expect(cell('sent')).toBe('1.000000000000000001')
    expect(cell('time_utc')).toBe('2025-03-31T22:30:00.000Z')
    expect(cell('fee')).toBe('0.0021')
  })

  describe('has the costs of a transaction once', () => {
    const { payer } = giftRecord()
    const refund = { token: null, receiver: addressOf(5), amount: 40n }
    const refunded: GiftRecord['payer'] = payer.kind === 'safe' ? { ...payer, refund } : payer
    const batch = [0, 1, 2].map((index) => giftRecord({ index, feeWei: 10n, payer: refunded }))
    const later = inTx(giftRecord({ feeWei: 7n }), 9)
    const gifts = [...batch, later]

    test('so that the sum of the column is what was paid', async () => {
      const [head = [], ...rows] = (await writeTable(gifts))
        .trim()
        .split('\r\n')
        .map((line) => line.split(','))
      const sumOf = (name: string) =>
        rows.reduce((sum, row) => sum + BigInt(row[head.indexOf(name)] ?? ''), 0n)
      expect(sumOf('fee_wei')).toBe(17n)
      expect(sumOf('refund_raw')).toBe(40n)
    })

    test('and is read back to all gifts, in any order of the rows', async () => {
      const [head = '', ...rows] = (await writeTable(gifts)).trim().split('\r\n')
      expect(readTable([head, ...rows.toReversed()].join('\n'))).toEqual({
        kind: 'read',
        gifts: gifts.toReversed(),
      })
    })

    test('and is refused without the row that has them, never read as if nothing was paid', async () => {
      const [head = '', first = '', ...rows] = (await writeTable(gifts)).trim().split('\r\n')
      expect(first).toMatch(/,fee refund,$/)
      expect(readTable([head, ...rows].join('\n'))).toMatchObject({
        kind: 'problem',
        line: 2,
        column: 'costs_in_row',
      })
      const changed = [head, first.replace(/fee refund,$/, 'fees,'), ...rows].join('\n')
      expect(readTable(changed)).toMatchObject({ kind: 'problem', line: 2, column: 'costs_in_row' })
    })

    test('and is refused with two rows that have them: the sum would be wrong', async () => {
      const [head = '', first = '', ...rows] = (await writeTable(gifts)).trim().split('\r\n')
      expect(readTable([head, first, first, ...rows].join('\n'))).toMatchObject({
        kind: 'problem',
        line: 3,
        column: 'costs_in_row',
      })
    })

    test('for two Safe transactions in one of the chain: one fee, two refunds', async () => {
      const one = inTx(giftRecord({ payer: refunded, feeWei: 10n }), 1)
      const other = { ...inTx(giftRecord({ payer: refunded, feeWei: 10n }), 2), txHash: one.txHash }
      const text = await writeTable([one, other])
      expect(text.match(/,fee refund,\r\n/g)).toHaveLength(1)
      expect(text.match(/,refund,\r\n/g)).toHaveLength(1)
      expect(readTable(text)).toEqual({ kind: 'read', gifts: [one, other] })
    })
  })

  test('no cell is a formula of a spreadsheet', async () => {
    const names = ['=1+1', '+1', '-1', '@SUM(A1)', "'=1"]
    const gifts = names.map((purpose) =>
      giftRecord({ noted: { ...giftRecord().noted, purpose, memo: purpose } }),
    )
    const text = await writeTable(gifts)
    for (const name of names) expect(text.split(`,"'${name}"`)).toHaveLength(3)
    expect(readTable(text)).toEqual({ kind: 'read', gifts })
  })

  test('may come back from a spreadsheet with semicolons and other columns first', async () => {
    const text = await writeTable([giftRecord()])
    const turned = text
      .replace('\ufeff', '')
      .trim()
      .split('\r\n')
      .map((line) => line.split(',').toReversed().join(';'))
      .join('\n')
    expect(readTable(turned)).toEqual({ kind: 'read', gifts: [giftRecord()] })
  })

  test.each([
    ['the amount that people read', '1.5,1500000000000000000,1.5', '1.6,1500000000000000000,1.5', 'sent'],
    ['the integer', '1500000000000000000,1.5,1500', '1500000000000000001,1.5,1500', 'sent'],
    ['a digit with an exponent', ',18,1500', ',1.8e1,1500', 'token_decimals'],
    ['a heading', 'fee_wei', 'fee_gwei', 'fee_gwei'],
    ['the checksum of an address', '0000ca,', '0000cA,', 'recipient'],
  ])('is refused by line and column when somebody changed %s', async (_what, part, by, column) => {
    const text = await writeTable([giftRecord()])
    expect(text).toContain(part)
    expect(readTable(text.replace(part, by))).toMatchObject({ kind: 'problem', column })
  })

  test.each([
    [
      '2025-03-31T22:30:00.000Z',
      'yesterday',
      'time_utc',
      'This is not a time like 2025-03-31T22:30:00.000Z.',
    ],
    [',18,1500', ',eighteen,1500', 'token_decimals', 'This is not a number.'],
  ])('is refused by the names of its own columns: %s', async (part, by, column, problem) => {
    const text = await writeTable([giftRecord()])
    expect(text).toContain(part)
    expect(readTable(text.replace(part, by))).toEqual({ kind: 'problem', line: 2, column, problem })
  })

  test('with any damaged cell is refused by the name of a column', async () => {
    const [head = '', row = ''] = (await writeTable([giftRecord()])).trim().split('\r\n')
    const cells = row.split(',')
    fc.assert(
      fc.property(fc.nat(cells.length - 1), fc.constantFrom('?', '-1', '1e9', '0x'), (at, by) => {
        const read = readTable(`${head}\n${cells.with(at, by).join(',')}`)
        // A text of somebody's own may be anything.
        if (read.kind === 'problem') expect(recordTableHead).toContain(read.column)
      }),
    )
  })

  test('with a cell beyond the columns, or with a column twice, is refused', async () => {
    const [head = '', row = ''] = (await writeTable([giftRecord()])).trim().split(/\r?\n/)
    expect(readTable(`${head}\n${row}`)).toMatchObject({ kind: 'read' })
    expect(readTable(`${head}\n${row},,`)).toMatchObject({ kind: 'read' })
    expect(readTable(`${head}\n${row},1`)).toMatchObject({ kind: 'problem', line: 2, column: null })
    expect(readTable(`${head},amount\n${row},1`)).toMatchObject({ kind: 'problem', line: 1 })
    expect(readTable(`${head},status\n${row},failed`)).toMatchObject({
      kind: 'problem',
      line: 1,
      column: 'status',
      problem: 'This column is there twice.',
    })
  })

  test('without a column, or without a row, is no record', async () => {
    expect(finished(readRecordTable([]))).toMatchObject({ kind: 'problem', column: null })
    const [, ...cells] = recordTableHead
    expect(finished(readRecordTable([{ line: 1, cells }]))).toMatchObject({
      kind: 'problem',
      column: 'time_utc',
    })
  })
})

describe('a record as JSON', () => {
  test('is read back to the same file, and written again byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyGiftRecord, { maxLength: 5 }), async (gifts) => {
        const text = await writeJson(fileOf(gifts))
        const read = finished(readRecordFile(text))
        expect(read).toEqual({ kind: 'file', file: fileOf(gifts) })
        if (read.kind === 'file') expect(await writeJson(read.file)).toBe(text)
      }),
    )
  })

  test.each([
    ['another kind of file', '"kind":"gift record"', '"kind":"plan"', 'kind'],
    ['a version that is not known', '"version":3}\n', '"version":4}\n', 'version'],
    ['a fee that a gift repeats', '"executor":', '"feeWei":"1","executor":', 'gifts[0].feeWei'],
    ['a gift that does not fit', '"amount":"1500000000000000000"', '"amount":"-1"', 'gifts[0].amount'],
    ['an unknown key', '"filter":{', '"filter":{"all":true,', 'filter.all'],
  ])('names the field: %s', async (_what, part, by, field) => {
    const text = await writeJson(fileOf([giftRecord()]))
    expect(text).toContain(part)
    expect(finished(readRecordFile(text.replace(part, by)))).toMatchObject({ kind: 'problem', field })
  })

  test('is refused with a transaction twice, or of no gift: its sum would be wrong', async () => {
    const text = await writeJson(fileOf([giftRecord({ feeWei: 7n })]))
    const [row = ''] = /\{"feeWei":"7"[^}]*\}/.exec(text) ?? []
    expect(row).not.toBe('')
    for (const more of [row, row.replace(/0x..../, '0xffff')])
      expect(finished(readRecordFile(text.replace(row, `${row},${more}`)))).toMatchObject({
        kind: 'problem',
        field: 'transactions',
      })
  })

  test('is refused without the transaction of a gift, never read as if it had cost nothing', async () => {
    const text = await writeJson(fileOf([giftRecord()]))
    const cut = text.replace(/"transactions":\[[^\]]*\]/, '"transactions":[]')
    expect(cut).not.toBe(text)
    expect(finished(readRecordFile(cut))).toMatchObject({ kind: 'problem', field: 'gifts[0].feeWei' })
  })

  test('of no gifts says so, with what it covers', async () => {
    const text = await writeJson(fileOf([]))
    expect(JSON.parse(text)).toMatchObject({ gifts: [], covers: { kind: 'complete', block: '19400123' } })
  })

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (any) => {
        expect(finished(readRecordFile(any)).kind).toBe('problem')
      }),
    )
  })
})

describe('a record as DAOIP-5', () => {
  const options = { chainId: 1, account: addressOf(0x5afe), denominationOf: () => 'ETH' }
  const written = (gifts: readonly GiftRecord[]) =>
    JSON.parse([...writeDaoip5(gifts, options)].join('')) as { grantPools: { applications: object[] }[] }

  test('has a funded application for each gift of which something arrived', () => {
    const partial = giftRecord({ arrived: 5n, outcome: 'partial' })
    const failed = giftRecord({ arrived: 0n, outcome: 'failed' })
    const [pool] = written([giftRecord(), partial, failed]).grantPools
    expect(pool?.applications).toHaveLength(2)
    expect(pool).toMatchObject({ type: 'GrantPool', id: `eip155:1:${addressOf(0x5afe)}` })
    expect(pool?.applications[0]).toMatchObject({
      type: 'GrantApplication',
      projectName: 'Wells for All',
      createdAt: '2025-03-31T22:30:00.000Z',
      fundsApproved: [{ amount: '1.5', denomination: 'ETH' }],
      payoutAddress: { type: 'CAIP10Address', value: `eip155:1:${addressOf(0xca)}` },
      status: 'funded',
      payouts: [{ type: 'OnchainTransaction', proof: giftRecord().txHash }],
      extensions: { 'x-do-some-good': { sentRaw: '1500000000000000000' } },
    })
    expect(pool?.applications[1]).toMatchObject({
      payouts: [{ value: { amount: '0.000000000000000005' } }],
    })
  })

  test('has no payment to somebody who is no cause of the directory', () => {
    expect(written([giftRecord({ cause: null }), giftRecord()]).grantPools[0]?.applications).toHaveLength(1)
  })

  test('has a line for each gift, and can be written in slices', () => {
    const pieces = [...writeDaoip5(Array(100).fill(giftRecord()), options)]
    expect(pieces.length).toBeGreaterThanOrEqual(5)
    const text = [...writeDaoip5([giftRecord(), giftRecord()], options)].join('')
    expect(text.split('\n')).toHaveLength(5)
  })

  test('is JSON for any gift', () => {
    fc.assert(
      fc.property(fc.array(anyGiftRecord, { maxLength: 3 }), (gifts) => {
        const paid = gifts.filter(({ arrived, cause }) => arrived > 0n && cause !== null)
        expect(written(gifts).grantPools[0]?.applications).toHaveLength(paid.length)
      }),
    )
  })
})
