import { showFailure } from './showFailure'

/**
 * Says so when one of the page's scripts could not be fetched or does not run: a new release, a broken connection, an old
 * browser. Never a white page.
 */
export function sayLoadFailure(window: Window & typeof globalThis) {
  const { document } = window
  window.addEventListener(
    'error',
    ({ target }) => {
      // A failed image speaks for itself, and a page that has been drawn has its own words.
      const ofScript = target === window || target instanceof window.HTMLScriptElement
      if (!ofScript || document.querySelector('#root > :not([data-waiting])')) return
      showFailure(
        document,
        'A part of it did not load: the connection may have dropped, or a new version has just been put up. No money has moved.',
      )
    },
    true,
  )
}
