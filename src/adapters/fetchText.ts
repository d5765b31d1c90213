import type { Clock } from '../ports/clock'
import type { FetchText } from '../ports/site'
import { TimeLimitError, withinLimit } from './withinLimit'

export type FetchTextOptions = {
  /** Path on our own origin, relative to the page. */
  readonly path: string
  readonly clock: Pick<Clock, 'sleep'>
  readonly limitMs?: number
  /** A request that has already been sent: the first call uses it, later calls send their own. */
  readonly early?: Promise<Response> | undefined
}

/**
 * Creates a reader of one text file that is served beside the app. Only a 404 is `missing`; any other failure is
 * `unreachable`.
 */
export function createFetchText({ path, clock, limitMs = 15_000, early }: FetchTextOptions): FetchText {
  let underWay = early
  const send = (signal: AbortSignal | undefined) => {
    const request = underWay ?? fetch(path, { ...(signal && { signal }), cache: 'no-cache' })
    underWay = undefined
    return request
  }
  return async (signal) => {
    try {
      const response = await withinLimit(send(signal), { clock, limitMs, signal })
      if (response.status === 404) return { kind: 'missing' }
      if (!response.ok)
        return {
          kind: 'unreachable',
          reason: `The server answered with error ${response.status} for ${path}.`,
        }
      return { kind: 'found', value: await withinLimit(response.text(), { clock, limitMs, signal }) }
    } catch (error) {
      signal?.throwIfAborted()
      const reason =
        error instanceof TimeLimitError
          ? `${path} did not come in time.`
          : `${path} could not be fetched: offline, or blocked.`
      return { kind: 'unreachable', reason }
    }
  }
}
