/** What a browser's storage takes: everything; nothing longer than what it replaces; nothing at all; or it cannot be opened. */
export type DiskMode = 'roomy' | 'full' | 'stuck' | 'denied'

/** One browser's `localStorage`, which outlives the page. `open` is what reading `window.localStorage` does. */
export function createFakeDisk(mode: DiskMode = 'roomy') {
  const texts = new Map<string, string>()
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  const storage: Storage = {
    get length() {
      return texts.size
    },
    clear: () => texts.clear(),
    getItem: (key) => texts.get(key) ?? null,
    key: (index) => [...texts.keys()][index] ?? null,
    removeItem: (key) => void texts.delete(key),
    setItem(key, value) {
      if (disk.mode === 'stuck') refuse()
      if (disk.mode === 'full' && value.length > (texts.get(key)?.length ?? 0)) refuse()
      texts.set(key, value)
    },
  }
  const disk = {
    mode,
    texts,
    open() {
      if (disk.mode === 'denied') throw new DOMException('The operation is insecure.', 'SecurityError')
      return storage
    },
  }
  return disk
}

export const noStorageEvents = { addEventListener: () => undefined, removeEventListener: () => undefined }
