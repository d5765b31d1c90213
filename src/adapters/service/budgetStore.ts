import * as v from 'valibot'
import { timeMs } from '../../core/fields'
import { foundOr, isNewer, storedText } from '../../core/storedText'
import type { KeyValueStorage } from '../../ports/storage'

const budgetSchema = v.object({
  /** Requests of the last minute by all tabs, oldest first. */
  sentAtMs: v.array(timeMs),
  pause: v.object({ fromMs: timeMs, untilMs: timeMs }),
  /** The service's last stated quota, less the requests sent since. */
  quota: v.nullable(v.object({ limit: timeMs, remaining: timeMs, atMs: timeMs, resetsAtMs: timeMs })),
})
const budgetText = storedText(budgetSchema)

/** The request budget of one service. */
type BudgetState = v.InferOutput<typeof budgetSchema>

export type BudgetStore = { read(): BudgetState; write(state: BudgetState): void }

const nothing: BudgetState = { sentAtMs: [], pause: { fromMs: 0, untilMs: 0 }, quota: null }

/** Creates a store for one tab. */
export function createMemoryBudgetStore(): BudgetStore {
  let state = nothing
  return { read: () => state, write: (next) => (state = next) }
}

/**
 * Shared by all tabs of a browser, by the host of the service. A damaged record counts as empty. One of a newer release stays, and
 * this tab counts for itself.
 */
export function createBudgetStore(storage: KeyValueStorage, host: string): BudgetStore {
  const key = `dsg.v1.budget.${host}`
  const own = createMemoryBudgetStore()
  const reading = () => budgetText.read(storage.get(key))
  return {
    read() {
      const stored = reading()
      return isNewer(stored) ? own.read() : foundOr(stored, nothing)
    },
    write(state) {
      if (isNewer(reading())) own.write(state)
      else storage.set(key, budgetText.serialise(state))
    },
  }
}
