/** What a page saw since it was asked to look. */
type SeenTasks = {
  /** Long tasks, in ms. */
  readonly tasksMs: number[]
  /** From each key to the frame that shows what it did, in ms: Event Timing, in steps of 8. */
  readonly reactionsMs: number[]
  /** The last press of a pointer, or choice from a list, in ms since the navigation. */
  pressedMs: number
  /** When the result was on screen, where the page was asked to look for it, in ms since the navigation. */
  shownMs: number | null
  typed: boolean
}

export type TaskWindow = Window & { benchTasks?: SeenTasks }

/** Runs in the page, from now on. */
export function observeTasks(): void {
  const seen: SeenTasks = { tasksMs: [], reactionsMs: [], pressedMs: 0, shownMs: null, typed: false }
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

/** Runs in the page: notes the frame that first shows another order of the rows. Resolves with it. */
export function watchRows(body: Element): Promise<void> {
  return new Promise((resolve) => {
    const moved = new MutationObserver(() => {
      moved.disconnect()
      requestAnimationFrame(() => {
        // Handled once the frame is laid out and painted.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => {
          const seen = (window as TaskWindow).benchTasks
          if (seen !== undefined) seen.shownMs = performance.now()
          resolve()
        })
        port1.start()
        port2.postMessage(null)
      })
    })
    moved.observe(body, { childList: true })
  })
}
