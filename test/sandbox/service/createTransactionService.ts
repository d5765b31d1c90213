import { setMaxListeners } from 'node:events'
import { type Transport, createPublicClient, http } from 'viem'
import { createApiRoutes } from './createApiRoutes'
import { createChainIndex } from './createChainIndex'
import { type LoggedRequest, createRequestLog } from './createRequestLog'
import { createSandboxRoutes } from './createSandboxRoutes'
import { createStore } from './createStore'
import { allowEveryOrigin, preflightResponse } from './crossOrigin'
import type { ServiceContext } from './serviceContext'
import { findSafe } from './findSafe'
import { type FailureRule, type ServiceSettings, defaultSettings } from './serviceSettings'
import { failureResponse, takeFailure } from './takeFailure'

export type TransactionServiceOptions = {
  readonly rpcUrl: string
  readonly chainId: number
  /** In place of HTTP to `rpcUrl`. */
  readonly transport?: Transport
  /** The first block that is indexed; 0 without it. */
  readonly fromBlock?: bigint
  /** The clock, in ms since 1970; the system's without it. */
  readonly nowMs?: () => number
}

/** A Safe transaction service for one chain, in memory. */
export type TransactionService = {
  /** Answers requests under `/api` and `/sandbox`, whatever the origin in their URL. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Takes effect with the next request. */
  readonly settings: ServiceSettings
  /** What came in under `/api`, oldest first. */
  readonly requests: readonly LoggedRequest[]
  readonly clearRequests: () => void
  /** Ends timers, and answers what hangs with 503. */
  readonly stop: () => void
}

/**
 * The Safe transaction service of the sandbox: the API that `@safe-global/api-kit` talks to, over what is posted to
 * it and what the chain's events tell. Its own hashing and signature code is no part of the app's, so that each
 * checks the other. A handler from Request to Response: served over HTTP, handed to msw, or called as it is.
 */
export function createTransactionService(options: TransactionServiceOptions): TransactionService {
  const {
    chainId,
    fromBlock = 0n,
    nowMs = () => Date.now(),
    rpcUrl,
    transport = http(rpcUrl, { batch: true }),
  } = options
  const settings = defaultSettings()
  const client = createPublicClient({ transport, cacheTime: 0 })
  const index = createChainIndex({ client, chainId, fromBlock, lagMs: () => settings.indexLagMs, nowMs })
  const context: ServiceContext = { chainId, client, store: createStore(), index, settings, nowMs }
  const log = createRequestLog()
  const api = createApiRoutes(context)
  const sandbox = createSandboxRoutes(settings, log)
  const stopping = new AbortController()
  // Every request that waits listens to it; there may be many.
  setMaxListeners(0, stopping.signal)

  async function answer(request: Request): Promise<Response> {
    const rule = takeFailure(settings, request) ?? takeSafeFailure(request)
    if (request.method !== 'OPTIONS') await sleep(settings.latencyMs, stopping.signal)
    if (rule?.answer === 'hang') {
      await aborted(AbortSignal.any([stopping.signal, request.signal]))
      return new Response(null, { status: 503 })
    }
    if (rule?.answer === 'blocked') return respond(request)
    const response = rule === null ? await respond(request) : failureResponse(rule)
    return allowEveryOrigin(response, settings.exposedHeaders)
  }

  function takeSafeFailure(request: Request): FailureRule | null {
    const safe = findSafe(context.store, new URL(request.url).pathname)
    const own = safe === null ? undefined : settings.safes[safe]
    return own === undefined ? null : takeFailure(own, request)
  }

  async function respond(request: Request): Promise<Response> {
    return request.method === 'OPTIONS' ? preflightResponse() : api.fetch(request)
  }

  return {
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/sandbox/')) {
        if (request.method === 'OPTIONS') return preflightResponse()
        return allowEveryOrigin(await sandbox.fetch(request), [])
      }
      const entry = log.add(request, nowMs())
      const response = await answer(request)
      entry.status = response.status
      return response
    },
    settings,
    requests: log.entries,
    clearRequests: log.clear,
    stop() {
      stopping.abort()
      index.stop()
    },
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  if (ms === 0 || signal.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
    function done() {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
