import type { Cause } from './cause'

/** By id, cached by directory: a long basket looks up all its causes at every keystroke. */
const indexes = new WeakMap<readonly Cause[], ReadonlyMap<string, Cause>>()

/** Finds the cause with this id, or null. */
export function findCause(causes: readonly Cause[], id: string): Cause | null {
  let index = indexes.get(causes)
  if (index === undefined) {
    index = new Map(causes.map((cause) => [cause.id, cause]))
    indexes.set(causes, index)
  }
  return index.get(id) ?? null
}
