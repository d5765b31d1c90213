import type { Clock } from '../../ports/clock'
import { type BudgetStore, createMemoryBudgetStore } from './budgetStore'

/**
 * `write`: a user's signature, which is sent before every read and does not wait for the window. `onScreen`: a user waits
 * for the response. `background`: a poll, or a prefetch.
 */
export type RequestPriority = 'write' | 'onScreen' | 'background'

export type RequestBudget = {
  /**
   * Runs one request when the budget allows: `onScreen` first, then in order, and never two at once, so that a 429 delays
   * all that wait behind it. By default `onScreen`. It may spend the reserve, and a long back-off delays it for seconds
   * only: a poll calls `waitMs` first. Rejects when aborted before it is sent.
   */
  run<T>(
    request: () => Promise<T>,
    options?: { readonly priority?: RequestPriority; readonly signal?: AbortSignal | undefined },
  ): Promise<T>
  /** Sends no poll for this long: requested by the service, or it is unreachable. */
  pause(ms: number): void
  /** After a successful response: the next failure starts with the shortest back-off. */
  relax(): void
  /** The service's stated quota: how many requests are left of how many, and in how many ms it resets. */
  noteQuota(quota: { readonly limit: number; readonly remaining: number; readonly resetsInMs: number }): void
  /** How long the next request that spares the reserve has to wait, in ms; by default a poll. 0: it may be sent now. */
  waitMs(priority?: RequestPriority): number
  /** The back-off in ms after the n-th failure in a row: doubled each time, with jitter so that tabs do not retry together. */
  nextPauseMs(): number
}

type Waiting = {
  readonly priority: RequestPriority
  /** Delayed by a back-off until then; null: it was not the next one yet. */
  patientUntilMs: number | null
  /** Never rejects. */
  readonly send: () => Promise<void>
}

const firstPauseMs = 5_000
const longestPauseMs = 120_000
/** The longest that a back-off delays a request that is no poll, in ms. */
const longestWaitMs = 15_000
/** The part of the quota reserved for the search that prevents proposing twice: at most so many, at most this share. */
const reserve = { most: 200, share: 0.2 }

/**
 * Keeps the requests of all tabs that share `store` within `limit` in any `windowMs`, and polls within `pollLimit`: a user
 * who waits for a response would otherwise wait a whole window. By default polls leave them one. The public transaction
 * service allows 5,000 a month for an IP address without a key, so polls leave a reserve of those too.
 */
export function createRequestBudget(options: {
  clock: Clock
  limit: number
  pollLimit?: number
  windowMs: number
  store?: BudgetStore
}): RequestBudget {
  const {
    clock,
    limit,
    pollLimit = Math.max(1, limit - 1),
    windowMs,
    store = createMemoryBudgetStore(),
  } = options
  let refusals = 0
  const waiting: Waiting[] = []
  let isSending = false
  let wake = () => {}

  /** Times in the future are from before the clock was set back, and would block everything until then. */
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
    return pause.fromMs <= now ? Math.max(0, pause.untilMs - now) : 0
  }

  function quotaWaitMs(): number {
    const { quota } = store.read()
    const now = clock.nowMs()
    if (quota === null || quota.atMs > now) return 0
    const kept = Math.floor(Math.min(reserve.most, quota.limit * reserve.share))
    return quota.remaining > kept ? 0 : Math.max(0, quota.resetsAtMs - now)
  }

  function next(): Waiting | undefined {
    const first = (priority: RequestPriority) => waiting.find((one) => one.priority === priority)
    return first('write') ?? first('onScreen') ?? waiting[0]
  }

  /** Sends the waiting requests one after the other, until none waits. */
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

  /** Sleeps, at most until the queue changes. */
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
