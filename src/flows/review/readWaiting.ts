import type { Answer } from '../../core/answer'
import { recordsIn, type ListedRow, type ListPage } from '../../core/queue/listPage'
import type { ListedEarlier } from '../../core/review/forecast/earlierTxs'
import type { ReviewInput } from '../../core/review/reviewInput'
import type { SafeSetup } from '../../core/review/safeSetup'
import type { SafeTxRecord } from '../../core/safe/safeTx'
import type { SafeReader } from './reader'
import { m } from './messages'

/** What waits in the queue around a transaction. */
export type Waiting = {
  /** Others with the same nonce. */
  readonly rivals: ReviewInput['rivals']
  /** From the Safe's nonce up to this one. */
  readonly earlier: Answer<ListedEarlier>
}

const pageRows = 100

/**
 * Reads what waits before a transaction and beside it: one request for both, because the service leaves few. Where that page
 * does not reach as far, or the nonce is not a later one, the others with the same nonce are asked for alone.
 */
export async function readWaiting(
  reader: SafeReader,
  { record, setup }: { readonly record: SafeTxRecord; readonly setup: Answer<SafeSetup> },
  signal: AbortSignal,
): Promise<Waiting> {
  const { nonce, safe } = record
  const first = setup.kind === 'found' && setup.value.nonce.kind === 'read' ? setup.value.nonce.value : null
  if (first === null || nonce <= first) {
    const rivals = await readRivals(reader, record, signal)
    return { rivals, earlier: { kind: 'found', value: { records: [], isWhole: true } } }
  }
  const page = await reader.service.listTransactions(
    safe,
    { nonceFrom: first, order: 'nextNonce', limit: pageRows },
    signal,
  )
  if (page.kind !== 'found') return { rivals: page, earlier: page }
  const records = recordsIn(page.value.rows)
  const isAllRead = records.length === page.value.rows.length
  const goesBeyond = page.value.nextOffset === null || records.some((one) => one.nonce > nonce)
  const earlier: Answer<ListedEarlier> = {
    kind: 'found',
    value: { records, isWhole: isAllRead && (goesBeyond || records.some((one) => one.nonce >= nonce)) },
  }
  // A row that cannot be read has no nonce: only the service can tell whether it is one of them.
  if (!goesBeyond || !isAllRead) return { rivals: await readRivals(reader, record, signal), earlier }
  const beside = page.value.rows.filter((row) => row.kind === 'record' && row.record.nonce === nonce)
  return { rivals: { kind: 'found', value: rivalsAmong(beside, record) }, earlier }
}

async function readRivals(
  { service }: SafeReader,
  record: SafeTxRecord,
  signal: AbortSignal,
): Promise<ReviewInput['rivals']> {
  const page: Answer<ListPage<SafeTxRecord>> = await service.listTransactions(
    record.safe,
    { nonce: record.nonce, limit: pageRows },
    signal,
  )
  if (page.kind !== 'found') return page
  if (page.value.nextOffset !== null) return { kind: 'unreachable', reason: m.tooMany(pageRows) }
  return { kind: 'found', value: rivalsAmong(page.value.rows, record) }
}

function rivalsAmong(rows: readonly ListedRow<SafeTxRecord>[], { safeTxHash }: SafeTxRecord) {
  return {
    records: recordsIn(rows).filter((one) => one.safeTxHash !== safeTxHash),
    unreadable: rows.filter(({ kind }) => kind === 'unreadable').length,
  }
}
