import { findCause, findCauseNamed } from '../causes/findCause'
import type { Cause } from '../causes/cause'
import { findNamesake } from '../causes/findNamesake'
import { recipientOn } from '../causes/recipientOn'
import { showsOtherAddress } from '../causes/readAddress'
import { textProblem } from '../causes/textProblem'
import type { Payee } from '../giving/basket'
import { isAssetKey } from '../giving/assets'
import { checkPayment } from '../giving/checkLine'
import type { Asset } from '../giving/gift'
import { causesByReceiver } from '../causes/causesByReceiver'
import type { Column, Columns, TableRow } from './columns'
import { parseAmount } from '../money/parseAmount'
import { withPlainSeparators } from '../money/readAmount'
import { looksLikeAddress } from './guessMapping'
import { type FileContext, type FilePayment, type FileProblem, shownText } from './fileReading'
import { type DecimalSign, parseDeclared } from './parseDeclared'
import { readFileAddress, type ResolvedNames } from './readFileAddress'
import { m } from './messages'

/** Start of a split amount: "1" of 1,000 and of 1,5, and "12'345" of 12'345,60. */
const beginsAmount = /^\p{Nd}+(?:[.' ]\p{Nd}{3})*$/u

/** Continuation of a number after a comma, with a unit or without. A date has more points. */
const goesOn = /^\p{Nd}+(?:\.\p{Nd}*)?(?:\s*(?<unit>[^\s.\p{Nd}]\S*))?$/u

type RowContext = FileContext & { readonly assets: readonly Asset[] }

/** Inputs to the reading of a row, beside its cells. */
export type RowOptions = {
  readonly decimalSign: DecimalSign
  readonly names: ResolvedNames
  /** Separator of the cells of a line, by default a comma. Null: a list in JSON has none. */
  readonly delimiter: string | null
  /** The asset of every payment, where no column names it. */
  readonly assetKey: string | null
  /** Texts typed by the user in place of cells, by line. */
  readonly edits: Edits
  /** The user has said that no amount goes on in the cell after it. */
  readonly areAmountsWhole: boolean
}

/** Cells of one line that the user has mended. The file stays as it is. */
export type Edit = Readonly<Partial<Record<Column, string>>>

export type Edits = ReadonlyMap<number, Edit>

/** The longest cell that is read. */
const maxCell = 1_000

/** Value of a cell, or its problem: the column, a sentence and a remedy. */
type Read<T> = { readonly value: T } | { readonly problem: Problem }
type Problem = readonly [column: Exclude<Column, 'memo'>, sentence: string, remedy: string]

/** The longest label of a recipient, as in a gift document. */
const maxNameLength = 100

/** The table of a row, and what its cells are read with. */
export type RowTable = RowOptions & { readonly context: RowContext; readonly columns: Columns }

/** Reads one row: a payment, or all problems of the row. */
export function readGiftRow(row: TableRow, table: RowTable): FilePayment | readonly FileProblem[] {
  const { context, columns, decimalSign, delimiter } = table
  const { at } = columns
  const edit: Edit = table.edits.get(row.line) ?? {}
  const cell = cellsOf(row, table)
  const payeeName = shownText(cell('name') || cell('cause') || cell('receiver'))
  const about = { place: row.line, payee: payeeName }
  const misfit = isWhole(edit) ? null : (misfitOf(row, table) ?? splitOf(row, table))
  if (misfit !== null)
    return [
      { ...about, field: 'row', column: null, text: shownText(row.cells.join(delimiter ?? ', ')), ...misfit },
    ]
  const asset = readAsset(cell, table)
  const payee = readPayee(cell, table)
  const typed = edit.amount
  const parsed = !('value' in asset)
    ? null
    : typed === undefined
      ? parseDeclared(cell('amount'), decimalSign, asset.value)
      : parseAmount(typed, asset.value.decimals, asset.value.symbol)
  const problems: Problem[] = tooLong(cell)
  if ('problem' in asset) problems.push(asset.problem)
  if ('problem' in payee) problems.push(payee.problem)
  if (parsed?.kind === 'problem') problems.push(['amount', parsed.problem.sentence, parsed.problem.remedy])

  if ('value' in asset && 'value' in payee && parsed?.kind === 'ok' && problems.length === 0) {
    const memo = cell('memo').slice(0, maxCell)
    const payment = { payee: payee.value, asset: asset.value, amount: parsed.value, memo }
    const checked = checkPayment(payment, context)
    if (checked.gift !== null) return { place: row.line, payee: payee.value, gift: checked.gift }
    for (const { field, sentence, remedy } of checked.problems)
      problems.push([columnOfField(field, payee.value), sentence, remedy])
  }
  return problems.map(([column, sentence, remedy]) => ({
    ...about,
    field: fieldOf[column],
    column: at[column]?.heading ?? column,
    text: shownText(cell(column)),
    sentence,
    remedy,
  }))
}

/** The field that mends a column. */
const fieldOf = {
  token_type: 'asset',
  token_address: 'asset',
  id: 'asset',
  receiver: 'receiver',
  cause: 'receiver',
  amount: 'amount',
  name: 'name',
} as const satisfies Readonly<Record<Problem[0], FileProblem['field']>>

/** Returns the texts of one line: what the user has typed in place of a cell, else the cell. */
export function cellsOf(row: TableRow, { columns, edits }: Pick<RowTable, 'columns' | 'edits'>): Cells {
  const edit: Edit = edits.get(row.line) ?? {}
  return (column) => (edit[column] ?? row.cells[columns.at[column]?.index ?? -1] ?? '').trim()
}

/** Returns true when nothing of the file is needed any more, so that its cells need not fit. */
function isWhole(edit: Edit): boolean {
  return edit.amount !== undefined && edit.receiver !== undefined && edit.token_address !== undefined
}

function tooLong(cell: Cells): Problem[] {
  const long = (Object.keys(fieldOf) as Problem[0][]).find((column) => cell(column).length > maxCell)
  if (long === undefined) return []
  return [[long, m.row.tooLong(cell(long).length, maxCell), m.row.shorten]]
}

type Cells = (column: Column) => string

/** Finds the assets that the lines of a table name. A line that the user has mended names none. */
export function assetsIn(
  rows: readonly TableRow[],
  table: Pick<RowTable, 'context' | 'columns' | 'assetKey' | 'edits'>,
): readonly Asset[] {
  const found = new Map<string, Read<Asset>>()
  for (const row of rows) {
    if (table.edits.get(row.line)?.token_address !== undefined) continue
    const cell = cellsOf(row, table)
    const key = JSON.stringify([cell('token_type'), cell('token_address'), cell('id')])
    if (!found.has(key)) found.set(key, readAsset(cell, table))
  }
  return [...found.values()].flatMap((read) => ('value' in read ? [read.value] : []))
}

function readAsset(
  cell: Cells,
  { context, assetKey: common }: Pick<RowTable, 'context' | 'assetKey'>,
): Read<Asset> {
  const { chain, assets } = context
  const type = cell('token_type').toLowerCase()
  const token = cell('token_address')
  const coin = assets.find(({ kind }) => kind === 'native')
  const isCoin =
    token.toLowerCase() === 'native' || token.toLowerCase() === chain.nativeCurrency.symbol.toLowerCase()

  if (/^(?:nft|erc-?721|erc-?1155|collectible)$/.test(type) || cell('id') !== '')
    return refuse(cell('id') !== '' ? 'id' : 'token_type', m.row.collectible, m.row.sendCollectible)
  if (!['', 'native', 'erc20', 'erc-20'].includes(type))
    return refuse('token_type', m.row.noKind, m.row.writeKind)
  if (type === 'native' || (type === '' && isCoin)) {
    if (token !== '' && !isCoin)
      return refuse('token_address', m.row.coinAndToken(chain.nativeCurrency.symbol), m.row.noToken)
    if (coin !== undefined) return { value: coin }
  }
  if (token === '' && type === '' && common !== null) {
    const same = assets.find((asset) => isAssetKey(common, asset))
    if (same !== undefined) return { value: same }
  }
  if (token === '')
    return refuse(type === '' ? 'token_type' : 'token_address', m.row.noAsset, m.row.writeAsset)
  return findToken(token, { chain, assets })
}

/** Finds a token by address, or by a symbol that only one token of the chain has here. */
function findToken(text: string, { chain, assets }: Pick<RowContext, 'chain' | 'assets'>): Read<Asset> {
  const tokens = assets.filter((asset) => asset.kind === 'token')
  // A token that the user added can claim any symbol.
  const named = tokens.filter(
    ({ symbol, custom }) => custom !== true && symbol.toLowerCase() === text.toLowerCase(),
  )
  const [only] = named
  if (only !== undefined && named.length === 1) return { value: only }
  if (named.length > 1 || !/^(?:[^:]*:)?0x/iu.test(text))
    return refuse(
      'token_address',
      named.length > 1 ? m.row.sameName(chain.name) : m.row.noName(chain.name),
      m.row.writeToken,
    )
  const read = readFileAddress(text, chain)
  if (read.kind === 'problem') return refuse('token_address', read.sentence, read.remedy)
  const found = tokens.find(({ address }) => address === read.address)
  if (found !== undefined) return { value: found }
  return refuse('token_address', m.unknownToken(chain.name), m.addToken)
}

function readPayee(cell: Cells, { context: { causes, chain }, names }: RowTable): Read<Payee> {
  const causeId = cell('cause')
  const receiver = cell('receiver')
  const name = cell('name')
  const cause = causeId === '' ? null : causeOf(causes, causeId)
  if (causeId !== '' && cause === null) return refuse('cause', m.row.noCause, m.row.writeCause)
  if (receiver === '') {
    if (cause !== null) return { value: { kind: 'cause', causeId: cause.id } }
    return refuse('receiver', m.row.noRecipient, m.row.writeRecipient)
  }
  const read = readFileAddress(receiver, chain, names)
  if (read.kind === 'problem') {
    const named = looksLikeAddress(receiver) ? null : findCauseNamed(causes, receiver)
    if (named !== null && (cause === null || cause === named))
      return { value: { kind: 'cause', causeId: named.id } }
    return refuse('receiver', read.sentence, read.remedy)
  }
  if (cause !== null) {
    const listed = recipientOn(cause, chain.id)?.address
    if (listed === read.address) return { value: { kind: 'cause', causeId: cause.id } }
    return refuse(
      'receiver',
      listed === undefined ? m.row.notListed(cause.name, chain.name) : m.row.listedElse(cause.name, listed),
      m.row.findOut,
    )
  }
  const receiving = causesByReceiver(causes, chain.id).get(read.address)
  if (receiving !== undefined) return { value: { kind: 'cause', causeId: receiving.id } }
  const unfit = name === '' ? null : nameProblemOf(name)
  if (unfit !== null) return refuse('name', unfit, m.row.rename)
  if (showsOtherAddress(name, read.address)) return refuse('name', m.row.otherAddress, m.row.otherName)
  const namesake = name === '' ? null : findNamesake(causes, name)
  if (namesake !== null) return refuse('name', m.row.namesake(namesake.name), m.row.otherName)
  return {
    value: { kind: 'address', address: read.address, name: name === '' ? null : name, ensName: read.ensName },
  }
}

/** Finds a cause by its id or its name. Null: there is none, or the two are of different causes. */
function causeOf(causes: readonly Cause[], text: string): Cause | null {
  const [identified, named] = [findCause(causes, text), findCauseNamed(causes, text)]
  return identified !== null && named !== null && identified !== named ? null : (identified ?? named)
}

function nameProblemOf(name: string): string | null {
  if (name.length > maxNameLength) return m.row.tooLong(name.length, maxNameLength)
  return textProblem(name)
}

/** Returns the file column of a basket line's problem. */
function columnOfField(field: string, payee: Payee): Problem[0] {
  if (field === 'amount') return 'amount'
  if (field === 'asset') return 'token_address'
  return payee.kind === 'cause' ? 'cause' : 'receiver'
}

function refuse(...problem: Problem): { readonly problem: Problem } {
  return { problem }
}

type Misfit = { readonly sentence: string; readonly remedy: string }

/**
 * Describes why the cells of a line do not fit the first line; null: they do. A delimiter in a number or a name makes
 * one cell more, and a cut-off line has one less. Ignores empty cells at the end.
 */
function misfitOf({ cells }: TableRow, { columns: { headings } }: RowTable): Misfit | null {
  const count = lengthOf(cells)
  const columns = lengthOf(headings)
  const isBeside = cells.some((cell, index) => cell.trim() !== '' && (headings[index] ?? '').trim() === '')
  if (count > columns || isBeside)
    return { sentence: m.row.moreCells(count, columns), remedy: m.row.quoteCells }
  if (cells.length < columns)
    return { sentence: m.row.fewerCells(cells.length, columns), remedy: m.row.fillCells }
  return null
}

function splitOf(row: TableRow, table: RowTable): Misfit | null {
  const text = table.areAmountsWhole ? null : doubtfulAmount(row, table)
  return text === null ? null : { sentence: m.row.splitAmount(text), remedy: m.row.quoteAmount }
}

/** Returns an amount with the cell after it, where a comma may have cut it in two. Null: it is whole. */
export function doubtfulAmount(row: TableRow, table: RowTable): string | null {
  const { cells } = row
  const {
    columns: { at },
    delimiter,
    context,
  } = table
  const place = at.amount?.index ?? -1
  const [amount, next] = [cells[place] ?? '', cells[place + 1] ?? ''].map((cell) => cell.trim())
  // A text can be the second half of a number.
  const isOwn = Object.entries(at).some(
    ([column, { index }]) => index === place + 1 && column !== 'name' && column !== 'memo',
  )
  if (
    delimiter !== ',' ||
    misfitOf(row, table) !== null ||
    isOwn ||
    !canGoOn(next ?? '', context) ||
    !beginsAmount.test(withPlainSeparators(amount ?? ''))
  )
    return null
  return `${amount},${next}`
}

/** Returns true for a cell that can be the rest of an amount. A number may be a note as well: nobody but the user knows. */
function canGoOn(cell: string, { assets }: RowContext): boolean {
  const found = goesOn.exec(cell)
  const unit = found?.groups?.['unit']
  return (
    found !== null &&
    (unit === undefined ||
      // As in "1,000 EUR": three digits after a comma look like an amount in whatever unit.
      /^\p{Nd}{3}(?!\p{Nd})/u.test(cell) ||
      assets.some(({ symbol }) => symbol.toLowerCase() === unit.toLowerCase()))
  )
}

/** Counts cells, without empty ones at the end. */
function lengthOf(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '') + 1
}
