import * as v from 'valibot'
import type { TableRow } from '../files/columns'
import { problemOf } from '../giving/readGiftDocument'
import { formatAmount } from '../money/formatAmount'
import { minorDigits } from '../prices/prices'
import type { GiftRecord } from './giftRecord'
import { giftRecordSchema } from './giftRecordJson'
import { m } from './messages'

/** Between no signature and no knowledge of them there is a difference: an empty cell is the second. */
const noSigners = 'none'

/** The decimals of every chain's own coin: fees are of it. */
const coinDecimals = 18

/** What each column holds, in the order in which they are written. An empty cell: not known, or there is none. */
const columns = {
  time_utc: ({ atMs }) => timeCell(atMs),
  chain_id: ({ chainId }) => `${chainId}`,
  block: ({ blockNumber }) => `${blockNumber}`,
  block_hash: ({ blockHash }) => blockHash,
  tx_hash: ({ txHash }) => txHash,
  safe_tx_hash: ({ payer }) => (payer.kind === 'safe' ? payer.safeTxHash : ''),
  nonce: ({ payer }) => `${payer.nonce ?? ''}`,
  from: ({ payer }) => payer.address,
  place: ({ index }) => `${index}`,
  status: ({ outcome }) => outcome,
  cause_id: ({ cause }) => cause?.id ?? '',
  cause: ({ cause }) => cause?.name ?? '',
  country: ({ cause }) => cause?.country ?? '',
  registered_with: ({ cause }) => cause?.registration?.authority ?? '',
  registration_number: ({ cause }) => cause?.registration?.number ?? '',
  recipient: ({ recipient }) => recipient,
  recipient_own_name: ({ noted }) => noted.name ?? '',
  token: ({ asset }) => asset.symbol,
  token_address: ({ asset }) => asset.token ?? '',
  token_decimals: ({ asset }) => `${asset.decimals}`,
  sent_raw: ({ amount }) => `${amount}`,
  sent: ({ amount, asset }) => formatAmount(amount, asset.decimals),
  arrived_raw: ({ arrived }) => `${arrived}`,
  arrived: ({ arrived, asset }) => formatAmount(arrived, asset.decimals),
  currency: ({ noted }) => noted.value?.currency ?? '',
  value_raw: ({ noted }) => `${noted.value?.amount ?? ''}`,
  value: ({ noted: { value } }) =>
    value === null ? '' : formatAmount(value.amount, minorDigits(value.currency)),
  price_source: ({ noted }) => noted.value?.source ?? '',
  price_time_utc: ({ noted }) => (noted.value === null ? '' : timeCell(noted.value.atMs)),
  proposer: ({ noted }) => noted.proposer ?? '',
  signers: ({ payer }) => signersCell(payer),
  executor: ({ executor }) => executor,
  fee_wei: ({ feeWei }) => `${feeWei}`,
  fee: ({ feeWei }) => formatAmount(feeWei, coinDecimals),
  refund_token: ({ payer }) => refundOf(payer)?.token ?? '',
  refund_receiver: ({ payer }) => refundOf(payer)?.receiver ?? '',
  refund_raw: ({ payer }) => `${refundOf(payer)?.amount ?? ''}`,
  purpose: ({ noted }) => noted.purpose ?? '',
  plan_id: ({ noted }) => noted.planId ?? '',
  directory_version: ({ directory }) => `${directory?.version ?? ''}`,
  directory_date: ({ directory }) => directory?.date ?? '',
} as const satisfies Record<string, (gift: GiftRecord) => string>

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

/** The names of the columns: the first row of a table. */
export const recordTableHead: readonly string[] = names

/** One gift as a row: every part of it, exact integers beside the amounts that people read. */
export function recordTableRow(gift: GiftRecord): readonly string[] {
  return names.map((name) => columns[name](gift))
}

/**
 * Reads the rows of a table back to the same gifts. The columns may be in another order. A cell that does not fit the others,
 * such as an amount that is not its integer, is a problem that names its line and column.
 */
export function* readRecordTable(rows: readonly TableRow[]): Generator<void, RecordTableReading> {
  const [head, ...lines] = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (head === undefined) return { kind: 'problem', line: 1, column: null, problem: m.noTable }
  const unknown = head.cells.find((cell) => !names.some((name) => name === cell))
  const missing = names.find((name) => !head.cells.includes(name))
  if (unknown !== undefined)
    return { kind: 'problem', line: head.line, column: unknown, problem: m.unknownColumn }
  if (missing !== undefined)
    return { kind: 'problem', line: head.line, column: missing, problem: m.missingColumn }

  const twice = head.cells.find((cell, index) => head.cells.indexOf(cell) !== index)
  if (twice !== undefined) return { kind: 'problem', line: head.line, column: twice, problem: m.columnTwice }

  const gifts: GiftRecord[] = []
  for (const { line, cells } of lines) {
    if (cells.slice(head.cells.length).some((cell) => cell !== ''))
      return { kind: 'problem', line, column: null, problem: m.moreCells }
    const cellOf = (column: Column) => cells[head.cells.indexOf(column)] ?? ''
    const parsed = v.safeParse(giftRecordSchema, jsonOf(cellOf))
    if (!parsed.success) {
      const { field, problem } = problemOf(parsed.issues[0])
      return { kind: 'problem', line, column: field, problem }
    }
    const gift = parsed.output
    const other = names.find((name) => columns[name](gift) !== cellOf(name))
    if (other !== undefined)
      return { kind: 'problem', line, column: other, problem: m.otherCell(columns[other](gift)) }
    gifts.push(gift)
    yield
  }
  return { kind: 'read', gifts }
}

/** The cells as the JSON of a gift, unchecked. */
function jsonOf(cellOf: (column: Column) => string): unknown {
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

function refundOf(payer: GiftRecord['payer']) {
  return payer.kind === 'safe' ? payer.refund : null
}
