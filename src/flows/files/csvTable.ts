import Papa from 'papaparse'
import { columnOf, type TableRow } from '../../core/files/columns'
import { m } from '../../core/files/messages'

type TableReading =
  | { readonly kind: 'read'; readonly rows: readonly TableRow[]; readonly delimiter: string }
  | { readonly kind: 'problem'; readonly sentence: string; readonly remedy: string }

type ParseOptions = {
  /** In characters. The default is far more than 5,000 lines with names take. */
  readonly maxLength?: number
  /** Returns true for a column of the table; by default, of a table of gifts to give. */
  readonly isColumn?: (heading: string) => boolean
}

const delimiters = [',', ';', '\t'] as const

/**
 * Splits the text of a CSV file, or of cells pasted from a spreadsheet, into rows. The delimiter is the one that yields most
 * column names in the first line, or the most cells in each; a first line "sep=;" names it. Removes the apostrophe before formulas (see `formatTable`).
 */
export function parseTable(
  text: string,
  { maxLength = 2_000_000, isColumn = (heading) => columnOf(heading) !== null }: ParseOptions = {},
): TableReading {
  if (text.length > maxLength) return problem(m.text.tooLong(text.length, maxLength), m.split)
  const plain = text.replace(/^\ufeff/u, '')
  if (plain.includes('\u0000') || plain.includes('\ufffd')) return problem(m.text.notUtf8, m.text.saveAgain)
  const rows: TableRow[] = []
  // Excel's own first line: "sep=;".
  const [said, named] = /^"?sep=([,;\t|])"?(?:\r\n|\r|\n)/iu.exec(plain) ?? []
  let start = 0
  let line = 1
  const brokenLines: number[] = []
  const delimiter = named ?? delimiterOf(plain, isColumn)
  Papa.parse<string[]>(plain, {
    delimiter,
    step({ data, errors, meta }) {
      if (errors.some(({ type }) => type === 'Quotes')) brokenLines.push(line)
      rows.push({ line, cells: data.map(withoutMark) })
      for (; start < meta.cursor; start++) if (isLineEnd(plain, start)) line++
    },
  })
  if (said !== undefined) rows.shift()
  const [broken] = brokenLines
  if (broken !== undefined) return problem(m.text.quotes(broken), m.text.closeQuotes)
  return { kind: 'read', rows, delimiter }
}

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

/** Returns true at the end of a line: LF, CRLF, or the lone CR of old spreadsheets. */
function isLineEnd(text: string, at: number): boolean {
  return text[at] === '\n' || (text[at] === '\r' && text[at + 1] !== '\n')
}

function delimiterOf(text: string, isColumn: (heading: string) => boolean): string {
  const [first = ''] = /^[\r\n]*([^\r\n]*)/u.exec(text)?.slice(1) ?? []
  const scores = new Map(
    delimiters.map((delimiter) => {
      const known = (Papa.parse<string[]>(first, { delimiter }).data[0] ?? []).filter(isColumn).length
      return [delimiter, { known, cells: cellsWith(text, delimiter) }]
    }),
  )
  const none = { known: 0, cells: 0 }
  const [best = ','] = delimiters.toSorted((one, other) => {
    const [a, b] = [scores.get(one) ?? none, scores.get(other) ?? none]
    return b.known - a.known || b.cells - a.cells
  })
  return best
}

/** Counts the cells that each of the first lines has at least: without known names, they tell the delimiter. */
function cellsWith(text: string, delimiter: string): number {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: 6, skipEmptyLines: true })
  return Math.min(...data.map((cells) => cells.length))
}

/** Start of a cell that a spreadsheet would compute. Apostrophes count too, so that reading is exact. */
const formulaStart = /^[=+\-@\t\r'\uff1d\uff0b\uff0d\uff20]/u

function withoutMark(cell: string): string {
  return cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell
}

function problem(sentence: string, remedy: string): TableReading {
  return { kind: 'problem', sentence, remedy }
}
