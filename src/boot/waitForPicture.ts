declare global {
  /** Set by the inline script of index.html. In a build React awaits it before it runs (build/chunkGroups.ts). */
  var waitForPicture: (() => Promise<void>) | undefined
  /** Set there too: the entry awaits it after React has run, so that the browser can handle input in between. */
  var nextTask: (() => Promise<void>) | undefined
}

/** A hidden page paints nothing: then the scripts run after this long, in ms. */
const longestMs = 500

/**
 * Resolves when index.html has been painted, with what the host has said by then. Running React takes longer than a frame,
 * and would delay that paint.
 *
 * Part of the script that is written into index.html: no imports from outside this folder.
 */
export function waitForPicture(window: Window): Promise<void> {
  return new Promise((resolve) => {
    // Two frames later the first one has been presented.
    window.requestAnimationFrame(() => window.requestAnimationFrame(() => window.setTimeout(resolve)))
    window.setTimeout(resolve, longestMs)
  })
}
