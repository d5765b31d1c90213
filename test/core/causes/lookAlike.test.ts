import * as fc from 'fast-check'
import { type Address, getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { lookAlike } from '../../../src/core/causes/lookAlike'

const anchor: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'.split('')), minLength: length, maxLength: length })
const address = digits(40).map((text): Address => `0x${text}`)

/** Addresses that share a random number of digits with another one at either side. */
const related = fc
  .tuple(address, address, fc.nat({ max: 8 }), fc.nat({ max: 8 }))
  .map(([a, b, start, end]): [Address, Address] => [
    a,
    `0x${a.slice(2, 2 + start)}${b.slice(2 + start, 42 - end)}${end === 0 ? '' : a.slice(-end)}`,
  ])

describe('lookAlike', () => {
  test.each<[string, Address, boolean]>([
    ['four leading digits', '0x5aae000000000000000000000000000000000000', true],
    ['four trailing digits', `0x${'0'.repeat(36)}eaed`, true],
    ['three leading digits', '0x5aa1000000000000000000000000000000000000', false],
    ['three trailing digits', '0x0000000000000000000000000000000000001aed', false],
    ['nothing', '0x0000000000000000000000000000000000000000', false],
  ])('of an address that shares %s', (_, other, expected) => {
    expect(lookAlike(other, [anchor])).toEqual(expected ? [anchor] : [])
  })

  test('never takes an address for its own look-alike, in any case', () => {
    fc.assert(
      fc.property(address, (address) => {
        const upper = `0x${address.slice(2).toUpperCase()}` as const
        expect(lookAlike(address, [address, upper, getAddress(address)])).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  test('flags exactly the pairs that share four digits at one side, both ways round', () => {
    const sharedFrom = (a: readonly string[], b: readonly string[]) => {
      const differs = a.findIndex((digit, index) => digit !== b[index])
      return differs === -1 ? a.length : differs
    }
    fc.assert(
      fc.property(related, ([a, b]) => {
        const [left, right] = [a.slice(2).split(''), b.slice(2).split('')]
        const shared = Math.max(sharedFrom(left, right), sharedFrom(left.toReversed(), right.toReversed()))
        expect(lookAlike(a, [b]).length).toBe(a !== b && shared >= 4 ? 1 : 0)
        expect(lookAlike(b, [a]).length).toBe(lookAlike(a, [b]).length)
      }),
      { numRuns: 1000 },
    )
  })

  test('gives all anchors that look alike, as they were given', () => {
    const twin: Address = '0x5AAE000000000000000000000000000000000001'
    expect(
      lookAlike('0x5aae000000000000000000000000000000000000', [anchor, twin, `0x${'1'.repeat(40)}`]),
    ).toEqual([anchor, twin])
  })
})
