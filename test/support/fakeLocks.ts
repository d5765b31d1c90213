import type { Clock } from '../../src/ports/clock'
import type { TabLocks } from '../../src/ports/storage'
import { createTabLocks } from '../../src/adapters/storage/tabLocks'

/** The locks of one browser, which all its tabs share: the part of `navigator.locks` that is used. */
export function createFakeLocks() {
  const held = new Set<string>()
  const request = async (
    name: string,
    _options: LockOptions,
    work: (lock: Lock | null) => unknown,
  ): Promise<unknown> => {
    await Promise.resolve()
    if (held.has(name)) return work(null)
    held.add(name)
    try {
      return await work({ name, mode: 'exclusive' })
    } finally {
      held.delete(name)
    }
  }
  const manager = { request: request as LockManager['request'] }
  return {
    held,
    manager,
    /** The locks of one more tab. */
    openTab: (clock: Clock): TabLocks => createTabLocks({ clock, locks: manager, ours: new Map() }),
  }
}

/** The locks of a tab in a browser that has no locks. */
export const alone: TabLocks = { acquire: () => Promise.resolve(true) }
