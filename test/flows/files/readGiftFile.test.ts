import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeBatchFile } from '../../../src/core/files/writeBatchFile'
import { planJson } from '../../../src/core/giving/planDocument'
import { type GiftFile, readGiftFile } from '../../../src/flows/files/readGiftFile'
import { addressOf, causeOf, chain, ether, safe } from '../../core/giving/world'

const wells = causeOf('wells', 'a1', { name: 'Open Wells' })
const context = { causes: [wells], chain, safe, giverName: 'Safe' } as const
const clock = { nowMs: () => 0, sleep: () => Promise.resolve() }
const read = (text: string): Promise<GiftFile> => readGiftFile(text, context, { decimalSign: 'point', clock })

const gift = {
  causeId: 'wells',
  payeeName: 'Open Wells',
  recipient: addressOf('a1'),
  asset: ether,
  amount: 5n,
}

test('a table, a batch and a gift document are told apart', async () => {
  expect(await read('cause;token;amount\nwells;ETH;1.5\n')).toMatchObject({
    kind: 'read',
    placeName: 'Line',
    payments: [{ gift: { amount: 1_500_000_000_000_000_000n } }],
  })
  const batch = writeBatchFile({ chainId: 1, safe, createdAtMs: 0, gifts: [gift] })
  expect(await read(batch)).toMatchObject({ kind: 'read', placeName: 'Transaction' })
  const plan = {
    name: null,
    createdAtMs: 0,
    purpose: null,
    author: null,
    directory: null,
    parts: [
      {
        chainId: 1,
        safe,
        gifts: [{ causeId: 'wells', name: null, recipient: gift.recipient, token: null, amount: 5n }],
      },
    ],
  }
  expect(await read(planJson(plan))).toEqual({ kind: 'document', read: { kind: 'plan', plan } })
  expect(await read('{"a":1}')).toMatchObject({ kind: 'unreadable' })
})

test('no text makes it throw', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `{${text}`),
        fc.json(),
      ),
      async (text) => {
        expect(await read(text)).toHaveProperty('kind')
      },
    ),
  )
})

test('5,000 lines are read, and the page may paint meanwhile', async () => {
  const lines = Array.from({ length: 5_000 }, (_, at) => {
    const address = `0x${(at + 1_000).toString(16).padStart(40, '0')}`
    return `erc20,${chain.tokens[0]?.address},${address},${at + 1}.25,Payee ${at}`
  })
  const text = `token_type,token_address,receiver,amount,name\n${lines.join('\n')}`
  let turns = 0
  const slices = { nowMs: () => performance.now(), sleep: () => Promise.resolve(void turns++) }
  const file = await readGiftFile(text, context, { decimalSign: 'point', clock: slices })
  expect(file.kind === 'read' && file.problems).toEqual([])
  expect(file.kind === 'read' && file.payments).toHaveLength(5_000)
  expect(turns).toBeGreaterThan(2)
})
