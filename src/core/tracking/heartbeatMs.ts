/** `everyMs` applies until the last change is `untilAgeMs` old. A day without a change has 132 polls. */
const steps = [
  { untilAgeMs: 60_000, everyMs: 15_000 },
  { untilAgeMs: 5 * 60_000, everyMs: 30_000 },
  { untilAgeMs: 3_600_000, everyMs: 3 * 60_000 },
  { untilAgeMs: 6 * 3_600_000, everyMs: 10 * 60_000 },
] as const
const longestMs = 15 * 60_000

/** Minimum poll interval of public chains; a local one with a shorter interval has a shorter heartbeat too. */
const publicPollMs = 5_000

/**
 * Returns the interval between two polls of the transaction service without other triggers, in ms. Grows with the age
 * of the last change, in ms: most co-signers sign soon after a request.
 */
export function heartbeatMs(ageMs: number, pollMs: number): number {
  // The age is negative after the clock was set back.
  const step = ageMs < 0 ? undefined : steps.find(({ untilAgeMs }) => ageMs < untilAgeMs)
  return (step?.everyMs ?? longestMs) * Math.min(1, pollMs / publicPollMs)
}
