import type { Browser } from '@playwright/test'
import { BaseError } from '../../src/core/baseError'
import type { Felt } from '../page/feelThrottling'
import { type Profile, profiles } from '../profiles'
import { withFramedPage } from './withFramedPage'

/** The speed of machine and network that a framed page measured, under each profile. */
export type Throttling = Readonly<Record<Profile['name'], Felt>>

/** Attempts: other load may fall into one half of a comparison. */
const mostAttempts = 3

/**
 * Lets a framed page of another site time a piece of work and a download under both profiles: throttled figures mean
 * something only when the frame itself is slowed.
 *
 * @throws ThrottlingError when it is not.
 */
export async function checkThrottling(
  browser: Browser,
  urls: { readonly hostUrl: string; readonly throttleUrl: string },
): Promise<Throttling> {
  const feel = (profile: Profile) =>
    withFramedPage(
      browser,
      { hostUrl: urls.hostUrl, pageUrl: urls.throttleUrl, delayMs: 0, profile },
      {
        async prepare(page) {
          let report: (felt: Felt) => void
          const felt = new Promise<Felt>((resolve) => (report = resolve))
          await page.exposeFunction('benchFelt', (value: Felt) => report(value))
          return { felt }
        },
        watch: (_, { felt }) => felt,
      },
    )

  let felt: Throttling
  let attempts = 0
  do {
    felt = { plain: await feel(profiles.plain), mid: await feel(profiles.mid) }
    attempts += 1
  } while (!isSlowed(felt) && attempts < mostAttempts)
  if (!isSlowed(felt)) throw new ThrottlingError(felt)
  return felt
}

/** Chromium slows by interrupting the page's thread, less often than it should on a busy machine. Unslowed it would be 1. */
function isSlowed({ plain, mid }: Throttling): boolean {
  const { cpuSlowdown, line } = profiles.mid
  const leastDownloadMs = line.latencyMs + ((250_000 * 8) / line.bitsPerSecond) * 1_000
  return mid.workMs / plain.workMs > cpuSlowdown * 0.4 && mid.downloadMs > leastDownloadMs * 0.8
}

class ThrottlingError extends BaseError {
  override name = 'ThrottlingError'

  constructor({ plain, mid }: Throttling) {
    super('This Chromium does not slow the framed page, so its throttled figures would mean nothing.', {
      hints: [
        `The same work took ${plain.workMs.toFixed(0)} ms plain and ${mid.workMs.toFixed(0)} ms throttled.`,
        `250 kB took ${plain.downloadMs.toFixed(0)} ms plain and ${mid.downloadMs.toFixed(0)} ms throttled.`,
      ],
    })
  }
}
