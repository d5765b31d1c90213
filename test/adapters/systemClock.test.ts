import { expect, test, vi } from 'vitest'
import { listenForVisible, systemClock } from '../../src/adapters/systemClock'

function openPage() {
  const view = new EventTarget()
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible', defaultView: view })
  let calls = 0
  const stop = listenForVisible(page as unknown as Document, () => (calls += 1))
  return { page, view, stop, calls: () => calls }
}

test('a tab that becomes visible, gets the focus or is back online calls the listener', () => {
  const { page, view, calls } = openPage()
  page.dispatchEvent(new Event('visibilitychange'))
  // A window beside the one in which an owner has just signed was visible all the time.
  view.dispatchEvent(new Event('focus'))
  view.dispatchEvent(new Event('online'))
  expect(calls()).toBe(3)
})

test('a hidden tab and one that listens no more call nobody', () => {
  const { page, view, stop, calls } = openPage()
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  view.dispatchEvent(new Event('online'))
  page.visibilityState = 'visible'
  stop()
  page.dispatchEvent(new Event('visibilitychange'))
  view.dispatchEvent(new Event('focus'))
  view.dispatchEvent(new Event('online'))
  expect(calls()).toBe(0)
})

test('a sleep of more than a timer takes does not end at once', async () => {
  vi.useFakeTimers()
  try {
    let isAwake = false
    void systemClock.sleep(31 * 86_400_000).then(() => (isAwake = true))
    await vi.advanceTimersByTimeAsync(20 * 86_400_000)
    expect(isAwake).toBe(false)
    await vi.advanceTimersByTimeAsync(11 * 86_400_000)
    expect(isAwake).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
