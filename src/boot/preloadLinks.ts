import type { AskedHost } from './askHost'

/**
 * Preloads all chunks that the build lists in index.html under this name at once; otherwise each waits for the one
 * before. Does nothing the second time.
 *
 * Part of the inline script of index.html: no imports from outside this folder.
 */
export function preloadLinks(document: Document, name: 'reading' | 'wallets') {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${name}]`))
    link.rel = link.as === 'style' ? 'preload' : 'modulepreload'
}

/**
 * Preloads the chunk that reads and renders the causes. Call it after the first paint. Does nothing while the host is
 * silent: until then it is unknown whether the causes are shown.
 *
 * Part of the inline script of index.html: no imports from outside this folder.
 */
export function preloadReading(document: Document, { framed, answer }: Pick<AskedHost, 'framed' | 'answer'>) {
  if (!framed || answer) preloadLinks(document, 'reading')
}
