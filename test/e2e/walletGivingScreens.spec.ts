import type { Page } from '@playwright/test'
import { findViolations } from './support/axe'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { walletScreens } from './support/walletGivingScreens'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

const sizes = [
  { width: 1200, height: 900 },
  { width: 390, height: 844 },
] as const

/** The narrowest that WCAG 1.4.10 asks for. */
const narrowest = { width: 320, height: 640 } as const

async function expectNothingFound(page: Page) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect(await findViolations(page), `${size.width} px, ${colorScheme}`).toEqual([])
    }
  }
}

async function expectNoSidewaysScroll(page: Page) {
  await page.setViewportSize(narrowest)
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess, `px too wide at ${narrowest.width}`).toBeLessThanOrEqual(0)
}

for (const { name, show } of walletScreens) {
  test(`axe finds nothing, and nothing scrolls sideways, with a wallet: ${name}`, async ({
    page,
    world,
    openWithWallet,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    await show({ page, world, openWithWallet })
    await expectNothingFound(page)
    await expectNoSidewaysScroll(page)
  })
}
