import type { AskedHost } from './askHost'
import { waitForPicture } from './waitForPicture'

/**
 * Watches for the picture of index.html from its parsing on: a script that arrives after it has been painted need not wait
 * for two more frames. Returns what such a script awaits. While the host is silent it waits for them all the same: the
 * host's words are likely to come next.
 *
 * Part of the script that is written into index.html: no imports from outside this folder.
 */
export function watchPicture(window: Window, asked: AskedHost): () => Promise<void> {
  const { document } = window
  let picture = new Promise<void>((resolve) =>
    document.addEventListener('readystatechange', () => resolve(waitForPicture(window)), { once: true }),
  )
  asked.listeners.add(() => (picture = waitForPicture(window)))
  return () => (asked.framed && !asked.answer ? waitForPicture(window) : picture)
}
