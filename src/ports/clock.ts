export type Clock = {
  nowMs(): number
  /** Resolves after the time, or at once when aborted (rejecting with the signal's reason). */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** Returns 0 (inclusive) to 1 (exclusive), for jitter. */
  random(): number
  /** Returns true while the tab is visible. */
  isVisible(): boolean
  /** Calls `listener` each time the visible tab is shown, focused or back online. Returns a function that stops it. */
  onVisible(listener: () => void): () => void
}
