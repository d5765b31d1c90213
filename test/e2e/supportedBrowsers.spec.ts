import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { supportedBrowsers } from '../../build/supportedBrowsers'
import { lateNames } from '../support/lateNames'
import { expect, test } from './support/test'

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
