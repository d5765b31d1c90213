import type { ProposalIntent } from '../../core/outbox/intent'
import { isEarlierGift } from '../../core/outbox/isEarlierGift'
import { type ListedRow, listGap, recordsIn } from '../../core/queue/listPage'
import { isDraft } from '../../core/safe/isDraft'
import type { SafeTxHash, SafeTxRecord } from '../../core/safe/safeTx'
import { judgeRecord } from '../../core/tracking/advance/judgeRecord'
import type { AccountContext } from '../account/accountContext'
import { readList } from '../queue/readList'
import { m } from './messages'

/**
 * How far the clocks of this browser and of the service may be apart, in ms. Wide, because a wrong match only shows a
 * queued transaction that pays exactly the same, while a missed one may be paid twice.
 */
export const clockToleranceMs = 24 * 60 * 60_000

/**
 * The same where a wrong match would call a gift proposed that was not, in ms: for a row that an earlier attempt may have
 * left behind unsigned, and for what the Safe said no to. A device whose clock is further ahead does not find its own
 * there: nothing tells how far ahead, as browsers hide the `Date` header of another origin.
 */
const narrowToleranceMs = 5 * 60_000

/** Pages of 100 rows for one search: the service leaves six requests a minute to all of the app. */
const mostPages = 3

type FoundProposal =
  | { readonly kind: 'found'; readonly safeTxHash: SafeTxHash }
  /** Nobody has proposed it: it may wait in the batch of the user's wallet. */
  | { readonly kind: 'draft'; readonly safeTxHash: SafeTxHash }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unreachable'; readonly reason: string }

/**
 * Looks at the service for the transaction that an intent may have become: it makes exactly the same calls, its hash is
 * right, its nonce was not used when it was asked for, and it is not an earlier gift that is followed already. Of
 * several one that the service trusts, because anybody can put another there; then the newest. A list that may lack it
 * is `unreachable`, never `nothing`. Never proposes. Throws only when aborted.
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
  const [newest] = recordsIn(rows)
    .filter(
      (record) =>
        (intent.nonceFrom === null || record.nonce >= intent.nonceFrom) &&
        isInTime(record, intent) &&
        !isEarlierGift(context.tracked.getState().items, intent, record) &&
        judgeRecord({ safe, safeTxHash: record.safeTxHash, calls: intent.calls }, record, onChain.value)
          .kind === 'ours',
    )
    .sort(
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
 * Whether the rows, newest nonce first, go back to what was executed long before it was asked for: a proposal cannot be
 * below. Without this a long history would leave every search without an end.
 */
function reachesBack(rows: readonly ListedRow<SafeTxRecord>[], { startedAtMs }: ProposalIntent): boolean {
  const untilMs = startedAtMs - clockToleranceMs
  return recordsIn(rows).some(({ executedAtMs }) => executedAtMs !== null && executedAtMs < untilMs)
}

/** Whether it can be what was asked for, by the moment at which the service got it. */
function isInTime(record: SafeTxRecord, { startedAtMs, rejectedAtMs, nonceFrom }: ProposalIntent): boolean {
  const { trusted, isExecuted, submittedAtMs } = record
  const isSigned = trusted || isExecuted
  // A person who says no before signing may leave a row behind that nobody has signed.
  if (rejectedAtMs !== undefined && !isSigned) return false
  // The nonce says that it is not from before; the clock of this device may be days off.
  if (nonceFrom !== null && isSigned && rejectedAtMs === undefined) return true
  // A draft is only said to be waiting, perhaps; and one that is missed is added to the batch twice.
  const isWide = rejectedAtMs === undefined && (isSigned || (nonceFrom !== null && isDraft(record)))
  return submittedAtMs >= startedAtMs - (isWide ? clockToleranceMs : narrowToleranceMs)
}
