import { vi } from 'vitest'

export type HeldTimers = {
  /** Waits until somebody has set a timer of exactly this long. */
  until(ms: number): Promise<void>
  /** Lets every timer of exactly this long run out now. */
  runOut(ms: number): void
}

/**
 * From here on every timer of a second or more stands still until the test lets it run out; shorter ones run as they
 * do. What comes over a real socket needs real time, and nobody wants to wait a minute for the rest. Undone by
 * `vi.unstubAllGlobals`.
 */
export function holdTimers(): HeldTimers {
  const { setTimeout: set, clearTimeout: clear } = globalThis
  const held = new Map<object, { readonly ms: number; readonly run: () => void }>()
  vi.stubGlobal('setTimeout', (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    if (ms < 1_000) return set(run, ms, ...args)
    const timer = { unref: () => timer, ref: () => timer }
    held.set(timer, { ms, run: () => run(...args) })
    return timer
  })
  vi.stubGlobal('clearTimeout', (timer: NodeJS.Timeout) => {
    if (!held.delete(timer)) clear(timer)
  })
  return {
    async until(ms) {
      while (![...held.values()].some((timer) => timer.ms === ms))
        await new Promise((resolve) => setImmediate(resolve))
    },
    runOut(ms) {
      for (const [key, timer] of held)
        if (timer.ms === ms) {
          held.delete(key)
          timer.run()
        }
    },
  }
}
