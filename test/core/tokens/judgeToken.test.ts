import { describe, expect, test } from 'vitest'
import { judgeToken } from '../../../src/core/tokens/judgeToken'
import { addressOf, chain, safe, usdcAddress } from '../giving/world'

const address = addressOf('e7')
const context = { chain, owner: safe }
const euro = { symbol: 'EURX', name: 'Euro X', decimals: 6n }

describe('a contract that is to be given as a token', () => {
  test('is usable when it says how many decimals it has', () => {
    expect(judgeToken(address, euro, context)).toEqual({
      kind: 'usable',
      token: { address, symbol: 'EURX', name: 'Euro X', decimals: 6 },
      warnings: [],
    })
  })

  test('is called by its address where it has no symbol', () => {
    expect(judgeToken(address, { ...euro, symbol: null, name: null }, context)).toEqual({
      kind: 'usable',
      token: { address, symbol: '0xe7e7…E7e7', name: 'A token without a name', decimals: 6 },
      warnings: [{ kind: 'text', problem: 'noSymbol', symbol: '' }],
    })
  })

  test.each([
    ['there is none', address, null, /no contract at this address on Ethereum/],
    ['it is in the list', usdcAddress, euro, /This is USDC, which is in the list/],
    ['it is the giver', safe, euro, /address that gives/],
    ['it names no decimals', address, { ...euro, decimals: null }, /does not say how many decimals/],
    ['it has 255 decimals', address, { ...euro, decimals: 255n }, /255 decimals; no more than 36/],
    ['it has 2^200 decimals', address, { ...euro, decimals: 2n ** 200n }, /no more than 36/],
  ])('is refused when %s', (_, at, found, sentence) => {
    expect(judgeToken(at, found, context)).toMatchObject({
      kind: 'refused',
      sentence: expect.stringMatching(sentence),
      remedy: expect.stringMatching(/\.$/),
    })
  })

  test.each([
    ['USDC', 'Stable'],
    ['USD\u0421', 'Stable'],
    ['\uff35SDC', 'Stable'],
    ['usdc', 'Stable'],
    ['STBL', 'USDC'],
  ])('is compared with the list when it calls itself %s, %s', (symbol, name) => {
    const judged = judgeToken(address, { ...euro, symbol, name }, context)
    expect(judged).toMatchObject({
      kind: 'usable',
      warnings: [{ kind: 'token', alike: 'symbol', known: { symbol: 'USDC', address: usdcAddress } }],
    })
  })

  test.each([
    ['ETH', 'Something'],
    ['\u0395TH', 'Something'],
    ['XYZ', 'Ether'],
  ])('is compared with the coin of the chain when it calls itself %s, %s', (symbol, name) => {
    expect(judgeToken(address, { ...euro, symbol, name }, context)).toMatchObject({
      warnings: [{ kind: 'token', alike: 'symbol', known: { symbol: 'ETH', address: null } }],
    })
  })

  test('says that its words hide something, and hides nothing itself', () => {
    expect(judgeToken(address, { ...euro, symbol: 'EUR\u202eX', name: 'Euro\u0000' }, context)).toEqual({
      kind: 'usable',
      token: { address, symbol: 'EURX', name: 'Euro', decimals: 6 },
      warnings: [{ kind: 'text', problem: 'hidden', symbol: 'EURX' }],
    })
  })

  test('is called by its address where its symbol is read from the right', () => {
    expect(judgeToken(address, { ...euro, symbol: '\u05e9\u05e7\u05dc9' }, context)).toMatchObject({
      token: { symbol: '0xe7e7…E7e7' },
      warnings: [{ kind: 'text', problem: 'rightToLeft', symbol: '\u05e9\u05e7\u05dc9' }],
    })
  })

  test('with a long name is cut without a word about it', () => {
    const judged = judgeToken(address, { ...euro, name: 'Euro '.repeat(100) }, context)
    expect(judged).toMatchObject({ kind: 'usable', warnings: [] })
    expect(judged.kind === 'usable' && judged.token.name).toHaveLength(40)
  })

  test('at an address with the ends of a listed one is compared with that', () => {
    const near = `${usdcAddress.slice(0, 6)}${address.slice(6, -4)}${usdcAddress.slice(-4)}` as typeof address
    expect(judgeToken(near, euro, context)).toMatchObject({
      warnings: [{ kind: 'token', alike: 'address', known: { symbol: 'USDC' } }],
    })
  })
})
