import type { KeyValueStorage } from '../../src/ports'

/** What one browser keeps, and a storage for each tab that writes to it: the other tabs hear of every change. */
export function createFakeBrowser() {
  const data = new Map<string, string>()
  const tabs = new Set<{ heard: Set<(key: string) => void> }>()

  function openTab(options: { readonly isDurable: boolean } = { isDurable: true }): KeyValueStorage {
    const own = options.isDurable ? data : new Map<string, string>()
    const tab = { heard: new Set<(key: string) => void>() }
    tabs.add(tab)
    const tell = (key: string) => {
      for (const other of tabs) if (other !== tab) for (const listener of other.heard) listener(key)
    }
    return {
      isDurable: options.isDurable,
      get: (key) => own.get(key) ?? null,
      set(key, value) {
        own.set(key, value)
        tell(key)
        return options.isDurable
      },
      remove(key) {
        own.delete(key)
        tell(key)
      },
      keys: () => [...own.keys()],
      subscribe(onChange) {
        tab.heard.add(onChange)
        return () => tab.heard.delete(onChange)
      },
    }
  }

  return { data, openTab }
}
