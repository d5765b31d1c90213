import { locale } from '../../language/messages'
import { assetKey as keyOf, assetsOf } from '../giving/assets'
import { formatAmountFor } from '../money/formatAmount'
import { maxMemoLength } from '../giving/basket'
import { readPayeeText } from '../giving/readPayeeText'
import {
  type Column,
  columnByWords,
  columnOf,
  type Columns,
  columnsOf,
  type Mapping,
  type TableRow,
  unitOf,
} from './columns'
import {
  type FileContext,
  type FilePayment,
  type FileProblem,
  type FileReading,
  type HeadedUnit,
  type Missing,
  type PlaceName,
  shownText,
  type TableSeen,
} from './fileReading'
import { guessMapping, looksLikeAddress } from './guessMapping'
import { bothWaysDecimals, guessSign, readBothWays } from './guessSign'
import { m } from './messages'
import type { DecimalSign } from './parseDeclared'
import {
  assetsIn,
  cellsOf,
  doubtfulAmount,
  type Edits,
  readGiftRow,
  type RowOptions,
  type RowTable,
} from './readGiftRow'
import type { ResolvedNames } from './readFileAddress'
import { followTotals } from './totalRows'

/** More than a gift can have, and few enough to check while the user waits. */
export const maxFileLines = 5_000

/** Maximum number of listed problems: a file with more is wrong as a whole. */
const maxProblems = 200

/** Maximum number of columns: a table with more is none of payments. */
const maxColumns = 100

/** "1,000" and "1,000.50 USDC" look more like one amount than "1,2345": the user has to see them, wherever they stand. */
const beginsThousands = /,\s*\p{Nd}{3}(?!\p{Nd})/u

/** How many lines are shown, for the user to see what a column holds. */
const sampleRows = 3

export type TableOptions = Partial<RowOptions> & {
  /** The user's choices for the columns. Absent: guessed. */
  readonly mapping?: Mapping
  /** Places in the chosen mapping that were guessed, and that the user has not confirmed. */
  readonly proposed?: readonly number[]
  /** The mapping was chosen for another file with these headings. */
  readonly isMappingKept?: boolean
  /** Decimal sign of the numbers that the page itself prints. */
  readonly pageSign?: DecimalSign
  readonly placeName?: PlaceName
}

const noNames: ResolvedNames = new Map()
const noEdits: Edits = new Map()

/**
 * Parses the rows of a spreadsheet as payments: the columns of CSV Airdrop, in any order, or the id of a cause in
 * place of the receiver. Each row is either a payment that passes every check of a basket line, or problems. Asks, where
 * the columns or the decimal sign are not plain. Yields after each row, so that a caller can let the page paint.
 */
