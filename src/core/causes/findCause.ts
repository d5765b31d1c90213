import type { Cause } from './cause'

/** By id, made once for each directory: a long basket asks for each of its causes at every key. */
const indexes = new WeakMap<readonly Cause[], ReadonlyMap<string, Cause>>()

/** The cause with this id, or null. */
export function findCause(causes: readonly Cause[], id: string): Cause | null {
  let index = indexes.get(causes)
  if (index === undefined) {
    index = new Map(causes.map((cause) => [cause.id, cause]))
    indexes.set(causes, index)
  }
  return index.get(id) ?? null
}
