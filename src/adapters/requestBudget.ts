import type { Clock } from '../ports'

export type RequestBudget = {
  /**
   * Runs one request when it may leave, in the order of asking and never two at once: a refusal then holds back all that
   * wait behind it. Rejects when aborted before its turn.
   */
  run<T>(request: () => Promise<T>, signal?: AbortSignal): Promise<T>
  /** Nothing leaves for this long: the other side asked for it, or does not answer. */
  pause(ms: number): void
  /** A good answer came: the next refusal starts from the shortest pause again. */
  relax(): void
  /** How long the next request would have to wait, in ms; 0 when it may leave now. */
  waitMs(): number
  /** A pause in ms for the n-th refusal in a row, doubled each time, with jitter so that tabs do not come back together. */
  nextPauseMs(): number
}

const firstPauseMs = 5_000
const longestPauseMs = 120_000

/**
 * Keeps the requests of this tab within `limit` in any `windowMs`, whoever asks. The public transaction service counts
 * 5,000 a month for an address without a key: every request has to be worth it.
 */
export function createRequestBudget(options: {
  clock: Clock
  limit: number
  windowMs: number
}): RequestBudget {
  const { clock, limit, windowMs } = options
  let sentAtMs: number[] = []
  let pause = { fromMs: 0, untilMs: 0 }
  let refusals = 0
  let queue: Promise<void> = Promise.resolve()

  function waitMs(): number {
    const now = clock.nowMs()
    // What lies ahead was written before somebody set the clock back: it would hold everything up until then.
    sentAtMs = sentAtMs.filter((at) => at > now - windowMs && at <= now)
    const pausedMs = pause.fromMs <= now ? pause.untilMs - now : 0
    const oldest = sentAtMs.length < limit ? undefined : sentAtMs[sentAtMs.length - limit]
    const windowOpensAt = oldest === undefined ? 0 : oldest + windowMs
    return Math.max(0, windowOpensAt - now, pausedMs)
  }

  async function takeTurn<T>(request: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    signal?.throwIfAborted()
    for (let wait = waitMs(); wait > 0; wait = waitMs()) await clock.sleep(wait, signal)
    sentAtMs.push(clock.nowMs())
    return request()
  }

  return {
    run(request, signal) {
      const turn = queue.then(() => takeTurn(request, signal))
      // One that failed or gave up does not keep the others from their turn.
      queue = turn.then(
        () => undefined,
        () => undefined,
      )
      return turn
    },
    pause(ms) {
      const fromMs = clock.nowMs()
      pause = { fromMs, untilMs: fromMs + Math.max(ms, waitMs()) }
    },
    relax() {
      refusals = 0
    },
    waitMs,
    nextPauseMs() {
      const full = Math.min(longestPauseMs, firstPauseMs * 2 ** refusals)
      refusals += 1
      return Math.round(full * (0.75 + clock.random() / 2))
    },
  }
}
