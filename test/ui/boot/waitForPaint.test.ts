import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForPaint } from '../../../src/boot/firstPaint'
import { windowWith } from '../../support/windowWith'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A window that paints when it is told to. */
function paintingWindow() {
  let wanted: FrameRequestCallback[] = []
  const page = windowWith({
    requestAnimationFrame: (callback: FrameRequestCallback) => wanted.push(callback),
    setTimeout: (callback: () => void, ms?: number) => setTimeout(callback, ms),
  })
  const paint = () => {
    const due = wanted
    wanted = []
    for (const callback of due) callback(performance.now())
  }
  return { page, paint }
}

async function isOver(waiting: Promise<void>, withinMs: number): Promise<boolean> {
  let over = false
  void waiting.then(() => (over = true))
  await vi.advanceTimersByTimeAsync(withinMs)
  return over
}

test('is over once a frame has been painted, and not while it is being put together', async () => {
  const { page, paint } = paintingWindow()
  const waiting = waitForPaint(page)
  expect(await isOver(waiting, 10)).toBe(false)
  paint()
  expect(await isOver(waiting, 10)).toBe(false)
  paint()
  expect(await isOver(waiting, 10)).toBe(true)
})

test('is over after half a second in a page that is hidden, which paints nothing', async () => {
  const waiting = waitForPaint(paintingWindow().page)
  expect(await isOver(waiting, 499)).toBe(false)
  expect(await isOver(waiting, 1)).toBe(true)
})
