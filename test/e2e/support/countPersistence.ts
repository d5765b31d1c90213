import type { Frame, Page } from '@playwright/test'

/** Counts how often pages that are opened from now on ask the browser to keep their storage for good. */
export async function countPersistence(page: Page): Promise<(where?: Page | Frame) => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { asked: number }
    counted.asked = 0
    const { persist } = StorageManager.prototype
    StorageManager.prototype.persist = function ask() {
      counted.asked += 1
      return persist.call(this)
    }
  })
  return (where = page) => where.evaluate(() => (window as unknown as { asked: number }).asked)
}
