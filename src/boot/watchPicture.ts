import type { AskedHost } from './askHost'
import { waitForPicture } from './waitForPicture'

/**
 * Waits for the first paint of index.html from its parsing on: a script that arrives after that paint need not wait for two
 * more frames. Returns what such a script awaits. While the host is silent it waits for them all the same: the host's answer
 * is likely to come next.
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
