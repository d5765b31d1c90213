import { appendElement } from './appendElement'

type FailureWords = { readonly title: string; readonly text: string; readonly reload: string }

/** Replaces the app by a message and a reload button, when React cannot render. */
export function showFailure(document: Document, words: FailureWords) {
  const main = document.createElement('main')
  main.setAttribute('role', 'alert')
  appendElement(main, 'h1', '', words.title)
  appendElement(main, 'p', '', words.text)
  appendElement(main, 'button', '', words.reload).addEventListener('click', () => document.location.reload())
  document.getElementById('root')?.replaceChildren(main)
}

/**
 * Shows a message when a script of the page fails to load or to run (new release, lost connection, old browser), never
 * a blank page.
 */
export function reportLoadErrors(window: Window & typeof globalThis) {
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
