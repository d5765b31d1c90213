import type { Clock } from '../ports/clock'

/** Creates a clock from the browser's time, timers, randomness and tab visibility. */
export function createSystemClock(page: Document = document): Clock {
  return {
    nowMs: () => Date.now(),
    random: () => Math.random(),
    isVisible: () => page.visibilityState !== 'hidden',
    onVisible(listener) {
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
    },
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
}
