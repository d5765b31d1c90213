import type { Clock } from '../ports/clock'
import type { Answer } from '../core/answer'
import { TimeLimitError, withinLimit } from './withinLimit'

export type FetchTextOptions = {
  /** Path on our own origin, relative to the page. */
  readonly path: string
  readonly clock: Pick<Clock, 'sleep'>
  readonly limitMs?: number
  /** The request, where it has already been sent. */
  readonly early?: Promise<Response> | undefined
}

/**
 * Reads one text file that is served beside the app. Only a 404 is `missing`; any other failure is `unreachable`.
 */
export async function fetchText(
  { path, clock, limitMs = 15_000, early }: FetchTextOptions,
  signal?: AbortSignal,
): Promise<Answer<string>> {
  try {
    const request = early ?? fetch(path, { ...(signal && { signal }), cache: 'no-cache' })
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
