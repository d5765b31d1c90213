import type { Cause } from './cause'

/** The cause with this id, or null. */
export function findCause(causes: readonly Cause[], id: string): Cause | null {
  return causes.find((cause) => cause.id === id) ?? null
}
