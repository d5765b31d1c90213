import Papa from 'papaparse'
import { formulaStart } from './parseTable'

/**
 * Formats rows as a CSV file (RFC 4180), with a BOM so that spreadsheet programs read UTF-8. A cell that a spreadsheet would
 * compute gets a leading apostrophe, which `parseTable` removes.
 */
export function formatTable(rows: readonly (readonly string[])[]): string {
  return `${tableStart}${formatRows(rows)}`
}

/** Start of a file: the BOM. */
export const tableStart = '\ufeff'

/** Formats some rows of a file, for a long table that is written in slices. */
export function formatRows(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => [...row])
  return `${Papa.unparse(cells, { escapeFormulae: formulaStart, newline: '\r\n' })}\r\n`
}
