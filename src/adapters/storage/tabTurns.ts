import type { Clock } from '../../ports/clock'
import type { TabTurns } from '../../ports/storage'

/**
 * A turn is kept this much longer than it lasts. Locks and storage reach the other tabs by ways that do not wait for
 * each other: measured in Chromium on a busy machine, a new holder read what the former one had written up to 10 ms
 * after it got the lock.
 */
export const lingerMs = 500

type Locks = Pick<LockManager, 'request'>
type Turn = { over: AbortSignal; readonly taken: Promise<boolean> }

/**
 * Turns by Web Locks. The browser takes them back from a tab that is closed or dies. Where it has none (a page that is
 * not served securely) or denies them (a frame without storage), a tab is on its own.
 */
export function createTabTurns({
  clock,
  locks = findLocks(),
}: {
  readonly clock: Clock
  readonly locks?: Locks | null
}): TabTurns {
  /** What this tab has, or has asked for. */
  const ours = new Map<string, Turn>()

  /** Until it is over, or this tab has taken it once more meanwhile and that is over. */
  async function keep(turn: Turn) {
    for (let over: AbortSignal | null = null; over !== turn.over;) {
      over = turn.over
      await ended(over)
      await clock.sleep(lingerMs)
    }
  }

  return {
    take(name, over) {
      if (locks === null) return Promise.resolve(true)
      const known = ours.get(name)
      if (known !== undefined) {
        known.over = over
        return known.taken
      }
      const taken = new Promise<boolean>((resolve) => {
        const work = async (lock: Lock | null) => {
          resolve(lock !== null)
          if (lock !== null) await keep(turn)
          ours.delete(name)
        }
        locks.request(name, { ifAvailable: true }, work).catch(() => {
          ours.delete(name)
          resolve(true)
        })
      })
      const turn: Turn = { over, taken }
      ours.set(name, turn)
      return taken
    },
  }
}

/** The type promises them everywhere; browsers have them only on pages that are served securely. */
function findLocks(): Locks | null {
  return (globalThis.navigator as { readonly locks?: LockManager } | undefined)?.locks ?? null
}

function ended(over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (over.aborted) return resolve()
    over.addEventListener('abort', () => resolve(), { once: true })
  })
}
