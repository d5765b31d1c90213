import { hasRejection } from './hasRejection'
import type { Rival, TxPhase } from '../trackedItem'

/** What to do about a gift that has enough signatures. */
export function executeNextWords(item: {
  readonly phase: Extract<TxPhase, { status: 'awaitingExecution' }>
  readonly rivals?: readonly Rival[]
}): string {
  const { waitsForNonce } = item.phase
  if (hasRejection(item.rivals))
    return 'Enough owners have signed, and no money has moved. There is a rejection too: agree with your co-signers which of the two to execute.'
  return waitsForNonce === null
    ? 'Enough owners have signed. No money has moved until someone executes it in your Safe.'
    : `Enough owners have signed. No money has moved: your Safe works in order, so execute or replace #${waitsForNonce} first.`
}
