import { expect, type Frame, type Page } from '@playwright/test'
import { findViolations } from './axe'

type Size = { readonly width: number; readonly height: number }

export type Accessible = {
  /** The app's frame where the page is a host; otherwise the page itself. */
  readonly frame?: Frame
  /** axe runs at each of them, wholly in the first theme and for the colours in each other. The page is left at the first. */
  readonly sizes: readonly [Size, ...Size[]]
  /** Each switches to another theme. Default: what the system prefers, light last. */
  readonly themes?: readonly (() => Promise<void>)[]
}

/** The narrowest that WCAG 1.4.10 asks for. */
const narrowest: Size = { width: 320, height: 640 }

/** axe finds nothing at these sizes in each theme, and at 320 px nothing has to be scrolled sideways. */
export async function expectAccessible(
  page: Page,
  { frame, sizes, themes = [prefer(page, 'dark'), prefer(page, 'light')] }: Accessible,
): Promise<void> {
  const app = frame ?? page
  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const [index, changeTheme] of themes.entries()) {
      await changeTheme()
      const theme = await app.evaluate(() => document.documentElement.dataset['theme'])
      const found = await findViolations(app, index === 0 ? 'everything' : 'colours')
      expect(found, `${size.width} px, ${theme}`).toEqual([])
    }
  }
  await page.setViewportSize(narrowest)
  const excess = await app.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(excess, `px too wide at ${narrowest.width}`).toBeLessThanOrEqual(0)
  await page.setViewportSize(sizes[0])
}

function prefer(page: Page, colorScheme: 'light' | 'dark') {
  return async () => {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  }
}
