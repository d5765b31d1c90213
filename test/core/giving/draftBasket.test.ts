import * as fc from 'fast-check'
import { getAddress, toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import { cleanText } from '../../../src/core/cleanLine'
import { parseBasket, serialiseBasket } from '../../../src/core/giving/draftBasket'

const text = fc.string({ maxLength: 30 })
/** As the app itself writes it. */
const name = text.map((typed) => cleanText(typed, 30) ?? 'Aunt Mia')
const payee = fc.oneof(
  fc.record({ kind: fc.constant('cause' as const), causeId: text }),
  fc.record({
    kind: fc.constant('address' as const),
    address: fc.bigInt(0n, 2n ** 160n - 1n).map((value) => getAddress(toHex(value, { size: 20 }))),
    name: fc.option(name),
    ensName: fc.option(name),
  }),
)
const lines = fc.uniqueArray(fc.record({ id: text, payee, assetKey: text, amountText: text }), {
  selector: ({ id }) => id,
  maxLength: 20,
})
const line = { id: '1', payee: { kind: 'cause', causeId: 'wells' }, assetKey: 'native', amountText: '1,5' }

const { payee: _payee, ...typed } = line
const address = {
  kind: 'address',
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  name: null,
  ensName: 'vitalik.eth',
}
const wrongCase = address.address.replace('d8dA', 'D8dA')
const stored = (...lines: readonly object[]) => JSON.stringify({ version: 1, lines })

describe('a stored basket', () => {
  test('comes back as it was, half-typed amounts included', () => {
    fc.assert(
      fc.property(lines, (lines) => {
        expect(parseBasket(serialiseBasket({ lines }))).toEqual({ lines })
      }),
    )
  })

  test.each([
    ['nothing', null],
    ['no text', ''],
    ['no JSON', '{"version":1,"lines":['],
    ['another version', JSON.stringify({ version: 2, lines: [line] })],
    ['no lines', '{"version":1}'],
    ['lines that are none', '{"version":1,"lines":{}}'],
    ['a number for an amount', JSON.stringify({ version: 1, lines: [{ ...line, amountText: 1.5 }] })],
    ['two lines with one id', JSON.stringify({ version: 1, lines: [line, line] })],
    ['a very long text', JSON.stringify({ version: 1, lines: [{ ...line, assetKey: 'a'.repeat(501) }] })],
    ['a payee of an unknown kind', stored({ ...line, payee: { kind: 'email', causeId: 'wells' } })],
    ['an address with a wrong checksum', stored({ ...line, payee: { ...address, address: wrongCase } })],
    ['an address that is cut short', stored({ ...line, payee: { ...address, address: '0x1234' } })],
    ['null', 'null'],
  ])('is empty when there is %s', (_, stored) => {
    expect(parseBasket(stored)).toEqual({ lines: [] })
  })

  test('of an earlier release, which knew causes only, comes back', () => {
    const before = stored({ ...typed, causeId: 'wells' }, { ...typed, id: '2', causeId: 'books' })
    expect(parseBasket(before)).toEqual({
      lines: [line, { ...line, id: '2', payee: { kind: 'cause', causeId: 'books' } }],
    })
  })

  test('keeps the part of a plan that was made of it, and no other thing of that name', () => {
    const plan = { id: '1-2', part: 1, of: 3 }
    const basket = { lines: [{ ...line, payee: { kind: 'cause', causeId: 'wells' } }], plan } as const
    expect(parseBasket(serialiseBasket(basket))).toEqual(basket)
    expect(parseBasket(JSON.stringify({ version: 1, lines: [line], plan: { ...plan, part: 0 } }))).toEqual({
      lines: [],
    })
  })

  test('keeps what the gift is for', () => {
    const basket = {
      lines: [{ ...line, payee: { kind: 'cause', causeId: 'wells' } }],
      purpose: 'Winter round',
    } as const
    expect(parseBasket(serialiseBasket(basket))).toEqual(basket)
  })

  test('keeps only what a line has', () => {
    const stored = JSON.stringify({ version: 1, lines: [{ ...line, extra: true }] })
    expect(parseBasket(stored)).toEqual({ lines: [line] })
  })

  test('is never anything but a basket, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        expect(Array.isArray(parseBasket(stored).lines)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})
