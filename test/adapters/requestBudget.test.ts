import { describe, expect, test } from 'vitest'
import { storedBudget, createRequestBudget } from '../../src/adapters/service/requestBudget'
import { createFakeClock } from '../support/fakeClock'
import { createFakeBrowser } from '../support/fakeStorage'

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
  const left: number[] = []
  const startedAtMs = clock.nowMs()
  const ask = () => budget.run(async () => void left.push(clock.nowMs() - startedAtMs))
  await ask()
  await clock.advance(10_000)
  const all = Promise.all([ask(), ask(), ask()])
  await clock.advance(110_000)
  await all
  expect(left).toEqual([0, 10_000, 60_000, 70_000])
})

test('polls leave one request of each window to whoever waits for an answer', async () => {
  const { budget, clock } = setUp()
  await budget.run(async () => 'poll', { priority: 'background' })
  expect(budget.waitMs()).toBe(60_000)
  expect(await budget.run(async () => 'looked')).toBe('looked')
  await clock.advance(60_000)
  expect(budget.waitMs()).toBe(0)
})

test('polls leave while few requests did, whoever sent those', async () => {
  const clock = createFakeClock()
  const budget = createRequestBudget({ clock, limit: 5, pollLimit: 2, windowMs: 60_000 })
  const ask = () => budget.run(async () => 'read')
  await ask()
  expect(budget.waitMs()).toBe(0)
  await budget.run(async () => 'poll', { priority: 'background' })
  expect([budget.waitMs(), budget.waitMs('onScreen')]).toEqual([60_000, 0])
  for (let more = 0; more < 3; more += 1) await ask()
  expect(budget.waitMs('onScreen')).toBe(60_000)
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

describe('the quota of the service', () => {
  const quota = { limit: 5_000, resetsInMs: 24 * hour }

  test('is not spent to the last by polls: what is left is for the look that prevents proposing twice', async () => {
    const { budget, clock } = setUp()
    budget.noteQuota({ ...quota, remaining: 201 })
    expect(budget.waitMs()).toBe(0)
    await budget.run(async () => 1)
    expect(budget.waitMs()).toBe(24 * hour)
    expect(await budget.run(async () => 'looked')).toBe('looked')
    await clock.advance(24 * hour)
    expect(budget.waitMs()).toBe(0)
  })

  test('of a few requests a second holds polls back for that second only', async () => {
    const { budget } = setUp()
    budget.noteQuota({ limit: 2, remaining: 0, resetsInMs: 1_000 })
    expect(budget.waitMs()).toBe(1_000)
  })

  test('a long pause holds back polls, and a request that a user waits for only for seconds', async () => {
    const { budget, clock } = setUp()
    budget.pause(24 * hour)
    const asked = budget.run(async () => 'looked')
    await clock.advance(15_000)
    expect(await asked).toBe('looked')
    expect(budget.waitMs()).toBeGreaterThan(23 * hour)
  })
})

test('two tabs of a browser share requests, pauses and quota; what cannot be read is nothing', async () => {
  const clock = createFakeClock()
  const browser = createFakeBrowser()
  const openTab = () => {
    const store = storedBudget(browser.openTab(), 'api.test')
    return createRequestBudget({ clock, limit: 2, windowMs: 60_000, store })
  }
  const [one, other] = [openTab(), openTab()]
  await one.run(async () => 1)
  await other.run(async () => 2)
  expect([one.waitMs(), other.waitMs()]).toEqual([60_000, 60_000])
  await clock.advance(60_000)
  other.pause(90_000)
  expect(one.waitMs()).toBe(90_000)
  one.noteQuota({ limit: 5_000, remaining: 3, resetsInMs: hour })
  expect(other.waitMs()).toBe(hour)
  browser.data.set('dsg.v1.budget.api.test', '{"sentAtMs":"x"}')
  expect(other.waitMs()).toBe(0)
})

describe('what is on screen goes first', () => {
  test('of those that wait; of equals the one that asked first', async () => {
    const { budget, clock } = setUp()
    const left: string[] = []
    const ask = (name: string, priority?: 'onScreen' | 'background') =>
      budget.run(async () => void left.push(name), { ...(priority && { priority }) })
    const all = Promise.all([
      ask('first'),
      ask('poll', 'background'),
      ask('another poll', 'background'),
      ask('queue', 'onScreen'),
      ask('review'),
    ])
    await clock.advance(240_000)
    await all
    expect(left).toEqual(['first', 'queue', 'review', 'poll', 'another poll'])
  })

  test('also before one that already waits for the next minute, and still within the limit', async () => {
    const { budget, clock } = setUp()
    const left: [string, number][] = []
    const startedAtMs = clock.nowMs()
    const ask = (name: string, priority: 'onScreen' | 'background') =>
      budget.run(async () => void left.push([name, clock.nowMs() - startedAtMs]), { priority })
    const all = [ask('one', 'onScreen'), ask('two', 'onScreen'), ask('poll', 'background')]
    await clock.advance(30_000)
    all.push(ask('queue', 'onScreen'))
    await clock.advance(150_000)
    await Promise.all(all)
    expect(left).toEqual([
      ['one', 0],
      ['two', 0],
      ['queue', 60_000],
      ['poll', 120_000],
    ])
  })

  test('one that is aborted while it waits leaves at once, and holds nobody up', async () => {
    const { budget, clock } = setUp()
    budget.pause(10_000)
    const leaving = new AbortController()
    const gone = budget.run(async () => 'gone', { signal: leaving.signal })
    const stays = budget.run(async () => 'stays', { priority: 'background' })
    leaving.abort(new Error('The screen was left.'))
    await expect(gone).rejects.toThrow('The screen was left.')
    await clock.advance(10_000)
    expect(await stays).toBe('stays')
  })
})
