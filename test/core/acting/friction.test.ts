import { describe, expect, test } from 'vitest'
import { frictionOf, isTicked, noTicks } from '../../../src/core/acting/friction'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import { reviewInput, theCause, unreachable } from '../review/world'

const friction = (...given: Parameters<typeof reviewInput>) =>
  frictionOf(reviewSafeTx(reviewInput(...given)).checks, null)

test('where every check holds there is nothing to tick', () => {
  const none = friction({ to: theCause })
  expect(none).toEqual({ failing: [], unchecked: [], gift: null })
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

describe('a link that describes a gift', () => {
  const { checks } = reviewSafeTx(reviewInput({ to: theCause }))

  test('which it is not needs a tick of its own', () => {
    const other = frictionOf(checks, 'fails')
    expect(isTicked(other, noTicks)).toBe(false)
    expect(isTicked(other, { failing: [], unchecked: ['gift'] })).toBe(false)
    expect(isTicked(other, { failing: ['gift'], unchecked: null })).toBe(true)
  })

  test('that could not be compared is among the unchecked', () => {
    const open = frictionOf(checks, 'unchecked')
    expect(isTicked(open, noTicks)).toBe(false)
    expect(isTicked(open, { failing: [], unchecked: ['gift'] })).toBe(true)
  })

  test('which it is needs none', () => {
    expect(isTicked(frictionOf(checks, 'holds'), noTicks)).toBe(true)
  })
})
