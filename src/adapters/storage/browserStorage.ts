import type { KeyValueStorage } from '../../ports/storage'

const prefix = 'dsg.'

/** Returns true for our keys. `theme` is the one name without the prefix: the specification sets it. */
function isOurs(key: string): boolean {
  return key.startsWith(prefix) || key === 'theme'
}

/**
 * Creates a `localStorage` that never throws. The browser may deny it (a cross-site frame, blocked cookies), or it may
 * be full. Then `set` keeps values in memory until the page closes, and `isDurable` turns false so that the screen can
 * show it. Only keys that start with `dsg.`, and `theme`, are ours to list.
 */
export function createBrowserStorage(
  open: () => Storage = () => window.localStorage,
  events: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): KeyValueStorage {
  const memory = new Map<string, string>()
  const durable = probe(open)
  let kept = durable !== null

  return {
    get isDurable() {
      return kept
    },
    isDenied: durable === null,
    get(key) {
      const remembered = memory.get(key)
      if (remembered !== undefined) return remembered
      try {
        return durable?.getItem(key) ?? null
      } catch {
        return null
      }
    },
    set(key, value) {
      try {
        if (durable === null) throw new Error('Storage is denied.')
        durable.setItem(key, value)
        memory.delete(key)
        kept = true
        return true
      } catch {
        memory.set(key, value)
        kept = false
        return false
      }
    },
    keep(key, value) {
      try {
        if (durable === null) memory.set(key, value)
        else durable.setItem(key, value)
        if (durable !== null) memory.delete(key)
        kept = durable !== null
        return true
      } catch {
        kept = false
        return false
      }
    },
    isKept(key) {
      const remembered = memory.get(key)
      if (durable === null || remembered === undefined) return true
      try {
        return durable.getItem(key) === remembered
      } catch {
        return false
      }
    },
    remove(key) {
      memory.delete(key)
      try {
        durable?.removeItem(key)
      } catch {
        // Storage that cannot be written holds nothing of ours.
      }
    },
    keys() {
      const names = new Set(memory.keys())
      try {
        for (let index = 0; index < (durable?.length ?? 0); index++) {
          const name = durable?.key(index)
          if (name !== null && name !== undefined && isOurs(name)) names.add(name)
        }
      } catch {
        // Denied: list what is in memory.
      }
      return [...names]
    },
    subscribe(onChange) {
      const listen = (event: StorageEvent) => {
        if (event.key === null || !isOurs(event.key)) return
        // Another tab has stored a newer value: drop the one that could not be stored here.
        memory.delete(event.key)
        onChange(event.key)
      }
      events.addEventListener('storage', listen)
      return () => events.removeEventListener('storage', listen)
    },
  }
}

/**
 * Returns a writable storage, or null. Reading the property alone throws where storage is denied; writing throws where
 * it is full.
 */
function probe(open: () => Storage): Storage | null {
  try {
    const storage = open()
    const key = `${prefix}probe`
    storage.setItem(key, '1')
    storage.removeItem(key)
    return storage
  } catch {
    return readable(open)
  }
}

/** Returns a readable storage, or null. A full storage can still be read: what is in it is not lost. */
function readable(open: () => Storage): Storage | null {
  try {
    const storage = open()
    storage.getItem(`${prefix}probe`)
    return storage
  } catch {
    return null
  }
}
