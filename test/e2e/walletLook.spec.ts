import type { Page } from '@playwright/test'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { phone } from './support/walletDevices'
import { openBasket, threeGifts } from './support/walletGiving'
import { walletHeader } from './support/walletHeader'
import { walletTest as test } from './support/walletTest'

/** What the eye would find wrong and no other test does: ragged lines, dead room, and places too small for a finger. */

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

test('the screens in the header stand in one line from 768 px, and the page ends with its footer', async ({
  page,
  world,
  openWithWallet,
}) => {
  await openBasket({ page, world, openWithWallet }, { lines: threeGifts.slice(0, 1) })
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: 'Verify your account' })).toBeVisible()
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const links = await banner
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect()))
    expect(links).toHaveLength(3)
    expect(new Set(links.map(({ top }) => top)).size, `lines at ${width} px`).toBe(1)
    expect(Math.max(...links.map(({ height }) => height))).toBeLessThan(72)
  }

  // Room for the bar of a Safe is kept in a Safe only.
  await page.setViewportSize({ width: 1280, height: 720 })
  await banner.getByRole('link', { name: 'Causes', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Whom would you like to help?')
  const below = await page
    .getByRole('contentinfo')
    .evaluate(
      (footer) => document.body.scrollHeight - (footer.getBoundingClientRect().bottom + window.scrollY),
    )
  expect(below).toBeLessThanOrEqual(1)
})

test('[C14] the total stands beside the payments on a desktop, and stays in view while they scroll', async ({
  page,
  world,
  openWithWallet,
}) => {
  const { giving } = await openBasket({ page, world, openWithWallet })
  const total = page.getByRole('region', { name: 'Total' })
  const last = giving.line('Hedgerow Trust')
  await page.setViewportSize({ width: 1280, height: 600 })
  await last.scrollIntoViewIfNeeded()
  await expect(total.getByRole('heading', { name: 'Total' })).toBeInViewport()
  const [beside, line] = await Promise.all([total.boundingBox(), last.boundingBox()])
  if (beside === null || line === null) throw new Error('One of the two is not drawn.')
  expect(beside.x).toBeGreaterThanOrEqual(line.x + line.width)

  await page.setViewportSize({ width: 768, height: 600 })
  await expect.poll(async () => (await total.boundingBox())?.x).toBe((await last.boundingBox())?.x)
})

test.describe('on a phone', () => {
  test.use(phone)

  test('buttons are large enough for a finger, an address takes two lines at most, and a short amount one', async ({
    page,
    world,
    openWithWallet,
  }) => {
    const { giving } = await openBasket({ page, world, openWithWallet })
    expect(await tooSmall(page)).toEqual([])
    await giving.review()
    const rows = giving.main.getByRole('table').getByRole('row').filter({ hasText: '0x' })
    await expect(rows).toHaveCount(threeGifts.length)
    for (const row of await rows.all()) {
      expect(await linesOf(row.getByRole('rowheader').locator('bdi'))).toBeLessThanOrEqual(2)
    }
    expect(await linesOf(rows.first().getByRole('cell').locator('bdi').first())).toBe(1)

    await giving.button('Give from your wallet').click()
    await expect(giving.payments.filter({ hasText: 'Delivered' })).toHaveCount(threeGifts.length)
    expect(await tooSmall(page)).toEqual([])
    await giving.toActivity()
    await expect(giving.cards.first()).toBeVisible()
    expect(await tooSmall(page)).toEqual([])
    await walletHeader(page).openPanel()
    await expect(page.getByRole('button', { name: 'Clear All' })).toBeVisible()
    expect(await tooSmall(page)).toEqual([])
  })
})

/** In how many lines the text of an element stands. */
function linesOf(text: ReturnType<Page['locator']>): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
  })
}

/** What can be pressed and is less than 44 px high, by its words. Fields count; what is only there for the keyboard does not. */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href], button, input, select, summary')]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 2 && box.height > 2 && Math.round(box.height) < 44)
      .map(({ element, box }) => `${element.textContent}: ${box.height} px`),
  )
}
