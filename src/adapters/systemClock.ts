import type { Clock } from '../ports/clock'

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
      const timer = setTimeout(wake, ms)
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
