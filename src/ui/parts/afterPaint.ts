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
  // A frame callback runs before its own paint; by the next one, that paint is on the screen. A single one would let the
  // work begin while the picture is still being put together, and on a small machine both want the same processor.
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)))
  setTimeout(start, longestWaitMs)
}
