import type { FrameLocator, Page } from '@playwright/test'
import { expect, test } from './support/test'

/** Presses "Add to gift" of the first cause, and has a line arrive above it before the pointer is released. */
async function pressAndMove(page: Page, app: FrameLocator): Promise<void> {
  const main = app.locator('main')
  const button = app.getByRole('button', { name: 'Add to gift' }).first()
  await expect(button).toBeVisible()
  await expect.poll(() => main.evaluate(() => document.fonts.size)).toBe(4)
  await button.hover()
  const before = await button.boundingBox()
  await page.mouse.down()
  await main.evaluate((element) => {
    const line = document.createElement('p')
    line.style.height = '200px'
    element.prepend(line)
  })
  expect((await button.boundingBox())?.y).toBeGreaterThan((before?.y ?? Infinity) + 100)
}

const inGift = (app: FrameLocator) => app.getByRole('link', { name: 'Your gift (1)' })

test('a press is kept when what is pressed moves away under the pointer', async ({
  page,
  world,
  openInSafe,
}) => {
  const app = await openInSafe({ safe: world.safes.twoOfThree.address })
  await pressAndMove(page, app)
  await page.mouse.up()
  await expect(inGift(app)).toBeVisible()
})

test('a pointer that leaves the button takes its press back', async ({ page, world, openInSafe }) => {
  const app = await openInSafe({ safe: world.safes.twoOfThree.address })
  await pressAndMove(page, app)
  const second = app.getByRole('button', { name: 'Add to gift' }).nth(1)
  await second.hover()
  await page.mouse.up()
  // The one that was left would be counted before it.
  await second.click()
  await expect(inGift(app)).toBeVisible()
})

test('a press on "Connect Wallet" that begins before React has rendered opens the dialog', async ({
  page,
  world,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  // The button of index.html stands there until React has come.
  await page.route('**/assets/react-*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(world.appUrl, { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Connect Wallet' })
  await button.hover()
  await page.mouse.down()
  release()
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
})
