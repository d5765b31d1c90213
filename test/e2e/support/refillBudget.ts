import type { Page } from '@playwright/test'

/**
 * Makes all tabs forget what they asked the transaction service in the last minute, as when a minute had passed: six
 * requests a minute are for all of them. What waits in a page goes on waiting: for the next page, or a reload.
 */
export async function refillBudget(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith('dsg.v1.budget.'))
    for (const key of keys) localStorage.removeItem(key)
    return keys.length
  })
  if (found === 0) throw new Error('This browser remembers no requests to the service.')
}
