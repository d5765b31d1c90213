import type { Cause } from '../causes/cause'
import { nameSkeleton } from '../causes/nameSkeleton'

/**
 * Returns a check whether the label of an unlisted recipient reads like the name of a listed cause: the oldest way to
 * redirect a gift. Compares the names as a reader sees them.
 */
export function createNameCheck(causes: readonly Cause[]): (label: string) => Cause | null {
  let causesByName: ReadonlyMap<string, Cause> | null = null
  return (label) => {
    causesByName ??= new Map(causes.map((cause) => [nameSkeleton(cause.name), cause]))
    return causesByName.get(nameSkeleton(label)) ?? null
  }
}
