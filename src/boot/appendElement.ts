declare global {
  /** Texts of the inline script by their English words, where the visitor reads another language. */
  var firstWords: Readonly<Record<string, string>> | undefined
}

/** Appends a new element with this class, and its text in the language of the visitor. */
export function appendElement(parent: Element, tag: string, name: string, text = ''): HTMLElement {
  const element = parent.ownerDocument.createElement(tag)
  element.className = name
  element.textContent = globalThis.firstWords?.[text] ?? text
  parent.append(element)
  return element
}
