import { expect, test } from 'vitest'
import { keepPurpose, purposeOf } from '../../src/flows/basket/giftPurposes'
import { createFakeBrowser } from '../support/fakeStorage'
import { theCalls, theCause, theSafe } from '../support/safeFixtures'

const setUp = () => ({ storage: createFakeBrowser().openTab(), chainId: 1, owner: theSafe })
const otherCalls = theCalls.map((call) => ({ ...call, value: call.value + 1n }))

test('a purpose is found for the gift it was kept for, and for no other one', () => {
  const place = setUp()
  keepPurpose(place, theCalls, 'Winter coats')
  expect(purposeOf(place, theCalls)).toBe('Winter coats')
  expect(purposeOf(place, otherCalls)).toBeNull()
  expect(purposeOf({ ...place, chainId: 10 }, theCalls)).toBeNull()
  expect(purposeOf({ ...place, owner: theCause }, theCalls)).toBeNull()
})

test('the last word counts, and none leaves nothing behind', () => {
  const place = setUp()
  keepPurpose(place, theCalls, 'Winter coats')
  keepPurpose(place, theCalls, 'Summer camp')
  expect(purposeOf(place, theCalls)).toBe('Summer camp')
  keepPurpose(place, theCalls, null)
  expect(purposeOf(place, theCalls)).toBeNull()
  expect(place.storage.get(`dsg.v1.purposes.1.${theSafe.toLowerCase()}`)).toBeNull()
})

test('the oldest of many is forgotten, and what is unreadable is none', () => {
  const place = setUp()
  const gifts = Array.from({ length: 51 }, (_, at) =>
    theCalls.map((call) => ({ ...call, value: BigInt(at + 1) })),
  )
  for (const [at, calls] of gifts.entries()) keepPurpose(place, calls, `Gift ${at}`)
  expect(gifts.map((calls) => purposeOf(place, calls))).toEqual([
    null,
    ...gifts.slice(1).map((_, at) => `Gift ${at + 1}`),
  ])
  place.storage.set(`dsg.v1.purposes.1.${theSafe.toLowerCase()}`, '{"version":1,"purposes":[7]}')
  expect(purposeOf(place, theCalls)).toBeNull()
})

test('a purpose from a damaged or foreign file is one line, without hidden characters', () => {
  const place = setUp()
  keepPurpose(place, theCalls, 'Winter\u202estaoc\u0000 \n for all')
  expect(purposeOf(place, theCalls)).toBe('Winterstaoc for all')
})
