import SafeApiKit from '@safe-global/api-kit'
import * as v from 'valibot'
import type { AppChain } from '../../core/chain'
import type { Answer } from '../../core/answer'
import type { Clock } from '../../ports/clock'
import type { KeyValueStorage } from '../../ports/storage'
import type { SafeService } from '../../ports/service'
import type { ListedRow, ListPage } from '../../core/queue/listPage'
import { TimeLimitError, withinLimit } from '../withinLimit'
import { longestHeldMs, type RequestBudget, type RequestPriority, serviceBudget } from './requestBudget'
import {
  indexingSchema,
  messageSchema,
  multisigTransactionSchema,
  ownedSafesSchema,
} from './safeServiceSchema'
import { m } from './messages'
import { wireList } from './wireSchema'

/** The host of Safe's own service. */
const safeHostname = 'api.safe.global'

/** A larger number of seconds is a date. */
const dateFromSeconds = 1_000_000_000

const listening = new WeakMap<Page, Map<string, Listener>>()

/** Longest JSON text kept of a row, in characters: enough to recognise the row. */
const maxRawLength = 10_000

/** The service's default page size. */
const pageRows = 100
// api-kit itself has no time limit, and accepts no signal.
const timeLimitMs = 15_000

export type SafeServiceOptions = {
  chain: Pick<AppChain, 'id' | 'name' | 'serviceUrl'>
  clock: Clock
  /** Bearer key for Safe's own host, sent to no other. Public once it is in a page: it only counts requests. */
  apiKey?: string | undefined
  /** Shares the budget between the tabs of a browser; without it each tab has its own. */
  storage?: KeyValueStorage
  /** For a budget that several services share; by default {@link serviceBudget}. */
  budget?: RequestBudget
}

/**
 * Creates a client of one chain's Safe transaction service, through api-kit. Only the service's own "not found" is
 * `missing`; a time-out, 429, 5xx, HTML page or unreadable record is `unreachable` with a reason. All callers share one
 * request budget, which backs off after a failure.
 */
export function createSafeService(options: SafeServiceOptions): SafeService {
  const { chain, clock, storage } = options
  const budget = options.budget ?? serviceBudget({ clock, storage, host: new URL(chain.serviceUrl).host })
  observeResponses(chain.serviceUrl, ({ headers, status }) => {
    const { quota, retryAfterMs } = readQuota(headers, clock.nowMs())
    if (quota !== null) budget.noteQuota(quota)
    if (retryAfterMs !== null && status >= 400) budget.pause(retryAfterMs)
  })
  const kit = openApiKit(chain, options.apiKey)

  function ask<const TSchema extends v.GenericSchema>(
    schema: TSchema,
    request: () => Promise<unknown>,
    signal: AbortSignal | undefined,
    priority?: RequestPriority,
  ): Promise<Answer<v.InferOutput<TSchema>>> {
    return budget.run(
      async () => {
        try {
          const body = await withinLimit(request(), { clock, limitMs: timeLimitMs, signal })
          budget.relax()
          return parse(schema, body)
        } catch (error) {
          signal?.throwIfAborted()
          const answer = explain(error)
          // "Not found" is a successful response; after any other failure back off.
          if (answer.kind === 'missing') budget.relax()
          else budget.pause(budget.nextPauseMs())
          return answer
        }
      },
      { signal, ...(priority !== undefined && { priority }) },
    )
  }

  return {
    waitMs: (priority) => budget.waitMs(priority),
    getTransaction: (safeTxHash, signal) =>
      ask(multisigTransactionSchema, () => kit.getTransaction(safeTxHash), signal),
    listTransactions: (
      safe,
      { nonceFrom, nonce, executed, order, priority, limit = pageRows, offset = 0 },
      signal,
    ) =>
      ask(
        listPageSchema(multisigTransactionSchema, offset),
        () =>
          kit.getMultisigTransactions(safe, {
            // The service reads `trusted=false` as "do not filter": an unsigned proposal is still ours to find.
            trusted: false,
            limit,
            ...(offset > 0 && { offset }),
            ...(nonceFrom !== undefined && { nonce__gte: nonceFrom.toString() }),
            ...(nonce !== undefined && { nonce: nonce.toString() }),
            ...(executed !== undefined && { executed }),
            ...(order === 'nextNonce' && { ordering: 'nonce,created' }),
          }),
        signal,
        priority,
      ),
    listMessages: (safe, { priority, limit = pageRows, offset = 0 }, signal) =>
      ask(
        listPageSchema(messageSchema, offset),
        () => kit.getMessages(safe, { limit, ordering: '-created', ...(offset > 0 && { offset }) }),
        signal,
        priority,
      ),
    getMessage: (messageHash, signal) => ask(messageSchema, () => kit.getMessage(messageHash), signal),
    listSafesOf: (owner, signal) => ask(ownedSafesSchema, () => kit.getSafesByOwner(owner), signal),
    getLag: (signal) => ask(indexingSchema, () => requestIndexing(chain.serviceUrl, options.apiKey), signal),
  }
}

