import * as fc from 'fast-check'
import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { parseTokenList } from '../../../src/core/tokens/parseTokenList'
import { withListedTokens } from '../../../src/core/tokens/tokenList'
import { finish } from '../../support/finish'
import { chain } from '../giving/world'

// The examples of EIP-55.
const [one, two] = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
] as const

const [usdc] = chain.tokens
const euro = { chainId: chain.id, address: one, symbol: 'EURX', name: 'Euro X', decimals: 6 }
const pound = { chainId: chain.id, address: two, symbol: 'GBPX', name: 'Pound X', decimals: 2 }
const head = {
  name: 'Treasury tokens',
  timestamp: '2026-11-02T12:00:00Z',
  version: { major: 1, minor: 2, patch: 0 },
}
const fileOf = (...tokens: readonly unknown[]) => JSON.stringify({ ...head, tokens }, null, 2)
const parse = (text: string) => finish(parseTokenList(text, [chain]))
const problemsOf = (text: string) => {
  const parsed = parse(text)
  if (parsed.kind === 'ok') return []
  return parsed.problems.map(({ line, path, reason }) => ({ line, path, reason }))
}

describe('a list of tokens', () => {
  test('is read with its name, version and date, and without what other servers hold', () => {
    const text = fileOf(
      { ...euro, logoURI: 'https://other.example/eurx.svg', tags: ['x'], extensions: {} },
      pound,
    )
    expect(parse(text)).toEqual({
      kind: 'ok',
      list: {
        name: 'Treasury tokens',
        version: '1.2.0',
        madeAtMs: Date.UTC(2026, 10, 2, 12),
        tokens: [euro, pound],
      },
    })
  })

  test('adds its tokens of one chain to those of the configuration', () => {
    const parsed = parse(fileOf(euro, { ...pound, chainId: chain.id + 1 }, { ...usdc, chainId: chain.id }))
    if (parsed.kind !== 'ok') throw new Error('It was rejected.')
    const { chainId: _, ...added } = euro
    expect(withListedTokens(chain, parsed.list).tokens).toEqual([...chain.tokens, added])
    expect(withListedTokens({ ...chain, id: 999 }, parsed.list).tokens).toBe(chain.tokens)
  })

  test.each([
    ['nothing at all', '', 1, '', /not JSON/],
    ['a line that breaks off', `{\n"name": "x",\n"tokens": [`, 3, '', /not JSON/],
    ['no name', fileOf().replace('"name"', '"nome"'), 1, 'name', /missing/],
    [
      'a version that is text',
      fileOf().replace(/\{\s+"major[^}]+\}/, '"1.0"'),
      4,
      'version',
      /Expected an object/,
    ],
    ['a day that is none', fileOf().replace('11-02T12', '13-02T12'), 3, 'timestamp', /not a moment/],
    ['30 February', fileOf().replace('11-02T12', '02-30T12'), 3, 'timestamp', /not a moment/],
    ['a key that is not known', fileOf({ ...euro, price: 1 }), 16, 'tokens[0].price', /not known/],
    ['no checksum', fileOf({ ...euro, address: one.toLowerCase() }), 12, 'tokens[0].address', /EIP-55/],
    [
      'the zero address',
      fileOf({ ...euro, address: `0x${'0'.repeat(40)}` }),
      12,
      'tokens[0].address',
      /zero address/,
    ],
    ['too many decimals', fileOf({ ...euro, decimals: 37 }), 15, 'tokens[0].decimals', /More than 36/],
    ['half a decimal', fileOf({ ...euro, decimals: 1.5 }), 15, 'tokens[0].decimals', /whole number/],
    [
      'a symbol that hides something',
      fileOf({ ...euro, symbol: 'EUR\u202eX' }),
      13,
      'tokens[0].symbol',
      /hidden/,
    ],
    [
      'a symbol of two alphabets',
      fileOf({ ...euro, symbol: 'EUR\u0425' }),
      13,
      'tokens[0].symbol',
      /alphabets/,
    ],
    ['a symbol of two words', fileOf({ ...euro, symbol: 'EUR X' }), 13, 'tokens[0].symbol', /no spaces/],
    ['the word for the coin', fileOf({ ...euro, symbol: 'Native' }), 13, 'tokens[0].symbol', /own coin/],
    [
      'an address twice',
      fileOf(euro, { ...pound, address: one }),
      19,
      'tokens[1].address',
      /EURX has this address/,
    ],
    [
      'a symbol twice',
      fileOf(euro, { ...pound, symbol: 'EURX' }),
      20,
      'tokens[1].symbol',
      /take it for EURX at 0x5aAe/,
    ],
    [
      'a symbol in other letters',
      fileOf(euro, { ...pound, symbol: 'eurx' }),
      20,
      'tokens[1].symbol',
      /EURX at/,
    ],
    [
      'the symbol of the coin',
      fileOf({ ...euro, symbol: 'ETH' }),
      13,
      'tokens[0].symbol',
      /ETH, the coin of/,
    ],
    [
      'a configured symbol elsewhere',
      fileOf({ ...euro, symbol: 'USDC' }),
      13,
      'tokens[0].symbol',
      /USDC at .* configured/,
    ],
    [
      'other decimals than configured',
      fileOf({ chainId: chain.id, ...usdc, decimals: 7 }),
      15,
      'tokens[0].decimals',
      /USDC with 6 decimals/,
    ],
    [
      'another symbol than configured',
      fileOf({ chainId: chain.id, ...usdc, symbol: 'USDX' }),
      13,
      'tokens[0].symbol',
      /The configuration says USDC/,
    ],
  ])('with %s is rejected, with the line', (_, text, line, path, reason) => {
    expect(problemsOf(text)).toContainEqual({ line, path, reason: expect.stringMatching(reason) })
  })

  test('offers at most 100 tokens of one chain', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        ...euro,
        address: getAddress(`0x${(index + 16).toString(16).padStart(40, 'e')}`),
        symbol: `T${index + 200}X`,
      }))
    expect(problemsOf(fileOf(...many(100)))).toEqual([])
    expect(problemsOf(fileOf(...many(101)))).toEqual([
      { line: 9, path: 'tokens', reason: expect.stringMatching(/101 tokens of chain 1\. Keep to 100/) },
    ])
  })

  test('that is too long is not looked at', () => {
    expect(problemsOf(' '.repeat(4_000_001))).toEqual([
      { line: null, path: '', reason: expect.stringMatching(/4000001 characters/) },
    ])
  })

  test('never throws, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(['ok', 'rejected']).toContain(parse(text).kind)
      }),
    )
  })
})
