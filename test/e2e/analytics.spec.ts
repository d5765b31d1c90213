import { fileURLToPath } from 'node:url'
import { expect, type Page, type Request } from '@playwright/test'
import { build, type Rolldown } from 'vite'
import { metaPolicy } from '../../build/securityHeaders'
import { parseEnv } from '../../src/config/env'
import { closedTest as test } from './support/closedTest'

const appUrl = 'https://app.test'
const statsUrl = 'https://stats.test/insights/script.js'

/** What such a script does: asks whoever wants a say, and sends where it is. */
const insightsScript = `
  const [, say] = (window.vaq ?? []).find(([name]) => name === 'beforeSend') ?? []
  const event = { type: 'pageview', url: location.href }
  fetch(new URL('view', document.currentScript.src), { method: 'POST', body: JSON.stringify(say ? say(event) : event) })
`

/** The adapter as a script of its own, which starts it. */
async function compile(insightsUrl: string | null): Promise<string> {
  const adapter = fileURLToPath(new URL('../../src/adapters/analytics.ts', import.meta.url))
  const start = '\0start'
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, copyPublicDir: false, rolldownOptions: { input: start } },
    plugins: [
      {
        name: 'start',
        resolveId: (id) => (id === start ? id : null),
        load: (id) =>
          id === start
            ? `import { startAnalytics } from ${JSON.stringify(adapter)}\nstartAnalytics(${JSON.stringify(insightsUrl)})`
            : null,
      },
    ],
  })) as Rolldown.RolldownOutput
  return output.output[0].code
}

/** Serves the app's page with the policy that a build with this setting has. Answers what is asked, and what the policy stops. */
async function serve(page: Page, insightsUrl: string | null) {
  const config = parseEnv(insightsUrl === null ? {} : { VITE_INSIGHTS_URL: insightsUrl })
  const script = await compile(insightsUrl)
  const html = `<!doctype html><meta http-equiv="Content-Security-Policy" content="${metaPolicy({ config, scriptHashes: [], styleHashes: [] })}"><title>app</title><p>Here</p><script type="module" src="/app.js"></script>`
  const requests: Request[] = []
  const stopped: string[] = []
  await page.exposeBinding('__stopped', (_, text: string) => void stopped.push(text))
  await page.addInitScript(() => {
    const tell = (window as unknown as { __stopped(text: string): void }).__stopped
    document.addEventListener('securitypolicyviolation', (event) => tell(event.effectiveDirective))
  })
  await page.route('**/*', (route) => {
    const url = new URL(route.request().url())
    requests.push(route.request())
    if (url.pathname === '/app.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    if (url.pathname.endsWith('/insights/script.js'))
      return route.fulfill({ contentType: 'text/javascript', body: insightsScript })
    if (url.pathname.endsWith('/view'))
      return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
    if (url.hostname === 'host.test')
      return route.fulfill({ contentType: 'text/html', body: `<iframe src="${appUrl}/#/give"></iframe>` })
    return route.fulfill({ contentType: 'text/html', body: html })
  })
  const places = () => requests.map((request) => request.url().replace(/#.*/, ''))
  return { requests, places, stopped }
}

for (const [where, insightsUrl] of [
  ['our own server', '/_vercel/insights/script.js'],
  ['another one', statsUrl],
] as const)
  test(`[S1.4] the script of analytics runs from ${where} under our policy, and is told the path and nothing else`, async ({
    page,
  }) => {
    const { requests, stopped } = await serve(page, insightsUrl)
    const viewed = page.waitForRequest('**/view')
    await page.goto(`${appUrl}/?utm=list#/cause/open-wells`)
    expect((await viewed).postDataJSON()).toEqual({ type: 'pageview', url: `${appUrl}/` })
    await expect(page.locator('script[src*="insights"]')).toHaveCount(1)
    const asked = requests.find((request) => request.url().endsWith('script.js'))
    expect(await asked?.headerValue('referer')).toBeNull()
    expect(stopped).toEqual([])
  })

test('[S1.4] there is no such script when none is set', async ({ page }) => {
  const { places } = await serve(page, null)
  await page.goto(`${appUrl}/#/give`)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('script')).toHaveCount(1)
  expect(places()).toEqual([`${appUrl}/`, `${appUrl}/app.js`])
})

test('[S1.4] there is none in the frame of another page', async ({ page }) => {
  const { places } = await serve(page, statsUrl)
  await page.goto('https://host.test/')
  await expect(page.frameLocator('iframe').getByText('Here')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.frameLocator('iframe').locator('script')).toHaveCount(1)
  expect(places()).toEqual(['https://host.test/', `${appUrl}/`, `${appUrl}/app.js`])
})
