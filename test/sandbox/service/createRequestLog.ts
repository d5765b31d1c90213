export type LoggedRequest = {
  readonly atMs: number
  readonly method: string
  /** Without the origin and the query: /api/v1/about/ */
  readonly path: string
  /** With its question mark, or empty. */
  readonly query: string
  /** Null until it is answered. */
  status: number | null
}

export type RequestLog = {
  /** Oldest first. */
  readonly entries: readonly LoggedRequest[]
  readonly add: (request: Request, atMs: number) => LoggedRequest
  readonly clear: () => void
}

/** Remembers every request, so that tests can count what a page asks for. Preflight requests are in it as OPTIONS. */
export function createRequestLog(): RequestLog {
  const entries: LoggedRequest[] = []
  return {
    entries,
    add(request, atMs) {
      const { pathname, search } = new URL(request.url)
      const entry: LoggedRequest = {
        atMs,
        method: request.method,
        path: pathname,
        query: search,
        status: null,
      }
      entries.push(entry)
      return entry
    },
    clear() {
      entries.length = 0
    },
  }
}