/** Requests `/v1/about/indexing/`, which api-kit does not know. Throws as api-kit does. */
async function requestIndexing(serviceUrl: string, apiKey: string | undefined): Promise<unknown> {
  const key = keyFor(serviceUrl, apiKey)
  const response = await fetch(`${serviceUrl}/v1/about/indexing/`, {
    ...(key !== undefined && { headers: { Authorization: `Bearer ${key}` } }),
  })
  if (response.ok) return response.json()
  // A service without this route is not a failing one.
  const data = response.status === 404 ? { detail: response.statusText } : null
  throw Object.assign(new Error(response.statusText), { statusCode: response.status, data })
}

/** Opens the api-kit client of a chain's transaction service. Only Safe's own service gets the API key. */
export function openApiKit(
  { id, serviceUrl }: { readonly id: number; readonly serviceUrl: string },
  apiKey: string | undefined,
): SafeApiKit {
  const key = keyFor(serviceUrl, apiKey)
  return new SafeApiKit({
    chainId: BigInt(id),
    ...(key === undefined
      ? { txServiceUrl: keyless(serviceUrl) }
      : { txServiceUrl: serviceUrl, apiKey: key }),
  })
}

/** Returns the API key if this is Safe's own service; no other service gets it. */
export function keyFor(serviceUrl: string, apiKey: string | undefined): string | undefined {
  return new URL(serviceUrl).hostname === safeHostname ? apiKey : undefined
}

/**
 * Spells the host of a keyless URL in capitals. Safe's host also works without a key, with a smaller quota, but api-kit
 * refuses that when it finds the host's name in the URL. Host names are case-insensitive; api-kit's search is not.
 */
function keyless(serviceUrl: string): string {
  return serviceUrl.replace(safeHostname, safeHostname.toUpperCase())
}

function parse<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  body: unknown,
): Answer<v.InferOutput<TSchema>> {
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return { kind: 'found', value: parsed.output }
  return { kind: 'unreachable', reason: m.unexpected(v.getDotPath(parsed.issues[0])) }
}

/**
 * Explains an error of api-kit: its HttpError (statusCode, data), a TypeError of fetch, a SyntaxError of a body that is
 * not JSON.
 */
function explain(error: unknown): Answer<never> {
  if (error instanceof TimeLimitError) {
    return { kind: 'unreachable', reason: m.late }
  }
  const http = v.safeParse(httpErrorSchema, error)
  if (!http.success) {
    const reason = error instanceof SyntaxError ? m.foreign : m.down
    return { kind: 'unreachable', reason }
  }
  const { statusCode, data } = http.output
  if (statusCode === 404 && v.is(notFoundSchema, data)) return { kind: 'missing' }
  if (statusCode === 429 && /quota/i.test(detailOf(data)))
    return {
      kind: 'unreachable',
      reason: m.quota,
    }
  if (statusCode === 429) return { kind: 'unreachable', reason: m.fewer }
  return { kind: 'unreachable', reason: m.error(statusCode) }
}

function detailOf(data: unknown): string {
  const parsed = v.safeParse(notFoundSchema, data)
  return parsed.success ? parsed.output.detail : ''
}

