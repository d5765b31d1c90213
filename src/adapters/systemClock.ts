import type { Clock } from '../ports/clock'

/** Most that a browser's timer takes, in ms (24 days): it fires at once where it is given more. */
const longestTimerMs = 2 ** 31 - 1

/** The browser's time, timers, randomness and tab visibility. */
export const systemClock: Clock = {
  nowMs: () => Date.now(),
  random: () => Math.random(),
  isVisible: () => document.visibilityState !== 'hidden',
  onVisible: (listener) => listenForVisible(document, listener),
  sleep(ms, signal) {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const wake = () => {
        signal?.removeEventListener('abort', stop)
        resolve()
      }
      // Whoever sleeps longer looks again in between.
      const timer = setTimeout(wake, Math.min(ms, longestTimerMs))
      const stop = () => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', stop, { once: true })
    })
  },
}

/** Calls `listener` each time the visible page is shown, focused or back online. Returns a function that stops it. */
export function listenForVisible(page: Document, listener: () => void): () => void {
  const listen = () => {
    if (page.visibilityState !== 'hidden') listener()
  }
  const view = page.defaultView
  page.addEventListener('visibilitychange', listen)
  view?.addEventListener('focus', listen)
  view?.addEventListener('online', listen)
  return () => {
    page.removeEventListener('visibilitychange', listen)
    view?.removeEventListener('focus', listen)
    view?.removeEventListener('online', listen)
  }
}
