/** A string store that never throws. */
export type KeyValueStorage = {
  /** False: the last write is only in memory, and the screen says so. */
  readonly isDurable: boolean
  /** The browser denies storage altogether: a reload finds nothing, whenever it was written. */
  readonly isDenied: boolean
  get(key: string): string | null
  /** Returns whether a reload would find `value`. If not, `get` still returns it until the page goes. */
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
  /** Called when another tab of this origin changed a key. Returns how to stop. */
  subscribe(onChange: (key: string) => void): () => void
}

/**
 * Of all tabs of this browser one at a time may ask for an account. Storage alone cannot see to it: each tab reads a
 * copy, and what another one writes comes later.
 */
export type TabTurns = {
  /**
   * True: it is this tab's turn, until `over` is aborted or the page goes; what another tab wrote in its turn can be read
   * here. False: it is another tab's. Where the browser cannot tell, it is always this tab's.
   */
  take(name: string, over: AbortSignal): Promise<boolean>
}
