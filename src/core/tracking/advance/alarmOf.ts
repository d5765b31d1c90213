import { callDifferenceWords } from '../../giving/callDifferenceWords'
import { compareCalls } from '../../giving/compareCalls'
import { decodeCalls } from '../../safe/decodeCalls'
import type { SafeTxRecord } from '../../safe/safeTx'
import type { Judgement } from './judgeRecord'
import type { TxObservation } from '../observation'
import type { TrackedNote } from '../trackedNote'
import type { TrackedTx } from '../trackedItem'

/** More than a reader takes in at an alarm. */
const mostDifferences = 5

/**
 * The alarm about a transaction; null: there is none. It stays until the true record has been seen, and the contract that
 * it runs.
 */
export function alarmOf(
  item: TrackedTx,
  judged: Judgement | null,
  { record }: Pick<TxObservation, 'record'>,
): TrackedNote | null {
  if (judged?.kind !== 'forged')
    return item.note?.kind === 'forged' && judged?.kind !== 'ours' ? item.note : null
  const { field } = judged
  if (field === 'code' || record.kind !== 'found') return { kind: 'forged', field }
  const differences = differencesIn(item, record.value)
  return { kind: 'forged', field, ...(differences.length > 0 && { differences }) }
}

/** How the calls of a record differ from those that were proposed here, one sentence each. */
function differencesIn({ calls, gifts }: TrackedTx, record: SafeTxRecord): readonly string[] {
  const decoded = decodeCalls(record)
  if (decoded.kind === 'unreadable') return [decoded.reason]
  const nameOf = (token: string | null) =>
    gifts.find((gift) => gift.token?.toLowerCase() === token?.toLowerCase()) ?? null
  return compareCalls(calls, decoded.calls)
    .slice(0, mostDifferences)
    .map((difference) => {
      const { what, meant, found } = callDifferenceWords(difference, nameOf)
      const asked = meant === null ? '' : ` Asked for here: ${meant}.`
      return `${what}.${asked}${found === null ? '' : ` In the transaction: ${found}.`}`
    })
}
