import type { Clock } from '../../src/ports/clock'
import type { TabTurns } from '../../src/ports/storage'
import { createTabTurns } from '../../src/adapters/storage/tabTurns'

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
  return {
    held,
    /** The turns of one more tab. */
    openTab: (clock: Clock): TabTurns =>
      createTabTurns({ clock, locks: { request: request as LockManager['request'] } }),
  }
}

/** The turns of a tab in a browser that has no locks. */
export const alone: TabTurns = { take: () => Promise.resolve(true) }
