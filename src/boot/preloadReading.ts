import type { AskedHost } from './askHost'
import { preloadLinks } from './preloadLinks'

/**
 * Preloads the chunk that reads and renders the causes. Call it after the first paint. Does nothing while the host is
 * silent: until then it is unknown whether the causes are shown.
 *
 * Part of the inline script of index.html: no imports from outside this folder.
 */
export function preloadReading(document: Document, { framed, answer }: Pick<AskedHost, 'framed' | 'answer'>) {
  if (!framed || answer) preloadLinks(document, 'reading')
}
