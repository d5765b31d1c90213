import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import type { Profile } from '../profiles'
import { withinLimit } from './withinLimit'

export type PageOptions = {
  readonly url: string
  readonly profile: Profile
  /** The page that the tab shows before, so that no visit starts in an empty tab. */
  readonly from?: string
}

/** What to do with a page: before anything is loaded, and while it is open. */
export type PageTask<prepared, result> = {
  readonly prepare: (page: Page) => Promise<prepared>
  readonly watch: (page: Page, prepared: prepared) => Promise<result>
}

/** Runs the task in a browser context of its own: nothing is in the cache, and nothing in the storage. */
export async function inNewContext<result>(
  browser: Browser,
  run: (context: BrowserContext) => Promise<result>,
): Promise<result> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    return await run(context)
  } finally {
    await context.close()
  }
}

/**
 * Opens a page, slowed from before its first request, and closes it when `watch` is done.
 *
 * @throws NoReportError
 */
export async function withPage<prepared, result>(
  context: BrowserContext,
  { url, profile, from }: PageOptions,
  { prepare, watch }: PageTask<prepared, result>,
): Promise<result> {
  const page = await context.newPage()
  try {
    if (from !== undefined) await page.goto(from)
    const prepared = await prepare(page)
    await slowDown(await context.newCDPSession(page), profile)
    await page.goto(url, { waitUntil: 'commit' })
    return await withinLimit(watch(page, prepared), url)
  } finally {
    await page.close()
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
