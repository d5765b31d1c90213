import type { Locator, Page } from '@playwright/test'

/** Presses the element, and releases it only after this has happened: a slow press, the pointer held still. */
export async function pressThrough(page: Page, target: Locator, happens: () => Promise<void>): Promise<void> {
  await target.hover()
  await page.mouse.down()
  await happens()
  await page.mouse.up()
}
