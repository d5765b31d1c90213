import { expect, type Page } from '@playwright/test'
import { findViolations } from './axe'

/** A phone of common size, for `walletTest.use(phone)`. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  hasTouch: true,
  isMobile: true,
} as const

/** A system that prefers the dark theme, for `walletTest.use(dark)`. */
export const dark = { colorScheme: 'dark' } as const

const desktop = { width: 1280, height: 720 } as const

/**
 * axe finds nothing and nothing scrolls sideways, on a phone in the light theme and on a desktop in the dark one. The page
 * has to be `phone`, and is one again afterwards.
 */
export async function expectSound(page: Page): Promise<void> {
  for (const [size, colorScheme] of [
    [desktop, 'dark'],
    [phone.viewport, 'light'],
  ] as const) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    expect(await findViolations(page), `${size.width} px, ${colorScheme}`).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      `px too wide at ${size.width}`,
    ).toBeLessThanOrEqual(0)
  }
}
