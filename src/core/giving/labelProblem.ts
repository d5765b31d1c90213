import type { Cause } from '../causes/cause'
import { nameSkeleton } from '../causes/nameSkeleton'
import { m } from './payeeMessages'

/** Returns the problem of a label that reads like the name of a cause. Null: none. */
export function labelProblem(label: string, causes: readonly Cause[]): string | null {
  const skeleton = nameSkeleton(label)
  const cause = causes.find(({ name }) => nameSkeleton(name) === skeleton)
  return cause === undefined ? null : m.label(cause.name)
}
