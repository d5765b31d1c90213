import { m } from '../nextMessages'
import { hasRejection } from './hasRejection'
import type { Rival } from '../trackedItem'
import type { TrackedNote } from '../trackedNote'

/**
 * Describes what to do about a gift that needs signatures. Addresses signers and non-signers, since the reader is
 * unknown.
 */
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
