import type { Browser, CDPSession, Page } from '@playwright/test'
import type { Profile } from '../profiles'

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
    return await watch(page, prepared)
  } finally {
    await context.close()
  }
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
