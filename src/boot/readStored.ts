/** Returns the stored value of a key. Null: none, or storage is denied in this frame. */
export function readStored(window: Window, key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}
