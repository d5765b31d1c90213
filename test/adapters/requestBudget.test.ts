import { expect, test } from 'vitest'
import { createRequestBudget } from '../../src/adapters/requestBudget'
import { createFakeClock } from '../support/fakeClock'

const hour = 3_600_000

function setUp() {
  let setBackMs = 0
  const real = createFakeClock()
  const clock = { ...real, nowMs: () => real.nowMs() - setBackMs }
  return {
    budget: createRequestBudget({ clock, limit: 2, windowMs: 60_000 }),
    clock: real,
    setBack: (ms: number) => (setBackMs += ms),
  }
}

test('as many as the limit may leave in a window, and then one for each that is old enough', async () => {
  const { budget, clock } = setUp()
  await budget.run(async () => 1)
  await clock.advance(10_000)
  await budget.run(async () => 2)
  expect(budget.waitMs()).toBe(50_000)
  await clock.advance(50_000)
  expect(budget.waitMs()).toBe(0)
})

test('a pause holds back everything, and a shorter one does not end it', async () => {
  const { budget, clock } = setUp()
  budget.pause(20_000)
  budget.pause(5_000)
  expect(budget.waitMs()).toBe(20_000)
  await clock.advance(20_000)
  expect(budget.waitMs()).toBe(0)
})

test('a clock that is set back holds nothing up for as long', async () => {
  const { budget, setBack } = setUp()
  await budget.run(async () => 1)
  await budget.run(async () => 2)
  budget.pause(20_000)
  setBack(hour)
  expect(budget.waitMs()).toBe(0)
})
