/** A frame that is hidden paints nothing: then the work starts after this long all the same. */
const longestWaitMs = 500

/**
 * Runs the work once what is on its way to the screen has been painted, so that fetching and parsing what comes next
 * does not hold it up.
 */
export function afterPaint(work: () => void): void {
  let due = true
  const start = () => {
    if (!due) return
    due = false
    work()
  }
  // The frame callback runs before the paint, and a task of its own after it.
  requestAnimationFrame(() => setTimeout(start))
  setTimeout(start, longestWaitMs)
}
