import type { Cause } from '../causes/cause'
import { findNamesake } from '../causes/findNamesake'
import { quotable } from '../cleanLine'

/**
 * Returns another user's note for a payee, to be shown in quotation marks. Null when it reads like the name of a cause: beside
 * that cause it says nothing, and beside another payee it would pass for a label.
 */
export function shownMemo(memo: string, causes: readonly Cause[]): string | null {
  const text = quotable(memo)
  return findNamesake(causes, text) === null ? text : null
}
