/**
 * Preloads the chunks that the build lists in index.html under this name, all at once: without it each would be requested
 * when the one before has arrived. Does nothing the second time.
 *
 * Part of the script that is written into index.html: no imports from outside this folder.
 */
export function preloadLinks(document: Document, name: 'reading' | 'wallets') {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${name}]`))
    link.rel = link.as === 'style' ? 'preload' : 'modulepreload'
}
