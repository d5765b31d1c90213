import type { FrameLocator, Locator, Page } from '@playwright/test'
import { answerInHost, fillBasket, proposeGift } from './support/giving'
import { tabTo } from './support/keyboard'
import { expect, test } from './support/test'

type Point = { readonly x: number; readonly y: number }

const gift = [{ cause: 'Open Wells', asset: 'ETH', amount: '0.5' }] as const

const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
] as const

test("the outcome of a gift stays visible beside the wallet's toasts, its success screen, and its queue bar over the app", async ({
  page,
  newSafe,
  openInSafe,
}) => {
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const app = await openInSafe({ safe, knobs: { toasts: 600_000 }, basket: gift })
  await proposeGift(app)
  await answerInHost(page, 'Sign')
  await expect(page.getByRole('status').filter({ hasText: 'Signed and put into the queue' })).toBeVisible()
  for (const size of sizes)
    await test.step(`toasts, at ${size.width} px`, async () => {
      await page.setViewportSize(size)
      await expectOutcomeInSight(page, app)
    })

  await test.step('the success screen', async () => {
    await page.setViewportSize(sizes[0])
    await page.evaluate(() => window.sandboxHost.setKnobs({ successScreen: true }))
    await app.getByRole('button', { name: 'Start another gift' }).click()
    await app.getByRole('link', { name: 'Causes' }).first().click()
    await fillBasket(app, [{ cause: 'Hedgerow Trust', asset: 'LUSD', amount: '12.34' }])
    await proposeGift(app)
    await answerInHost(page, 'Sign')
    await expect(page.getByRole('region', { name: 'Success' })).toBeVisible()
    await expectOutcomeInSight(page, app)
  })

  await test.step('a queue bar over the app hides nothing for good', async () => {
    await page.getByRole('button', { name: 'Finish' }).click()
    const closes = await page.getByRole('button', { name: 'Close', exact: true }).all()
    for (const close of closes.toReversed()) await close.click()
    await page.evaluate(() => window.sandboxHost.setKnobs({ queueBar: 'over' }))
    await expect(page.getByRole('region', { name: 'Queue' })).toBeVisible()
    await expect(page.locator('.queue-space')).toHaveCount(0)
    for (const size of sizes)
      await test.step(`the outcome, at ${size.width} px`, async () => {
        await page.setViewportSize(size)
        await expectOutcomeInSight(page, app)
        await app.locator('html').evaluate((root) => root.scrollTo(0, root.scrollHeight))
        await expectInSight(page, app.getByRole('contentinfo').locator(':scope > *').last())
        await app.locator('html').evaluate((root) => root.scrollTo(0, 0))
      })

    await app.getByRole('link', { name: 'Causes' }).first().click()
    await expect(app.getByRole('heading', { level: 1 })).toHaveText('Whom would you like to help?')
    const third = app.getByRole('button', { name: /add to gift/i }).nth(2)
    for (const size of sizes)
      await test.step(`what has the focus, at ${size.width} px`, async () => {
        await page.setViewportSize(size)
        await tabTo(page, app, third)
        await expectInSight(page, third)
        await app.getByRole('heading', { level: 1 }).focus()
      })
  })
})

async function expectOutcomeInSight(page: Page, app: FrameLocator): Promise<void> {
  const heading = app.getByRole('heading', { level: 1, name: 'Proposed to your Safe' })
  const status = app.getByRole('main').getByText(/Needs 1 more signature/)
  const wayOn = app.getByRole('link', { name: 'Follow this gift' })
  for (const words of [heading, status, wayOn]) {
    await expect(words).toBeVisible()
    await expectInSight(page, words)
  }
}

/** Fails unless each line of it can be seen from end to end: inside the frame, and with nothing of the wallet over it. */
async function expectInSight(page: Page, part: Locator): Promise<void> {
  await expect.poll(() => findHiddenPoints(page, part)).toEqual([])
}

/** The ends of its lines, in pixels of the page, at which something other than the app is on top. */
async function findHiddenPoints(page: Page, part: Locator): Promise<readonly Point[]> {
  const frame = await page.locator('iframe[title=App]').boundingBox()
  if (frame === null) throw new Error('The app is not displayed.')
  const ends = await part.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const lines = [...range.getClientRects()]
    if (lines.length === 0) throw new Error('It has no text.')
    return lines.flatMap(({ left, right, top, bottom }) =>
      [left + 1, right - 1].map((x) => ({ x, y: (top + bottom) / 2 })),
    )
  })
  const points = ends.map(({ x, y }) => ({ x: frame.x + x, y: frame.y + y }))
  return page.evaluate((points) => {
    const app = document.querySelector('iframe[title=App]')
    return points.filter(({ x, y }) => document.elementFromPoint(x, y) !== app)
  }, points)
}
