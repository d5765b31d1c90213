/** The browser's own time, for work that is cut into slices. */
export const pageClock = {
  nowMs: () => performance.now(),
  sleep: (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms)),
}
