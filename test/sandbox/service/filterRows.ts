import { isAddress } from 'viem'
import type { MultisigRow } from './multisigRows'
import { refuseField } from './refusal'

type Test = (row: MultisigRow) => boolean

const comparisons = {
  '': (a: bigint, b: bigint) => a === b,
  __gt: (a: bigint, b: bigint) => a > b,
  __gte: (a: bigint, b: bigint) => a >= b,
  __lt: (a: bigint, b: bigint) => a < b,
  __lte: (a: bigint, b: bigint) => a <= b,
}

/**
 * The rows that the query asks for, in the order it asks for (`-nonce,-created` without one). Only trusted rows,
 * unless `trusted=false`, which means "all of them".
 *
 * @throws Refusal 400 with the field's name when a value cannot be read.
 */
export function filterRows(rows: readonly MultisigRow[], query: URLSearchParams): MultisigRow[] {
  const tests = [...filters(query)]
  return rows.filter((row) => tests.every((test) => test(row))).toSorted(order(query.get('ordering')))
}

/** True and false in any case; null for anything else, which the service takes for "not asked". */
export function readBoolean(text: string | null): boolean | null {
  const lower = text?.toLowerCase()
  if (lower === 'true') return true
  return lower === 'false' ? false : null
}

function* filters(query: URLSearchParams): Generator<Test> {
  if (readBoolean(query.get('trusted')) !== false) yield (row) => row.trusted
  const executed = readBoolean(query.get('executed'))
  if (executed !== null) yield (row) => (row.execution !== null) === executed
  const hasConfirmations = readBoolean(query.get('has_confirmations'))
  if (hasConfirmations !== null) yield (row) => row.confirmations.length > 0 === hasConfirmations
  const failed = readBoolean(query.get('failed'))
  if (failed !== null) yield (row) => row.execution?.isSuccessful === !failed

  const to = query.get('to')
  if (to !== null) {
    if (!isAddress(to)) throw refuseField(400, 'to', 'Enter a valid checksummed Ethereum Address.')
    yield (row) => row.fields.to === to
  }
  const safeTxHash = query.get('safe_tx_hash')
  if (safeTxHash !== null) yield (row) => row.safeTxHash === safeTxHash.toLowerCase()
  const transactionHash = query.get('transaction_hash')
  if (transactionHash !== null) yield (row) => row.execution?.chainTx.hash === transactionHash.toLowerCase()

  yield* numberFilters(query, 'nonce', readInteger, (row) => row.fields.nonce)
  yield* numberFilters(query, 'value', readInteger, (row) => row.fields.value)
  yield* numberFilters(query, 'modified', readDate, (row) => BigInt(row.modifiedMs))
  yield* numberFilters(query, 'submission_date', readDate, (row) => BigInt(row.createdMs))
  yield* numberFilters(query, 'execution_date', readDate, (row) =>
    row.execution === null ? null : BigInt(row.execution.chainTx.timestampMs),
  )
}

function* numberFilters(
  query: URLSearchParams,
  name: string,
  read: (text: string, field: string) => bigint,
  valueOf: (row: MultisigRow) => bigint | null,
): Generator<Test> {
  for (const [suffix, compare] of Object.entries(comparisons)) {
    const text = query.get(`${name}${suffix}`)
    if (text === null || text === '') continue
    const bound = read(text, `${name}${suffix}`)
    yield (row) => {
      const value = valueOf(row)
      return value !== null && compare(value, bound)
    }
  }
}

const mostDigits = 50
const tooBig = 'Ensure this value is less than or equal to 1e+50.'

function readInteger(text: string, field: string): bigint {
  if (!/^-?\d+$/.test(text)) throw refuseField(400, field, 'Enter a number.')
  if (text.length > mostDigits)
    throw refuseField(400, field.replace('__g', '_G').replace('__l', '_L'), tooBig)
  return BigInt(text)
}

function readDate(text: string, field: string): bigint {
  const ms = Date.parse(text)
  if (Number.isNaN(ms)) throw refuseField(400, field, 'Enter a valid date/time.')
  return BigInt(ms)
}

type Compare = (a: MultisigRow, b: MultisigRow) => number

const byField: Record<string, Compare> = {
  nonce: (a, b) => Number(a.fields.nonce - b.fields.nonce),
  created: (a, b) => a.createdMs - b.createdMs || a.sequence - b.sequence,
  modified: (a, b) => a.modifiedMs - b.modifiedMs,
}

/** Names that the service does not order by are passed over. */
function order(ordering: string | null): Compare {
  const asked = (ordering ?? '').split(',').flatMap(compareBy)
  const compares = asked.length > 0 ? asked : ['-nonce', '-created'].flatMap(compareBy)
  return (a, b) => compares.reduce((sign, compare) => sign || compare(a, b), 0)
}

function compareBy(term: string): Compare[] {
  const name = term.trim()
  const compare = byField[name.replace(/^-/, '')]
  if (compare === undefined) return []
  return [name.startsWith('-') ? (a, b) => compare(b, a) : compare]
}
