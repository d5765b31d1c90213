type Attributes = Readonly<Record<string, string>>

/** A DOM element with attributes and children. By hand, because the page allows no markup from text. */
export function element<const tag extends keyof HTMLElementTagNameMap>(
  tag: tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** A button that does this. */
export function button(label: string, onClick: () => void, attributes: Attributes = {}): HTMLButtonElement {
  const made = element('button', { type: 'button', ...attributes }, label)
  made.addEventListener('click', onClick)
  return made
}

/** A labelled choice; `choices` are pairs of value and words. */
export function choice(
  label: string,
  choices: readonly (readonly [value: string, words: string])[],
  chosen: string,
  onChoose: (value: string) => void,
): HTMLLabelElement {
  const select = element('select')
  for (const [value, words] of choices) select.append(element('option', { value }, words))
  select.value = chosen
  select.addEventListener('change', () => onChoose(select.value))
  return element('label', {}, element('span', {}, label), select)
}
