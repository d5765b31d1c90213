import Papa from 'papaparse'
import { formulaStart } from './parseTable'

/**
 * Rows as the text of a CSV file (RFC 4180), with a BOM so that spreadsheet programs read UTF-8. A cell that a spreadsheet
 * would compute is marked with an apostrophe, which `parseTable` takes off again.
 */
export function formatTable(rows: readonly (readonly string[])[]): string {
  return `${tableStart}${formatRows(rows)}`
}

/** What a file begins with: the BOM. */
export const tableStart = '\ufeff'

/** Some of the rows of a file, for a long table that is written in slices. */
export function formatRows(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => [...row])
  return `${Papa.unparse(cells, { escapeFormulae: formulaStart, newline: '\r\n' })}\r\n`
}
