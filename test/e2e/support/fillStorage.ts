import type { FrameLocator, Page } from '@playwright/test'

/** Leaves no room for one more character in the `localStorage` of the app's origin. */
export async function fillStorage(app: FrameLocator | Page): Promise<void> {
  await app.locator('html').evaluate(() => {
    let text = ''
    for (let length = 2 ** 22; length >= 1;) {
      try {
        localStorage.setItem('filler', text + 'x'.repeat(length))
        text += 'x'.repeat(length)
      } catch {
        length = Math.floor(length / 2)
      }
    }
  })
}

/** Makes room again. */
export async function freeStorage(app: FrameLocator | Page): Promise<void> {
  await app.locator('html').evaluate(() => localStorage.removeItem('filler'))
}
