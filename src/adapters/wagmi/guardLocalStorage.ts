import type { KeyValueStorage } from '../../ports/storage'

/**
 * Replaces `localStorage` by the app's own storage where the browser denies it, or it is full. RainbowKit and the
 * wallets' libraries use it without a guard, and the first access would crash the dialogs. The app's storage never
 * throws, and they can neither list nor clear its other keys.
 */
export function guardLocalStorage(
  storage: KeyValueStorage,
  target: { readonly localStorage: Storage } = window,
): void {
  if (canWrite(target)) return
  const written = new Set<string>()
  const removeItem = (key: string) => {
    written.delete(key)
    storage.remove(key)
  }
  const standIn: Storage = {
    get length() {
      return written.size
    },
    key: (index) => [...written][index] ?? null,
    getItem: (key) => storage.get(key),
    setItem(key, value) {
      written.add(key)
      storage.set(key, value)
    },
    removeItem,
    clear: () => written.forEach(removeItem),
  }
  Object.defineProperty(target, 'localStorage', { configurable: true, value: standIn })
}

function canWrite(target: { readonly localStorage: Storage }): boolean {
  const key = 'dsg.probe'
  try {
    target.localStorage.setItem(key, '1')
    target.localStorage.removeItem(key)
    return true
  } catch {
    return false
  }
}
