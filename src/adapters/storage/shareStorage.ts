import type { KeyValueStorage } from '../../ports/storage'

type Listener = (key: string) => void

/** Who listens in this page, by the storage that they share. */
const listening = new WeakMap<KeyValueStorage, Set<Listener>>()

/**
 * The storage for one account of this page. A browser tells a page only of what other tabs wrote; but an account that
 * was closed, and whose wallet answers late, writes in this very page. Of that the others hear as of another tab's.
 */
export function shareStorage(storage: KeyValueStorage): KeyValueStorage {
  const everyone = listening.get(storage) ?? new Set()
  listening.set(storage, everyone)
  const own = new Set<Listener>()
  const tellOthers = (key: string) => {
    for (const listener of everyone) if (!own.has(listener)) listener(key)
  }

  return {
    get isDurable() {
      return storage.isDurable
    },
    isDenied: storage.isDenied,
    get: (key) => storage.get(key),
    isKept: (key) => storage.isKept(key),
    keys: () => storage.keys(),
    set(key, value) {
      const isKept = storage.set(key, value)
      tellOthers(key)
      return isKept
    },
    keep(key, value) {
      const isKept = storage.keep(key, value)
      if (isKept) tellOthers(key)
      return isKept
    },
    remove(key) {
      storage.remove(key)
      tellOthers(key)
    },
    subscribe(onChange) {
      const listener: Listener = (key) => onChange(key)
      own.add(listener)
      everyone.add(listener)
      const stop = storage.subscribe(listener)
      return () => {
        own.delete(listener)
        everyone.delete(listener)
        stop()
      }
    },
  }
}
