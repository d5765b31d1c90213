import * as fc from 'fast-check'
import { concatHex, keccak256, pad } from 'viem'
import { expect, test } from 'vitest'
import { writesAlarm, writesWords } from '../../../../src/core/review/forecast/forecastWords'
import { readStorageDiff } from '../../../../src/core/review/forecast/storageDiff'
import { addressOf, buildSetup, owners, theSafe } from '../../../support/safeFixtures'
import { planOf, word } from './answers'

const setup = buildSetup()
const { tree } = planOf()
const [ada = theSafe] = owners
const ownerSlot = keccak256(concatHex([pad(ada, { size: 32 }), word(2)]))

const diff = (pre: Record<string, string>, post: Record<string, string>, safe: string = theSafe) =>
  readStorageDiff({ pre: { [safe]: { storage: pre } }, post: { [safe]: { storage: post } } }, setup, tree)
const writesIn = (writes: ReturnType<typeof diff>) => {
  if (writes.kind === 'unread') throw new Error(writes.reason)
  return writes.writes
}

test('the nonce that goes up by one is nothing to tell, any other step is', () => {
  expect(writesIn(diff({ [word(5)]: word(7) }, { [word(5)]: word(8) }))).toEqual([])
  expect(writesIn(diff({ [word(5)]: word(7) }, { [word(5)]: word(9) }))).toMatchObject([{ place: 'nonce' }])
})

test.each([
  [word(0), 'singleton'],
  [word(4), 'threshold'],
  [ownerSlot, 'owners'],
  ['0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8', 'guard'],
  ['0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5', 'fallbackHandler'],
])('what is in slot %s is the %s, and no call of a gift changes it', (slot, place) => {
  const writes = diff({ [slot]: word(1) }, { [slot]: word(2) })
  expect(writesIn(writes)).toMatchObject([{ place, before: word(1), after: word(2) }])
  expect(writesAlarm(writes, tree)).toMatch(/none of its calls says so/)
  expect(writesWords({ writes, assumptions: [] }).join()).not.toBe('')
})

test('what is set to zero, or was zero, is told as well', () => {
  expect(writesIn(diff({ [word(0)]: word(1) }, {}))).toMatchObject([{ after: word(0) }])
  expect(writesIn(diff({}, { [word(0)]: word(1) }))).toMatchObject([{ before: word(0) }])
})

test('slots as short numbers, and the address in another spelling, are the same', () => {
  const writes = diff({ '0x00': '0x01' }, { '0x00': '0x02' }, theSafe.toLowerCase())
  expect(writesIn(writes)).toMatchObject([{ place: 'singleton' }])
})

test('what other accounts store is theirs, and an unknown place is no alarm', () => {
  expect(writesIn(diff({}, { [word(0)]: word(1) }, addressOf('another')))).toEqual([])
  const unknown = diff({}, { [word(99)]: word(1) })
  expect(writesIn(unknown)).toMatchObject([{ place: 'unknown' }])
  expect(writesAlarm(unknown, tree)).toBeNull()
})

test('no answer makes it throw, and another form could not be checked', () => {
  expect(readStorageDiff({ pre: {} }, setup, tree).kind).toBe('unread')
  fc.assert(
    fc.property(fc.anything(), (body) => {
      readStorageDiff(body, setup, tree)
    }),
  )
})
