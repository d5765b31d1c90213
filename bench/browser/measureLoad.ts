import type { Browser, Page } from '@playwright/test'
import { inlineScript } from '../page/inlineScript'
import type { HostWindow } from '../page/playHost'
import { type FrameReport, watchFrame, type WatchScript } from '../page/watchFrame'
import { type FramedPageOptions, withFramedPage } from './withFramedPage'

/** One start of a page in the host's frame, with nothing in the cache. */
export type Load = FrameReport & {
  /** From the frame's navigation until its first question reached the host; null for a page that asks nothing. */
  readonly questionMs: number | null
  /** From the host's first answer until "connected" was painted. */
  readonly answerToConnectedMs: number | null
  /** Origin to number of requests, of the frame alone. */
  readonly requests: Readonly<Record<string, number>>
  /** Whether a click on "Add to gift" put the cause into the gift; null when there was no such button. */
  readonly buttonWorks: boolean | null
}

/** Opens the page in the host's frame and watches it until its last step, and quiet. */
export async function measureLoad(browser: Browser, options: FramedPageOptions & WatchScript): Promise<Load> {
  const { lastStep, quietMs } = options
  return withFramedPage(
    browser,
    options,
    async (page) => {
      let take: (report: FrameReport) => void
      const report = new Promise<FrameReport>((resolve) => (take = resolve))
      await page.exposeFunction('benchReport', (value: FrameReport) => take(value))
      await page.addInitScript({ content: inlineScript(watchFrame, { lastStep, quietMs }) })
      return { report, requests: countRequests(page) }
    },
    async (page, { report, requests }) => {
      const seen = await report
      const host = await page.evaluate(() => (window as HostWindow).hostTimes)
      const { connectedMs, timeOriginMs } = seen
      const question = host?.questionAtMs ?? null
      const answer = host?.answerAtMs ?? null
      return {
        ...seen,
        questionMs: question === null ? null : question - timeOriginMs,
        answerToConnectedMs:
          answer === null || connectedMs === null ? null : timeOriginMs + connectedMs - answer,
        buttonWorks: seen.usefulMs === null ? null : await tryButton(page),
        requests,
      }
    },
  )
}

/** Counts what the frame asks the network for, for as long as the page is open. */
function countRequests(page: Page): Record<string, number> {
  const requests: Record<string, number> = {}
  const count = (url: string) => {
    const { origin } = new URL(url)
    if (origin !== 'null') requests[origin] = (requests[origin] ?? 0) + 1
  }
  page.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) count(request.url())
  })
  page.on('websocket', (socket) => count(socket.url()))
  return requests
}

async function tryButton(page: Page): Promise<boolean> {
  const frame = page.frameLocator('iframe')
  try {
    await frame
      .getByRole('button', { name: /^Add to gift/ })
      .first()
      .click({ timeout: 5_000 })
    await frame.getByText('In your gift').first().waitFor({ timeout: 5_000 })
    return true
  } catch {
    return false
  }
}
