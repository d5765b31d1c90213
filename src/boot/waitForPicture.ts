declare global {
  /** Left by the inline script of index.html. In a build React awaits it before it runs (build/chunkGroups.ts). */
  var waitForPicture: (() => Promise<void>) | undefined
  /** Left there too: the entry awaits it after React has run, so that the browser can react in between. */
  var nextTask: (() => Promise<void>) | undefined
}

/** A page that is hidden paints nothing: then the scripts run after this long all the same. */
const longestMs = 500

/**
 * Resolves when what stands in index.html has been painted, with whatever the host has said by then. To run React takes
 * longer than a frame, and would hold the picture up.
 *
 * Part of the script that is written into index.html: no imports from outside this folder.
 */
export function waitForPicture(window: Window): Promise<void> {
  return new Promise((resolve) => {
    // By the second frame the first one is on the screen.
    window.requestAnimationFrame(() => window.requestAnimationFrame(() => window.setTimeout(resolve)))
    window.setTimeout(resolve, longestMs)
  })
}
