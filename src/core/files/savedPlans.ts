import * as v from 'valibot'
import { cleanText } from '../cleanLine'
import { timeMs } from '../fields'
import { foundOr, mapFound, type StoredReading, storedText } from '../storedText'

/** A saved plan of one account. `text` is the result of `encodePlan`, without its name. */
export type SavedPlan = {
  readonly id: string
  readonly name: string
  readonly savedAtMs: number
  readonly text: string
}

/** Maximum number of plans of one account: more would crowd out tracked gifts. */
export const maxPlans = 50

const plan = v.object({
  id: v.pipe(v.string(), v.maxLength(60)),
  name: v.pipe(
    v.string(),
    v.maxLength(200),
    // A device file may bring a stranger's.
    v.transform((text) => cleanText(text, 200) ?? '?'),
  ),
  savedAtMs: timeMs,
  text: v.pipe(v.string(), v.maxLength(1_000_000)),
})
const stored = storedText(v.object({ plans: v.pipe(v.array(plan), v.maxLength(maxPlans)) }))

/** Serialises plans for storage. */
export function serialisePlans(plans: readonly SavedPlan[]): string {
  return stored.serialise({ plans })
}

/** Parses the result of `serialisePlans`. */
export function readPlans(text: string | null): StoredReading<readonly SavedPlan[]> {
  return mapFound(stored.read(text), ({ plans }) => plans)
}

/** Does the same, and returns none when it is unreadable. */
export function parsePlans(text: string | null): readonly SavedPlan[] {
  return foundOr(readPlans(text), [])
}
