import type { Clock } from '../../src/ports/clock'
import type { KeyValueStorage } from '../../src/ports/storage'

type TabOptions = {
  readonly isDurable?: boolean
  /**
   * The tab is a process of its own, as in a real browser: it reads a copy, which what other tabs write reaches only
   * after this time.
   */
  readonly copy?: { readonly clock: Clock; readonly lagMs: number }
}

/** What one browser keeps, and a storage for each tab that writes to it: the other tabs hear of every change. */
export function createFakeBrowser() {
  const data = new Map<string, string>()
  const tabs = new Set<{ readonly hear: (key: string) => void }>()

  function openTab({ isDurable = true, copy }: TabOptions = {}): KeyValueStorage {
    const heard = new Set<(key: string) => void>()
    const own = !isDurable ? new Map<string, string>() : copy === undefined ? data : new Map(data)
    const tab = {
      hear(key: string) {
        if (copy === undefined) return tell(key)
        const value = data.get(key)
        void copy.clock.sleep(copy.lagMs).then(() => {
          put(own, key, value)
          tell(key)
        })
      },
    }
    const tell = (key: string) => {
      for (const listener of heard) listener(key)
    }
    const change = (key: string, value: string | undefined) => {
      put(own, key, value)
      if (isDurable) put(data, key, value)
      for (const other of tabs) if (other !== tab) other.hear(key)
    }
    tabs.add(tab)
    return {
      isDurable,
      isDenied: !isDurable,
      get: (key) => own.get(key) ?? null,
      set(key, value) {
        change(key, value)
        return isDurable
      },
      keep(key, value) {
        change(key, value)
        return true
      },
      isKept: () => true,
      remove: (key) => change(key, undefined),
      keys: () => [...own.keys()],
      subscribe(onChange) {
        heard.add(onChange)
        return () => heard.delete(onChange)
      },
    }
  }

  return { data, openTab }
}

function put(map: Map<string, string>, key: string, value: string | undefined) {
  if (value === undefined) map.delete(key)
  else map.set(key, value)
}
