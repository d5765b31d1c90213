import type { FrameLocator, Locator, Page } from '@playwright/test'

/** The notice with this title: its words and its ways on. */
export function findNotice(app: FrameLocator | Page, title: string | RegExp): Locator {
  return app.getByRole('main').getByText(title, { exact: true }).locator('..')
}
