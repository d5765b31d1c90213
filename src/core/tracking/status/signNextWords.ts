import { m } from '../nextMessages'
import { hasRejection } from './hasRejection'
import type { Rival } from '../trackedItem'
import type { TrackedNote } from '../trackedNote'

/** What to do about a gift that needs signatures. It is unknown whether the reader has signed, so both are addressed. */
export function signNextWords(item: {
  readonly note: TrackedNote | null
  readonly rebuilt?: boolean
  readonly rivals?: readonly Rival[]
}): string {
  const { first, rejected, found, ask } = m.sign
  if (item.note?.kind === 'unsigned') return first
  if (hasRejection(item.rivals)) return rejected
  return item.rebuilt === true ? found : ask
}
