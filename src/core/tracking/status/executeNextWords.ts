import { m } from '../nextMessages'
import { hasRejection } from './hasRejection'
import type { Rival, TxPhase } from '../trackedItem'

/** Describes what to do about a gift with enough signatures. */
export function executeNextWords(item: {
  readonly phase: Extract<TxPhase, { status: 'awaitingExecution' }>
  readonly rivals?: readonly Rival[]
}): string {
  const { waitsForNonce } = item.phase
  if (hasRejection(item.rivals)) return m.execute.rejected
  return waitsForNonce === null ? m.execute.now : m.execute.after(waitsForNonce)
}
