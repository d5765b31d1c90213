import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { supportedBrowsers } from '../../build/supportedBrowsers'
import { lateNames } from '../support/lateNames'
import { lateStyles } from '../support/lateStyles'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect, test } from './support/test'
import { openBasket } from './support/walletGiving'
import { walletTest } from './support/walletTest'

const harmless: readonly string[] = [
  // Older versions name its error otherwise; nobody looks at the name.
  'AbortSignal.timeout',
  // @noble asks for them first.
  '.toHex',
  '.fromHex',
  // Names in our code, React's (`CSS.escape`, `use`), viem's and wagmi's.
  '.difference',
  '.escape',
  '.isError',
  '.use',
  '.windows',
]

/** Where a browser lacks them the page works all the same: without a style, it looks plainer. */
const harmlessStyles: readonly string[] = [
  // Firefox since 121. Before, a print has the screen's sizes and colours. A test below shows that the screens fit.
  ':has',
  // Rows that are not in view are not skipped: slower, and equal.
  'content-visibility',
  'content-visibility: auto',
  'content-visibility: visible',
  'contain-intrinsic-height',
  'contain-intrinsic-size',
  'contain-intrinsic-size: none',
  'contain-intrinsic-block-size',
  // Within @supports, or for print: a fold that is closed on screen stays closed on paper.
  ':details-content',
  // Phones have no pointer and no corner to pull; Safari has some of them in part or with its prefix.
  'cursor: pointer',
  'cursor: default',
  'cursor: progress',
  'resize: vertical',
  'overscroll-behavior',
  'accent-color',
  'text-size-adjust',
  'print-color-adjust',
  'print-color-adjust: exact',
  ':marker',
  ':selection',
  '@page',
  'break-after: avoid',
  // Headings break elsewhere.
  'text-wrap',
  'text-wrap: balance',
  // React asks whether there are view transitions.
  ':view-transition',
]

test('the build has no style that a supported browser lacks and needs', () => {
  const folder = process.env['SANDBOX_APP_FOLDER'] ?? ''
  const assets = readdirSync(join(folder, 'assets')).filter((name) => /\.(?:css|js)$/.test(name))
  expect(assets.filter((name) => name.endsWith('.css')).length).toBeGreaterThan(5)
  const paths = ['index.html', ...assets.map((name) => join('assets', name))]
  const found = paths.flatMap((path) =>
    lateStyles(readFileSync(join(folder, path), 'utf8'), path.endsWith('.js'))
      .filter((late) => !harmlessStyles.includes(late))
      .map((late) => `${late} in ${path}`),
  )
  expect(found).toEqual([])
})

test('the build uses nothing that a supported browser lacks', () => {
  const assets = join(process.env['SANDBOX_APP_FOLDER'] ?? '', 'assets')
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(50)
  const found = scripts.flatMap((name) =>
    lateNames(name, readFileSync(join(assets, name), 'utf8'))
      .filter((late) => !harmless.includes(late))
      .map((late) => `${late} in ${name}`),
  )
  expect(found).toEqual([])
})

walletTest('without `:has` every screen still fits', async ({ page, world, openWithWallet, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
  await openBasket({ page, world, openWithWallet })
  const widths = [320, 390, 768, 900, 1055, 1280]
  const header = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    return Promise.all((await links.all()).map((link) => link.boundingBox()))
  }
  const before = []
  for (const width of widths) before.push(await header(width))

  const screens = {
    '/': 'Whom would you like to help?',
    '/activity': 'Activity',
    '/plans': 'Saved plans',
    '/check': 'Check a gift record',
    [`/record/local:${world.safes.twoOfThree.address}`]: 'The record',
    '/give': 'Your gift',
  }
  for (const [path, title] of Object.entries(screens)) {
    await page.evaluate((hash) => void (location.hash = hash), `#${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const { taken, widerBy } = await page.evaluate(takeHas)
      expect(taken, path).toBeGreaterThan(0)
      expect.soft(widerBy, `${path}, ${width} px`).toBe(0)
    }
  }

  for (const [index, width] of widths.entries())
    expect.soft(await header(width), `header, ${width} px`).toEqual(before[index])
})

/** Takes each rule that has `:has` out of the page, as an older Firefox does. Returns their number, and how much too wide the page is. */
function takeHas(): { readonly taken: number; readonly widerBy: number } {
  const state = window as unknown as { taken?: number }
  const take = (rules: CSSRuleList, remove: (index: number) => void) => {
    for (let index = rules.length - 1; index >= 0; index--) {
      const rule = rules[index]
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) {
        remove(index)
        state.taken = (state.taken ?? 0) + 1
      } else if (rule instanceof CSSGroupingRule) take(rule.cssRules, (one) => rule.deleteRule(one))
    }
  }
  for (const sheet of document.styleSheets) take(sheet.cssRules, (index) => sheet.deleteRule(index))
  const { scrollWidth, clientWidth } = document.documentElement
  return { taken: state.taken ?? 0, widerBy: scrollWidth - clientWidth }
}

test('a browser older than that says so, in both languages', async ({ page, world }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'))
  await page.goto(world.appUrl)
  const sentence = page.locator('#old-browser')
  await expect(sentence).toContainText('This browser is too old for this page. Nothing was sent.')
  await expect(sentence.locator('[lang=de]')).toContainText('Dieser Browser ist zu alt')
  const { chrome, firefox, safari } = supportedBrowsers
  await expect(sentence).toContainText(
    `Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, or newer`,
  )
  await expect(page.getByRole('banner')).toBeHidden()
})
