import type { Clock } from '../../ports/clock'
import type { KeyValueStorage } from '../../ports/storage'
import { createBudgetStore } from './budgetStore'
import { createRequestBudget, type RequestBudget } from './requestBudget'

const requestsPerMinute = 6

const budgets = new WeakMap<KeyValueStorage, Map<string, RequestBudget>>()

/**
 * The budget of one service: six requests a minute for all tabs that share `storage`, and in this page one queue for all
 * accounts and readers, so that `onScreen` requests go first. Without storage each has its own.
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
  const limits = { clock, limit: requestsPerMinute, windowMs: 60_000 }
  if (storage === undefined) return createRequestBudget(limits)
  const byHost = budgets.get(storage) ?? new Map<string, RequestBudget>()
  budgets.set(storage, byHost)
  const budget =
    byHost.get(host) ?? createRequestBudget({ ...limits, store: createBudgetStore(storage, host) })
  byHost.set(host, budget)
  return budget
}
