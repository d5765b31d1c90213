/**
 * How the app asks a chain's nodes, in one place: the limits of specification section 9, which hold for our own reads
 * and for those that wagmi and RainbowKit make.
 */
export const nodeLimits = {
  /** A request is given up after this long, and the next node is asked. S7.3, S9.10. */
  requestTimeoutMs: 10_000,
  /** Between two looks for a new block, where a client watches for one. S9.11. */
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
    /** Public nodes count requests: a look a minute shows which one is down, and costs nobody anything. */
    intervalMs: 60_000,
    /** A node that takes longer counts as down, for this look. */
    pingTimeoutMs: 1_000,
  },
} as const
