import { brotliCompressSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { inlineScript } from '../page/inlineScript'
import { type PageReport, watchPage, type WatchScript } from '../page/watchPage'
import type { Bench, FirstAnswer } from '../startBench'
import { withinLimit } from './withinLimit'

type LoneVisit<step extends string> = {
  readonly url: string
  /** With one stop. */
  readonly script: WatchScript<step>
  /** What the servers answer first. */
  readonly answer: FirstAnswer
}

const startPath = '/bench-start'
const reportPath = '/bench-report'

/** Opens a page, and closes it when `watch` is done. Throws NoReportError. */
type VisitAlone = <step extends string, result>(
  visit: LoneVisit<step>,
  watch: (report: PageReport<step>) => Promise<result>,
) => Promise<result>

/**
 * Runs visits that no DevTools is attached to, in a browser context of their own. DevTools, which Playwright is, has every
 * script read again for the stack of each request: tasks of up to 50 ms at the start that no user has. The page brings
 * what watches it in its own document, and sends its report to its own server.
 */
export async function inLoneContext<result>(
  browser: Browser,
  bench: Bench,
  run: (visit: VisitAlone) => Promise<result>,
): Promise<result> {
  const session = await browser.newBrowserCDPSession()
  // Playwright does not know this context, and leaves its pages alone.
  const { browserContextId } = await session.send('Target.createBrowserContext')
  try {
    return await run(async ({ url, script, answer }, watch) => {
      const page = await watchedDocument(bench, script)
      const reported = answerAlone(bench, page, { url, answer })
      const from = new URL(startPath, url).href
      const size = { width: 1280, height: 800 }
      const { targetId } = await session.send('Target.createTarget', { url: from, browserContextId, ...size })
      try {
        return await withinLimit(reported.then(watch), url)
      } finally {
        await session.send('Target.closeTarget', { targetId })
      }
    })
  } finally {
    await session.send('Target.disposeBrowserContext', { browserContextId })
    await session.detach()
    bench.answerFirst(() => null)
  }
}

/** The report that the page will send. */
function answerAlone<step extends string>(
  bench: Bench,
  page: Response,
  { url, answer }: Pick<LoneVisit<step>, 'url' | 'answer'>,
): Promise<PageReport<step>> {
  // The tab shows a page before, like a visitor's: an empty one has no process yet.
  const start = `<!doctype html><script>${inlineScript(leaveFor, url)}</script>`
  return new Promise((resolve) => {
    bench.answerFirst((request) => {
      const { origin, pathname } = new URL(request.url)
      if (!bench.app.url.startsWith(origin)) return answer(request)
      if (pathname === '/') return page.clone()
      if (pathname === startPath) return new Response(start, { headers: { 'content-type': 'text/html' } })
      if (pathname !== reportPath) return answer(request)
      void request.json().then(resolve)
      return new Response(null, { status: 204 })
    })
  })
}

/** The app's own document with its headers, and the watching script before anything of the app. */
async function watchedDocument<step extends string>(
  { app }: Bench,
  script: WatchScript<step>,
): Promise<Response> {
  const original = await fetch(app.url)
  const headers = new Headers(original.headers)
  // It would not let the script run. The app's own policy is in the document, after the script.
  for (const name of ['content-security-policy', 'content-length']) headers.delete(name)
  headers.set('content-encoding', 'br')
  const scripts = [inlineScript(reportTo, reportPath), inlineScript(watchPage, script)]
  const watching = scripts.map((text) => `<script>${text}</script>`).join('')
  const text = (await original.text()).replace('<head>', () => `<head>${watching}`)
  return new Response(new Uint8Array(brotliCompressSync(text)), { headers })
}

function reportTo(path: string): void {
  Object.assign(window, {
    benchReport: (report: object) => fetch(path, { method: 'POST', body: JSON.stringify(report) }),
  })
}

function leaveFor(url: string): void {
  const restMs = 500
  setTimeout(() => location.replace(url), restMs)
}
