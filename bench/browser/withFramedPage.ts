import type { Browser, CDPSession, Page } from '@playwright/test'
import { BaseError } from '../../src/core/baseError'
import type { Profile } from '../profiles'

/** A page reports after half a minute at the latest. */
const longestMs = 60_000

export type FramedPageOptions = {
  readonly hostUrl: string
  readonly pageUrl: string
  /** How long the host takes to answer. */
  readonly delayMs: number
  readonly profile: Profile
}

/**
 * Opens the page in the host's frame, in a browser context of its own (nothing is in the cache), slowed from before the
 * first request, and closes it when `watch` is done.
 *
 * @param prepare - Runs before anything is loaded.
 * @throws NoReportError
 */
export async function withFramedPage<prepared, result>(
  browser: Browser,
  { hostUrl, pageUrl, delayMs, profile }: FramedPageOptions,
  prepare: (page: Page) => Promise<prepared>,
  watch: (page: Page, prepared: prepared) => Promise<result>,
): Promise<result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const prepared = await prepare(page)
    await slowDown(await context.newCDPSession(page), profile)
    await page.goto(`${hostUrl}/?${new URLSearchParams({ page: pageUrl, delay: `${delayMs}` })}`, {
      waitUntil: 'commit',
    })
    return await withinLimit(watch(page, prepared), pageUrl)
  } finally {
    await context.close()
  }
}

/** Also for a page that crashes or does not load, and so never reports. */
async function withinLimit<result>(watching: Promise<result>, pageUrl: string): Promise<result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoReportError(pageUrl)), longestMs)
  })
  return Promise.race([watching, late]).finally(() => clearTimeout(timer))
}

async function slowDown(session: CDPSession, { cpuSlowdown, line }: Profile): Promise<void> {
  if (cpuSlowdown !== 1) await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  if (line === null) return
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: line.bitsPerSecond / 8,
    uploadThroughput: line.bitsPerSecond / 8,
  })
}

export class NoReportError extends BaseError {
  override name = 'NoReportError'

  constructor(pageUrl: string) {
    super(`The framed page ${pageUrl} did not report within ${longestMs / 1_000} seconds.`, {
      hints: ['It may have crashed: run the benchmark again, and look at the page with npm start.'],
    })
  }
}
