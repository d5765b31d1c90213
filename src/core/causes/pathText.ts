/**
 * Formats a path in a JSON document: `causes[3].recipients[0].address`. Quotes keys that are not plain names, so that
 * two places never have the same text. Empty for the document itself.
 */
export function pathText(path: readonly unknown[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    const name = String(key)
    if (!/^[A-Za-z_]\w*$/.test(name)) return `${text}[${JSON.stringify(name)}]`
    return text === '' ? name : `${text}.${name}`
  }, '')
}
