/**
 * How the app asks a chain's nodes, in one place: the limits of specification section 9, which hold for our own reads
 * and for those that wagmi and RainbowKit make.
 */
export const nodeLimits = {
  /** Time limit of a request, in ms, before the next node is tried. S7.3, S9.10. */
  requestTimeoutMs: 10_000,
  /** Poll interval for new blocks, in ms, where a client watches them. S9.11. */
  pollingIntervalMs: 4_000,
  /**
   * Of calldata, for one aggregated read: what is beyond it goes into another. S9.12. Not for our own reads, which are
   * one request without it: aggregated they would share one call's gas, and who burns that can make the others fail.
   */
  multicallBatchBytes: 1_024,
  /** How several nodes of one chain are put in order. S9.14. */
  ranking: {
    sampleCount: 10,
    weights: { stability: 0.7, latency: 0.3 },
    /** Public nodes limit requests: a probe a minute is enough to see which one is down. */
    intervalMs: 60_000,
    /** A node that takes longer counts as down, for this probe. */
    pingTimeoutMs: 1_000,
  },
} as const
