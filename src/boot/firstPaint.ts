import type { AskedHost } from './askHost'

/** Longest wait, in ms. A hidden page paints nothing, and its scripts run after this. */
const longestMs = 500

/**
 * Watches for the first paint of index.html from its parsing on. Returns the function that scripts await: it resolves
 * once the page has been painted, with the host's response if there is one by then. A script that arrives after that
 * paint need not wait for two more frames. While the host is silent it still waits for them: the response is likely to
 * come next.
 *
 * Part of the inline script of index.html: no imports from outside this folder.
 */
export function watchFirstPaint(window: Window, asked: AskedHost): () => Promise<void> {
  const { document } = window
  let painted = new Promise<void>((resolve) =>
    document.addEventListener('readystatechange', () => resolve(waitForPaint(window)), { once: true }),
  )
  asked.listeners.add(() => (painted = waitForPaint(window)))
  return () => (asked.framed && !asked.answer ? waitForPaint(window) : painted)
}

/** Resolves when the current frame has been painted. */
export function waitForPaint(window: Window): Promise<void> {
  return new Promise((resolve) => {
    // Two frames later the first one has been presented.
    window.requestAnimationFrame(() => window.requestAnimationFrame(() => window.setTimeout(resolve)))
    window.setTimeout(resolve, longestMs)
  })
}
