export type Clock = {
  nowMs(): number
  /** Resolves after the time, or at once when aborted (rejecting with the signal's reason). */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** 0 (inclusive) to 1 (exclusive), for jitter. */
  random(): number
  /** The tab can be seen. */
  isVisible(): boolean
  /** Called each time the visible tab is shown, gets the focus or is back online. Returns how to stop. */
  onVisible(listener: () => void): () => void
}
