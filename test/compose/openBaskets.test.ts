import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBaskets } from '../../src/compose/openBaskets'
import { createFakeBrowser } from '../support/fakeStorage'
import { eventually } from '../support/eventually'

const key = '1 0x0000000000000000000000000000000000000001'
const frames: FrameRequestCallback[] = []

/** What the baskets have looked for in storage. */
function openWatched() {
  const storage = createFakeBrowser().openTab()
  const read = vi.spyOn(storage, 'get')
  return { baskets: openBaskets(storage), isRead: () => read.mock.calls.length > 0 }
}

/** Presents the frame that is due. */
function paint() {
  for (const callback of frames.splice(0)) callback(0)
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback))
})

afterEach(() => {
  vi.unstubAllGlobals()
  frames.length = 0
})

test('a basket that is awaited is read at once', async () => {
  const { baskets, isRead } = openWatched()
  const store = await baskets.read(key)
  expect(isRead()).toBe(true)
  expect(baskets.of(key)).toBe(store)
  expect(frames).toEqual([])
})

test('a basket that a screen renders is read after the paint of the screen', async () => {
  const { baskets, isRead } = openWatched()
  baskets.of(key)
  expect(frames).toHaveLength(1)
  expect(isRead()).toBe(false)
  paint()
  paint()
  await eventually(() => expect(isRead()).toBe(true))
})
