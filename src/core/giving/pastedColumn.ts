/** Pasted text, as far as it concerns amounts. */
export type Pasted =
  /** One value, for the field itself. */
  | { readonly kind: 'value' }
  /** One text for each row, from the first on. They are not read yet. */
  | { readonly kind: 'column'; readonly amountTexts: readonly string[] }
  | { readonly kind: 'severalColumns'; readonly columns: number }
  | { readonly kind: 'tooLong' }

/** Longer text is no amount, and the stored basket has no room for it. */
const longestCell = 100

/** Reads cells copied from a spreadsheet: rows end with a line break, columns are separated by tabs. */
export function readPastedColumn(text: string): Pasted {
  const rows = text.split(/\r\n|\r|\n/)
  while (rows.length > 1 && rows.at(-1)?.trim() === '') rows.pop()
  const columns = rows.reduce((most, row) => Math.max(most, row.split('\t').length), 1)
  if (columns > 1) return { kind: 'severalColumns', columns }
  if (rows.length === 1) return { kind: 'value' }
  if (rows.some((row) => row.length > longestCell)) return { kind: 'tooLong' }
  return { kind: 'column', amountTexts: rows.map((row) => row.trim()) }
}
