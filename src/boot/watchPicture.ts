import type { AskedHost } from './askHost'
import { waitForPicture } from './waitForPicture'

/**
 * Waits for the first paint of index.html from its parsing on, and returns the function that scripts await. A script
 * that arrives after that paint need not wait for two more frames. While the host is silent it still waits for them:
 * the host's response is likely to come next.
 *
 * Part of the inline script of index.html: no imports from outside this folder.
 */
export function watchPicture(window: Window, asked: AskedHost): () => Promise<void> {
  const { document } = window
  let picture = new Promise<void>((resolve) =>
    document.addEventListener('readystatechange', () => resolve(waitForPicture(window)), { once: true }),
  )
  asked.listeners.add(() => (picture = waitForPicture(window)))
  return () => (asked.framed && !asked.answer ? waitForPicture(window) : picture)
}
