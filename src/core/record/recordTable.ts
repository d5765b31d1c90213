import * as v from 'valibot'
import type { TableRow } from '../files/columns'
import { problemOf } from '../giving/readGiftDocument'
import { formatAmount } from '../money/formatAmount'
import { minorDigits } from '../prices/prices'
import type { GiftRecord } from './giftRecord'
import { giftRecordSchema } from './giftRecordJson'
import { m } from './messages'
import { allCosts, costsByRow, costsCell, readCostsCell, type RowCosts } from './rowCosts'

/** Between no signature and no knowledge of them there is a difference: an empty cell is the second. */
const noSigners = 'none'

/** The decimals of every chain's own coin: fees are of it. */
const coinDecimals = 18

type TableColumn = { readonly since: number; readonly cell: (gift: GiftRecord, costs: RowCosts) => string }

/**
 * What each column holds, in the order in which they are written, and the version since which it is. An empty cell: not known,
 * or there is none. A new column goes to the end with the next version; no column is renamed or removed (docs/formats.md).
 */
const columns = {
  time_utc: { since: 1, cell: ({ atMs }) => timeCell(atMs) },
  chain_id: { since: 1, cell: ({ chainId }) => `${chainId}` },
  block: { since: 1, cell: ({ blockNumber }) => `${blockNumber}` },
  block_hash: { since: 1, cell: ({ blockHash }) => blockHash },
  tx_hash: { since: 1, cell: ({ txHash }) => txHash },
  safe_tx_hash: { since: 1, cell: ({ payer }) => (payer.kind === 'safe' ? payer.safeTxHash : '') },
  nonce: { since: 1, cell: ({ payer }) => `${payer.nonce ?? ''}` },
  from: { since: 1, cell: ({ payer }) => payer.address },
  place: { since: 1, cell: ({ index }) => `${index}` },
  status: { since: 1, cell: ({ outcome }) => outcome },
  cause_id: { since: 1, cell: ({ cause }) => cause?.id ?? '' },
  cause: { since: 1, cell: ({ cause }) => cause?.name ?? '' },
  country: { since: 1, cell: ({ cause }) => cause?.country ?? '' },
  registered_with: { since: 1, cell: ({ cause }) => cause?.registration?.authority ?? '' },
  registration_number: { since: 1, cell: ({ cause }) => cause?.registration?.number ?? '' },
  recipient: { since: 1, cell: ({ recipient }) => recipient },
  recipient_own_name: { since: 1, cell: ({ noted }) => noted.name ?? '' },
  token: { since: 1, cell: ({ asset }) => asset.symbol },
  token_address: { since: 1, cell: ({ asset }) => asset.token ?? '' },
  token_decimals: { since: 1, cell: ({ asset }) => `${asset.decimals}` },
  sent_raw: { since: 1, cell: ({ amount }) => `${amount}` },
  sent: { since: 1, cell: ({ amount, asset }) => formatAmount(amount, asset.decimals) },
  arrived_raw: { since: 1, cell: ({ arrived }) => `${arrived}` },
  arrived: { since: 1, cell: ({ arrived, asset }) => formatAmount(arrived, asset.decimals) },
  currency: { since: 1, cell: ({ noted }) => noted.value?.currency ?? '' },
  value_raw: { since: 1, cell: ({ noted }) => `${noted.value?.amount ?? ''}` },
  value: {
    since: 1,
    cell: ({ noted: { value } }) =>
      value === null ? '' : formatAmount(value.amount, minorDigits(value.currency)),
  },
  price_source: { since: 1, cell: ({ noted }) => noted.value?.source ?? '' },
  price_time_utc: { since: 1, cell: ({ noted }) => (noted.value === null ? '' : timeCell(noted.value.atMs)) },
  proposer: { since: 1, cell: ({ noted }) => noted.proposer ?? '' },
  signers: { since: 1, cell: ({ payer }) => signersCell(payer) },
  executor: { since: 1, cell: ({ executor }) => executor },
  fee_wei: { since: 1, cell: ({ feeWei }, { fee }) => (fee ? `${feeWei}` : '') },
  fee: { since: 1, cell: ({ feeWei }, { fee }) => (fee ? formatAmount(feeWei, coinDecimals) : '') },
  refund_token: { since: 1, cell: (gift, costs) => refundOf(gift, costs)?.token ?? '' },
  refund_receiver: { since: 1, cell: (gift, costs) => refundOf(gift, costs)?.receiver ?? '' },
  refund_raw: { since: 1, cell: (gift, costs) => `${refundOf(gift, costs)?.amount ?? ''}` },
  purpose: { since: 1, cell: ({ noted }) => noted.purpose ?? '' },
  plan_id: { since: 1, cell: ({ noted }) => noted.planId ?? '' },
  directory_version: { since: 1, cell: ({ directory }) => `${directory?.version ?? ''}` },
  directory_date: { since: 1, cell: ({ directory }) => directory?.date ?? '' },
  paid_to: { since: 2, cell: ({ cause }) => (cause === null ? 'other' : 'cause') },
  costs_in_row: { since: 2, cell: (_gift, costs) => costsCell(costs) },
  memo: { since: 3, cell: ({ noted }) => noted.memo ?? '' },
} as const satisfies Record<string, TableColumn>

