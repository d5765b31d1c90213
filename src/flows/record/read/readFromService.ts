import { listGap, recordsIn } from '../../../core/queue/listPage'
import { m } from '../../../core/record/messages'
import type { ChainTxHash, SafeTxRecord } from '../../../core/safe/safeTx'
import { type Reading, takeMined, type Wanted } from './takeMined'
import type { UnreadTx } from '../recordState'

/**
 * Rows per page. The service decodes every row first (0.7 s in the sandbox for 100 batches of 100 payments), and returns at
 * most 200.
 */
const pageRows = { first: 10, later: 200 }
/** Extra pages beyond those that the Safe's nonce requires. */
const sparePages = 3

export type ServiceReading = {
  /** Reason why the service alone does not return the whole record, in one sentence; null: it did not fail. */
  readonly trouble: string | null
  /** True when the node did not return transactions that the service names: searching its blocks would fail too. */
  readonly isNodeDown: boolean
  /** Transactions that only the service reports as executed, not the chain. */
  readonly claims: readonly UnreadTx[]
}

/**
 * Reads the executed transactions that the service lists, newest first, and proves each on chain, until every nonce is
 * found. Throws only when aborted.
 */
export async function readFromService(reading: Reading): Promise<ServiceReading> {
  const { parts, book, next, block, signal } = reading
  const coverage = () => book.coverage({ next, block })
  const claims = new Map<string, UnreadTx>()
  const ended = (trouble: string | null, isNodeDown = false): ServiceReading => ({
    trouble,
    isNodeDown,
    claims: [...claims.values()],
  })
  let offset: number | null = offsetOf(coverage().highestMissing, next)
  let mostPages = Math.ceil(Number(next) / pageRows.later) + sparePages

  for (let page = 0; offset !== null && !coverage().isComplete; page += 1, mostPages -= 1) {
    if (mostPages === 0) return ended(m.reading.serviceRepeats)
    const listed = await parts.service.listTransactions(
      parts.safe,
      {
        executed: true,
        offset,
        limit: page === 0 ? pageRows.first : pageRows.later,
        // The user waits for the second page too: the first is short.
        priority: page < 2 ? 'onScreen' : 'background',
      },
      signal,
    )
    if (listed.kind === 'missing') return ended(m.reading.unknownToService)
    if (listed.kind === 'unreachable') return ended(listed.reason)
    const { rows, nextOffset } = listed.value
    const wanted = wantedOf(recordsIn(rows), reading)
    const { trouble } = await takeMined(wanted, reading)
    if (trouble !== null) return ended(trouble, true)
    for (const claim of unprovedIn(wanted, reading)) claims.set(claim.safeTxHash ?? claim.txHash, claim)
    const gap = listGap(rows, null)
    if (gap !== null) return ended(gap)
    offset = nextOffset
  }
  const { missing } = coverage()
  return ended(missing === 0 ? null : m.reading.notListed(missing))
}

/** Returns the offset of this nonce: the service lists the highest first, one executed transaction per nonce. */
function offsetOf(nonce: bigint | null, next: bigint): number {
  return nonce === null ? 0 : Number(next - 1n - nonce)
}

/** Groups records that are not in the book by their chain transaction, in the order of the list. */
function wantedOf(records: readonly SafeTxRecord[], reading: Reading): readonly Wanted[] {
  const byTx = new Map<ChainTxHash, SafeTxRecord[]>()
  for (const record of records) {
    const { txHash } = record
    if (txHash === null || isProved(record, reading)) continue
    byTx.set(txHash, [...(byTx.get(txHash) ?? []), record])
  }
  return [...byTx].map(([txHash, own]) => ({ txHash, records: own }))
}

function unprovedIn(wanted: readonly Wanted[], reading: Reading): readonly UnreadTx[] {
  return wanted.flatMap(({ txHash, records }) =>
    records.flatMap((record) => {
      if (isProved(record, reading)) return []
      const { safeTxHash, executedAtMs, submittedAtMs } = record
      return { safeTxHash, txHash, atMs: executedAtMs ?? submittedAtMs, reason: m.reading.claimed }
    }),
  )
}

/** Returns true when the chain shows the execution in the transaction that the service names. */
function isProved({ safeTxHash, txHash }: SafeTxRecord, { book }: Reading): boolean {
  return txHash !== null && book.has(safeTxHash, txHash)
}
