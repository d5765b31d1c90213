import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, test } from './support/test'

/** Presses are kept once this has come, after the first screen. */
const keepsPresses = (app: FrameLocator) =>
  expect.poll(() => app.locator('main').evaluate(() => document.fonts.size)).toBe(4)

/** Presses "Add to gift" of the first cause, and has a line arrive above it before the pointer is released. */
async function pressAndMove(app: FrameLocator, press: (button: Locator) => Promise<void>): Promise<void> {
  const main = app.locator('main')
  const button = app.getByRole('button', { name: 'Add to gift' }).first()
  await expect(button).toBeVisible()
  await keepsPresses(app)
  await button.scrollIntoViewIfNeeded()
  const before = await button.boundingBox()
  await press(button)
  await main.evaluate((element) => {
    const line = document.createElement('p')
    line.style.height = '200px'
    element.prepend(line)
  })
  expect((await button.boundingBox())?.y).toBeGreaterThan((before?.y ?? Infinity) + 100)
}

const withMouse = (page: Page) => async (button: Locator) => {
  await button.hover()
  await page.mouse.down()
}

/** A finger on the screen: Playwright's own tap is over before anything can move. */
async function createFinger(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const finger = {
    async down(target: Locator) {
      const box = await target.boundingBox()
      if (box === null) throw new Error('There is nothing to touch.')
      const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
    },
    async up() {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    },
    async tap(target: Locator) {
      await finger.down(target)
      await finger.up()
    },
  }
  return finger
}

/** Puts a button over the whole screen, which says how often it was pressed. */
async function coverWithButton(app: FrameLocator): Promise<Locator> {
  await app.locator('main').evaluate((element) => {
    const button = document.createElement('button')
    button.textContent = 'Another button'
    button.style.cssText = 'position: fixed; inset: 0'
    button.addEventListener('click', () => button.append(', pressed'))
    element.prepend(button)
  })
  return app.getByRole('button', { name: /^Another button/ })
}

const inGift = (app: FrameLocator) => app.getByRole('link', { name: 'Your gift (1)' })

test('a press is kept when what is pressed moves away under the pointer', async ({
  page,
  world,
  openInSafe,
}) => {
  const app = await openInSafe({ safe: world.safes.twoOfThree.address })
  await pressAndMove(app, withMouse(page))
  await page.mouse.up()
  await expect(inGift(app)).toBeVisible()
})

test('a pointer that leaves the button takes its press back', async ({ page, world, openInSafe }) => {
  const app = await openInSafe({ safe: world.safes.twoOfThree.address })
  await pressAndMove(app, withMouse(page))
  const second = app.getByRole('button', { name: 'Add to gift' }).nth(1)
  await second.hover()
  await page.mouse.up()
  // The one that was left would be counted before it.
  await second.click()
  await expect(inGift(app)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true })

  test('a tap works on what was touched, and on nothing that comes under the finger', async ({
    page,
    world,
    openInSafe,
  }) => {
    const app = await openInSafe({ safe: world.safes.twoOfThree.address })
    const finger = await createFinger(page)
    await pressAndMove(app, finger.down)
    const other = await coverWithButton(app)
    await finger.up()
    await expect(inGift(app)).toBeVisible()
    await expect(other).toHaveText('Another button')
  })

  test('a tap that began on nothing presses nothing', async ({ page, world, openInSafe }) => {
    const app = await openInSafe({ safe: world.safes.twoOfThree.address })
    const finger = await createFinger(page)
    await keepsPresses(app)
    await finger.down(app.getByRole('heading', { level: 1 }))
    const other = await coverWithButton(app)
    await finger.up()
    await finger.tap(other)
    await expect(other).toHaveText('Another button, pressed')
  })
})

for (const by of ['mouse', 'finger'] as const)
  test.describe(`with a ${by}`, () => {
    test.use({ hasTouch: by === 'finger' })

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
      const finger = await createFinger(page)
      if (by === 'finger') await finger.down(button)
      else await withMouse(page)(button)
      release()
      await expect(page.locator('[data-waiting]')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (by === 'finger') await finger.up()
      else await page.mouse.up()
      await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
    })
  })
