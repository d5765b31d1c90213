import type { Cause } from '../causes/cause'
import { findNamesake } from '../causes/findNamesake'
import { m } from './payeeMessages'

/** Returns the problem of a label that reads like the name of a cause. Null: none. */
export function labelProblem(label: string, causes: readonly Cause[]): string | null {
  const cause = findNamesake(causes, label)
  return cause === null ? null : m.label(cause.name)
}
