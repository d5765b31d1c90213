/** Longest wait, in ms. A hidden frame paints nothing, and the work starts after this. */
const longestWaitMs = 500

/** Runs the work after the next paint, so that fetching and parsing later chunks does not delay it. */
export function afterPaint(work: () => void): void {
  let due = true
  const start = () => {
    if (!due) return
    due = false
    work()
  }
  // A frame callback runs before its own paint; by the next one that paint has been presented. After a single one the
  // work would start during rendering, and compete for the processor on a small machine.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, longestWaitMs)
}
