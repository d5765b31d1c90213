import type { Clock } from '../../src/ports/clock'

export type FakeClock = Clock & {
  /** Lets this much time pass: timers fire in their order, and what they set going runs before the next one. */
  advance(ms: number): Promise<void>
  setVisible(visible: boolean): void
  /** How many are asleep. */
  readonly sleeping: number
}

/** A clock that stands still until it is told to move. Chance is 0.5 unless said otherwise. */
export function createFakeClock(options: { startMs?: number; random?: () => number } = {}): FakeClock {
  let now = options.startMs ?? Date.UTC(2026, 0, 15, 12)
  let visible = true
  const timers = new Set<{ atMs: number; wake: () => void }>()
  const listeners = new Set<() => void>()

  return {
    nowMs: () => now,
    random: options.random ?? (() => 0.5),
    isVisible: () => visible,
    onVisible(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    sleep(ms, signal) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const wake = () => {
          signal?.removeEventListener('abort', stop)
          resolve()
        }
        const timer = { atMs: now + ms, wake }
        timers.add(timer)
        const stop = () => {
          timers.delete(timer)
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', stop, { once: true })
      })
    },
    async advance(ms) {
      const until = now + ms
      for (;;) {
        await settle()
        const next = [...timers].sort((a, b) => a.atMs - b.atMs)[0]
        if (next === undefined || next.atMs > until) break
        timers.delete(next)
        now = Math.max(now, next.atMs)
        next.wake()
      }
      now = until
      await settle()
    },
    setVisible(next) {
      visible = next
      if (visible) for (const listener of listeners) listener()
    },
    get sleeping() {
      return timers.size
    },
  }
}

/** Everything that is ready to run has run: promises of promises included. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
}
