/** What a page saw since it was asked to look. */
type SeenTasks = {
  /** Long tasks, in ms. */
  readonly tasksMs: number[]
  /** From each key to the frame that shows what it did, in ms: Event Timing, in steps of 8. */
  readonly reactionsMs: number[]
  /** The last press of a pointer, or choice from a list, in ms since the navigation. */
  pressedMs: number
  typed: boolean
}

export type TaskWindow = Window & { benchTasks?: SeenTasks }

/** Runs in the page, from now on. */
export function observeTasks(): void {
  const seen: SeenTasks = { tasksMs: [], reactionsMs: [], pressedMs: 0, typed: false }
  ;(window as TaskWindow).benchTasks = seen
  const fromMs = performance.now()
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      if (startTime >= fromMs) seen.tasksMs.push(duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries())
      if (startTime >= fromMs && name.startsWith('key')) seen.reactionsMs.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  for (const type of ['click', 'change'])
    window.addEventListener(
      type,
      ({ isTrusted, timeStamp }) => {
        // A download clicks a link of its own. Playwright chooses from a list without an event of the browser's.
        if (isTrusted || type === 'change') seen.pressedMs = timeStamp
      },
      { capture: true },
    )
  window.addEventListener('keydown', () => (seen.typed = true), { capture: true })
}
