import * as v from 'valibot'
import { storedText } from '../../core/storedText'
import type { KeyValueStorage } from '../../ports/storage'

const timeMs = v.pipe(v.number(), v.finite())

const budgetSchema = v.object({
  /** The requests of the last minute, of all tabs, oldest first. */
  sentAtMs: v.array(timeMs),
  pause: v.object({ fromMs: timeMs, untilMs: timeMs }),
  /** What the other side last said of its quota, less what was sent since. */
  quota: v.nullable(v.object({ limit: timeMs, remaining: timeMs, atMs: timeMs, resetsAtMs: timeMs })),
})
const budgetText = storedText(budgetSchema)

/** What is known of the requests to one service. */
type BudgetState = v.InferOutput<typeof budgetSchema>

export type BudgetStore = { read(): BudgetState; write(state: BudgetState): void }

const nothing: BudgetState = { sentAtMs: [], pause: { fromMs: 0, untilMs: 0 }, quota: null }

/** For one tab. */
export function createMemoryBudgetStore(): BudgetStore {
  let state = nothing
  return { read: () => state, write: (next) => (state = next) }
}

/** For all tabs of a browser, by the host of the service. What cannot be read is nothing. */
export function createBudgetStore(storage: KeyValueStorage, host: string): BudgetStore {
  const key = `dsg.v1.budget.${host}`
  return {
    read: () => budgetText.parse(storage.get(key)) ?? nothing,
    write: (state) => void storage.set(key, budgetText.serialise(state)),
  }
}
