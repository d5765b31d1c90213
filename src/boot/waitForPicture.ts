declare global {
  /** Set by the inline script of index.html. In a build React awaits it before it runs (build/chunkGroups.ts). */
  var waitForPicture: (() => Promise<void>) | undefined
  /**
   * Set by the inline script. The entry awaits it after React has run, so that the browser can handle input in between.
   */
  var nextTask: (() => Promise<void>) | undefined
}

/** Longest wait, in ms. A hidden page paints nothing, and its scripts run after this. */
const longestMs = 500

/**
 * Resolves when index.html has been painted, with the host's response if there is one by then. Running React takes
 * longer than a frame and would delay that paint.
 *
 * Part of the inline script of index.html: no imports from outside this folder.
 */
export function waitForPicture(window: Window): Promise<void> {
  return new Promise((resolve) => {
    // Two frames later the first one has been presented.
    window.requestAnimationFrame(() => window.requestAnimationFrame(() => window.setTimeout(resolve)))
    window.setTimeout(resolve, longestMs)
  })
}