type Column = keyof typeof columns
const names = Object.keys(columns) as readonly Column[]

/** `column` is null where the line as a whole is at fault. */
export type RecordTableReading =
  | { readonly kind: 'read'; readonly gifts: readonly GiftRecord[] }
  | {
      readonly kind: 'problem'
      readonly line: number
      readonly column: string | null
      readonly problem: string
    }

/** The version that is written: that of the latest column. */
export const recordTableVersion = Math.max(...names.map((name) => columns[name].since))

/** The names of the columns: the first row of a table. */
export const recordTableHead: readonly string[] = names

/**
 * Yields each gift as a row: every part of it, exact integers beside the amounts that people read. The costs of a transaction
 * stand in its first row alone, so that the sum of their column is what was paid.
 */
export function* recordTableRows(gifts: readonly GiftRecord[]): Generator<readonly string[], void> {
  const costsOf = costsByRow()
  for (const gift of gifts) {
    const costs = costsOf(gift)
    yield names.map((name) => columns[name].cell(gift, costs))
  }
}

/**
 * Reads the rows of a table back to the same gifts, also of an earlier version. The columns may be in another order. A cell that
 * does not fit the others, such as an amount that is not its integer, is a problem that names its line and column.
 */
export function* readRecordTable(rows: readonly TableRow[]): Generator<void, RecordTableReading> {
  const [head, ...lines] = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (head === undefined) return { kind: 'problem', line: 1, column: null, problem: m.noTable }
  const table = readTableHead(head.cells, columns)
  if (table.kind === 'problem') return { ...table, line: head.line }
  const written = names.filter((name) => columns[name].since <= table.version)

  const gifts: GiftRecord[] = []
  const rowsWithCosts = findCosts(head.cells, lines)
  for (const { line, cells } of lines) {
    if (cells.slice(head.cells.length).some((cell) => cell !== ''))
      return { kind: 'problem', line, column: null, problem: m.moreCells }
    const cellOf = (column: Column) => cells[head.cells.indexOf(column)] ?? ''
    const costs = written.includes('costs_in_row') ? readCostsCell(cellOf('costs_in_row')) : allCosts
    const completed = costs === null ? null : withCosts(cellOf, costs, rowsWithCosts)
    const isSecond = costs !== null && holdsAgain(costs, cellOf, line, rowsWithCosts)
    if (costs === null || completed === null || isSecond)
      return { kind: 'problem', line, column: 'costs_in_row', problem: m.noCosts }
    const parsed = v.safeParse(giftRecordSchema, jsonOf(completed))
    if (!parsed.success) return { kind: 'problem', line, ...cellProblem(parsed.issues[0]) }
    const gift = parsed.output
    const other = written.find((name) => columns[name].cell(gift, costs) !== cellOf(name))
    if (other !== undefined)
      return { kind: 'problem', line, column: other, problem: m.otherCell(columns[other].cell(gift, costs)) }
    gifts.push(gift)
    yield
  }
  return { kind: 'read', gifts }
}

