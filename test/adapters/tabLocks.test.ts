import { expect, onTestFinished, test, vi } from 'vitest'
import { createTabLocks, lingerMs } from '../../src/adapters/storage/tabLocks'
import { createFakeClock } from '../support/fakeClock'
import { createFakeLocks } from '../support/fakeLocks'

function setUp() {
  const clock = createFakeClock()
  const locks = createFakeLocks()
  return { clock, locks, tab: locks.openTab(clock), other: locks.openTab(clock) }
}

const never = new AbortController().signal

test('of two tabs one has the turn; other names are free', async () => {
  const { tab, other } = setUp()
  expect(await Promise.all([tab.acquire('a', never), other.acquire('a', never)])).toEqual([true, false])
  expect(await other.acquire('b', never)).toBe(true)
})

test('a turn that is over is another tab’s a moment later, so that what was written has come to it', async () => {
  const { clock, tab, other } = setUp()
  const over = new AbortController()
  await tab.acquire('a', over.signal)
  await clock.advance(3_600_000)
  over.abort()
  await clock.advance(lingerMs - 1)
  expect(await other.acquire('a', never)).toBe(false)
  await clock.advance(1)
  expect(await other.acquire('a', never)).toBe(true)
})

test('a turn that was over before it was given is given back', async () => {
  const { clock, tab, other } = setUp()
  const over = new AbortController()
  const acquired = tab.acquire('a', over.signal)
  over.abort()
  await acquired
  await clock.advance(lingerMs)
  expect(await other.acquire('a', never)).toBe(true)
})

test('the same tab takes it once more at once, and keeps it for as long as the new turn lasts', async () => {
  const { clock, tab, other } = setUp()
  const [first, second] = [new AbortController(), new AbortController()]
  await tab.acquire('a', first.signal)
  first.abort()
  await clock.advance(lingerMs / 2)
  expect(await tab.acquire('a', second.signal)).toBe(true)
  await clock.advance(3_600_000)
  expect(await other.acquire('a', never)).toBe(false)
  second.abort()
  await clock.advance(lingerMs)
  expect(await other.acquire('a', never)).toBe(true)
})

test('what is opened next in the same tab takes it at once too: its own last turn is no other tab’s', async () => {
  const { clock, locks } = setUp()
  vi.stubGlobal('navigator', { locks: locks.manager })
  onTestFinished(() => void vi.unstubAllGlobals())
  const [review, next] = [createTabLocks({ clock }), createTabLocks({ clock })]
  const [first, second] = [new AbortController(), new AbortController()]
  expect(await review.acquire('a', first.signal)).toBe(true)
  first.abort()
  expect(await next.acquire('a', second.signal)).toBe(true)
  await clock.advance(3_600_000)
  const other = locks.openTab(clock)
  expect(await other.acquire('a', never)).toBe(false)
  second.abort()
  await clock.advance(lingerMs)
  expect(await other.acquire('a', never)).toBe(true)
})

test('who was refused can ask again', async () => {
  const { clock, tab, other } = setUp()
  const over = new AbortController()
  await tab.acquire('a', over.signal)
  expect(await other.acquire('a', never)).toBe(false)
  over.abort()
  await clock.advance(lingerMs)
  expect(await other.acquire('a', never)).toBe(true)
  expect(await tab.acquire('a', never)).toBe(false)
})

test.each([
  [
    'denied, as in a frame without storage',
    { request: () => Promise.reject(new DOMException('', 'SecurityError')) },
  ],
  ['not there, as on a page that is not served securely', null],
])('where locks are %s a tab is on its own', async (_why, locks) => {
  const clock = createFakeClock()
  const [tab, other] = [createTabLocks({ clock, locks }), createTabLocks({ clock, locks })]
  for (const locks of [tab, other, tab]) expect(await locks.acquire('a', never)).toBe(true)
})
