import { checkHash, type QueueSafe } from './checkRow'
import { groupQueue } from './groupQueue'
import type { ListPage } from './listPage'
import type { SafeTxRecord } from '../safe/safeTx'

/** The number of nonces at which signed transactions wait. Rivals count once: one of them can be executed. */
export type WaitingCount = {
  readonly count: number
  /** True when more may wait than could be read. */
  readonly isLeast: boolean
}

/**
 * Counts what the queue's screen would group as waiting, by one list of the service, newest nonce first. Hashes are checked,
 * signatures are not: they take milliseconds each. A list that was cut above the Safe's nonce counts at least what it has.
 *
 * @param safe - `nonce`: read from the chain before the list.
 */
export function countWaiting(
  { rows, nextOffset }: ListPage<SafeTxRecord>,
  safe: Omit<QueueSafe, 'owners'>,
): WaitingCount {
  const mayWait = ({ isExecuted, nonce, confirmations }: SafeTxRecord) =>
    !isExecuted && nonce >= safe.nonce && confirmations.length > 0
  const { groups, past, unreadable } = groupQueue({
    rows,
    nonce: safe.nonce,
    checkOf: (record) => (mayWait(record) ? checkHash(record, safe) : null),
  })
  const isWhole = nextOffset === null || past.some(({ record }) => record.nonce < safe.nonce)
  return { count: groups.length, isLeast: !isWhole || unreadable.length > 0 }
}