export function* readGiftTable(
  rows: readonly TableRow[],
  context: FileContext,
  options: TableOptions,
): Generator<void, FileReading> {
  const placeName = options.placeName ?? 'Line'
  const opened = openTable(rows, context, options)
  if ('sentence' in opened) return opened
  const { columns, body, seen, unheaded } = opened
  const { decimalSign } = seen
  if (seen.missing.length > 0 || decimalSign === null) return { kind: 'asked', placeName, table: seen }

  const names = options.names ?? noNames
  const table: RowTable = {
    context: { ...context, assets: assetsOf(context.chain, context.customTokens) },
    columns,
    decimalSign,
    names,
    delimiter: placeName === 'Payment' ? null : (options.delimiter ?? ','),
    assetKey: seen.assetKey,
    edits: options.edits ?? noEdits,
    areAmountsWhole: options.areAmountsWhole ?? false,
  }
  const totals = followTotals(
    decimalSign,
    table.context.assets.map(({ symbol }) => symbol),
  )
  const again = seen.header?.map(plainCell).join('\n')
  const payments: FilePayment[] = []
  const problems: FileProblem[] = []
  const notes: string[] = []
  const wrongTotals: string[] = []
  const cutMemos: number[] = []
  const doubtful: string[] = []
  let left = 0
  for (const row of body) {
    const cell = cellsOf(row, table)
    const hasRecipient = cell('receiver') !== '' || cell('cause') !== ''
    const amount = row.cells[columns.at.amount?.index ?? -1] ?? ''
    const isHeader = again !== undefined && row.cells.map(plainCell).join('\n') === again
    if (isHeader) {
      notes.push(m.table.headerAgain(row.line))
      continue
    }
    const total = totals.noteOn({
      place: row.line,
      cells: row.cells,
      amount,
      typed: table.edits.get(row.line)?.amount,
      hasRecipient,
      name: cell('name'),
    })
    if (total !== null) {
      ;(total.differs ? wrongTotals : notes).push(total.sentence)
      continue
    }
    const split = doubtfulAmount(row, table)
    if (split !== null) doubtful.push(split)
    const read = readGiftRow(row, table)
    if ('gift' in read) {
      payments.push(read)
      if (cell('memo').length > maxMemoLength) cutMemos.push(row.line)
    }
    if (!('gift' in read) && problems.length < maxProblems) problems.push(...read)
    else if (!('gift' in read)) left++
    yield
  }
  const elsewhere = new Set(
    [...names.values()].flatMap((name) =>
      name.kind === 'found' && name.recordOf === 'ethereum' ? name.ensName : [],
    ),
  )
  const { example } = seen.sign
  const meant = example === null ? null : readBothWays(example)[decimalSign]
  const meantText = meant === null ? example : formatAmountFor(meant, bothWaysDecimals, locale)
  if (example !== null && meantText !== null && meantText !== example)
    notes.unshift(m.table.readWith(example, meantText))
  if (columns.unread.length > 0) notes.unshift(m.table.unread(columns.unread))
  if (unheaded !== null)
    notes.unshift(m.table.unheaded(unheaded.line, shownText(unheaded.cells.join(', ')) ?? ''))
  if (cutMemos.length > 0) notes.push(m.table.memosCut(placeName, cutMemos, maxMemoLength))
  if (left > 0) notes.push(m.table.more(left))
  if (elsewhere.size > 0) notes.push(m.table.namesOnEthereum([...elsewhere], context.chain.name))
  const split = doubtful.find((text) => beginsThousands.test(text)) ?? doubtful[0]
  const doubt = split === undefined ? null : { text: split, lines: doubtful.length }
  return { kind: 'read', placeName, payments, problems, notes, wrongTotals, table: { ...seen, doubt } }
}

type OpenTable = {
  readonly columns: Columns
  readonly body: readonly TableRow[]
  readonly seen: TableSeen
  /** A first line that was taken for a header and has no known heading. */
  readonly unheaded: TableRow | null
}

type Unreadable = Extract<FileReading, { kind: 'unreadable' }>

/** Finds the header, the columns and the decimal sign of a table, and what of it has to be asked. */
function openTable(
  rows: readonly TableRow[],
  context: FileContext,
  options: TableOptions,
): OpenTable | Unreadable {
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const [first] = filled
  if (first === undefined) return unreadable(m.table.empty, m.table.chooseFull)
  if (first.cells.length > maxColumns)
    return unreadable(m.table.tooManyColumns(first.cells.length, maxColumns), m.anotherFile)
  const isList = options.placeName === 'Payment'
  const header = isList || !isPaymentLine(first.cells) ? first.cells : null
  const isNamed = isList || header === null || isHeaded(header)
  const unheaded = isNamed || header.some((heading) => columnByWords(heading) !== null) ? null : first
  const body = header === null ? filled : filled.slice(1)
  if (body.length === 0) return unreadable(m.table.noPayment, m.table.addLines)
  if (body.length > maxFileLines) return unreadable(m.table.tooMany(body.length, maxFileLines), m.split)

  const headings = header ?? first.cells.map((_, index) => m.table.column(index + 1))
  const cells = body.map((row) => row.cells)
  const guess =
    options.mapping === undefined
      ? guessMapping(header, cells, context)
      : { mapping: options.mapping, proposed: options.proposed ?? [] }
  const assetKey = commonAsset(headings, { context, mapping: guess.mapping, options })
  const unit = unfitUnit(body, { context, headings, mapping: guess.mapping, options, assetKey })
  const mapping =
    unit === null ? guess.mapping : guess.mapping.map((column) => (column === 'amount' ? null : column))
  const proposed = guess.proposed.filter((index) => mapping[index] != null)
  const isProposed = (column: Column) => proposed.some((index) => mapping[index] === column)
  const columns = columnsOf(headings, mapping)
  const { at } = columns
  // One column without the words of a table: prose, or a file of another kind.
  if (headings.length === 1)
    return unreadable(m.table.missing([m.table.amount, m.table.receiver]), m.table.nameThem)
  const hasAsset = at.token_type !== undefined || at.token_address !== undefined
  const place = at.amount?.index
  const sign = guessSign(
    place === undefined ? [] : cells.map((row) => row[place] ?? ''),
    options.pageSign ?? 'point',
  )
  const decimalSign = options.decimalSign ?? (sign.asked === null ? (sign.sign ?? 'point') : null)
  const hasPayee = at.receiver !== undefined || at.cause !== undefined
  const open: readonly (Missing | false)[] = [
    (at.amount === undefined || isProposed('amount')) && (unit === null ? 'amount' : 'unit'),
    (!hasPayee || isProposed('receiver') || isProposed('cause')) && 'receiver',
    (isProposed('token_address') || (!hasAsset && assetKey === null)) && 'asset',
    decimalSign === null && 'sign',
  ]
  const missing = open.filter((one) => one !== false)
  const samples = cells.slice(0, sampleRows)
  return {
    columns,
    body,
    seen: { header, samples, mapping, proposed, sign, decimalSign, assetKey, missing, unit, doubt: null },
    unheaded,
  }
}

