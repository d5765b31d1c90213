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

test('[C14] on a desktop the total stands beside the payments, the header in one line, and the page ends with its footer', async ({
  page,
  world,
  openWithWallet,
}) => {
  const { giving } = await openBasket({ page, world, openWithWallet })

  await test.step('the total stays in view while the payments scroll', async () => {
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

  const banner = page.getByRole('banner')
  await expect(banner.getByRole('button', { name: 'Verify your account' })).toBeVisible()
  await test.step('the screens in the header stand in one line from 768 px', async () => {
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
  })

  await test.step('the page ends with its footer', async () => {
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
})

test.describe('on a phone', () => {
  test.use(phone)

  test('[S2.44, S2.45] the header is short, buttons are large enough for a finger, and an address takes two lines at most', async ({
    page,
    world,
    openWithWallet,
  }) => {
    const { giving } = await openBasket({ page, world, openWithWallet })
    const header = walletHeader(page)
    expect(await tooSmall(page)).toEqual([])

    await test.step('the network is its first letter, and the balance is left out', async () => {
      await expect(header.network.getByText('L', { exact: true })).toBeVisible()
      await expect(header.network.getByText('Local chain', { exact: true })).toBeHidden()
      await expect(header.network).toHaveAccessibleName('Network: Local chain')
      // Read by now, so that it is not missing for another reason.
      await header.openPanel()
      await expect(header.panel).toContainText('5 ETH')
      await page.keyboard.press('Escape')
      await expect(header.account.getByText('5 ETH')).toBeHidden()
      await expect(header.account.locator('svg')).toBeVisible()
      const lines = await page.getByRole('link', { name: 'do some good' }).evaluate((link) => {
        const name = document.createRange()
        name.selectNodeContents(link.lastChild ?? link)
        return name.getClientRects().length
      })
      expect(lines, 'lines of the site’s name').toBe(1)
    })

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
    await header.openPanel()
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
