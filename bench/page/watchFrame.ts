/** What a person waits for on a page. */
export type Step = 'connected' | 'useful'

/** Until when a page is watched. */
export type WatchScript = {
  readonly lastStep: Step
  /** The report leaves when this long after the last step no file has come and no long task has run. */
  readonly quietMs: number
}

/** A file that the page fetched. Times are ms since the frame's navigation. */
export type FetchedFile = {
  readonly url: string
  readonly startMs: number
  readonly endMs: number
  readonly kind: string
}

/** What a frame saw of its own start. Times are ms since its navigation; null where it did not come to that. */
export type FrameReport = {
  /** The navigation, in ms since 1970. */
  readonly timeOriginMs: number
  readonly firstPaintMs: number | null
  readonly connectedMs: number | null
  readonly usefulMs: number | null
  readonly longTasks: readonly { readonly startMs: number; readonly durationMs: number }[]
  readonly files: readonly FetchedFile[]
}

type WatchedWindow = Window & {
  /** Takes the report to the benchmark. */
  benchReport?: (report: FrameReport) => Promise<void>
}

/**
 * Runs in the frame before the page's own scripts. "Connected": a text in the element with `data-session="safe"` has been
 * painted. "Useful": so has a button that adds a cause to the gift. The browser itself says when, by Element Timing: a
 * callback after the frame would also wait for whatever the page starts to do once it has painted. Element Timing forgets
 * an element that is replaced before the screen has confirmed it, as the header in index.html is; what stood in the page
 * when the first contentful frame was painted was therefore painted with it.
 */
export function watchFrame({ lastStep, quietMs }: WatchScript): void {
  if (window === window.top) return
  const longestMs = 30_000
  const painted: Record<Step, number | null> = { connected: null, useful: null }
  const longTasks: { startMs: number; durationMs: number }[] = []
  let lastActivityMs = 0

  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('longtask', ({ startTime, duration }) => {
    longTasks.push({ startMs: startTime, durationMs: duration })
    lastActivityMs = Math.max(lastActivityMs, startTime + duration)
  })
  observe('resource', (entry) => {
    const { initiatorType, responseEnd } = entry as PerformanceResourceTiming
    // Asking the chain and the service goes on for as long as the page is open.
    if (initiatorType !== 'fetch') lastActivityMs = Math.max(lastActivityMs, responseEnd)
  })
  observe('element', (entry) => {
    const { identifier, renderTime } = entry as PerformanceEntry & { identifier: Step; renderTime: number }
    painted[identifier] ??= renderTime
    if (identifier === lastStep && quietMs === 0) report()
  })

  const wanted: Record<Step, () => readonly Element[]> = {
    connected: () => Array.from(document.querySelectorAll('[data-session="safe"]')),
    useful: () =>
      Array.from(document.querySelectorAll('main button:enabled')).filter((button) =>
        button.textContent?.trim().startsWith('Add to gift'),
      ),
  }
  /** Since when the text of "connected" has stood in the page without a gap. */
  let standsSinceMs: number | null = null
  observe('paint', (entry) => {
    const { name, startTime, paintTime } = entry as PerformanceEntry & { paintTime: number }
    if (name !== 'first-contentful-paint' || standsSinceMs === null || standsSinceMs > paintTime) return
    painted.connected = Math.min(painted.connected ?? startTime, startTime)
    if (lastStep === 'connected' && quietMs === 0) report()
  })
  /**
   * Text counts for the block that it stands in, so every element inside is named. Until the browser has painted one: what
   * was found may have been replaced before.
   */
  const look = (step: Step) => {
    if (painted[step] !== null) return
    for (const element of wanted[step]()) {
      for (const part of [element, ...element.querySelectorAll('*')]) part.setAttribute('elementtiming', step)
    }
  }
  const observer = new MutationObserver(() => {
    const stands = wanted.connected().some(({ textContent }) => textContent.trim() !== '')
    standsSinceMs = stands ? (standsSinceMs ?? performance.now()) : null
    look('connected')
    look('useful')
  })
  const attributeFilter = ['data-session', 'disabled']
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter })

  let reported = false
  const report = () => {
    if (reported) return
    reported = true
    observer.disconnect()
    clearInterval(timer)
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    void (window as WatchedWindow).benchReport?.({
      timeOriginMs: performance.timeOrigin,
      firstPaintMs: paint?.startTime ?? null,
      connectedMs: painted.connected,
      usefulMs: painted.useful,
      longTasks,
      files: entries.map(({ name, startTime, responseEnd, initiatorType }) => ({
        url: name,
        startMs: startTime,
        endMs: responseEnd,
        kind: initiatorType,
      })),
    })
  }
  const timer = setInterval(() => {
    const now = performance.now()
    const paintedMs = painted[lastStep]
    if (now > longestMs) report()
    else if (paintedMs !== null && now - Math.max(paintedMs, lastActivityMs) > quietMs) report()
  }, 100)
}
