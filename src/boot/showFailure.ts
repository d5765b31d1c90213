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
