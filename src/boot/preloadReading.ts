import type { AskedHost } from './askHost'
import { preloadLinks } from './preloadLinks'

/**
 * Preloads what reads and draws the causes: to be called when the first paint is out. Not while the host is silent,
 * because until then it is unknown whether it is wanted.
 *
 * Part of the script that is written into index.html: no imports from outside this folder.
 */
export function preloadReading(document: Document, { framed, answer }: Pick<AskedHost, 'framed' | 'answer'>) {
  if (!framed || answer) preloadLinks(document, 'reading')
}
