/** A string store that never throws. */
export type KeyValueStorage = {
  /** False: the last write is only in memory, and the screen says so. */
  readonly isDurable: boolean
  /** The browser denies storage altogether: a reload finds nothing, whenever it was written. */
  readonly isDenied: boolean
  get(key: string): string | null
  /** Returns whether a reload would find `value`. If not, `get` still returns it until the page is closed. */
  set(key: string, value: string): boolean
  /**
   * All or nothing, for what must be stored before money can move. False: no room, and nothing changed. Where storage is
   * denied memory counts as stored: no reload brings anything back that could be given again.
   */
  keep(key: string, value: string): boolean
  /** Whether a reload finds what `get` returns. Always true where storage is denied. */
  isKept(key: string): boolean
  remove(key: string): void
  keys(): readonly string[]
  /** Called when another tab of this origin has changed a key. Returns a function that stops it. */
  subscribe(onChange: (key: string) => void): () => void
}

/**
 * A lock across the tabs of this browser: one at a time may send for an account. Storage alone cannot be the lock: each
 * tab reads a copy, and writes of other tabs arrive later.
 */
export type TabLocks = {
  /**
   * True: this tab holds the lock until `over` is aborted or the page is closed, and reads what the former holder wrote.
   * False: another tab holds it. Where the browser has no locks, always true.
   */
  acquire(name: string, over: AbortSignal): Promise<boolean>
}
