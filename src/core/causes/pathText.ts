/**
 * A place in a JSON document as a person would write it: `causes[3].recipients[0].address`. Keys that are not plain
 * names are quoted, so that two places never have the same text. The document itself is the empty text.
 */
export function pathText(path: readonly unknown[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    const name = String(key)
    if (!/^[A-Za-z_]\w*$/.test(name)) return `${text}[${JSON.stringify(name)}]`
    return text === '' ? name : `${text}.${name}`
  }, '')
}
