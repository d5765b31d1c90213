import type { Cause } from '../causes/cause'
import { nameSkeleton } from '../causes/nameSkeleton'

/**
 * Whether the label of an unlisted recipient reads like the name of a cause that is: the oldest way to have a
 * gift sent elsewhere. The names are compared as a reader sees them.
 */
export function createNameCheck(causes: readonly Cause[]): (label: string) => Cause | null {
  let causesByName: ReadonlyMap<string, Cause> | null = null
  return (label) => {
    causesByName ??= new Map(causes.map((cause) => [nameSkeleton(cause.name), cause]))
    return causesByName.get(nameSkeleton(label)) ?? null
  }
}
