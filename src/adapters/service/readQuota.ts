/** Quota in a response's headers, in requests and ms. Each is null where it is absent, or hidden by CORS. */
export type QuotaHeaders = {
  readonly quota: { readonly limit: number; readonly remaining: number; readonly resetsInMs: number } | null
  readonly retryAfterMs: number | null
}

const longestMs = 31 * 86_400_000
/** A larger number of seconds is a date. */
const dateFromSeconds = 1_000_000_000

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
  return Math.min(longestMs, Math.max(0, ms))
}

function retryAfter(text: string | null, nowMs: number): number | null {
  if (text === null) return null
  const seconds = count(text)
  if (seconds !== null) return waitOf(seconds, nowMs)
  const dateMs = Date.parse(text)
  return Number.isNaN(dateMs) ? null : Math.min(longestMs, Math.max(0, dateMs - nowMs))
}
