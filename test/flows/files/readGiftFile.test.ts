import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeBatchFile } from '../../../src/core/files/writeBatchFile'
import { planJson } from '../../../src/core/giving/planDocument'
import { type FileOptions, type GiftFile, readGiftFile } from '../../../src/flows/files/readGiftFile'
import { addressOf, causeOf, chain, ether, safe } from '../../core/giving/world'

const wells = causeOf('wells', 'a1', { name: 'Open Wells' })
const context = { causes: [wells], chain, safe, giverName: 'Safe' } as const
const clock = { nowMs: () => 0, sleep: () => Promise.resolve() }
const noNames = (name: string): Promise<never> => Promise.reject(new Error(`${name} was looked up.`))
const read = (text: string, resolveName: FileOptions['resolveName'] = noNames): Promise<GiftFile> =>
  readGiftFile(text, context, { decimalSign: 'point', clock, resolveName })

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

test('a list of payments in JSON is read as a table, and a longer one than a table is refused', async () => {
  const list = JSON.stringify([{ to: addressOf('99'), amount: '1.5', token: 'ETH' }])
  expect(await read(list)).toMatchObject({ kind: 'read', placeName: 'Payment', payments: [{ place: 1 }] })
  const long = JSON.stringify([{ to: addressOf('99'), amount: '1.5', token: 'x'.repeat(2_000_000) }])
  expect(await read(long)).toMatchObject({
    kind: 'unreadable',
    sentence: expect.stringMatching(/2,000,000/) as string,
  })
  const cell = JSON.stringify([{ to: addressOf('99'), amount: '1.5', token: '\\"'.repeat(200_000) }])
  expect(await read(cell)).toMatchObject({ kind: 'read', problems: [{ place: 1 }, { place: 1 }] })
  expect(await read('[1, 2]')).toMatchObject({ kind: 'unreadable' })
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
    const address = `0x${(at + 1_000_000).toString(16).padStart(40, '0')}`
    return `erc20,${chain.tokens[0]?.address},${address},${at + 1}.25,Payee ${at}`
  })
  const text = `token_type,token_address,receiver,amount,name\n${lines.join('\n')}`
  let turns = 0
  const slices = { nowMs: () => performance.now(), sleep: () => Promise.resolve(void turns++) }
  const file = await readGiftFile(text, context, {
    decimalSign: 'point',
    clock: slices,
    resolveName: noNames,
  })
  expect(file.kind === 'read' && file.problems).toEqual([])
  expect(file.kind === 'read' && file.payments).toHaveLength(5_000)
  expect(turns).toBeGreaterThan(2)
})

describe('ENS names in the receiver column', () => {
  const found = {
    kind: 'found',
    ensName: 'printer.eth',
    address: addressOf('99'),
    recordOf: 'chain',
  } as const

  test('each is resolved once, few at a time, and what did not resolve stands at its line', async () => {
    const asked: string[] = []
    let running = 0
    let most = 0
    const resolveName: FileOptions['resolveName'] = async (name) => {
      asked.push(name)
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
      if (name !== 'printer.eth') return { kind: 'problem', sentence: `${name}: none.`, remedy: 'Enter it.' }
      return found
    }
    const others = Array.from({ length: 20 }, (_, at) => `name${at}.eth`)
    const lines = ['printer.eth', ...others, 'printer.eth'].map((name) => `${name},ETH,1`)
    const file = await read(`receiver,token,amount\n${lines.join('\n')}`, resolveName)
    expect(asked).toEqual(['printer.eth', ...others])
    expect(most).toBeLessThanOrEqual(5)
    expect(file).toMatchObject({
      payments: [
        { place: 2, payee: { ensName: 'printer.eth' } },
        { place: 23, payee: { ensName: 'printer.eth' } },
      ],
    })
    expect(file.kind === 'read' && file.problems.map(({ place, sentence }) => [place, sentence])).toEqual(
      others.map((name, at) => [at + 3, `${name}: none.`]),
    )
  })

  test('a file of more names than can be looked up at once is refused before any is', async () => {
    const lines = Array.from({ length: 201 }, (_, at) => `name${at}.eth,ETH,1`)
    expect(await read(`receiver,token,amount\n${lines.join('\n')}`)).toMatchObject({
      kind: 'unreadable',
      sentence: expect.stringContaining('201') as string,
    })
  })
})
