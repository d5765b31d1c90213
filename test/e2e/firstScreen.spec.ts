import type { FrameLocator, Locator, Page } from '@playwright/test'
import { sandboxCauses } from '../sandbox/causes'
import { expect, test } from './support/test'

// The causes that stand in index.html, before any script of the app has come.

/**
 * Keeps a file away until the returned function is called: React itself, or what it waits for, the reading of the causes. The
 * wallet displays the frame once it has loaded, so there only the second can be late.
 */
async function hold(page: Page, file: 'assets/react-*.js' | 'assets/reading-*.js' | 'causes.json') {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**/${file}`, async (route) => {
    await released
    await route.continue()
  })
  return release
}

const before = (app: FrameLocator | Page) => app.locator('[data-waiting]')
const button = (app: FrameLocator, cause: string) =>
  app.getByRole('button', { name: new RegExp(`^Add to gift ?: ${cause}`) })

test('"Add to gift" works before the app has come, by mouse and by keyboard', async ({
  page,
  world,
  openInSafe,
}) => {
  const release = await hold(page, 'assets/reading-*.js')
  const app = await openInSafe({ safe: world.safes.twoOfThree.address })
  await button(app, 'Open Wells').click()
  await expect(button(app, 'Open Wells')).toHaveAttribute('aria-busy', 'true')
  await button(app, 'Hedgerow Trust').press('Enter')
  await expect(before(app)).toHaveCount(1)
  release()
  await expect(app.getByRole('link', { name: 'Your gift (2)' })).toBeVisible()
  await expect(app.getByRole('link', { name: /^Set the amount for/ })).toHaveCount(2)
})

test('a search that is typed before the app has come goes on in the same field, and what was pressed first is kept', async ({
  page,
  world,
  openInSafe,
}) => {
  const release = await hold(page, 'assets/reading-*.js')
  const app = await openInSafe({ safe: world.safes.twoOfThree.address })
  await button(app, 'Open Wells').click()
  await button(app, 'Hedgerow Trust').click()
  await app.getByLabel('Search').pressSequentially('hedge')
  await app.getByLabel('Field of work').selectOption('Nature')
  await app.getByLabel('Search').focus()
  release()
  await expect(app.getByText('1 of 8 causes')).toBeVisible()
  await expect(app.getByLabel('Search')).toBeFocused()
  // One of them is a row of this search, and the other is not.
  await expect(app.getByRole('link', { name: 'Your gift (2)' })).toBeVisible()
  await expect(app.getByLabel('Search')).toBeFocused()
  await page.keyboard.type('rows')
  await expect(app.getByLabel('Search')).toHaveValue('hedgerows')
  await expect(app.getByLabel('Field of work')).toHaveValue('Nature')
})

test('what was pressed before the app has come is in the gift on whatever screen comes first', async ({
  page,
  world,
  openInSafe,
}) => {
  const release = await hold(page, 'assets/reading-*.js')
  const app = await openInSafe({ safe: world.safes.twoOfThree.address })
  await button(app, 'Open Wells').click()
  await app.getByRole('link', { name: 'Your gift' }).click()
  release()
  await expect(app.getByRole('group', { name: 'Gift to Open Wells' })).toBeVisible()
})

test('a cause that has been paused since the build is not added by a press that came before', async ({
  page,
  world,
  openInSafe,
}) => {
  const release = await hold(page, 'assets/reading-*.js')
  const directory = sandboxCauses()
  const status = { state: 'paused', since: '2026-11-20', reason: 'The account is being moved.' } as const
  const causes = directory.causes.map((cause) =>
    cause.id === 'open-wells'
      ? { ...cause, recipients: cause.recipients.map((recipient) => ({ ...recipient, status })) }
      : cause,
  )
  await page.route('**/causes.json', (route) => route.fulfill({ json: { ...directory, causes } }))
  const app = await openInSafe({ safe: world.safes.twoOfThree.address })
  await button(app, 'Open Wells').click()
  await button(app, 'Hedgerow Trust').click()
  release()
  await expect(app.getByText(/^Takes nothing on Local chain: its address is paused/)).toBeVisible()
  await expect(app.getByRole('link', { name: 'Your gift (1)' })).toBeVisible()
})

test('on a phone the filters fold, so that the first cause is on the first screen; filters opened before the app has come stay open', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await hold(page, 'assets/reading-*.js')
  await page.goto(world.appUrl, { waitUntil: 'commit' })
  const first = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Open Wells' }) })
  // All but the space below it: a whole Chromium breaks a sentence above into three lines, a headless shell into two.
  await expect(first).toBeInViewport({ ratio: 0.9 })
  const filter = page.getByLabel('Field of work')
  await expect(filter).toBeHidden()
  await page.getByText('Filters', { exact: true }).click()
  await filter.selectOption('Nature')
  await filter.focus()
  release()
  await expect(before(page)).toHaveCount(0)
  await expect(filter).toHaveValue('Nature')
  await expect(filter).toBeFocused()

  await test.step('the button says how many filters are in use, and no screen with room for them has it', async () => {
    const fold = page.getByText('Filters (1)', { exact: true })
    await fold.click()
    await expect(filter).toBeHidden()
    await page.setViewportSize({ width: 768, height: 844 })
    await expect(filter).toBeVisible()
    await expect(fold).toBeHidden()
  })
})

for (const chunk of ['react', 'reading'] as const)
  test(`a visitor reads the causes while ${chunk} is on its way, and follows a link to one`, async ({
    page,
    world,
  }) => {
    const release = await hold(page, `assets/${chunk}-*.js`)
    await page.goto(world.appUrl, { waitUntil: 'commit' })
    await page.getByRole('link', { name: 'Open Wells' }).click()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Open Wells' })).toBeVisible()
  })

const places = (found: Locator) =>
  found.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      // React makes two text nodes of what is one here, and rounds a 64th of a pixel in between.
      return [element.textContent, ...[x, y, width, height].map(Math.round)].join(' ')
    }),
  )

for (const width of [1280, 390])
  test(`nothing moves when React takes over, ${width} px wide`, async ({ page, world, openInSafe }) => {
    await page.setViewportSize({ width, height: 900 })
    // The faces come later, and have widths of their own.
    await page.route('**/*.woff2', (route) => route.abort())
    const release = await hold(page, 'assets/reading-*.js')
    const app = await openInSafe({ safe: world.safes.twoOfThree.address })
    const seen = app.locator('main').locator('h1, label, summary, h2, button').locator('visible=true')
    await expect(button(app, 'Clinic on the Ferry')).toBeVisible()
    const early = await places(seen)
    expect(early.length).toBeGreaterThan(10)
    release()
    await expect(before(app)).toHaveCount(0)
    await expect(button(app, 'Clinic on the Ferry')).toBeVisible()
    expect((await places(seen)).slice(0, early.length)).toEqual(early)
  })

test('for a visitor nothing moves either, and "Connect Wallet" works while the causes are still being read', async ({
  page,
  world,
}) => {
  await page.route('**/*.woff2', (route) => route.abort())
  const release = await hold(page, 'causes.json')
  await page.goto(world.appUrl, { waitUntil: 'commit' })
  const seen = page.locator('main').locator('h1, label, summary, h2, a').locator('visible=true')
  await expect(page.getByRole('link', { name: 'Open Wells' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Clinic on the Ferry' })).toBeVisible()
  const early = await places(seen)
  expect(early.length).toBeGreaterThan(9)

  const dialog = page.getByRole('dialog', { name: 'Connect a Wallet' })
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  release()
  await expect(before(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Clinic on the Ferry' })).toBeVisible()
  expect((await places(seen)).slice(0, early.length)).toEqual(early)
})