/** The column that each field of a gift's JSON is read from. A list, such as the signers, stands in one cell. */
const columnOfField: Readonly<Record<string, Column>> = {
  atMs: 'time_utc',
  chainId: 'chain_id',
  blockNumber: 'block',
  blockHash: 'block_hash',
  txHash: 'tx_hash',
  'payer.safeTxHash': 'safe_tx_hash',
  'payer.nonce': 'nonce',
  index: 'place',
  outcome: 'status',
  'cause.id': 'cause_id',
  'cause.name': 'cause',
  'cause.country': 'country',
  'cause.registration.authority': 'registered_with',
  'cause.registration.number': 'registration_number',
  recipient: 'recipient',
  'noted.name': 'recipient_own_name',
  'asset.symbol': 'token',
  'asset.token': 'token_address',
  'asset.decimals': 'token_decimals',
  amount: 'sent_raw',
  arrived: 'arrived_raw',
  'noted.value.currency': 'currency',
  'noted.value.amount': 'value_raw',
  'noted.value.source': 'price_source',
  'noted.value.atMs': 'price_time_utc',
  'noted.proposer': 'proposer',
  'payer.signers': 'signers',
  executor: 'executor',
  feeWei: 'fee_wei',
  'payer.refund.token': 'refund_token',
  'payer.refund.receiver': 'refund_receiver',
  'payer.refund.amount': 'refund_raw',
  'noted.purpose': 'purpose',
  'noted.planId': 'plan_id',
  'directory.version': 'directory_version',
  'directory.date': 'directory_date',
  'payer.address': 'from',
}

