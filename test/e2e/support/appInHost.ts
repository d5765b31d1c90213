import type { Frame, Page } from '@playwright/test'
import type { WorldInfo } from '../../sandbox/world'

/** The app's frame in the host. @throws Error when the app is not open. */
export function frameOfApp(page: Page, { appUrl }: Pick<WorldInfo, 'appUrl'>): Frame {
  const frame = page.frames().find((one) => one.url().startsWith(appUrl))
  if (frame === undefined) throw new Error('The app is not open.')
  return frame
}

/** Leaves the app while the host, and whatever it is asking, stays open. */
export async function closeApp(page: Page, world: Pick<WorldInfo, 'appUrl'>): Promise<void> {
  await frameOfApp(page, world).goto('about:blank')
}

/** Opens the app anew in the host. */
export function openApp(page: Page): Promise<void> {
  return page.evaluate(() => window.sandboxHost.openApp('/'))
}
