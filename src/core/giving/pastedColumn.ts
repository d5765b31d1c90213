/** Pasted text, as far as it concerns one column of a table. */
export type Pasted =
  /** One value, for the field itself. */
  | { readonly kind: 'value'; readonly text: string }
  /** One text for each row, from the first on. They are not read yet. */
  | { readonly kind: 'column'; readonly texts: readonly string[] }
  | { readonly kind: 'severalColumns'; readonly columns: number }
  /** `place`: of the cell, from 1. */
  | { readonly kind: 'tooLong'; readonly place: number; readonly length: number }
  /** A cell has a line break: where it ends is unclear, so the cells below it could land in the wrong rows. */
  | { readonly kind: 'lineBreak'; readonly place: number }

/**
 * Reads cells copied from a spreadsheet: rows end with a line break, columns are separated by tabs, and a cell with a line
 * break is in quotation marks.
 *
 * @param longest - Maximum length of a cell, in characters.
 */
export function readPastedColumn(text: string, longest: number): Pasted {
  const rows = text.split(/\r\n|\r|\n/)
  while (rows.length > 1 && rows.at(-1)?.trim() === '') rows.pop()
  const columns = rows.reduce((most, row) => Math.max(most, row.split('\t').length), 1)
  if (columns > 1) return { kind: 'severalColumns', columns }
  const [only = ''] = rows
  if (rows.length === 1) return { kind: 'value', text: only }
  const open = rows.findIndex(isOpenQuotation)
  if (open !== -1) return { kind: 'lineBreak', place: open + 1 }
  const texts = rows.map((row) => row.trim())
  const long = texts.findIndex(({ length }) => length > longest)
  const tooLong = texts[long]
  if (tooLong !== undefined) return { kind: 'tooLong', place: long + 1, length: tooLong.length }
  return { kind: 'column', texts }
}

/** Inside of a quoted cell a quotation mark is doubled. */
function isOpenQuotation(row: string): boolean {
  return row.startsWith('"') && (row.match(/"/g) ?? []).length % 2 === 1
}
