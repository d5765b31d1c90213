/** Appends a new element with this class. */
export function appendElement(parent: Element, tag: string, name: string, text = ''): HTMLElement {
  const element = parent.ownerDocument.createElement(tag)
  element.className = name
  element.textContent = text
  parent.append(element)
  return element
}
