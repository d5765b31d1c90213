import { expect, test } from 'vitest'
import { frictionOf, isTicked, noTicks } from '../../../src/core/acting/friction'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import { reviewInput, theCause, unreachable } from '../review/world'

const friction = (...given: Parameters<typeof reviewInput>) =>
  frictionOf(reviewSafeTx(reviewInput(...given)).checks)

test('where every check holds there is nothing to tick', () => {
  const none = friction({ to: theCause })
  expect(none).toEqual({ failing: [], unchecked: [] })
  expect(isTicked(none, noTicks)).toBe(true)
})

test('each check that does not hold has its own tick, and the rest have one', () => {
  const some = friction(
    {},
    { setupOverrides: { nonce: { kind: 'read', value: 9n } }, directory: unreachable },
  )
  expect(some.failing.map(({ id }) => id)).toEqual(['nonce'])
  expect(some.unchecked.map(({ id }) => id)).toEqual(['recipients'])
  expect(isTicked(some, noTicks)).toBe(false)
  expect(isTicked(some, { failing: ['nonce'], unchecked: null })).toBe(false)
  expect(isTicked(some, { failing: [], unchecked: ['recipients'] })).toBe(false)
  expect(isTicked(some, { failing: ['nonce'], unchecked: ['recipients'] })).toBe(true)
})

test('a tick for a shorter list does not count for a longer one', () => {
  const some = friction({}, { directory: unreachable, contractHash: unreachable })
  expect(isTicked(some, { failing: [], unchecked: ['recipients'] })).toBe(false)
})
