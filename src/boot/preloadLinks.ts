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
