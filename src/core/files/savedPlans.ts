import * as v from 'valibot'
import { foundOr, mapFound, type StoredReading, storedText } from '../storedText'

/** A plan of one account that is kept for later. `text` is what `encodePlan` writes of it, without its name. */
export type SavedPlan = {
  readonly id: string
  readonly name: string
  readonly savedAtMs: number
  readonly text: string
}

/** How many plans one account keeps: more would crowd out gifts that are followed. */
export const maxPlans = 50

const plan = v.object({
  id: v.pipe(v.string(), v.maxLength(60)),
  name: v.pipe(v.string(), v.maxLength(200)),
  savedAtMs: v.pipe(v.number(), v.safeInteger()),
  text: v.pipe(v.string(), v.maxLength(1_000_000)),
})
const stored = storedText(v.object({ plans: v.pipe(v.array(plan), v.maxLength(maxPlans)) }))

/** Plans as text for storage. */
export function serialisePlans(plans: readonly SavedPlan[]): string {
  return stored.serialise({ plans })
}

/** Reads what `serialisePlans` wrote. */
export function readPlans(text: string | null): StoredReading<readonly SavedPlan[]> {
  return mapFound(stored.read(text), ({ plans }) => plans)
}

/** The same for whoever only takes what can be read. */
export function parsePlans(text: string | null): readonly SavedPlan[] {
  return foundOr(readPlans(text), [])
}
