import type { CallRow } from './callRow'
import { controlCalls } from './controlCalls'
import { libraryCalls, nestedSafeCalls } from './safeCalls'
import { settingCalls } from './settingCalls'
import { tokenCalls } from './tokenCalls'

const rows = new Map(
  [...tokenCalls, ...settingCalls, ...controlCalls, ...nestedSafeCalls, ...libraryCalls].map((row) => [
    row.selector as string,
    row,
  ]),
)

/** Finds the row for calldata by its selector; null: the review does not know this function. */
export function rowOf(data: string): CallRow | null {
  return rows.get(data.slice(0, 10)) ?? null
}
