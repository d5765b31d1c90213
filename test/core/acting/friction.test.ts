import { describe, expect, test } from 'vitest'
import {
  differenceId,
  type Friction,
  frictionOf,
  missingTicks,
  noTicks,
  type Ticks,
  uncheckedIds,
} from '../../../src/core/acting/friction'
import type { Difference, MadeForecast } from '../../../src/core/review/forecast/forecast'
import { reviewSafeTx } from '../../../src/core/review/reviewSafeTx'
import { reviewInput, theCause, unreachable } from '../review/world'

const isTicked = (some: Friction, ticks: Ticks) => missingTicks(some, ticks) === 0
const friction = (...given: Parameters<typeof reviewInput>) =>
  frictionOf(reviewSafeTx(reviewInput(...given)).checks, null, null)

test('where every check holds there is nothing to tick', () => {
  const none = friction({ to: theCause })
  expect(none).toEqual({
    failing: [],
    unchecked: [],
    gift: null,
    differences: [],
    run: { kind: 'running' },
  })
  expect(isTicked(none, noTicks)).toBe(true)
})

test('each check that does not hold has its own tick, and the rest have one', () => {
  const some = friction(
    {},
    { setupOverrides: { nonce: { kind: 'read', value: 9n } }, directory: unreachable },
  )
  expect(some.failing.map(({ id }) => id)).toEqual(['nonce'])
  expect(some.unchecked.map(({ id }) => id)).toEqual(['recipients'])
  expect(missingTicks(some, noTicks)).toBe(2)
  expect(missingTicks(some, { failing: ['nonce'], unchecked: null })).toBe(1)
  expect(missingTicks(some, { failing: [], unchecked: ['recipients'] })).toBe(1)
  expect(isTicked(some, { failing: ['nonce'], unchecked: ['recipients'] })).toBe(true)
})

test('a tick for a shorter list does not count for a longer one', () => {
  const some = friction({}, { directory: unreachable, contractHash: unreachable })
  expect(isTicked(some, { failing: [], unchecked: ['recipients'] })).toBe(false)
})

test('a tick given before a check was made does not count for what it then finds', () => {
  const coming = friction({}, { directory: { ...unreachable, isComing: true } })
  const ticks = { failing: [], unchecked: uncheckedIds(coming) }
  expect(isTicked(coming, ticks)).toBe(true)
  expect(isTicked(friction({}, { directory: unreachable }), ticks)).toBe(false)
})

describe('a link that describes a gift', () => {
  const { checks } = reviewSafeTx(reviewInput({ to: theCause }))

  test('which it is not needs a tick of its own', () => {
    const other = frictionOf(checks, 'fails', null)
    expect(isTicked(other, noTicks)).toBe(false)
    expect(isTicked(other, { failing: [], unchecked: ['gift'] })).toBe(false)
    expect(isTicked(other, { failing: ['gift'], unchecked: null })).toBe(true)
  })

  test('that could not be compared is among the unchecked', () => {
    const open = frictionOf(checks, 'unchecked', null)
    expect(isTicked(open, noTicks)).toBe(false)
    expect(isTicked(open, { failing: [], unchecked: ['gift'] })).toBe(true)
  })

  test('which it is needs none', () => {
    expect(isTicked(frictionOf(checks, 'holds', null), noTicks)).toBe(true)
  })
})

describe('a run that differs from the bytes', () => {
  const { checks } = reviewSafeTx(reviewInput({ to: theCause }))
  const writing = (after: bigint): Difference => ({
    kind: 'changedCode',
    account: `0x${after.toString(16).padStart(40, '0')}`,
  })
  const made = (differences: readonly Difference[], unseen: MadeForecast['unseen'] = []): MadeForecast => ({
    kind: 'made',
    rung: 'simulate',
    blockNumber: 1n,
    nodeHost: 'node.test',
    assumptions: [],
    outcome: { kind: 'succeeds' },
    items: { kind: 'none' },
    changes: { kind: 'read', list: [] },
    writes: { kind: 'read', writes: [] },
    differences,
    unseen,
    gas: null,
  })
  const [one, two] = [writing(1n), writing(2n)]
  const ticked = (...given: readonly Difference[]) => ({ failing: given.map(differenceId), unchecked: null })

  test('needs a tick for each difference, which another run with the same one keeps', () => {
    const both = frictionOf(checks, null, made([one, two]))
    expect(isTicked(both, noTicks)).toBe(false)
    expect(isTicked(both, ticked(one))).toBe(false)
    expect(isTicked(both, ticked(one, two))).toBe(true)
    expect(isTicked(frictionOf(checks, null, made([{ ...two }, { ...one }])), ticked(one, two))).toBe(true)
  })

  test('needs new ticks where ticks were given before the run came', () => {
    const before = frictionOf(checks, null, null)
    expect(isTicked(before, noTicks)).toBe(true)
    expect(isTicked(frictionOf(checks, null, made([one])), noTicks)).toBe(false)
  })

  test('keeps its ticks while it is run again', () => {
    const again = frictionOf(checks, null, made([one]), true)
    expect(isTicked(again, noTicks)).toBe(false)
    expect(again.run).toEqual({ kind: 'running' })
  })

  test('that could not be made holds nobody back, and is no comparison', () => {
    const none = frictionOf(checks, null, { kind: 'none', reason: 'No node answered.' })
    expect(isTicked(none, noTicks)).toBe(true)
    expect(none.run).toEqual({ kind: 'none' })
  })

  test('is called compared only where the node has shown what a node can', () => {
    const runOf = (...unseen: MadeForecast['unseen']) => frictionOf(checks, null, made([], unseen)).run
    expect(runOf({ kind: 'silent' })).toEqual({ kind: 'compared', unseen: [] })
    for (const kind of ['moves', 'tokens', 'storage', 'failed'] as const)
      expect(runOf({ kind }, { kind: 'silent' })).toMatchObject({
        kind: 'compared',
        unseen: [{ kind }, { kind: 'silent' }],
      })
  })
})
