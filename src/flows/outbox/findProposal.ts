import type { ProposalIntent } from '../../core/outbox/intent'
import { isEarlierGift } from '../../core/outbox/findFollowed'
import { type ListedRow, listGap, recordsIn } from '../../core/queue/listPage'
import { isDraft } from '../../core/safe/txStatus'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import { judgeRecord } from '../../core/tracking/advance/judgeRecord'
import type { AccountContext } from '../account/accountContext'
import { readList } from '../queue/readList'
import { m } from './messages'

/**
 * Tolerated clock difference between this browser and the service, in ms. Wide: a wrong match only shows a queued
 * transaction that pays exactly the same, while a missed one may be paid twice.
 */
export const clockToleranceMs = 24 * 60 * 60_000

/**
 * Narrow tolerance, in ms, where a wrong match would report an unproposed gift as proposed: for an unsigned row that an
 * earlier attempt may have left, and a rejected proposal. Measured from {@link startOf}, the chain's time of the request.
 */
const narrowToleranceMs = 5 * 60_000

/** Maximum number of pages of 100 rows per search: the app may send few requests in a minute. */
const mostPages = 3

type FoundProposal =
  | { readonly kind: 'found'; readonly safeTxHash: SafeTxHash }
  /** Unsigned: it may be in the batch that the user's wallet collects. */
  | { readonly kind: 'draft'; readonly safeTxHash: SafeTxHash }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unreachable'; readonly reason: string }

/**
 * Searches the service for the transaction of an intent: exactly the same calls, a correct hash, a nonce that was unused
 * at the request, and not an earlier gift that is already tracked. Prefers a record that the service trusts, because
 * anybody can submit another; then the newest. A list that may be incomplete is `unreachable`, never `nothing`.
 *
 * @throws Only the reason of the signal.
 */
export async function findProposal(context: AccountContext, intent: ProposalIntent): Promise<FoundProposal> {
  const { chainReader, service, safe, signal } = context
  const onChain = await chainReader.readSafe(safe, signal)
  if (onChain.kind !== 'found') {
    const reason = onChain.kind === 'unreachable' ? onChain.reason : m.noSafe
    return { kind: 'unreachable', reason }
  }
  const from = intent.nonceFrom === null ? {} : { nonceFrom: intent.nonceFrom }
  const listed = await readList(
    (offset) => service.listTransactions(safe, { ...from, limit: 100, offset }, signal),
    { mostPages, isEnough: (rows) => reachesBack(rows, intent) },
  )
  if (listed.kind === 'unreachable') return listed
  if (listed.kind === 'missing') return { kind: 'nothing' }

  const { rows, cut } = listed.value
  const equal = recordsIn(rows).filter(
    (record) =>
      (intent.nonceFrom === null || record.nonce >= intent.nonceFrom) &&
      judgeRecord({ safe, safeTxHash: record.safeTxHash, calls: intent.calls }, record, onChain.value)
        .kind === 'ok',
  )
  /** Records that can be the requested one, if the request was sent at that time. */
  const candidates = (sentAtMs: number) =>
    equal.filter(
      (record) =>
        isInTime(record, intent, sentAtMs) &&
        !isEarlierGift(context.tracked.getState().items, intent, record, sentAtMs),
    )
  const start = await startOf(context, intent, candidates)
  if (start.kind === 'unreachable') return start
  const [newest] = candidates(start.atMs).sort(
    (one, other) =>
      Number(other.trusted) - Number(one.trusted) ||
      Number(isDraft(one)) - Number(isDraft(other)) ||
      other.submittedAtMs - one.submittedAtMs,
  )
  if (newest === undefined) {
    const reason = listGap(rows, cut)
    return reason === null ? { kind: 'nothing' } : { kind: 'unreachable', reason }
  }
  return { kind: isDraft(newest) ? 'draft' : 'found', safeTxHash: newest.safeTxHash }
}

/**
 * Returns true when the rows, newest nonce first, reach a transaction executed long before the request: the proposal cannot
 * be below it. Otherwise a Safe with a long history would never have a result.
 */
function reachesBack(rows: readonly ListedRow<SafeTxRecord>[], { startedAtMs }: ProposalIntent): boolean {
  const untilMs = startedAtMs - clockToleranceMs
  return recordsIn(rows).some(({ executedAtMs }) => executedAtMs !== null && executedAtMs < untilMs)
}

/**
 * Returns the time of the request, in ms: by this device, or by the newest block at that time if it is earlier, because the
 * device's clock may be ahead. Reads the block only if the device's clock would exclude an equal record.
 */
async function startOf(
  { chainReader, signal }: AccountContext,
  intent: ProposalIntent,
  candidates: (sentAtMs: number) => readonly SafeTxRecord[],
): Promise<
  { readonly kind: 'found'; readonly atMs: number } | Extract<FoundProposal, { kind: 'unreachable' }>
> {
  const { startedAtMs, fromBlock } = intent
  const isLeftOut = candidates(startedAtMs).length < candidates(-Infinity).length
  if (fromBlock === null || !isLeftOut) return { kind: 'found', atMs: startedAtMs }
  const block = await chainReader.readBlockTime(fromBlock, signal)
  if (block.kind === 'unreachable') return block
  return { kind: 'found', atMs: block.kind === 'found' ? Math.min(startedAtMs, block.value) : startedAtMs }
}

/** Returns true when, by its submission date, the record can be the requested one. */
function isInTime(
  record: SafeTxRecord,
  { startedAtMs, rejectedAtMs, nonceFrom }: ProposalIntent,
  sentAtMs: number,
): boolean {
  const { trusted, isExecuted, submittedAtMs } = record
  const isSigned = trusted || isExecuted
  // A user who rejects before signing may leave an unsigned row.
  if (rejectedAtMs !== undefined && !isSigned) return false
  // The nonce proves that it is not older; this device's clock may be days off.
  if (nonceFrom !== null && isSigned && rejectedAtMs === undefined) return true
  // A draft is shown only as a possibility, while a missed one is added to the batch twice.
  const isWide = rejectedAtMs === undefined && (isSigned || (nonceFrom !== null && isDraft(record)))
  return submittedAtMs >= (isWide ? startedAtMs - clockToleranceMs : sentAtMs - narrowToleranceMs)
}
