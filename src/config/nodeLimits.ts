/**
 * Limits for requests to a chain's nodes (specification section 9). They hold for our own reads and for those of wagmi
 * and RainbowKit.
 */
export const nodeLimits = {
  /** Time limit of a request, in ms, before the next node is tried. S7.3, S9.10. */
  requestTimeoutMs: 10_000,
  /** Poll interval for new blocks, in ms, where a client watches them. S9.11. */
  pollingIntervalMs: 4_000,
  /**
   * Calldata of one aggregated read, in bytes; the rest goes into another. S9.12. Not for our own reads: aggregated
   * they would share one call's gas, and a token that burns the gas would fail the others.
   */
  multicallBatchBytes: 1_024,
  /** Ranking of the nodes of one chain. S9.14. */
  ranking: {
    sampleCount: 10,
    weights: { stability: 0.7, latency: 0.3 },
    /** Interval in ms. Public nodes limit requests: one probe a minute is enough to see which node is down. */
    intervalMs: 60_000,
    /** Time limit in ms. A slower node counts as down for this probe. */
    pingTimeoutMs: 1_000,
  },
} as const
