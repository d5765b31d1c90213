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

/** More than any record has. */
const mostRows = 100_000

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
  const plain = text.replace(/^\ufeff/u, '').replace(/\r\n?/gu, '\n')
  if (plain.includes('\u0000') || plain.includes('\ufffd')) return problem(m.text.notUtf8, m.text.saveAgain)
  const rows: TableRow[] = []
  // Excel's own first line: "sep=;".
  const [said, named] = /^"?sep=([,;\t|])"?\n/iu.exec(plain) ?? []
  let start = 0
  let line = 1
  const brokenLines: number[] = []
  const delimiter = named ?? delimiterOf(plain, isColumn)
  if (searchedFor(plain, delimiter) > mostSearched) return problem(m.text.noCells, m.text.closeQuotes)
  Papa.parse<string[]>(plain, {
    delimiter,
    newline: '\n',
    step({ data, errors, meta }, parser) {
      if (errors.some(({ type }) => type === 'Quotes')) {
        brokenLines.push(line)
        parser.abort()
      }
      rows.push({ line, cells: data.map(withoutMarks) })
      if (rows.length > mostRows) parser.abort()
      for (; start < meta.cursor; start++) if (plain[start] === '\n') line++
    },
  })
  if (rows.length > mostRows) return problem(m.text.tooManyLines(mostRows), m.split)
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
  const cells = rows.map((row) => row.map((cell) => cell.replace(innerStart, "$1'")))
  return `${Papa.unparse(cells, { escapeFormulae: formulaStart, newline: '\r\n' })}\r\n`
}

/** A tenth of a second, and far more than any table of these lengths takes. */
const mostSearched = 10_000_000_000

/**
 * Counts the characters that Papa searches: from each quotation mark to the next delimiter and the next end of the line.
 * Where one of them does not come again, it searches the rest of the text each time.
 */
function searchedFor(text: string, delimiter: string): number {
  const next = (sign: string, from: number) => {
    const at = text.indexOf(sign, from)
    return at < 0 ? text.length : at
  }
  let sum = 0
  let cellEnd = -1
  let lineEnd = -1
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) {
    if (cellEnd < at) cellEnd = next(delimiter, at)
    if (lineEnd < at) lineEnd = next('\n', at)
    sum += cellEnd - at + lineEnd - at
  }
  return sum
}

/** The delimiter shows in the first characters. */
const startLength = 50_000

function delimiterOf(whole: string, isColumn: (heading: string) => boolean): string {
  const text = whole.slice(0, startLength)
  const [first = ''] = /^\n*([^\n]*)/u.exec(text)?.slice(1) ?? []
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
  const { data } = Papa.parse<string[]>(text, { delimiter, newline: '\n', preview: 6, skipEmptyLines: true })
  // The last one may be cut off.
  const whole = data.length > 1 && text.length === startLength ? data.slice(0, -1) : data
  return Math.min(...whole.map((cells) => cells.length))
}

/** Start of a cell that a spreadsheet would compute. Apostrophes count too, so that reading is exact. */
const formulaStart = /^[=+\-@\t\r'\uff1d\uff0b\uff0d\uff20]/u

/**
 * Places inside of a cell that begin a cell in a program with another delimiter, which does not see these quotation marks.
 */
const innerStart = /([;,\t\n\r])(?="*[=+\-@\t\r'\uff1d\uff0b\uff0d\uff20])/gu

/** The apostrophe at such a place. */
const innerMark = /([;,\t\n\r])'(?="*[=+\-@\t\r'\uff1d\uff0b\uff0d\uff20])/gu

function withoutMarks(cell: string): string {
  const whole = cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell
  return whole.replace(innerMark, '$1')
}

function problem(sentence: string, remedy: string): TableReading {
  return { kind: 'problem', sentence, remedy }
}
