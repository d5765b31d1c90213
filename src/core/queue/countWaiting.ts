import { recoverOwners } from '../safe/recoverOwners'
import { checkHash, type QueueSafe, worthRecovering } from './checkRow'
import { groupQueue, type QueueEntry } from './groupQueue'
import type { ListPage } from './listPage'
import type { SafeTxRecord } from '../safe/safeTx'

/** The number of nonces at which signed transactions wait. Rivals count once: one of them can be executed. */
export type WaitingCount = {
  readonly count: number
  /** True when more may wait than could be read. */
  readonly isLeast: boolean
}

/** Twice as many as an honest list has rows: one signature is enough for a nonce. */
const mostRecoveries = 200

/**
 * Counts what the queue's screen groups as waiting before it asks the chain, by one list of the service, newest nonce first:
 * signed by an owner, or by what only the chain can judge. Yields before each signature, which takes milliseconds; one is
 * enough for a nonce. A list that was cut above the Safe's nonce counts at least what it has, and so does one with too many
 * wrong signatures: each poll would check them all.
 *
 * @param safe - `nonce`: read from the chain before the list.
 */
export function* countWaiting(
  { rows, nextOffset }: ListPage<SafeTxRecord>,
  safe: QueueSafe,
): Generator<undefined, WaitingCount> {
  const mayWait = ({ isExecuted, nonce, confirmations }: SafeTxRecord) =>
    !isExecuted && nonce >= safe.nonce && confirmations.length > 0
  const { groups, past, unreadable } = groupQueue({
    rows,
    nonce: safe.nonce,
    checkOf: (record) => (mayWait(record) ? checkHash(record, safe) : null),
  })
  let count = 0
  const budget = { recoveries: mostRecoveries }
  for (const { entries } of groups) if (yield* isAnySigned(entries, safe, budget)) count += 1
  const isWhole = nextOffset === null || past.some(({ record }) => record.nonce < safe.nonce)
  return { count, isLeast: !isWhole || unreadable.length > 0 || budget.recoveries === 0 }
}

function* isAnySigned(
  entries: readonly QueueEntry[],
  { owners }: QueueSafe,
  budget: { recoveries: number },
): Generator<undefined, boolean> {
  for (const { record, check } of entries) {
    // Of an unknown version: no hash is known, and the queue lists it as it is.
    if (check?.kind === 'unknown') return true
    for (const confirmation of worthRecovering(record.confirmations, owners)) {
      if (budget.recoveries === 0) return false
      budget.recoveries -= 1
      yield
      const { proved, unverifiable } = recoverOwners({
        hash: record.safeTxHash,
        confirmations: [confirmation],
        owners,
      })
      if (proved.length + unverifiable.length > 0) return true
    }
  }
  return false
}
