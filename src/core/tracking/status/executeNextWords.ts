import { m } from '../messages'
import { hasRejection } from './hasRejection'
import type { Rival, TxPhase } from '../trackedItem'

/** What to do about a gift that has enough signatures. */
export function executeNextWords(item: {
  readonly phase: Extract<TxPhase, { status: 'awaitingExecution' }>
  readonly rivals?: readonly Rival[]
}): string {
  const { waitsForNonce } = item.phase
  if (hasRejection(item.rivals)) return m.next.execute.rejected
  return waitsForNonce === null ? m.next.execute.now : m.next.execute.after(waitsForNonce)
}
