/**
 * Starts to fetch the chunks that the build lists in index.html under this name, all at once: one after the other they
 * would come in waves, as each names the next. Does nothing the second time.
 *
 * Part of the script that is written into index.html: no imports from outside this folder.
 */
export function preloadLinks(document: Document, name: 'reading' | 'wallets') {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${name}]`))
    link.rel = link.as === 'style' ? 'preload' : 'modulepreload'
}
