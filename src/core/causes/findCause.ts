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

const byName = new WeakMap<readonly Cause[], ReadonlyMap<string, Cause | null>>()

/** Finds the cause with exactly this name, in any case, or null: there is none, or there are several. */
export function findCauseNamed(causes: readonly Cause[], name: string): Cause | null {
  let index = byName.get(causes)
  if (index === undefined) {
    const names = new Map<string, Cause | null>()
    for (const cause of causes) names.set(nameKey(cause.name), names.has(nameKey(cause.name)) ? null : cause)
    index = names
    byName.set(causes, index)
  }
  return index.get(nameKey(name)) ?? null
}

function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase()
}
