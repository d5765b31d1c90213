/** One of the proposals or batches that a gift of many payments is given in. */
export type PlanPart = {
  /** Names the plan among those of one account. */
  readonly id: string
  /** Counted from 1. */
  readonly part: number
  /** How many there are, as far as was known when this part was asked for. */
  readonly of: number
}

/** The parts of a list, in its order, each as long as may be: 250 by 100 are 100, 100 and 50. `most`: at least 1. */
export function splitInto<T>(list: readonly T[], most: number): readonly (readonly T[])[] {
  const count = Math.ceil(list.length / most)
  return Array.from({ length: count }, (_, index) => list.slice(index * most, (index + 1) * most))
}

/**
 * The parts that are left of a gift: the next one has the number after that of `made`.
 *
 * @param made - The last part that is out; null: none is.
 * @returns Null where one proposal or batch carries all of it, and none was made before.
 */
export function nextPart(
  made: PlanPart | null,
  left: number,
): (Omit<PlanPart, 'id'> & { readonly id: string | null }) | null {
  if (made === null) return left < 2 ? null : { id: null, part: 1, of: left }
  return { id: made.id, part: made.part + 1, of: made.part + left }
}
