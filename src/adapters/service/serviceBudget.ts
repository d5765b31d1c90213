import type { Clock } from '../../ports/clock'
import type { KeyValueStorage } from '../../ports/storage'
import { createBudgetStore } from './budgetStore'
import { createRequestBudget, type RequestBudget } from './requestBudget'

/** A page that a user opens takes two or three requests. */
const requestsPerMinute = 20
const pollsPerMinute = 5

const budgets = new WeakMap<KeyValueStorage, Map<string, RequestBudget>>()

/**
 * Returns the budget of one service: 20 requests a minute for all tabs that share `storage`. Polls are sent only while
 * fewer than five were sent. All accounts and readers of this page share one queue, so that `onScreen` requests go
 * first. Without storage each has its own.
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
