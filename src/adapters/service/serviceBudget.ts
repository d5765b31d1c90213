import type { Clock } from '../../ports/clock'
import type { KeyValueStorage } from '../../ports/storage'
import { createBudgetStore } from './budgetStore'
import { createRequestBudget, type RequestBudget } from './requestBudget'

/** A page that a user opens takes two or three. */
const requestsPerMinute = 20
const pollsPerMinute = 5

const budgets = new WeakMap<KeyValueStorage, Map<string, RequestBudget>>()

/**
 * The budget of one service: 20 requests a minute for all tabs that share `storage`, polls only while there were fewer than
 * five, and in this page one queue for all accounts and readers, so that `onScreen` requests go first. Without storage each
 * has its own.
 */
export function serviceBudget({
  clock,
  storage,
  host,
}: {
  readonly clock: Clock
  readonly storage: KeyValueStorage | undefined
  readonly host: string
}): RequestBudget {
  const limits = { clock, limit: requestsPerMinute, pollLimit: pollsPerMinute, windowMs: 60_000 }
  if (storage === undefined) return createRequestBudget(limits)
  const byHost = budgets.get(storage) ?? new Map<string, RequestBudget>()
  budgets.set(storage, byHost)
  const budget =
    byHost.get(host) ?? createRequestBudget({ ...limits, store: createBudgetStore(storage, host) })
  byHost.set(host, budget)
  return budget
}
