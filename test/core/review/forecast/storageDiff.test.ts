import * as fc from 'fast-check'
import { concatHex, keccak256, pad } from 'viem'
import { expect, test } from 'vitest'
import { writesWords } from '../../../../src/core/review/forecast/forecastWords'
import { effectsOf } from '../../../../src/core/review/effects'
import { readStateDiff, hasUsedNonce, safeWritesIn } from '../../../../src/core/review/forecast/stateDiff'
import { addressOf, buildRecord, buildSetup, owners, theSafe } from '../../../support/safeFixtures'
import { names, planOf, twoGifts, word } from './answers'

const setup = buildSetup()
const effects = effectsOf(buildRecord({ calls: twoGifts }), planOf().tree, theSafe, names)
const [ada = theSafe] = owners
const ownerSlot = keccak256(concatHex([pad(ada, { size: 32 }), word(2)]))

const stateOf = (pre: Record<string, string>, post: Record<string, string>, safe: string = theSafe) => {
  const read = readStateDiff({ pre: { [safe]: { storage: pre } }, post: { [safe]: { storage: post } } })
  if (read === null) throw new Error('It is no diff.')
  return read
}
const diff = (...given: Parameters<typeof stateOf>) => safeWritesIn(stateOf(...given), { setup, effects })

test('the nonce that goes up by one is nothing to tell, any other step is', () => {
  expect(diff({ [word(5)]: word(7) }, { [word(5)]: word(8) })).toEqual([])
  expect(diff({ [word(5)]: word(7) }, { [word(5)]: word(9) })).toMatchObject([{ place: 'nonce' }])
})

test.each([
  [word(0), 'singleton'],
  [word(4), 'threshold'],
  [ownerSlot, 'owners'],
  ['0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8', 'guard'],
  ['0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5', 'fallbackHandler'],
])('what is in slot %s is the %s', (slot, place) => {
  const writes = diff({ [slot]: word(1) }, { [slot]: word(2) })
  expect(writes).toMatchObject([{ place, before: word(1), after: word(2) }])
  expect(writesWords({ writes: { kind: 'read', writes }, assumptions: [] }).join()).not.toBe('')
})

test('what is set to zero, or was zero, is told as well', () => {
  expect(diff({ [word(0)]: word(1) }, {})).toMatchObject([{ after: word(0) }])
  expect(diff({}, { [word(0)]: word(1) })).toMatchObject([{ before: word(0) }])
})

test('slots as short numbers, and the address in another spelling, are the same', () => {
  const writes = diff({ '0x00': '0x01' }, { '0x00': '0x02' }, theSafe.toLowerCase())
  expect(writes).toMatchObject([{ place: 'singleton' }])
})

test('what other accounts store is theirs, and an unknown place is told', () => {
  expect(diff({}, { [word(0)]: word(1) }, addressOf('another'))).toEqual([])
  const unknown = diff({}, { [word(99)]: word(1) })
  expect(unknown).toMatchObject([{ place: 'unknown' }])
})

test('a run that uses no nonce of the Safe has not come to its calls', () => {
  expect(hasUsedNonce(stateOf({ [word(5)]: word(7) }, { [word(5)]: word(8) }), theSafe)).toBe(true)
  expect(hasUsedNonce(stateOf({ [word(0)]: word(7) }, { [word(0)]: word(8) }), theSafe)).toBe(false)
})

test('no answer makes it throw, and another form could not be checked', () => {
  expect(readStateDiff({ pre: {} })).toBeNull()
  fc.assert(
    fc.property(fc.anything(), (body) => {
      readStateDiff(body)
    }),
  )
})
