import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, test } from './support/test'

/** Presses are kept once this has come, after the first screen. */
const keepsPresses = (app: FrameLocator) =>
  expect.poll(() => app.locator('main').evaluate(() => document.fonts.size)).toBe(4)

/**
 * Presses "Add to gift" of the first cause that is not in the gift, and has a line arrive above it before the pointer is
 * released. Returns how to take the line away again.
 */
async function pressAndMove(app: FrameLocator, press: (button: Locator) => Promise<void>) {
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
  return () =>
    main.evaluate((element) => {
      element.firstElementChild?.remove()
      // Further down the browser would hold the button where it is.
      scrollTo(0, 0)
    })
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
    // Above what else is positioned: the tap goes to its middle.
    button.style.cssText = 'position: fixed; inset: 0; z-index: 1'
    button.addEventListener('click', () => button.append(', pressed'))
    element.prepend(button)
  })
  return app.getByRole('button', { name: /^Another button/ })
}

const inGift = (app: FrameLocator, count: number) => app.getByRole('link', { name: `Your gift (${count})` })

test('a press is kept when what is pressed moves away under the pointer, and taken back when the pointer leaves', async ({
  page,
  world,
  openInSafe,
}) => {
  const app = await openInSafe({ safe: world.safes.twoOfThree.address })
  await test.step('a pointer that leaves the button takes its press back', async () => {
    const removeLine = await pressAndMove(app, withMouse(page))
    const second = app.getByRole('button', { name: 'Add to gift' }).nth(1)
    await second.hover()
    await page.mouse.up()
    // The one that was left would be counted before it.
    await second.click()
    await expect(inGift(app, 1)).toBeVisible()
    await removeLine()
  })

  await test.step('what is pressed moves away under the pointer', async () => {
    await pressAndMove(app, withMouse(page))
    await page.mouse.up()
    await expect(inGift(app, 2)).toBeVisible()
  })
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
    await test.step('a tap that began on nothing presses nothing', async () => {
      await keepsPresses(app)
      await finger.down(app.getByRole('heading', { level: 1 }))
      const other = await coverWithButton(app)
      await finger.up()
      await finger.tap(other)
      await expect(other).toHaveText('Another button, pressed')
      await other.evaluate((element) => element.remove())
    })

    await test.step('one that began on a button presses that button', async () => {
      await pressAndMove(app, finger.down)
      const other = await coverWithButton(app)
      await finger.up()
      await expect(inGift(app, 1)).toBeVisible()
      await expect(other).toHaveText('Another button')
    })
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
