import * as v from 'valibot'
import { timeMs } from '../../core/fields'
import { foundOr, isNewer, storedText } from '../../core/storedText'
import type { Clock } from '../../ports/clock'
import type { KeyValueStorage } from '../../ports/storage'

/**
 * `write`: a user's signature, sent before every read and without waiting for the window. `onScreen`: a user waits for
 * the response. `background`: a poll, or a prefetch.
 */
export type RequestPriority = 'write' | 'onScreen' | 'background'

export type RequestBudget = {
  /**
   * Runs one request when the budget allows: `onScreen` (the default) first, then in order, and never two at once, so
   * that a 429 delays all requests behind it. It may spend the reserve, and a long back-off delays it for seconds only:
   * a poll calls `waitMs` first. Rejects when aborted before it is sent.
   */
  run<T>(
    request: () => Promise<T>,
    options?: { readonly priority?: RequestPriority; readonly signal?: AbortSignal | undefined },
  ): Promise<T>
  /** Stops polls for this long: the service requested it, or is unreachable. */
  pause(ms: number): void
  /** Resets the back-off after a successful response. */
  relax(): void
  /** Records the service's stated quota: requests left of how many, and ms until it resets. */
  noteQuota(quota: { readonly limit: number; readonly remaining: number; readonly resetsInMs: number }): void
  /** Returns the wait of the next request that spares the reserve, in ms; by default a poll. 0: it may be sent now. */
  waitMs(priority?: RequestPriority): number
  /**
   * Returns the back-off in ms after the n-th failure in a row: doubled each time, with jitter so that tabs do not
   * retry together.
   */
  nextPauseMs(): number
}

type Waiting = {
  readonly priority: RequestPriority
  /** Latest end of its delay by a back-off; null before it was next in the queue. */
  patientUntilMs: number | null
  /** Never rejects. */
  readonly send: () => Promise<void>
}

const firstPauseMs = 5_000
const longestPauseMs = 120_000
/** Longest delay by a back-off for a request that is no poll, in ms. */
const longestWaitMs = 15_000
/** Longest back-off and quota, in ms: the service's is of a month. A damaged record may name a year in 270,000. */
export const longestHeldMs = 31 * 86_400_000
/**
 * Part of the quota reserved for the search that prevents a second proposal: at most this many, and at most this share.
 */
const reserve = { most: 200, share: 0.2 }

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
  const budget = byHost.get(host) ?? createRequestBudget({ ...limits, store: storedBudget(storage, host) })
  byHost.set(host, budget)
  return budget
}

/**
 * Creates a budget that keeps the requests of all tabs that share `store` within `limit` in any `windowMs`. Polls stay
 * within `pollLimit`, by default one less: otherwise a user who waits for a response would wait a whole window. The
 * public transaction service allows 5,000 a month for an IP address without a key, so polls also leave a reserve of
 * those.
 */
