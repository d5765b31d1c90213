import { expect, type FrameLocator, type Page } from '@playwright/test'

/** How often the app has asked the host for this, as the host has heard it. */
export function timesAsked(page: Page, method: string): Promise<number> {
  return page.evaluate(
    (method) => window.sandboxHost.requests().filter((request) => request.method === method).length,
    method,
  )
}

/**
 * Waits until the app has taken in all that the host has posted so far: messages of one window arrive in order, and the
 * change of theme, which can be seen, is the last of them.
 */
export async function appHasHeard(page: Page, app: FrameLocator): Promise<void> {
  const root = app.locator('html')
  const next: 'light' | 'dark' = (await root.getAttribute('data-theme')) === 'dark' ? 'light' : 'dark'
  await page.evaluate((theme) => window.sandboxHost.setTheme(theme), next)
  await expect(root).toHaveAttribute('data-theme', next)
}
