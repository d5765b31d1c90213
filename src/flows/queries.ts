import { QueryClient, QueryObserver, type QueryObserverResult } from '@tanstack/query-core'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Answer } from '../core/answer'
import { type Remote, waiting } from '../core/remote'
import type { Clock } from '../ports/clock'
import { type Backoff, pausePolling, untilAborted, untilWoken } from './backoff'

/** Time that a value stays in the cache after its last reader has left, in ms. */
const keptMs = 10 * 60_000

/** The one cache of what servers and the chain know. */
export type Queries = { readonly client: QueryClient; readonly clock: Clock }

/** Names the value, and its chain, Safe or hash. */
export type QuestionKey = readonly [what: string, ...of: (string | number)[]]

/** One thing to read. Two readers with the same key share its value and its requests. */
export type Question<T> = {
  readonly key: QuestionKey
  /** Reads it once, through the shared budget where it asks the service. */
  readonly ask: (signal: AbortSignal) => Promise<Read<T>>
  /** Age at which a value is read again, in ms. Null: it never changes. */
  readonly everyMs: (value: T) => number | null
  readonly backoff: Backoff
  /** A value that is known without a request. */
  readonly known?: T | null
}

export type Opened<T> = {
  readonly state: StoreApi<Remote<T>>
  readonly again: () => void
  readonly close: () => void
}

/** An answer for which "missing" is a value, or no answer. */
export type Read<T> = Exclude<Answer<T>, { kind: 'missing' }>

export type Cached<T> = { readonly value: T; readonly atMs: number }

type Result<T> = QueryObserverResult<Cached<T>, ReadingError>

/** Carries the reason of a failed reading, and the time that the other side asked for. */
class ReadingError extends Error {
  override readonly name = 'ReadingError'
  readonly retryAfterMs: number

  constructor(reason: string, retryAfterMs = 0) {
    super(reason)
    this.retryAfterMs = retryAfterMs
  }
}

/** Creates the cache. It sends nothing by itself: {@link openRemote} decides when, by the clock and the back-off. */
export function createQueries(clock: Clock): Queries {
  const queries = {
    retry: false,
    staleTime: Infinity,
    gcTime: keptMs,
    networkMode: 'always',
    structuralSharing: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
  } as const
  const client = new QueryClient({ defaultOptions: { queries } })
  client.setQueryDefaults([openKey], { gcTime: graceMs })
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed' && query.queryKey[0] === openKey) (query.state.data as Keepable).close()
  })
  return { client, clock }
}

/**
 * Reads a question, and again at its age or after a failure, until it is closed. A failure waits for the back-off and for the
 * other side's `Retry-After`; a hidden tab polls less often. Closing aborts a request that nobody else waits for.
 */
export function openRemote<T>({ client, clock }: Queries, question: Question<T>): Opened<T> {
  const closing = new AbortController()
  const { signal } = closing
  const { known = null } = question
  const observer = new QueryObserver<Cached<T>, ReadingError>(client, {
    queryKey: question.key,
    queryFn: async ({ signal: unwanted }) => ({
      value: await valueOf(question.ask(unwanted)),
      atMs: clock.nowMs(),
    }),
    enabled: false,
    ...(known !== null && { initialData: { value: known, atMs: clock.nowMs() } }),
  })
  const state = createStore<Remote<T>>(() => remoteOf(observer.getCurrentResult()))
  /** A request under way changes nothing: a failure stays until the next result. */
  const show = (result: Result<T>) => {
    if (result.fetchStatus === 'idle') state.setState(remoteOf(result), true)
  }
  const stop = observer.subscribe(show)
  let wake = () => {}
  let isAsked = false
  let failures = 0

  function waitMs(): number | null {
    const { data, error } = observer.getCurrentResult()
    if (error !== null && failures > 0) {
      const { firstMs, longestMs } = question.backoff
      return Math.max(Math.min(longestMs, firstMs * 2 ** (failures - 1)), error.retryAfterMs)
    }
    if (data === undefined) return 0
    const everyMs = question.everyMs(data.value)
    return everyMs === null ? null : Math.max(0, data.atMs + everyMs - clock.nowMs())
  }

  async function run(): Promise<void> {
    for (;;) {
      const ms = isAsked ? 0 : waitMs()
      if (ms !== 0) {
        await untilWoken(
          (until) => (ms === null ? untilAborted(until) : pausePolling(clock, ms, until)),
          signal,
          (next) => (wake = next),
        )
        // A failure has no age: its wait is over now.
        if (failures > 0) isAsked = true
        continue
      }
      isAsked = false
      const result = await observer.refetch({ cancelRefetch: false })
      signal.throwIfAborted()
      failures = result.isError ? failures + 1 : 0
      show(result)
    }
  }

  run().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return {
    state,
    again() {
      isAsked = true
      wake()
    },
    close() {
      closing.abort()
      stop()
    },
  }
}

/** Something that reads by itself. Paused, it keeps what it has read and sends nothing. */
type Keepable = { readonly pause: () => void; readonly resume: () => void; readonly close: () => void }

const openKey = 'open'
/** Time that something stays open after its last holder has left, in ms: enough to load the next screen. */
const graceMs = 5_000

/**
 * Returns what is open under this key, or opens it. It is paused when the caller closes it, and closed when it has no holder any
 * more for five seconds.
 */
export function keepOpen<T extends Keepable>({ client }: Queries, key: QuestionKey, open: () => T): T {
  const queryKey = [openKey, ...key]
  const opened = client.getQueryData<T>(queryKey) ?? open()
  client.setQueryData(queryKey, opened)
  const leave = holdOpen(client, queryKey)
  opened.resume()
  return {
    ...opened,
    close() {
      opened.pause()
      leave()
    },
  }
}

/** Holds what another screen has opened under this key, until the returned function is called. Opens nothing. */
export function holdKept({ client }: Queries, key: QuestionKey): () => void {
  return holdOpen(client, [openKey, ...key])
}

function holdOpen(client: QueryClient, queryKey: readonly unknown[]): () => void {
  if (client.getQueryData(queryKey) === undefined) return () => {}
  return new QueryObserver(client, { queryKey, enabled: false }).subscribe(() => {})
}

/** Keeps a value that was read by other means, for {@link cachedValue}. */
export function cacheValue({ client, clock }: Queries, key: QuestionKey, value: unknown): void {
  client.setQueryData<Cached<unknown>>(key, { value, atMs: clock.nowMs() })
}

/** Returns the cached value of a key. Null: none. */
export function cachedValue<T>({ client }: Queries, key: QuestionKey): Cached<T> | null {
  return client.getQueryData<Cached<T>>(key) ?? null
}

async function valueOf<T>(asked: Promise<Read<T>>): Promise<T> {
  const answer = await asked
  if (answer.kind === 'found') return answer.value
  throw new ReadingError(answer.reason, answer.retryAfterMs)
}

function remoteOf<T>({ data, error }: Result<T>): Remote<T> {
  if (data !== undefined) return { kind: 'known', ...data, stale: error?.message ?? null }
  return error === null ? waiting : { kind: 'failed', problem: error.message }
}
