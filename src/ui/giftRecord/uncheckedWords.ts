import type { Unchecked } from '../../core/record/recordCheck'
import { m } from './messages'

/** Returns why something was not checked, in one sentence without its full stop. */
export function uncheckedWords(unchecked: Unchecked): string {
  if (unchecked.why === 'safeCode') return m.unchecked.safeCode(unchecked.reason)
  if (unchecked.why === 'unreadable') return m.unchecked.unreadable(unchecked.reason)
  return m.unchecked[unchecked.why]
}
