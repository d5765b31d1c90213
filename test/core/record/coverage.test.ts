import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coverageOf } from '../../../src/core/record/coverage'
import { nearNonces } from '../../../src/core/safe/executed/provedExecutions'

const found = (...nonces: (number | null)[]) =>
  nonces.map((nonce, at) => ({
    nonce: nonce === null ? null : BigInt(nonce),
    // The later nonce is in the later block.
    blockNumber: 100n + 10n * BigInt(nonce ?? at),
  }))
const at = (next: number) => ({ next: BigInt(next), block: 1_000n })

describe('what the nonce of a Safe proves', () => {
  test.each([
    [
      'a Safe that has executed nothing',
      found(),
      0,
      { isComplete: true, missing: 0, highestMissing: null, sinceBlock: null },
    ],
    [
      'all are there',
      found(2, 1, 0),
      3,
      { isComplete: true, missing: 0, highestMissing: null, sinceBlock: 100n },
    ],
    ['none is there', found(), 3, { isComplete: false, missing: 3, highestMissing: 2n, sinceBlock: null }],
    [
      'the oldest is missing',
      found(2, 1),
      3,
      { isComplete: false, missing: 1, highestMissing: 0n, sinceBlock: 110n },
    ],
    [
      'the newest is missing',
      found(1, 0),
      3,
      { isComplete: false, missing: 1, highestMissing: 2n, sinceBlock: null },
    ],
    [
      'one between is missing',
      found(3, 0),
      4,
      { isComplete: false, missing: 2, highestMissing: 2n, sinceBlock: 130n },
    ],
    [
      'one is not proved',
      found(2, null, 0),
      3,
      { isComplete: false, missing: 0, highestMissing: null, sinceBlock: 120n },
    ],
  ])('%s', (_case, executions, next, expected) => {
    expect(coverageOf(executions, at(next))).toMatchObject({ ...expected, contested: new Set() })
  })

  test('two that claim one nonce leave the record incomplete', () => {
    const { isComplete, contested } = coverageOf(found(0, 1, 1), at(2))
    expect(isComplete).toBe(false)
    expect(contested).toEqual(new Set([1n]))
  })

  test('one that claims a nonce which the Safe has not used is contested', () => {
    expect(coverageOf(found(0, 5), at(1))).toMatchObject({ isComplete: false, contested: new Set([5n]) })
  })

  test('what was executed after the nonce was read changes nothing', () => {
    const later = [...found(0, 1), { nonce: 2n, blockNumber: 1_001n }]
    expect(coverageOf(later, at(2))).toMatchObject({ isComplete: true, missing: 0, contested: new Set() })
  })

  test('complete is what has each nonce once, and nothing else', () => {
    const anyFound = fc.uniqueArray(fc.integer({ min: 0, max: 20 }))
    fc.assert(
      fc.property(anyFound, fc.integer({ min: 0, max: 20 }), (nonces, next) => {
        const isEach = nonces.toSorted((a, b) => a - b).join() === [...Array(next).keys()].join()
        expect(coverageOf(found(...nonces), at(next)).isComplete).toBe(isEach)
      }),
    )
  })

  test('nothing is missing from the block on that it names', () => {
    const anyFound = fc.uniqueArray(fc.integer({ min: 0, max: 19 }))
    fc.assert(
      fc.property(anyFound, (nonces) => {
        const { sinceBlock } = coverageOf(found(...nonces), at(20))
        const missing = [...Array(20).keys()].filter((nonce) => !nonces.includes(nonce))
        for (const nonce of missing)
          if (sinceBlock !== null) expect(100n + 10n * BigInt(nonce)).toBeLessThan(sinceBlock)
      }),
    )
  })
})

test('nonces near the expected one come first, each once, and none that was not used', () => {
  expect([...nearNonces(3n, 6n)]).toEqual([3n, 2n, 4n, 1n, 5n, 0n])
  expect([...nearNonces(0n, 1n)]).toEqual([0n])
  // Two of one transaction are looked for one after the other.
  const nonces = nearNonces(1n, 3n)
  expect([...nonces]).toEqual([...nonces])
})
