/** Recognises a step that a user waits for: an element, and what its text has to match. */
export type StepMark = {
  readonly selector: string
  readonly text: string
  /** Below the first screen, where the browser paints nothing. */
  readonly isBelow?: true
}

/** When the page reports: this long after the step was painted, if no file has come and no long task has run since. */
export type Stop<step extends string = string> = { readonly step: step; readonly quietMs: number }

export type WatchScript<step extends string = string> = {
  /** Which page is watched where one frames the other. */
  readonly where: 'frame' | 'tab'
  readonly steps: Readonly<Record<step, StepMark>>
  /** One report for each, in this order. */
  readonly stops: readonly Stop<step>[]
}

/** A file that the page fetched. Times are ms since the page's navigation. */
type FetchedFile = {
  readonly url: string
  readonly startMs: number
  readonly endMs: number
  readonly kind: string
}

/** What a page saw of itself so far. Times are ms since its navigation; null where it did not come to that. */
export type PageReport<step extends string = string> = {
  /** The navigation, in ms since 1970. */
  readonly timeOriginMs: number
  readonly firstPaintMs: number | null
  readonly painted: Readonly<Record<step, number | null>>
  /** When the user last pressed something. */
  readonly pressedMs: number | null
  readonly longTasks: readonly { readonly startMs: number; readonly durationMs: number }[]
  readonly files: readonly FetchedFile[]
}

type WatchedWindow = Window & {
  /** Takes a report to the benchmark. */
  benchReport?: (report: PageReport) => Promise<void>
}

/**
 * Runs in the page before its own scripts. A step is done when a text in one of its elements has been painted. The
 * browser itself says when, by Element Timing: a callback after the frame would also wait for whatever the page starts to
 * do once it has painted. Element Timing forgets an element that is replaced before the screen has confirmed it, as the
 * header in index.html is; what stood in the page when the first contentful frame was painted was therefore painted with it.
 * What is below the first screen is done one frame after it was rendered, when that frame has been presented.
 *
 * The page is notified of each step by an event `benchpainted` whose `detail` is its name.
 */
export function watchPage({ where, steps, stops }: WatchScript): void {
  if ((window === window.top) !== (where === 'tab')) return
  const longestMs = 30_000
  const names = Object.keys(steps)
  const painted: Record<string, number | null> = Object.fromEntries(names.map((name) => [name, null]))
  /** Since when the text of a step has stood in the page without a gap. */
  const standsSinceMs: Record<string, number | null> = { ...painted }
  const longTasks: { startMs: number; durationMs: number }[] = []
  let pressedMs: number | null = null
  let lastActivityMs = 0
  performance.setResourceTimingBufferSize(2_000)

  const take = (name: string, ms: number) => {
    if (painted[name] !== null && painted[name] !== undefined && painted[name] <= ms) return
    const isFirst = painted[name] === null
    painted[name] = ms
    if (isFirst) window.dispatchEvent(new CustomEvent('benchpainted', { detail: name }))
    const stop = stops[reports]
    if (stop?.step === name && stop.quietMs === 0) report()
  }
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true })
  observe('longtask', ({ startTime, duration }) => {
    longTasks.push({ startMs: startTime, durationMs: duration })
    lastActivityMs = Math.max(lastActivityMs, startTime + duration)
  })
  observe('resource', (entry) => {
    const { initiatorType, responseEnd } = entry as PerformanceResourceTiming
    // Requests to the chain and the service go on for as long as the page is open.
    if (initiatorType !== 'fetch') lastActivityMs = Math.max(lastActivityMs, responseEnd)
  })
  observe('element', (entry) => {
    const { identifier, renderTime } = entry as PerformanceEntry & { identifier: string; renderTime: number }
    if (painted[identifier] === null) take(identifier, renderTime)
  })
  observe('paint', (entry) => {
    const { name, startTime, paintTime } = entry as PerformanceEntry & { paintTime: number }
    if (name !== 'first-contentful-paint') return
    for (const step of names) {
      const sinceMs = standsSinceMs[step] ?? null
      if (sinceMs !== null && sinceMs <= paintTime) take(step, startTime)
    }
  })
  window.addEventListener(
    'click',
    ({ isTrusted, timeStamp }) => {
      if (isTrusted) pressedMs = timeStamp
    },
    { capture: true },
  )

  /**
   * Text counts for the block that it stands in, so every element inside is named. Until the browser has painted one: what
   * was found may have been replaced before.
   */
  const look = (name: string) => {
    const { selector, text, isBelow }: StepMark = steps[name] ?? { selector: '', text: '' }
    const pattern = new RegExp(text)
    const found = Array.from(document.querySelectorAll(selector)).filter(({ textContent }) =>
      pattern.test(textContent),
    )
    const stoodBefore = standsSinceMs[name] !== null
    standsSinceMs[name] = found.length === 0 ? null : (standsSinceMs[name] ?? performance.now())
    if (painted[name] !== null) return
    if (isBelow === true) {
      if (found.length > 0 && !stoodBefore) takeWhenPresented(name)
      return
    }
    for (const element of found) {
      for (const part of [element, ...element.querySelectorAll('*')]) part.setAttribute('elementtiming', name)
    }
  }
  const takeWhenPresented = (name: string) =>
    requestAnimationFrame(() => requestAnimationFrame(() => take(name, performance.now())))
  const observer = new MutationObserver(() => names.forEach(look))
  const attributeFilter = ['data-session', 'disabled']
  observer.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter })

  let reports = 0
  let lastReportMs = 0
  const report = () => {
    reports += 1
    lastReportMs = performance.now()
    if (reports === stops.length) {
      observer.disconnect()
      clearInterval(timer)
    }
    const paint = performance.getEntriesByName('first-contentful-paint')[0]
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    void (window as WatchedWindow).benchReport?.({
      timeOriginMs: performance.timeOrigin,
      firstPaintMs: paint?.startTime ?? null,
      painted: { ...painted },
      pressedMs,
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
    const stop = stops[reports]
    const now = performance.now()
    const paintedMs = painted[stop?.step ?? ''] ?? null
    if (stop === undefined || now - lastReportMs > longestMs) report()
    else if (paintedMs !== null && now - Math.max(paintedMs, lastActivityMs) > stop.quietMs) report()
  }, 100)
}
