import type { Answer } from '../../../core/answer'
import { recordsIn, type ListedRow, type ListPage } from '../../../core/queue/listPage'
import type { ListedEarlier } from '../../../core/review/forecast/earlierTxs'
import type { ReviewInput } from '../../../core/review/reviewInput'
import type { SafeSetup } from '../../../core/review/safeSetup'
import type { SafeTxRecord } from '../../../core/safe/safeTx'
import type { SafeReader } from '../reader'
import { m } from '../messages'

/** The other rows of the queue that matter to a transaction. */
export type Waiting = {
  /** Others with the same nonce. */
  readonly rivals: ReviewInput['rivals']
  /** From the Safe's nonce up to this one. */
  readonly earlier: Answer<ListedEarlier>
}

const pageRows = 100

/**
 * Reads the rows queued before a transaction and its rivals, in one request to save budget. Requests only the rivals if that
 * page does not reach the nonce, or no rows are queued before it.
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
  // An unreadable row has no nonce: only the service knows whether it is a rival.
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
