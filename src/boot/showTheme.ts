import type { AskedHost } from './askHost'
import { readStored } from './readStored'

/**
 * Sets `data-theme` on the document before the first paint, so that nothing flashes: the user's choice, else the host's
 * theme, else the system's. Stops when React has rendered: `useTheme` takes over.
 *
 * Part of the inline script of index.html: no imports from outside this folder.
 */
export function showTheme(window: Window & typeof globalThis, asked: AskedHost) {
  const { document } = window
  asked.listeners.add(show)
  show()

  function show() {
    if (document.querySelector('#root > :not([data-waiting])')) return
    const dark = chosen() ?? asked.dark ?? window.matchMedia('(prefers-color-scheme: dark)').matches
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }

  function chosen(): boolean | null {
    const choice = readStored(window, 'theme')
    return choice == 'dark' || (choice == 'light' ? false : null)
  }
}
