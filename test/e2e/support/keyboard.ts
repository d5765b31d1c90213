import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

const mostStops = 60

/** Presses the key until the target has the focus. Each stop in the app on the way there has to show that it has it. */
export async function tabTo(
  page: Page,
  app: FrameLocator | Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let stops = 0; stops < mostStops; stops++) {
    await page.keyboard.press(key)
    // In one step: the app may be taking the header of index.html over.
    const stop = await app.locator('body').evaluate((body) => {
      const element = body.ownerDocument.activeElement
      if (element === null || element === body) return null
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const hasOutline = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
      const { width, height } = element.getBoundingClientRect()
      return {
        name: `${element.tagName} ${element.textContent?.trim() ?? ''}`,
        isShown: (hasOutline || boxShadow !== 'none') && width > 1 && height > 1,
      }
    })
    // Before and after the app there are the stops of the page around it.
    if (stop === null) continue
    const { name, isShown } = stop
    expect(isShown, `the focus on ${name} can be seen`).toBe(true)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${mostStops} times ${key}, and ${String(target)} never had the focus.`)
}
