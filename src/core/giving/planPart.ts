/** A part of a gift that takes several proposals or batches. */
export type PlanPart = {
  /** Unique within the account. */
  readonly id: string
  /** Counted from 1. */
  readonly part: number
  /** The number of parts, as known when this one was requested. */
  readonly of: number
}

/** Splits a list into parts of `most` (at least 1): 250 by 100 are 100, 100 and 50. */
export function splitInto<T>(list: readonly T[], most: number): readonly (readonly T[])[] {
  const count = Math.ceil(list.length / most)
  return Array.from({ length: count }, (_, index) => list.slice(index * most, (index + 1) * most))
}

/**
 * Returns the next part of a gift, numbered after `made`.
 *
 * @param made - The last part that was made; null: none.
 * @returns Null when one proposal or batch holds the whole gift, and none was made before.
 */
export function nextPart(
  made: PlanPart | null,
  left: number,
): (Omit<PlanPart, 'id'> & { readonly id: string | null }) | null {
  if (made === null) return left < 2 ? null : { id: null, part: 1, of: left }
  return { id: made.id, part: made.part + 1, of: made.part + left }
}
