import type { Page } from '@playwright/test'
import { inlineScript } from '../page/inlineScript'
import { type PageReport, watchPage, type WatchScript } from '../page/watchPage'

/** Origin to number of requests. */
export type Requests = Readonly<Record<string, number>>

/** A page that is watched from its first moment on. */
export type Watching<step extends string> = {
  /** The next report, of as many as the script has stops. */
  nextReport(): Promise<PageReport<step>>
  /** The requests so far of the page, or of its frame where that is watched. */
  requests(): Requests
}

/** Has the page watched; to be called before it loads anything. */
export async function prepareWatching<step extends string>(
  page: Page,
  script: WatchScript<step>,
): Promise<Watching<step>> {
  const channels = script.stops.map(() => openChannel<PageReport<step>>())
  let told = 0
  let asked = 0
  await page.exposeFunction('benchReport', (report: PageReport<step>) => channels[told++]?.send(report))
  await page.addInitScript({ content: inlineScript(watchPage, script) })
  const requests = countRequests(page, script.where)
  return {
    async nextReport() {
      const channel = channels[asked++]
      if (channel === undefined) throw new Error('The page reports only as often as its script has stops.')
      return channel.message
    },
    requests: () => ({ ...requests }),
  }
}

function openChannel<message>() {
  let send: (message: message) => void = () => undefined
  const message = new Promise<message>((resolve) => (send = resolve))
  return { message, send }
}

/** Counts network requests for as long as the page is open. */
function countRequests(page: Page, where: WatchScript['where']): Record<string, number> {
  const requests: Record<string, number> = {}
  const count = (url: string) => {
    const { origin } = new URL(url)
    if (origin !== 'null') requests[origin] = (requests[origin] ?? 0) + 1
  }
  page.on('request', (request) => {
    if (where === 'tab' || request.frame() !== page.mainFrame()) count(request.url())
  })
  page.on('websocket', (socket) => count(socket.url()))
  return requests
}
