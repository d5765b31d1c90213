import type { Browser, Page } from '@playwright/test'
import type { HostWindow } from '../page/playHost'
import type { PageReport, Stop, StepMark } from '../page/watchPage'
import { prepareWatching, type Requests } from './prepareWatching'
import { type FramedPageOptions, withFramedPage } from './withFramedPage'

/** What a user waits for in the frame. */
type Step = 'connected' | 'useful'

/** One start of a page in the host's frame, with nothing in the cache. */
export type Load = Omit<PageReport, 'painted' | 'pressedMs'> & {
  readonly connectedMs: number | null
  readonly usefulMs: number | null
  /** From the frame's navigation until its first request reached the host; null for a page without one. */
  readonly questionMs: number | null
  /** From the host's first answer until "connected" was painted. */
  readonly answerToConnectedMs: number | null
  /** Of the frame alone. */
  readonly requests: Requests
  /** Whether a click on "Add to gift" put the cause into the gift; null when there was no such button. */
  readonly buttonWorks: boolean | null
}

/** "Useful": a button that adds a cause to the gift. */
const steps: Record<Step, StepMark> = {
  connected: { selector: '[data-session="safe"]', text: String.raw`\S` },
  useful: { selector: 'main button:enabled', text: String.raw`^\s*Add to gift` },
}

/** Opens the page in the host's frame and watches it until its last step has been painted and it is quiet. */
export async function measureLoad(
  browser: Browser,
  { lastStop, ...options }: FramedPageOptions & { readonly lastStop: Stop<Step> },
): Promise<Load> {
  return withFramedPage(browser, options, {
    prepare: (page) => prepareWatching(page, { where: 'frame', steps, stops: [lastStop] }),
    async watch(page, { nextReport, requests }) {
      const { painted, timeOriginMs, firstPaintMs, longTasks, files } = await nextReport()
      const { connected: connectedMs, useful: usefulMs } = painted
      const host = await page.evaluate(() => (window as HostWindow).hostTimes)
      const question = host?.questionAtMs ?? null
      const answer = host?.answerAtMs ?? null
      const buttonWorks = usefulMs === null ? null : await tryButton(page)
      return {
        timeOriginMs,
        firstPaintMs,
        connectedMs,
        usefulMs,
        longTasks,
        files,
        questionMs: question === null ? null : question - timeOriginMs,
        answerToConnectedMs:
          answer === null || connectedMs === null ? null : timeOriginMs + connectedMs - answer,
        buttonWorks,
        requests: requests(),
      }
    },
  })
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
