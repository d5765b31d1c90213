import { showFailure } from './showFailure'

/**
 * Shows a message when a script of the page fails to load or to run (new release, lost connection, old browser), never
 * a blank page.
 */
export function sayLoadFailure(window: Window & typeof globalThis) {
  const { document } = window
  window.addEventListener(
    'error',
    ({ target }) => {
      // Not for images, and not once React has rendered, which shows its own errors.
      const ofScript = target === window || target instanceof window.HTMLScriptElement
      if (!ofScript || document.querySelector('#root > :not([data-waiting])')) return
      showFailure(document, {
        title: 'The page could not be opened',
        text: 'A part of it did not load: the connection may have dropped, or a new version has just been put up. No money has moved.',
        reload: 'Reload',
      })
    },
    true,
  )
}
