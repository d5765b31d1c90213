/** The speed of machine and network that a page measured. */
export type Felt = {
  /** The same piece of arithmetic, the median of many times. */
  readonly workMs: number
  /** Until the page's own document began to arrive. */
  readonly documentMs: number
  /** A quarter of a megabyte that cannot be compressed. */
  readonly downloadMs: number
}

type FeelingWindow = Window & { benchFelt?: (felt: Felt) => Promise<void> }

/** Runs in a page of its own: times a piece of work and a download, and reports. */
export function feelThrottling({ downloadUrl }: { readonly downloadUrl: string }): void {
  const work = () => {
    const start = performance.now()
    let sum = 0
    for (let index = 0; index < 1_000_000; index++) sum = (sum + index * 31) % 1_000_003
    return sum >= 0 ? performance.now() - start : 0
  }
  const feel = async () => {
    const times = Array.from({ length: 101 }, work).sort((a, b) => a - b)
    const start = performance.now()
    await (await fetch(downloadUrl)).arrayBuffer()
    const downloadMs = performance.now() - start
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    await (window as FeelingWindow).benchFelt?.({
      workMs: times[50] ?? 0,
      downloadMs,
      documentMs: navigation?.responseStart ?? 0,
    })
  }
  void feel()
}