/** Returns true for a first line that holds a payment: an address, or a number beside no known heading. */
function isPaymentLine(cells: readonly string[]): boolean {
  return (
    cells.some(looksLikeAddress) || (!isHeaded(cells) && cells.some((cell) => beginsNumber.test(cell.trim())))
  )
}

/** "100", "-5", "$ 1,000.50", "100 USDC". */
const beginsNumber = /^[^\p{L}\p{N}]{0,3}\p{Nd}/u

function isHeaded(cells: readonly string[]): boolean {
  return cells.some((cell) => columnOf(cell) !== null)
}

/**
 * Returns the asset of every payment, where no column names it: as the user has chosen, or the one of our assets whose
 * symbol stands in the heading of the amounts. A token that the user added can claim any symbol.
 */
function commonAsset(
  headings: readonly string[],
  { context, mapping, options }: Omit<Headed, 'headings' | 'assetKey'>,
): string | null {
  if (mapping.includes('token_type') || mapping.includes('token_address')) return null
  if (options.assetKey != null) return options.assetKey
  const unit = unitOf(headings[mapping.indexOf('amount')] ?? '')?.toLowerCase()
  const named = assetsOf(context.chain, context.customTokens).filter(
    ({ symbol }) => symbol.toLowerCase() === unit,
  )
  const [only] = named
  const isOurs = only !== undefined && named.length === 1 && (only.kind === 'native' || only.custom !== true)
  return isOurs ? keyOf(only) : null
}

/** Finds a unit in the heading of the amounts that has to be asked about. Null: it has none, or every payment is in it. */
function unfitUnit(
  body: readonly TableRow[],
  { context, headings, mapping, options, assetKey: common }: Headed,
): HeadedUnit | null {
  const heading = headings[mapping.indexOf('amount')] ?? ''
  const unit = unitOf(heading)
  if (unit === null) return null
  const isIt = ({ symbol }: { readonly symbol: string }) => symbol.toLowerCase() === unit.toLowerCase()
  const assets = assetsOf(context.chain, context.customTokens)
  const columns = columnsOf(headings, mapping)
  const named = assetsIn(body, {
    context: { ...context, assets },
    columns,
    assetKey: common,
    edits: options.edits ?? noEdits,
  })
  if (named.length > 0 && named.every(isIt)) return null
  const isAsset = assets.some(isIt)
  const isChosen = options.mapping !== undefined && options.isMappingKept !== true
  return isChosen && !isAsset ? null : { heading: heading.trim(), unit, isAsset }
}

type Headed = {
  readonly context: FileContext
  readonly headings: readonly string[]
  readonly mapping: Mapping
  readonly options: TableOptions
  /** The asset of every payment, where no column names it. */
  readonly assetKey: string | null
}

function plainCell(cell: string): string {
  return cell.trim().toLowerCase()
}

/** Returns the ENS names of recipients in a table, and among what the user typed, each once, as spelled there. */
export function namesInTable(
  rows: readonly TableRow[],
  context: FileContext,
  options: TableOptions,
): readonly string[] {
  const opened = openTable(rows, context, options)
  if ('sentence' in opened || opened.seen.missing.length > 0) return []
  const { columns, body } = opened
  const edits = options.edits ?? noEdits
  const names = new Set<string>()
  for (const row of body) {
    const text = cellsOf(row, { columns, edits })('receiver')
    // Checksums of 5,000 addresses would block the page; `readGiftTable` computes them in slices.
    if (/^0x|:/iu.test(text)) continue
    const read = readPayeeText(text, context.chain)
    if (read.kind === 'name') names.add(read.name)
  }
  return [...names]
}

function unreadable(sentence: string, remedy: string): Unreadable {
  return { kind: 'unreadable', sentence, remedy }
}
