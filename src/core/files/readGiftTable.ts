import { assetsOf } from '../giving/assets'
import { type Column, columnOf, type Columns, type TableRow } from './columns'
import type { FileContext, FilePayment, FileProblem, FileReading } from './fileReading'
import { readGiftRow, type RowOptions, type RowTable } from './readGiftRow'
import type { ResolvedNames } from './readFileAddress'
import { m } from './messages'
import type { AppChain } from '../chain'
import { readPayeeText } from '../giving/readPayeeText'

/** More than a gift can have, and few enough to check while the user waits. */
export const maxFileLines = 5_000

/** Maximum number of listed problems: a file with more is wrong as a whole. */
const maxProblems = 200

/** Without `names`, no ENS name was resolved. */
export type TableOptions = Pick<RowOptions, 'decimalSign'> & Partial<RowOptions>

const noNames: ResolvedNames = new Map()

/**
 * Parses the rows of a spreadsheet as payments: the columns of CSV Airdrop, in any order, or the id of a cause in
 * place of the receiver. Each row is either a payment that passes every check of a basket line, or problems. Yields
 * after each row, so that a caller can let the page paint.
 */
export function* readGiftTable(
  rows: readonly TableRow[],
  context: FileContext,
  options: TableOptions,
): Generator<void, FileReading> {
  const [header, ...body] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (header === undefined) return unreadable(m.table.empty, m.table.chooseFull)
  const columns = readHeader(header.cells)
  if ('kind' in columns) return columns
  if (body.length === 0) return unreadable(m.table.noPayment, m.table.addLines)
  if (body.length > maxFileLines) return unreadable(m.table.tooMany(body.length, maxFileLines), m.split)

  const names = options.names ?? noNames
  const table: RowTable = {
    context: { ...context, assets: assetsOf(context.chain, context.customTokens) },
    columns,
    decimalSign: options.decimalSign,
    names,
    delimiter: options.delimiter ?? ',',
  }
  const payments: FilePayment[] = []
  const problems: FileProblem[] = []
  let left = 0
  for (const row of body) {
    const read = readGiftRow(row, table)
    if ('gift' in read) payments.push(read)
    else if (problems.length < maxProblems) problems.push(...read)
    else left++
    yield
  }
  const elsewhere = new Set(
    [...names.values()].flatMap((name) =>
      name.kind === 'found' && name.recordOf === 'ethereum' ? name.ensName : [],
    ),
  )
  const notes = [
    columns.unread.length > 0 && m.table.unread(columns.unread),
    left > 0 && m.table.more(left),
    elsewhere.size > 0 && m.table.namesOnEthereum([...elsewhere], context.chain.name),
  ].filter((note) => note !== false)
  return { kind: 'read', placeName: 'Line', payments, problems, notes }
}

/** Returns the ENS names in the receiver column of a table, each once, as spelled there. */
export function namesInTable(rows: readonly TableRow[], chain: AppChain): readonly string[] {
  const [header, ...body] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const at = header?.cells.findIndex((cell) => columnOf(cell) === 'receiver') ?? -1
  const names = new Set<string>()
  for (const { cells } of body) {
    const text = cells[at]?.trim() ?? ''
    // Checksums of 5,000 addresses would block the page; `readGiftTable` computes them in slices.
    if (/^0x|:/iu.test(text)) continue
    const read = readPayeeText(text, chain)
    if (read.kind === 'name') names.add(read.name)
  }
  return [...names]
}

function readHeader(cells: readonly string[]): Columns | Extract<FileReading, { kind: 'unreadable' }> {
  const at: { [column in Column]?: { index: number; heading: string } } = {}
  const unread: string[] = []
  for (const [index, cell] of cells.entries()) {
    const heading = cell.trim()
    const column = columnOf(heading)
    const earlier = column === null ? undefined : at[column]
    if (earlier !== undefined) return unreadable(m.table.twice(earlier.heading, heading), m.table.leaveOut)
    if (column !== null) at[column] = { index, heading }
    else if (heading !== '') unread.push(heading.slice(0, 40))
  }
  const missing = [
    at.amount === undefined && 'amount',
    at.receiver === undefined && at.cause === undefined && m.table.receiver,
    at.token_type === undefined && at.token_address === undefined && m.table.token,
  ].filter((text) => text !== false)
  if (missing.length === 0) return { at, headings: cells, unread }
  return unreadable(m.table.missing(missing), m.table.nameThem)
}

function unreadable(sentence: string, remedy: string): Extract<FileReading, { kind: 'unreadable' }> {
  return { kind: 'unreadable', sentence, remedy }
}
