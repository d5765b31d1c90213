import * as fc from 'fast-check'
import {
  type Address,
  type Hex,
  bytesToHex,
  concat,
  decodeFunctionData,
  erc20Abi,
  getAddress,
  maxUint256,
  slice,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { buildBatch } from '../../../src/core/giving/buildBatch'
import { explainCalls } from '../../../src/core/giving/explainCalls'
import type { Gift } from '../../../src/core/giving/gift'
import type { Call } from '../../../src/core/safe/safeTx'
import { addressOf, causeOf, chain, dai, daiAddress, ether, safe, usdc, usdcAddress } from './world'

const causes = [causeOf('wells', 'a1'), causeOf('rumour', 'a2', { confirmed: false })]
const explain = (...calls: readonly Call[]) => explainCalls(calls, { chain, safe, causes })

const word = (digits: string): Hex => `0x${digits.padStart(64, '0')}`
const recipientWord = word('a1'.repeat(20))
const amountWord = word('16e360')
const transferOf = (...parts: readonly Hex[]): Call => ({
  to: usdcAddress,
  value: 0n,
  data: concat(['0xa9059cbb', ...parts]),
})
/** 1.5 USDC to the cause at a1a1… */
const transfer = transferOf(recipientWord, amountWord)
const send: Call = { to: addressOf('b1'), value: 1n, data: '0x' }

const explained = {
  causeId: 'wells',
  payeeName: 'wells',
  recipient: addressOf('a1'),
  symbol: 'USDC',
  decimals: 6,
  token: usdcAddress,
  amount: 1_500_000n,
}

describe('explainCalls', () => {
  test('reads a transfer and a plain send from their bytes', () => {
    expect(explain(transfer, send)).toEqual({
      kind: 'readable',
      gifts: [
        explained,
        {
          causeId: null,
          payeeName: null,
          recipient: addressOf('b1'),
          symbol: 'ETH',
          decimals: 18,
          token: null,
          amount: 1n,
        },
      ],
    })
  })

  test('reads a token that the gift was put together with, marks a custom one, and knows neither otherwise', () => {
    const euro = {
      kind: 'token',
      address: addressOf('e7'),
      symbol: 'EURX',
      name: 'Euro X',
      decimals: 2,
    } as const
    const call = { ...transfer, to: euro.address }
    const read = (...givenAssets: readonly Gift['asset'][]) =>
      explainCalls([call], { chain, safe, causes, givenAssets })
    const gift = { ...explained, symbol: 'EURX', decimals: 2, token: euro.address }
    expect(read(ether, { ...euro, custom: true })).toEqual({
      kind: 'readable',
      gifts: [{ ...gift, custom: true }],
    })
    expect(read(euro)).toEqual({ kind: 'readable', gifts: [gift] })
    expect(read(ether)).toMatchObject({ kind: 'unreadable', reason: expect.stringMatching(/not known here/) })
    expect(explain(call)).toMatchObject({ kind: 'unreadable' })
  })

  test('a token of the operator keeps its name, whatever the gift was put together with', () => {
    const fake = { ...usdc, symbol: 'CHEAP', decimals: 2, custom: true } as const
    expect(explainCalls([transfer], { chain, safe, causes, givenAssets: [fake] })).toEqual({
      kind: 'readable',
      gifts: [explained],
    })
  })

  test('a transfer to the contract of a custom token is refused like one to any token', () => {
    const euro = {
      kind: 'token',
      address: addressOf('a1'),
      symbol: 'E',
      name: 'E',
      decimals: 2,
      custom: true,
    } as const
    expect(explainCalls([transfer], { chain, safe, causes, givenAssets: [euro] })).toMatchObject({
      kind: 'unreadable',
      reason: expect.stringMatching(/contract of a token, where it is lost/),
    })
  })

  test('reads the same bytes in capitals, and addresses in any case', () => {
    const data: Hex = `0x${transfer.data.slice(2).toUpperCase()}`
    const to: Hex = `0x${usdcAddress.slice(2).toLowerCase()}`
    expect(explain({ to, value: 0n, data })).toEqual({ kind: 'readable', gifts: [explained] })
    const capitals: Hex = `0x${usdcAddress.slice(2).toUpperCase()}`
    expect(explain({ to: capitals, value: 0n, data })).toEqual({ kind: 'readable', gifts: [explained] })
  })

  test('does not name a cause that is not confirmed', () => {
    expect(explain(transferOf(word('a2'.repeat(20)), amountWord))).toMatchObject({
      gifts: [{ causeId: null, payeeName: null, recipient: addressOf('a2') }],
    })
  })

  test.each<[string, Call, string]>([
    [
      'bytes after the arguments',
      transferOf(recipientWord, amountWord, '0x00000000'),
      'not a plain transfer',
    ],
    ['a missing byte', { ...transfer, data: slice(transfer.data, 0, 67) }, 'not a plain transfer'],
    [
      'dirty bits above the recipient',
      transferOf(word(`1${'a1'.repeat(20)}`), amountWord),
      'not a plain transfer',
    ],
    ['only a selector', transferOf(), 'not a plain transfer'],
    ['no data for a token', { ...transfer, data: '0x' }, 'not a plain transfer'],
    [
      'an approval',
      { ...transfer, data: concat(['0x095ea7b3', recipientWord, amountWord]) },
      'not a plain transfer',
    ],
    [
      'a transfer from somebody',
      { ...transfer, data: concat(['0x23b872dd', recipientWord, recipientWord, amountWord]) },
      'not a plain transfer',
    ],
    ['coins for a token contract', { ...transfer, value: 1n }, 'sends ETH to the contract of USDC'],
    [
      'a plain send to a token contract',
      { to: usdcAddress, value: 1n, data: '0x' },
      'sends ETH to the contract of USDC',
    ],
    ['no amount', transferOf(recipientWord, word('')), 'transfers no USDC'],
    ['the zero address as recipient', transferOf(word(''), amountWord), 'transfers USDC to the zero address'],
    [
      'the Safe as recipient',
      transferOf(word('5a'.repeat(20)), amountWord),
      'transfers USDC from the Safe to itself',
    ],
    ['another token as recipient', transferOf(word('da'.repeat(20)), amountWord), 'contract of a token'],
    ['a call to the Safe', { to: safe, value: 0n, data: transfer.data }, 'goes to the Safe itself'],
    ['coins for the Safe', { to: safe, value: 1n, data: '0x' }, 'goes to the Safe itself'],
    ['the zero address', { to: zeroAddress, value: 1n, data: '0x' }, 'goes to the zero address'],
    ['a token that is not known', { ...transfer, to: addressOf('ee') }, 'a contract that is not known here'],
    ['data for a recipient', { ...send, data: '0x00' }, 'a contract that is not known here'],
    ['a send of nothing', { ...send, value: 0n }, 'sends nothing'],
    ['half a byte', { ...send, data: '0x0' }, 'not whole bytes'],
    ['data that is not hexadecimal', { ...send, data: '0xzz' }, 'not whole bytes'],
    ['a recipient that is no address', { ...send, to: '0x12' }, 'not an address'],
  ])('shows no gift for %s, and names the call', (_, bad, reason) => {
    const answer = explain(transfer, bad, send)
    expect(answer).toEqual({
      kind: 'unreadable',
      reason: expect.stringMatching(/^Call 2 of 3 .*\.$/),
    })
    expect(answer).toMatchObject({ reason: expect.stringContaining(reason) })
  })

  test('shows no gift for no calls', () => {
    expect(explain()).toEqual({ kind: 'unreadable', reason: 'There is no call in it.' })
  })

  const refused = [zeroAddress, safe, usdcAddress, daiAddress].map((address) => address.toLowerCase())
  const recipients = fc
    .uint8Array({ minLength: 20, maxLength: 20 })
    .map((bytes): Address => getAddress(bytesToHex(bytes)))
    .filter((address) => !refused.includes(address.toLowerCase()))
  const gifts = fc.record({
    causeId: fc.string(),
    payeeName: fc.string(),
    recipient: recipients,
    asset: fc.constantFrom(ether, usdc, dai),
    amount: fc.bigInt({ min: 1n, max: maxUint256 }),
  }) satisfies fc.Arbitrary<Gift>

  test('gives back recipient, amount and token of whatever was built', () => {
    fc.assert(
      fc.property(fc.array(gifts, { minLength: 1, maxLength: 3 }), (gifts) => {
        expect(explain(...buildBatch(gifts))).toMatchObject({
          kind: 'readable',
          gifts: gifts.map(({ recipient, amount, asset }) => ({
            recipient,
            amount,
            symbol: asset.symbol,
            decimals: asset.decimals,
            token: asset.kind === 'token' ? asset.address : null,
          })),
        })
      }),
      { numRuns: 500 },
    )
  })

  test('a change of any one bit or byte is refused or shown', () => {
    for (let position = 0; position < 68; position += 1) {
      for (const flip of [1, 2, 4, 8, 16, 32, 64, 128, 255]) {
        const bytes = Buffer.from(transfer.data.slice(2), 'hex')
        bytes.writeUInt8(bytes.readUInt8(position) ^ flip, position)
        const answer = explain({ ...transfer, data: bytesToHex(bytes) })
        if (answer.kind === 'unreadable') continue
        // Only the recipient's 20 bytes and the amount's 32 can change and still be a transfer.
        expect(position).toBeGreaterThanOrEqual(16)
        const [shown] = answer.gifts
        expect([shown?.recipient, shown?.amount]).not.toEqual([explained.recipient, explained.amount])
      }
    }
  })

  test('a cut or an extension of any transfer is refused', () => {
    fc.assert(
      fc.property(
        recipients,
        fc.nat({ max: 67 }),
        fc.uint8Array({ minLength: 1, maxLength: 64 }),
        (recipient, end, more) => {
          const [built] = buildBatch([{ causeId: '', payeeName: '', recipient, asset: usdc, amount: 1n }])
          const data = built?.data ?? '0x'
          const cut = end === 0 ? '0x' : slice(data, 0, end)
          expect(explain({ ...transfer, data: cut }).kind).toBe('unreadable')
          expect(explain({ ...transfer, data: concat([data, bytesToHex(more)]) }).kind).toBe('unreadable')
        },
      ),
      { numRuns: 500 },
    )
  })

  test('never shows other arguments than a token would read', () => {
    const data = fc
      .uint8Array({ minLength: 64, maxLength: 64 })
      .chain((bytes) =>
        fc.constantFrom(
          bytes,
          Uint8Array.from(bytes, (byte, index) => (index < 12 ? 0 : byte)),
        ),
      )
      .map((bytes) => concat(['0xa9059cbb', bytesToHex(bytes)]))
    fc.assert(
      fc.property(data, (data) => {
        const answer = explain({ ...transfer, data })
        if (answer.kind === 'unreadable') return
        const { args } = decodeFunctionData({ abi: erc20Abi, data })
        expect([answer.gifts[0]?.recipient, answer.gifts[0]?.amount]).toEqual(args)
      }),
      { numRuns: 500 },
    )
  })
})
