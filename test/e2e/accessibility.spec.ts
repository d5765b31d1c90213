import { expect as baseExpect, type Frame, type FrameLocator, type Page } from '@playwright/test'
import { appHasHeard } from './support/hostPage'
import { findViolations } from './support/axe'
import { screens } from './support/screens'
import { expect, test } from './support/test'

const sizes = [
  { width: 1200, height: 900 },
  { width: 360, height: 740 },
] as const

/** The narrowest that WCAG 1.4.10 asks for. */
const narrowest = { width: 320, height: 640 } as const

async function expectNothingFound(page: Page, frame: Frame | Page, themes: readonly (() => Promise<void>)[]) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const changeTheme of themes) {
      await changeTheme()
      const theme = await frame.evaluate(() => document.documentElement.dataset['theme'])
      baseExpect(await findViolations(frame), `${size.width} px, ${theme}`).toEqual([])
    }
  }
}

async function expectNoSidewaysScroll(page: Page, frame: Frame | Page) {
  await page.setViewportSize(narrowest)
  const excess = await frame.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  baseExpect(excess, `px too wide at ${narrowest.width}`).toBeLessThanOrEqual(0)
}

function frameOf(page: Page, appUrl: string): Frame {
  const frame = page.frames().find((one) => one.url().startsWith(appUrl))
  if (frame === undefined) throw new Error('The app is not open.')
  return frame
}

for (const { name, show } of screens) {
  test(`axe finds nothing, and nothing scrolls sideways: ${name}`, async ({
    page,
    world,
    newSafe,
    openInSafe,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(sizes[0])
    const account = await newSafe({ threshold: 2, owners: 3 })
    const open = (options = {}) => openInSafe({ safe: account.safe, ...options })
    const app: FrameLocator = await show({ page, world, account, open })
    const frame = frameOf(page, world.appUrl)
    const flip = () => appHasHeard(page, app)
    await expectNothingFound(page, frame, [flip, flip])
    await expectNoSidewaysScroll(page, frame)
  })
}

for (const [name, path, heading] of [
  ['the causes', '', 'Whom would you like to help?'],
  ['how to give', '#/give', 'How to give'],
  ['a page that is not there', '#/nowhere', 'There is no such page'],
] as const) {
  test(`axe finds nothing, and nothing scrolls sideways, in a tab of its own: ${name}`, async ({
    page,
    world,
    mishaps,
  }) => {
    void mishaps
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await page.goto(`${world.appUrl}/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    const inScheme = (colorScheme: 'light' | 'dark') => async () => {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    }
    await expectNothingFound(page, page, [inScheme('light'), inScheme('dark')])
    await expectNoSidewaysScroll(page, page)
  })
}

test('axe finds nothing where another page claims to be the Safe', async ({ page, world, mishaps }) => {
  void mishaps
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route(`${world.appUrl}/`, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  const host = world.hostUrl.replace('//localhost', '//other.localhost')
  await page.goto(`${host}/?safe=${world.safes.twoOfThree.address}&as=Ada`)
  const app = page.frameLocator('iframe[title=App]')
  await expect(app.getByRole('button', { name: 'Only read the causes' })).toBeVisible()
  await expect(app.getByRole('link', { name: 'Open Wells' })).toBeVisible()
  const frame = frameOf(page, world.appUrl)
  for (const choice of ['Dark', 'Light']) {
    await app.getByRole('combobox', { name: 'Appearance' }).selectOption(choice)
    expect(await findViolations(frame), choice).toEqual([])
  }
  await expectNoSidewaysScroll(page, frame)
})
