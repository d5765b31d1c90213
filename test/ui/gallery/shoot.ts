/**
 * Pictures of the states in the gallery, and what axe finds in each. With names after the folder, only those.
 *
 *   npx tsx test/ui/gallery/shoot.ts <folder> [--width=900] [--theme=light] [name...]
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import { findChromium } from '../../e2e/support/findChromium'
import type { states as States } from './states'

const [folder = 'gallery', ...rest] = process.argv.slice(2)
const option = (name: string) =>
  rest
    .find((text) => text.startsWith(`--${name}=`))
    ?.split('=')[1]
    ?.split(',')
const widths = (option('width') ?? ['360', '900', '1200']).map(Number)
const themes = option('theme') ?? ['light', 'dark']
const wanted = rest.filter((text) => !text.startsWith('--'))
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const server = await createServer({
  configFile: join(import.meta.dirname, 'vite.config.ts'),
  server: { hmr: false, watch: null },
})
await server.listen()
const base = server.resolvedUrls?.local[0] ?? ''
const browser = await chromium.launch(await findChromium())
mkdirSync(folder, { recursive: true })

const { states: safeStates } = (await server.ssrLoadModule('/states.tsx')) as {
  readonly states: typeof States
}
const { walletStates } = (await server.ssrLoadModule('/walletStates.tsx')) as {
  readonly walletStates: typeof States
}
const { recordStates } = (await server.ssrLoadModule('/recordStates.tsx')) as {
  readonly recordStates: typeof States
}
const states = [...safeStates, ...walletStates, ...recordStates]
let found = 0
for (const width of widths) {
  const page = await browser.newPage({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
  page.on('pageerror', (error) => process.stdout.write(`  ! ${error.message}\n`))
  for (const { name, clicks = [] } of states) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    for (const theme of themes) {
      await page.goto('about:blank')
      await page.goto(`${base}?state=${name}&theme=${theme}`)
      await page.locator('main h1').waitFor()
      await page
        .locator('text=/^Reading your (Safe|wallet)…$/')
        .waitFor({ state: 'detached', timeout: 3_000 })
        .catch(() => undefined)
      for (const click of clicks) await page.getByRole('button', { name: click }).first().click()
      await page.evaluate('document.fonts.ready')
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
      if (Number(overflow) > 0)
        process.stdout.write(`  ! ${name} ${width}: ${String(overflow)} px too wide\n`)
      await page.screenshot({
        path: join(folder, `${name}-${width}-${theme}.png`),
        fullPage: true,
        animations: 'disabled',
      })
      await page.evaluate(axe)
      const violations = await page.evaluate<string[]>(
        `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then((r) => r.violations.map((v) => v.id + ' (' + v.impact + '): ' + v.nodes.map((n) => n.html.slice(0, 160) + ' ' + n.any.map((a) => a.message).join(' ')).join(' | ')))`,
      )
      found += violations.length
      for (const violation of violations) process.stdout.write(`${name} ${width} ${theme}: ${violation}\n`)
    }
  }
  await page.close()
}
process.stdout.write(`${found} findings\n`)
await browser.close()
await server.close()
process.exitCode = found === 0 ? 0 : 1
