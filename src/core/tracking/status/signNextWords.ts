import { hasRejection } from './hasRejection'
import type { Rival } from '../trackedItem'
import type { TrackedNote } from '../trackedNote'

/** What to do about a gift that needs signatures. It is unknown whether the reader has signed, so both are addressed. */
export function signNextWords(item: {
  readonly note: TrackedNote | null
  readonly rebuilt?: boolean
  readonly rivals?: readonly Rival[]
}): string {
  if (item.note?.kind === 'unsigned')
    return 'No money has moved. The first signature puts it into the queue of your Safe; then ask your co-signers to read it there and sign.'
  if (hasRejection(item.rivals))
    return 'No money has moved. Owners want to reject this gift: agree with your co-signers before anyone signs or executes either.'
  return item.rebuilt === true
    ? 'No money has moved. If you have not signed this gift yet, read it and sign it in the queue of your Safe. If you have, ask the owners who have not.'
    : 'No money has moved. Your co-signers find it in the queue of your Safe: ask them to read it there and sign.'
}
