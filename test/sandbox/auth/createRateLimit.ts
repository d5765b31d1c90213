/** At most `limit` requests of one visitor in `windowMs`. `take` answers 0, or how long to wait, in ms. */
export function createRateLimit({
  limit,
  windowMs,
  nowMs,
}: {
  readonly limit: number
  readonly windowMs: number
  readonly nowMs: () => number
}) {
  let windowStartMs = nowMs()
  const counts = new Map<string, number>()
  return {
    take(visitor: string): number {
      if (nowMs() >= windowStartMs + windowMs) {
        windowStartMs = nowMs()
        counts.clear()
      }
      const count = (counts.get(visitor) ?? 0) + 1
      counts.set(visitor, count)
      return count <= limit ? 0 : windowStartMs + windowMs - nowMs()
    },
  }
}
