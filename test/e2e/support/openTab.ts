import type { BrowserContext, FrameLocator, Page } from '@playwright/test'
import type { Address } from 'viem'
import type { WorldInfo } from '../../sandbox/world'

/** One more tab of the same browser, with the same Safe open in the host and the app in its frame. */
export async function openTab(
  context: BrowserContext,
  { hostUrl }: Pick<WorldInfo, 'hostUrl'>,
  { safe, as = 'Ada' }: { readonly safe: Address; readonly as?: string },
): Promise<{ readonly tab: Page; readonly app: FrameLocator }> {
  const tab = await context.newPage()
  await tab.goto(`${hostUrl}/?${new URLSearchParams({ safe, as })}`)
  return { tab, app: tab.frameLocator('iframe') }
}
