import type { Clock } from '../../ports/clock'
import type { TabLocks } from '../../ports/storage'

/**
 * Extra time that a lock is held, in ms. Locks and storage reach other tabs by separate channels: in Chromium on a busy
 * machine, a new holder first read the former one's writes up to 10 ms after it got the lock.
 */
export const lingerMs = 500

type Locks = Pick<LockManager, 'request'>
type HeldLock = { over: AbortSignal; readonly acquired: Promise<boolean> }

/** The locks that this tab holds or has requested, by name. The next account or review takes them over. */
const ofThisTab = new Map<string, HeldLock>()

/**
 * Creates locks across tabs by the Web Locks API. The browser releases those of a tab that is closed or crashes. Where
 * there are none (an insecure context) or they are denied (a frame without storage), every tab gets its lock.
 */
export function createTabLocks({
  clock,
  locks = findLocks(),
  ours = ofThisTab,
}: {
  readonly clock: Clock
  readonly locks?: Locks | null
  readonly ours?: Map<string, HeldLock>
}): TabLocks {
  /** Holds the lock until it is released. If this tab has acquired it again since, until that is released too. */
  async function hold(held: HeldLock) {
    for (let over: AbortSignal | null = null; over !== held.over;) {
      over = held.over
      await ended(over)
      await clock.sleep(lingerMs)
    }
  }

  return {
    acquire(name, over) {
      if (locks === null) return Promise.resolve(true)
      const known = ours.get(name)
      if (known !== undefined) {
        known.over = over
        return known.acquired
      }
      const acquired = new Promise<boolean>((resolve) => {
        const work = async (lock: Lock | null) => {
          resolve(lock !== null)
          if (lock !== null) await hold(held)
          ours.delete(name)
        }
        locks.request(name, { ifAvailable: true }, work).catch(() => {
          ours.delete(name)
          resolve(true)
        })
      })
      const held: HeldLock = { over, acquired }
      ours.set(name, held)
      return acquired
    },
  }
}

/** Returns the locks, or null. The type always has them; browsers have them only in secure contexts. */
function findLocks(): Locks | null {
  return (globalThis.navigator as { readonly locks?: LockManager } | undefined)?.locks ?? null
}

function ended(over: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (over.aborted) return resolve()
    over.addEventListener('abort', () => resolve(), { once: true })
  })
}
