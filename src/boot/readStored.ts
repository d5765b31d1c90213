/** What this browser has stored under a key; null where there is nothing, or the storage is denied in this frame. */
export function readStored(window: Window, key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}
