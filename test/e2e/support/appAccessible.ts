import type { FrameLocator, Page } from '@playwright/test'
import { expectAccessible } from './expectAccessible'
import { appHasHeard } from './hostPage'

const sizes = [
  { width: 1200, height: 900 },
  { width: 390, height: 844 },
] as const

/** axe finds nothing on the screen that is open in the host's frame, in both themes, wide and narrow. */
export async function expectAppAccessible(page: Page, app: FrameLocator, appUrl: string): Promise<void> {
  const frame = page.frames().find((one) => one.url().startsWith(appUrl))
  if (frame === undefined) throw new Error('The app is not open.')
  const flip = () => appHasHeard(page, app)
  await expectAccessible(page, { frame, sizes, themes: [flip, flip] })
}