/** Describes what does not fit in a cell, in the words of a table. */
function cellProblem(issue: v.BaseIssue<unknown>) {
  const { field, problem } = problemOf(issue)
  const column = columnOfField[field?.replace(/\[.*$/, '') ?? ''] ?? null
  // Any other text was read as not a number.
  const isNumber = issue.kind === 'schema' && issue.received === 'NaN'
  const isTime = column === 'time_utc' || column === 'price_time_utc'
  return { column, problem: isNumber ? (isTime ? m.noMoment : m.noNumber) : problem }
}

type CellOf = (column: Column) => string

/** Rows that hold the costs of a transaction: its fee by the hash of the chain, its refund by the safeTxHash. */
type RowsWithCosts = { readonly fees: ReadonlyMap<string, Row>; readonly refunds: ReadonlyMap<string, Row> }
type Row = { readonly line: number; readonly cellOf: CellOf }

function findCosts(head: readonly string[], lines: readonly TableRow[]): RowsWithCosts {
  const fees = new Map<string, Row>()
  const refunds = new Map<string, Row>()
  for (const { line, cells } of lines) {
    const cellOf = (column: Column) => cells[head.indexOf(column)] ?? ''
    const costs = readCostsCell(cellOf('costs_in_row'))
    const [tx, safeTx] = [cellOf('tx_hash'), cellOf('safe_tx_hash')]
    if (costs?.fee === true && !fees.has(tx)) fees.set(tx, { line, cellOf })
    if (costs?.refund === true && !refunds.has(safeTx)) refunds.set(safeTx, { line, cellOf })
  }
  return { fees, refunds }
}

/** Returns true when an earlier row has the same costs, so that a sum of the column would count them twice. */
function holdsAgain(costs: RowCosts, cellOf: CellOf, line: number, rows: RowsWithCosts): boolean {
  const fee = rows.fees.get(cellOf('tx_hash'))
  const refund = rows.refunds.get(cellOf('safe_tx_hash'))
  return (
    (costs.fee && fee !== undefined && fee.line !== line) ||
    (costs.refund && refund !== undefined && refund.line !== line)
  )
}

const feeColumns: readonly Column[] = ['fee_wei', 'fee']
const refundColumns: readonly Column[] = ['refund_token', 'refund_receiver', 'refund_raw']

/** Takes the costs that a row leaves empty from the row that holds them. Null: no row does. */
function withCosts(cellOf: CellOf, costs: RowCosts, { fees, refunds }: RowsWithCosts): CellOf | null {
  const fee = costs.fee ? cellOf : fees.get(cellOf('tx_hash'))?.cellOf
  const isOfSafe = cellOf('safe_tx_hash') !== ''
  const refund = costs.refund || !isOfSafe ? cellOf : refunds.get(cellOf('safe_tx_hash'))?.cellOf
  if (fee === undefined || refund === undefined) return null
  return (column) => {
    if (feeColumns.includes(column)) return fee(column)
    return refundColumns.includes(column) ? refund(column) : cellOf(column)
  }
}

/** The cells as the JSON of a gift, unchecked. */
function jsonOf(cellOf: CellOf): unknown {
  const orNull = (column: Column) => (cellOf(column) === '' ? null : cellOf(column))
  const number = (column: Column) => (cellOf(column) === '' ? null : Number(cellOf(column)))
  const address = cellOf('from')
  const refund = orNull('refund_raw')
  const registration = { authority: cellOf('registered_with'), number: cellOf('registration_number') }
  return {
    chainId: number('chain_id'),
    payer:
      orNull('safe_tx_hash') === null
        ? { kind: 'wallet', address, nonce: number('nonce') }
        : {
            kind: 'safe',
            address,
            safeTxHash: cellOf('safe_tx_hash'),
            nonce: cellOf('nonce'),
            signers: signersOf(cellOf('signers')),
            refund:
              refund === null
                ? null
                : { token: orNull('refund_token'), receiver: cellOf('refund_receiver'), amount: refund },
          },
    txHash: cellOf('tx_hash'),
    blockNumber: cellOf('block'),
    blockHash: cellOf('block_hash'),
    atMs: Date.parse(cellOf('time_utc')),
    index: number('place'),
    recipient: cellOf('recipient'),
    asset: { token: orNull('token_address'), symbol: cellOf('token'), decimals: number('token_decimals') },
    amount: cellOf('sent_raw'),
    arrived: cellOf('arrived_raw'),
    outcome: cellOf('status'),
    executor: cellOf('executor'),
    feeWei: cellOf('fee_wei'),
    cause:
      orNull('cause_id') === null
        ? null
        : {
            id: cellOf('cause_id'),
            name: cellOf('cause'),
            country: orNull('country'),
            registration: registration.authority + registration.number === '' ? null : registration,
          },
    directory:
      orNull('directory_version') === null
        ? null
        : { version: number('directory_version'), date: cellOf('directory_date') },
    noted: {
      name: orNull('recipient_own_name'),
      memo: orNull('memo'),
      purpose: orNull('purpose'),
      planId: orNull('plan_id'),
      proposer: orNull('proposer'),
      value:
        orNull('currency') === null
          ? null
          : {
              currency: cellOf('currency'),
              amount: cellOf('value_raw'),
              source: cellOf('price_source'),
              atMs: Date.parse(cellOf('price_time_utc')),
            },
    },
  }
}

function timeCell(atMs: number): string {
  return new Date(atMs).toISOString()
}

function signersCell(payer: GiftRecord['payer']): string {
  if (payer.kind === 'wallet' || payer.signers === null) return ''
  return payer.signers.length === 0 ? noSigners : payer.signers.join(' ')
}

function signersOf(cell: string): readonly string[] | null {
  if (cell === '') return null
  return cell === noSigners ? [] : cell.split(' ')
}

function refundOf({ payer }: GiftRecord, costs: RowCosts) {
  return payer.kind === 'safe' && costs.refund ? payer.refund : null
}

type TableHeadReading =
  | { readonly kind: 'read'; readonly version: number }
  | { readonly kind: 'problem'; readonly column: string; readonly problem: string }

/**
 * Reads the first line of a table, in any order of its columns. Nothing else tells the version: it is that of the latest column
 * in the line. All columns up to that version have to be there, and no others.
 *
 * @param columns - By name. `since`: the version from which on the column is written.
 */
export function readTableHead(
  cells: readonly string[],
  columns: Readonly<Record<string, { readonly since: number }>>,
): TableHeadReading {
  const known = Object.entries(columns).map(([name, { since }]) => ({ name, since }))
  const found = known.filter(({ name }) => cells.includes(name))
  const version = Math.max(1, ...found.map(({ since }) => since))
  const missing = known.find(({ name, since }) => since <= version && !cells.includes(name))
  const foreign = cells.find((cell) => !Object.hasOwn(columns, cell))

  if (foreign !== undefined) {
    // A newer release writes every column that this one knows.
    const other = found.length === known.length ? m.newerColumn : m.ownColumn
    return problem(foreign, missing === undefined ? other : m.changedColumn(missing.name))
  }
  if (missing !== undefined) return problem(missing.name, m.missingColumn)
  const twice = cells.find((cell, index) => cells.indexOf(cell) !== index)
  return twice === undefined ? { kind: 'read', version } : problem(twice, m.columnTwice)
}

function problem(column: string, words: string) {
  return { kind: 'problem', column, problem: words } as const
}
