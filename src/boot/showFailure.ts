type FailureWords = { readonly title: string; readonly text: string; readonly reload: string }

/** Replaces the app by a message and a reload button, for when React cannot render. */
export function showFailure(document: Document, words: FailureWords) {
  const main = document.createElement('main')
  const title = document.createElement('h1')
  const text = document.createElement('p')
  const again = document.createElement('button')
  main.setAttribute('role', 'alert')
  title.textContent = words.title
  text.textContent = words.text
  again.textContent = words.reload
  again.addEventListener('click', () => document.location.reload())
  main.append(title, text, again)
  document.getElementById('root')?.replaceChildren(main)
}
