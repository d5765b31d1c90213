import { decodeCalls } from '../../safe/decodeCalls'
import { sameCalls } from '../../safe/sameCalls'
import type { Judgement } from './judgeRecord'
import type { TxObservation } from '../observation'
import type { TrackedNote } from '../trackedNote'
import type { TrackedTx } from '../trackedItem'

/** Maximum number of calls in the stored note: the record's source controls their number. */
const mostStored = 200

/**
 * Returns the alarm about a transaction; null: none. It stays until the true record, and the contract that it runs,
 * have been seen.
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
  const found = decodeCalls(record.value)
  if (found.kind === 'unreadable') return { kind: 'forged', field, unreadable: found.reason }
  const isShown = found.calls.length <= mostStored && !sameCalls(found.calls, item.calls)
  return { kind: 'forged', field, ...(isShown && { found: found.calls }) }
}