export function createRequestBudget(options: {
  clock: Clock
  limit: number
  pollLimit?: number
  windowMs: number
  store?: BudgetStore
}): RequestBudget {
  const { clock, limit, pollLimit = Math.max(1, limit - 1), windowMs, store = budgetOfTab() } = options
  let refusals = 0
  const waiting: Waiting[] = []
  let isSending = false
  let wake = () => {}

  /**
   * Returns the times within the window. A time in the future is from before the clock was set back, and would block
   * everything until then.
   */
  function sentAtMs(): readonly number[] {
    const now = clock.nowMs()
    return store.read().sentAtMs.filter((at) => at > now - windowMs && at <= now)
  }

  function windowWaitMs(priority: RequestPriority): number {
    const sent = sentAtMs()
    const most = priority === 'background' ? pollLimit : limit
    const oldest = sent.length < most ? undefined : sent[sent.length - most]
    return oldest === undefined ? 0 : Math.max(0, oldest + windowMs - clock.nowMs())
  }

  function pausedMs(): number {
    const { pause } = store.read()
    const now = clock.nowMs()
    const untilMs = Math.min(pause.untilMs, pause.fromMs + longestHeldMs)
    return pause.fromMs <= now ? Math.max(0, untilMs - now) : 0
  }

  function quotaWaitMs(): number {
    const { quota } = store.read()
    const now = clock.nowMs()
    if (quota === null || quota.atMs > now) return 0
    const kept = Math.floor(Math.min(reserve.most, quota.limit * reserve.share))
    return quota.remaining > kept
      ? 0
      : Math.max(0, Math.min(quota.resetsAtMs, quota.atMs + longestHeldMs) - now)
  }

  function next(): Waiting | undefined {
    const first = (priority: RequestPriority) => waiting.find((one) => one.priority === priority)
    return first('write') ?? first('onScreen') ?? waiting[0]
  }

  /** Sends the waiting requests in sequence, until none waits. */
  async function sendAll(): Promise<void> {
    if (isSending) return
    isSending = true
    for (let first = next(); first !== undefined; first = next()) {
      first.patientUntilMs ??= clock.nowMs() + longestWaitMs
      const leftMs = Math.max(0, first.patientUntilMs - clock.nowMs())
      const windowLeftMs = first.priority === 'write' ? 0 : windowWaitMs(first.priority)
      const wait = Math.max(windowLeftMs, Math.min(pausedMs(), leftMs))
      if (wait > 0) {
        await sleepUntilChanged(wait)
        continue
      }
      waiting.splice(waiting.indexOf(first), 1)
      const { quota, ...state } = store.read()
      const spent = quota === null ? null : { ...quota, remaining: Math.max(0, quota.remaining - 1) }
      store.write({ ...state, sentAtMs: [...sentAtMs(), clock.nowMs()], quota: spent })
      await first.send()
    }
    isSending = false
  }

  /** Waits at most this long, or until the queue changes. */
  async function sleepUntilChanged(ms: number): Promise<void> {
    const woken = new AbortController()
    wake = () => woken.abort()
    try {
      await clock.sleep(ms, woken.signal)
    } catch (error) {
      if (!woken.signal.aborted) throw error
    }
  }

  return {
    run: (request, { priority = 'onScreen', signal } = {}) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted()
        const one: Waiting = {
          priority,
          patientUntilMs: null,
          send: async () => {
            signal?.removeEventListener('abort', leave)
            // A failed request does not block the others.
            try {
              resolve(await request())
            } catch (error) {
              reject(error)
            }
          },
        }
        function leave() {
          waiting.splice(waiting.indexOf(one), 1)
          reject(signal?.reason)
          wake()
        }
        signal?.addEventListener('abort', leave, { once: true })
        waiting.push(one)
        wake()
        void sendAll()
      }),
    pause(ms) {
      const fromMs = clock.nowMs()
      const untilMs = fromMs + Math.max(ms, pausedMs())
      store.write({ ...store.read(), pause: { fromMs, untilMs } })
    },
    relax() {
      refusals = 0
    },
    noteQuota({ limit: quotaLimit, remaining, resetsInMs }) {
      const atMs = clock.nowMs()
      const quota = { limit: quotaLimit, remaining, atMs, resetsAtMs: atMs + resetsInMs }
      store.write({ ...store.read(), quota })
    },
    waitMs: (priority = 'background') => Math.max(windowWaitMs(priority), pausedMs(), quotaWaitMs()),
    nextPauseMs() {
      const full = Math.min(longestPauseMs, firstPauseMs * 2 ** refusals)
      refusals += 1
      return Math.round(full * (0.75 + clock.random() / 2))
    },
  }
}

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

type BudgetStore = { read(): BudgetState; write(state: BudgetState): void }

const nothing: BudgetState = { sentAtMs: [], pause: { fromMs: 0, untilMs: 0 }, quota: null }

/** Returns the state of this tab alone. */
function budgetOfTab(): BudgetStore {
  let state = nothing
  return { read: () => state, write: (next) => (state = next) }
}

/**
 * Returns the state that all tabs of a browser share, by the host of the service. A damaged record counts as empty. One
 * of a newer release stays, and this tab counts for itself.
 */
export function storedBudget(storage: KeyValueStorage, host: string): BudgetStore {
  const key = `dsg.v1.budget.${host}`
  const own = budgetOfTab()
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