const httpErrorSchema = v.object({ statusCode: v.number(), data: v.optional(v.unknown()) })

/** The service's own message. A gateway in front of it has a 404 of its own, for a path that it no longer knows. */
const notFoundSchema = v.object({ detail: v.string() })

/**
 * Parses a page of a list, each row by `rowSchema`. A row that does not fit stays in its place as `unreadable`. The
 * service reports whether there is a next page; its offset is counted here, so the URL in `next` is never followed.
 */
function listPageSchema<T>(rowSchema: v.GenericSchema<unknown, T>, offset: number) {
  return v.pipe(
    v.object({ results: wireList(v.unknown()), next: v.nullish(v.unknown(), null) }),
    v.check(({ results, next }) => next === null || results.length > 0),
    v.transform(({ results, next }): ListPage<T> => ({
      rows: results.map((row) => readRow(rowSchema, row)),
      nextOffset: next === null ? null : offset + results.length,
    })),
  )
}

function readRow<T>(schema: v.GenericSchema<unknown, T>, row: unknown): ListedRow<T> {
  const parsed = v.safeParse(schema, row)
  if (parsed.success) return { kind: 'record', record: parsed.output }
  return {
    kind: 'unreadable',
    raw: JSON.stringify(row).slice(0, maxRawLength),
    reason: m.unreadableEntry(v.getDotPath(parsed.issues[0])),
  }
}

type Listener = (response: Pick<Response, 'url' | 'status' | 'headers'>) => void

type Page = { fetch: typeof fetch }

/**
 * Calls `listener` for each response to a request below `baseUrl`. api-kit exposes no headers and accepts no custom
 * fetch, but reads `window.fetch` for each request: responses are observed there. One listener for each URL.
 */
export function observeResponses(
  baseUrl: string,
  listener: Listener,
  page: Page | undefined = findPage(),
): void {
  if (page === undefined) return
  const { href } = new URL(baseUrl)
  const known = listening.get(page)
  if (known !== undefined) {
    known.set(href, listener)
    return
  }
  const listeners = new Map([[href, listener]])
  listening.set(page, listeners)
  const original = page.fetch.bind(page)
  page.fetch = async (input, init) => {
    const response = await original(input, init)
    for (const [url, tell] of listeners) if (response.url.startsWith(url)) tell(response)
    return response
  }
}

function findPage(): Page | undefined {
  return (globalThis as { readonly window?: Page }).window
}

/** Quota in a response's headers, in requests and ms. Each is null where it is absent, or hidden by CORS. */
type QuotaHeaders = {
  readonly quota: { readonly limit: number; readonly remaining: number; readonly resetsInMs: number } | null
  readonly retryAfterMs: number | null
}

/** Reads `X-RateLimit-Limit`, `-Remaining`, `-Reset` (seconds) and `Retry-After` (seconds or an HTTP date, RFC 9110). */
export function readQuota(headers: Pick<Headers, 'get'>, nowMs: number): QuotaHeaders {
  const limit = count(headers.get('x-ratelimit-limit'))
  const remaining = count(headers.get('x-ratelimit-remaining'))
  const reset = count(headers.get('x-ratelimit-reset'))
  const isKnown = limit !== null && remaining !== null && reset !== null
  return {
    quota: isKnown ? { limit, remaining, resetsInMs: waitOf(reset, nowMs) } : null,
    retryAfterMs: retryAfter(headers.get('retry-after'), nowMs),
  }
}

function count(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text.trim()) ? Number(text) : null
}

function waitOf(seconds: number, nowMs: number): number {
  const ms = seconds < dateFromSeconds ? seconds * 1_000 : seconds * 1_000 - nowMs
  return Math.min(longestHeldMs, Math.max(0, ms))
}

function retryAfter(text: string | null, nowMs: number): number | null {
  if (text === null) return null
  const seconds = count(text)
  if (seconds !== null) return waitOf(seconds, nowMs)
  const dateMs = Date.parse(text)
  return Number.isNaN(dateMs) ? null : Math.min(longestHeldMs, Math.max(0, dateMs - nowMs))
}
