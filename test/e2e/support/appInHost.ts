import type { Page } from '@playwright/test'
import type { WorldInfo } from '../../sandbox/world'

/** Leaves the app while the host, and whatever it is asking, stays open. */
export async function closeApp(page: Page, { appUrl }: Pick<WorldInfo, 'appUrl'>): Promise<void> {
  const frame = page.frames().find((one) => one.url().startsWith(appUrl))
  if (frame === undefined) throw new Error('The app is not open.')
  await frame.goto('about:blank')
}

/** Opens the app anew in the host. */
export function openApp(page: Page): Promise<void> {
  return page.evaluate(() => window.sandboxHost.openApp('/'))
}
