import Papa from 'papaparse'
import { formulaStart } from './parseTable'

/**
 * Rows as the text of a CSV file (RFC 4180), with a BOM so that spreadsheet programs read UTF-8. A cell that a spreadsheet
 * would compute is marked with an apostrophe, which `parseTable` takes off again.
 */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => [...row])
  return `\ufeff${Papa.unparse(cells, { escapeFormulae: formulaStart, newline: '\r\n' })}\r\n`
}
