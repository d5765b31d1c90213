import type { Answer } from '../answer'
import type { SafeTxRecord } from '../safe/safeTx'
import { m } from './messages'

/** A row of a list of the transaction service. An unparsable row is shown raw, never omitted. */
export type ListedRow<T> =
  | { readonly kind: 'record'; readonly record: T }
  /** `raw`: the JSON text, truncated. `reason`: one sentence. */
  | { readonly kind: 'unreadable'; readonly raw: string; readonly reason: string }

/** A page of a list of the transaction service. */
export type ListPage<T> = {
  readonly rows: readonly ListedRow<T>[]
  /** The offset of the next page, in rows; null: this is the last page. */
  readonly nextOffset: number | null
}

/** One response with the service's list of a Safe, for all tracked items. */
export type Listed = {
  /** Grows with each response. */
  readonly id: number
  /** Time of the request. */
  readonly askedAtMs: number
  readonly atMs: number
  /** The lowest nonce requested; null: the newest page. */
  readonly nonceFrom: bigint | null
  readonly answer: Answer<ListPage<SafeTxRecord>>
  /** Time of this browser's previous list; null: none known. */
  readonly previousAtMs: number | null
  /** Executions that the chain shows and the list lacks, if any: the service is behind. */
  readonly behind: Behind | null
}

/** `nonceFrom`: the lowest used nonce whose execution is not listed. */
export type Behind = { readonly nonceFrom: bigint; readonly sinceMs: number }

/** Returns the records among the rows, in order. */
export function recordsIn<T>(rows: readonly ListedRow<T>[]): readonly T[] {
  return rows.flatMap((row) => (row.kind === 'record' ? [row.record] : []))
}

/**
 * Describes why a list may lack a record that the service has, in one sentence; null: it is complete. `cut`: why the
 * list was cut, or whether it was.
 */
export function listGap(rows: readonly ListedRow<unknown>[], cut: string | boolean | null): string | null {
  const unreadable = rows.filter(({ kind }) => kind === 'unreadable').length
  if (unreadable > 0) return m.unreadable(unreadable)
  if (typeof cut === 'string') return cut
  return cut === true ? m.more : null
}

/**
 * Returns the lowest used nonce whose execution a list lacks, so that the service is behind the chain; null: it is not.
 * `nonceFrom`: the lowest nonce requested. `nonce`: the Safe's, read from the chain before the list.
 */
export function behindFrom(
  { rows, nextOffset }: ListPage<SafeTxRecord>,
  { nonceFrom, nonce }: { readonly nonceFrom: bigint | null; readonly nonce: bigint },
): bigint | null {
  const records = recordsIn(rows)
  const executed = records.filter(({ isExecuted }) => isExecuted)
  const least = nextOffset === null ? (nonceFrom ?? 0n) : lowestOf(records, nonce - 1n)
  const unlisted = executed.reduce((from, one) => (one.nonce >= from ? one.nonce + 1n : from), least)
  return unlisted < nonce ? unlisted : null
}

function lowestOf(records: readonly SafeTxRecord[], most: bigint): bigint {
  return records.reduce((least, { nonce }) => (nonce < least ? nonce : least), most)
}
