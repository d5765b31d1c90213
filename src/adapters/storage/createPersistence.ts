import type { Lasting, NotePersistence } from '../../ports/noteStore'

type Manager = Pick<StorageManager, 'persist' | 'persisted'>

/**
 * Creates a port to request persistence for this origin (https://storage.spec.whatwg.org/#persistence). Firefox asks
 * the user, Chromium decides by itself. A frame of another site is refused.
 */
export function createPersistence(manager: Manager | null = findManager()): NotePersistence {
  async function lastingBy(read: (manager: Manager) => Promise<boolean>): Promise<Lasting> {
    if (manager === null) return 'unknown'
    try {
      return (await read(manager)) ? 'lasting' : 'removable'
    } catch {
      return 'unknown'
    }
  }

  return {
    lasting: () => lastingBy((known) => known.persisted()),
    askToLast: () => lastingBy(async (known) => (await known.persisted()) || known.persist()),
  }
}

/** Returns the manager, or null. The type always has it; browsers have it only in secure contexts. */
function findManager(): Manager | null {
  return (globalThis.navigator as { readonly storage?: StorageManager } | undefined)?.storage ?? null
}
