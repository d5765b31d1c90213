import type { Cause } from './cause'
import { nameSkeleton } from './nameSkeleton'

/** By skeleton, cached by directory: a file has thousands of labels. */
const indexes = new WeakMap<readonly Cause[], ReadonlyMap<string, Cause>>()

/**
 * Finds the listed cause whose name reads like the label of an unlisted recipient, or null: the oldest way to redirect
 * a gift. Compares the names as a reader sees them.
 */
export function findNamesake(causes: readonly Cause[], label: string): Cause | null {
  let index = indexes.get(causes)
  if (index === undefined) {
    index = new Map(causes.map((cause) => [nameSkeleton(cause.name), cause]))
    indexes.set(causes, index)
  }
  return index.get(nameSkeleton(label)) ?? null
}
