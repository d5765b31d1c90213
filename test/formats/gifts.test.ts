import { describe, expect, test } from 'vitest'
import type { FileReading } from '../../src/core/files/fileReading'
import { readBatchFile } from '../../src/core/files/readBatchFile'
import { readPastedPlan } from '../../src/core/files/editPlan'
import { writeBatchFile } from '../../src/core/files/writeBatchFile'
import { writeGiftTable, writtenGift } from '../../src/core/files/writeGiftTable'
import type { Gift } from '../../src/core/giving/gift'
import { encodeGiftDocument, type GiftDocument, giftDocumentJson } from '../../src/core/giving/giftDocument'
import {
  giftDocumentSchema,
  notedPlanSchema,
  planDocumentSchema,
  readGiftDocument,
} from '../../src/core/giving/readGiftDocument'
import { encodePlan, type PlanDocument, planJson } from '../../src/core/giving/planDocument'
import { formatTable } from '../../src/flows/files/csvTable'
import { readGiftFile } from '../../src/flows/files/readGiftFile'
import { addressOf, causeOf, chain, ether, safe, usdc, usdcAddress } from '../core/giving/world'
import { finish } from '../support/finish'
import { expectWritten, fixture } from './fixture'
import { shapeOf } from './shapeOf'

const described = [
  {
    causeId: 'wells',
    name: 'Open Wells',
    recipient: addressOf('a1'),
    token: null,
    amount: 250n * 10n ** 15n,
  },
  { causeId: null, name: null, recipient: addressOf('99'), token: usdcAddress, amount: 12_500_000n },
] as const
const gift: GiftDocument = {
  chainId: 1,
  safe,
  createdAtMs: Date.UTC(2026, 10, 20, 14, 5),
  gifts: described,
  purpose: 'Third quarter, “für alle”',
  author: 'Ada',
  directory: `0x${'d1'.repeat(32)}`,
}
const { chainId, gifts: _gifts, safe: _safe, ...about } = gift
const plan: PlanDocument = {
  ...about,
  name: 'Quarter',
  parts: [
    { chainId, safe, gifts: described },
    { chainId: 10, safe: addressOf('5b'), gifts: [described[0]] },
  ],
}
const { createdAtMs } = gift
/** With nothing that may be left out. */
const bareGift: GiftDocument = { ...gift, purpose: null, author: null, directory: null }

describe('a gift document, and a plan', () => {
  test.each([
    ['1', gift],
    ['1-bare', bareGift],
  ])('of version 1 is read, as a file and in a link: %s', (name, document) => {
    expectWritten(`gift-document/${name}.json`, `${giftDocumentJson(document)}\n`)
    expectWritten(`gift-document/${name}.txt`, `${encodeGiftDocument(document)}\n`)
    const link = fixture(`gift-document/${name}.txt`).trim()
    expect(readGiftDocument(link)).toEqual({ kind: 'document', document })
    const { chainId, safe, gifts, ...rest } = document
    const read = { kind: 'plan', plan: { name: null, ...rest, parts: [{ chainId, safe, gifts }] } }
    for (const text of [link, `https://give.example/#/gift?doc=${link}`])
      expect(readPastedPlan(text)).toEqual(read)
    expect(readPastedPlan(fixture(`gift-document/${name}.json`))).toEqual(read)
  })

  test('of version 2 is read, as a file and in a link', () => {
    expectWritten('gift-document/2.json', `${planJson(plan)}\n`)
    expectWritten('gift-document/2.txt', `${encodePlan(plan)}\n`)
    for (const name of ['2.json', '2.txt'])
      expect(readPastedPlan(fixture(`gift-document/${name}`))).toEqual({ kind: 'plan', plan })
  })

  test('of version 3 keeps the notes for payees, as a file and in a link', () => {
    const [first, ...others] = described
    const noted: PlanDocument = {
      ...plan,
      name: null,
      parts: [{ chainId, safe, gifts: [{ ...first, memo: 'Invoice 2026-114' }, ...others] }],
    }
    expectWritten('gift-document/3.json', `${planJson(noted)}\n`)
    expectWritten('gift-document/3.txt', `${encodePlan(noted)}\n`)
    for (const name of ['3.json', '3.txt'])
      expect(readPastedPlan(fixture(`gift-document/${name}`))).toEqual({ kind: 'plan', plan: noted })
  })

  test('know no other field than in these versions', () => {
    expectWritten('gift-document/1.fields.txt', shapeOf(giftDocumentSchema))
    expectWritten('gift-document/2.fields.txt', shapeOf(planDocumentSchema))
    expectWritten('gift-document/3.fields.txt', shapeOf(notedPlanSchema))
  })
})

const wells = causeOf('wells', 'a1', { name: 'Open Wells' })
const context = { causes: [wells], chain, safe, giverName: 'Safe' } as const
const gifts: readonly Gift[] = [
  {
    causeId: 'wells',
    payeeName: 'Open Wells',
    recipient: addressOf('a1'),
    asset: ether,
    amount: 250n * 10n ** 15n,
  },
  {
    causeId: null,
    payeeName: '=Aunt, "Mia"',
    recipient: addressOf('99'),
    asset: usdc,
    amount: 12_500_001n,
  },
]
const giftsOf = (reading: FileReading) => reading.kind === 'read' && reading.payments.map((one) => one.gift)

describe('a gift as a table, which has no version of its own', () => {
  const readTable = async (text: string) => {
    const clock = { nowMs: () => 0, sleep: () => Promise.resolve() }
    const resolveName = () => Promise.reject(new Error('No name is looked up.'))
    const reading = await readGiftFile(text, context, { clock, decimalSign: 'point', resolveName })
    if (reading.kind === 'document') throw new Error('It is a table.')
    return reading
  }

  test('is read to the same payments, and written like that today', async () => {
    expectWritten('gift-table/1.csv', formatTable(writeGiftTable(gifts.map(writtenGift))))
    const reading = await readTable(fixture('gift-table/1.csv'))
    expect(reading).toMatchObject({ kind: 'read', problems: [], notes: [] })
    expect(giftsOf(reading)).toEqual(gifts)
  })

  test('has a column for notes where there is one, which is read back cleaned', async () => {
    const memos = ['Invoice 2026-114, “paid”', '=1+1']
    const written = gifts.map((gift, at) => ({ ...gift, memo: memos[at] ?? '' }))
    expectWritten('gift-table/1-memo.csv', formatTable(writeGiftTable(written.map(writtenGift))))
    expect(giftsOf(await readTable(fixture('gift-table/1-memo.csv')))).toEqual(written)
  })

  test('with a column of a newer release is read without it, and says so', async () => {
    const [head = '', ...rows] = fixture('gift-table/1.csv').trim().split('\r\n')
    const reading = await readTable([`${head},colour`, ...rows.map((row) => `${row},x`)].join('\r\n'))
    expect(giftsOf(reading)).toEqual(gifts)
    expect(reading).toMatchObject({ notes: ['These columns were not read: “colour”.'] })
  })
})

test('a batch of Safe’s Transaction Builder is read to the same payments, and written like that today', () => {
  const plain = gifts.map((one) => ({
    ...one,
    payeeName: one.causeId === null ? one.recipient : one.payeeName,
  }))
  expectWritten('batch/1.0.json', writeBatchFile({ chainId: 1, safe, createdAtMs, gifts: plain }))
  const reading = finish(readBatchFile(JSON.parse(fixture('batch/1.0.json')), context))
  expect(reading).toMatchObject({ kind: 'read', problems: [], notes: [] })
  expect(giftsOf(reading)).toEqual(plain)
})
