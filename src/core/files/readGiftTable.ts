import { assetsOf } from '../giving/assetsOf'
import { type Column, columnOf, type Columns, type TableRow } from './columns'
import type { FileContext, FilePayment, FileProblem, FileReading } from './fileReading'
import type { DecimalSign } from './parseDeclared'
import { createRowReader } from './readGiftRow'

/** More than a gift holds, and few enough to be checked while the user waits. */
export const maxFileLines = 5_000

/** How many problems are listed: a file with more of them is wrong as a whole. */
const maxProblems = 200

export type TableOptions = { readonly decimalSign: DecimalSign }

/**
 * Reads the rows of a spreadsheet as payments: the columns of CSV Airdrop, in any order, or the id of a cause in place of
 * the receiver. Strict in content: each row is either a payment that passes every check of a basket line, or problems.
 * Yields after each row, so that a caller can let the page paint.
 */
export function* readGiftTable(
  rows: readonly TableRow[],
  context: FileContext,
  options: TableOptions,
): Generator<void, FileReading> {
  const [header, ...body] = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (header === undefined) return unreadable('There is nothing in it.', 'Choose a file with payments in it.')
  const columns = readHeader(header.cells)
  if ('kind' in columns) return columns
  if (body.length === 0)
    return unreadable(
      'There is no payment below the names of the columns.',
      'Add one line for each payment below the first line.',
    )
  if (body.length > maxFileLines)
    return unreadable(
      `It has ${body.length.toLocaleString('en-GB')} payments; ${maxFileLines.toLocaleString('en-GB')} can be read at once.`,
      'Split the file.',
    )

  const readRow = createRowReader(
    { ...context, assets: assetsOf(context.chain, context.customTokens) },
    columns,
    options.decimalSign,
  )
  const payments: FilePayment[] = []
  const problems: FileProblem[] = []
  let left = 0
  for (const row of body) {
    const read = readRow(row)
    if ('gift' in read) payments.push(read)
    else if (problems.length < maxProblems) problems.push(...read)
    else left++
    yield
  }
  const notes = [
    columns.unread.length > 0 && `These columns were not read: ${columns.unread.join(', ')}.`,
    left > 0 && `${left} more lines have problems that are not listed.`,
  ].filter((note) => note !== false)
  return { kind: 'read', placeName: 'Line', payments, problems, notes }
}

function readHeader(cells: readonly string[]): Columns | Extract<FileReading, { kind: 'unreadable' }> {
  const at: { [column in Column]?: { index: number; heading: string } } = {}
  const unread: string[] = []
  for (const [index, cell] of cells.entries()) {
    const heading = cell.trim()
    const column = columnOf(heading)
    const earlier = column === null ? undefined : at[column]
    if (earlier !== undefined)
      return unreadable(
        `The columns “${earlier.heading}” and “${heading}” mean the same.`,
        'Leave one of them out of the file.',
      )
    if (column !== null) at[column] = { index, heading }
    else if (heading !== '') unread.push(`“${heading.slice(0, 40)}”`)
  }
  const missing = [
    at.amount === undefined && 'amount',
    at.receiver === undefined && at.cause === undefined && 'receiver (or cause)',
    at.token_type === undefined &&
      at.token_address === undefined &&
      'token_type and token_address (or token)',
  ].filter((text) => text !== false)
  if (missing.length === 0) return { at, unread }
  return unreadable(
    `The first line has to name the columns. Missing: ${missing.join('; ')}.`,
    'Write the names of the columns into the first line: token_type, token_address, receiver, amount.',
  )
}

function unreadable(sentence: string, remedy: string): Extract<FileReading, { kind: 'unreadable' }> {
  return { kind: 'unreadable', sentence, remedy }
}
