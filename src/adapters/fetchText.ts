import type { Clock } from '../ports/clock'
import type { FetchText } from '../ports/site'
import { TimeLimitError, withinLimit } from './withinLimit'

export type FetchTextOptions = {
  /** Of our own origin; read relative to the page. */
  readonly path: string
  readonly clock: Pick<Clock, 'sleep'>
  readonly limitMs?: number
}

/** Reads one text file that stands beside the app. Only a 404 is `missing`; all else that goes wrong has words. */
export function createFetchText({ path, clock, limitMs = 15_000 }: FetchTextOptions): FetchText {
  return async (signal) => {
    try {
      const request = fetch(path, { ...(signal && { signal }), cache: 'no-cache' })
      const response = await withinLimit(request, { clock, limitMs, signal })
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
