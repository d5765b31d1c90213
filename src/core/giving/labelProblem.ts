import type { Cause } from '../causes/cause'
import { nameSkeleton } from '../causes/nameSkeleton'

/** Why a label would mislead whoever reads the gift: it reads like the name of a cause. Null: it does not. */
export function labelProblem(label: string, causes: readonly Cause[]): string | null {
  const skeleton = nameSkeleton(label)
  const cause = causes.find(({ name }) => nameSkeleton(name) === skeleton)
  if (cause === undefined) return null
  return `The directory has a cause called ${cause.name}, at another address. Choose another label.`
}
