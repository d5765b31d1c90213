import { BaseError } from '../../src/core/baseError'

/** A page reports after half a minute at the latest, and at most twice. */
const longestMs = 90_000

/**
 * Also for a page that crashes or does not load, and so never reports.
 *
 * @throws NoReportError
 */
export async function withinLimit<result>(watching: Promise<result>, url: string): Promise<result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoReportError(url)), longestMs)
  })
  return Promise.race([watching, late]).finally(() => clearTimeout(timer))
}

class NoReportError extends BaseError {
  override name = 'NoReportError'

  constructor(url: string) {
    super(`The page ${url} did not report within ${longestMs / 1_000} seconds.`, {
      hints: ['It may have crashed: run the benchmark again, and look at the page with npm start.'],
    })
  }
}
