/** A string store that never throws. */
export type KeyValueStorage = {
  /** False when the last write is only in memory; the screen shows it. */
  readonly isDurable: boolean
  /** True when the browser denies storage: a reload finds nothing, even of earlier writes. */
  readonly isDenied: boolean
  get(key: string): string | null
  /** Stores a value. Returns true when a reload would find it; otherwise `get` returns it until the page is closed. */
  set(key: string, value: string): boolean
  /**
   * Stores a value, all or nothing, before money can move. False: no room, and nothing changed. Where storage is denied
   * memory counts as stored, because no reload can bring back something to give again.
   */
  keep(key: string, value: string): boolean
  /** Returns true when a reload finds what `get` returns. Always true where storage is denied. */
  isKept(key: string): boolean
  remove(key: string): void
  keys(): readonly string[]
  /** Calls `onChange` when another tab of this origin has changed a key. Returns a function that stops it. */
  subscribe(onChange: (key: string) => void): () => void
}

/**
 * A lock across the tabs of this browser: one tab at a time may send for an account. Storage cannot be the lock: each
 * tab reads a copy, and writes of other tabs arrive later.
 */
export type TabLocks = {
  /**
   * Acquires the lock. True: this tab holds it until `over` is aborted or the page is closed, and reads what the former
   * holder wrote. False: another tab holds it. Always true where the browser has no locks.
   */
  acquire(name: string, over: AbortSignal): Promise<boolean>
}

/**
 * Outcome of storing in the browser's database. `denied`: the browser denies storage to this page. `full`: no room.
 * `blocked`: another tab holds the database in another version.
 */
export type Keeping = 'kept' | 'denied' | 'full' | 'blocked'
