import { expect, type Locator, type Page } from '@playwright/test'

/** `window.find`, which Chromium has and TypeScript does not know. */
type FindingWindow = { find(text: string): boolean }

/**
 * Searches the page like Ctrl+F, from its beginning, and expects the browser to select the text inside this element and to
 * scroll to it.
 */
export async function expectFound(page: Page, text: string, inside: Locator): Promise<void> {
  await expect(inside).not.toBeInViewport()
  const isFound = await page.evaluate((searched) => {
    window.getSelection()?.removeAllRanges()
    return (window as unknown as FindingWindow).find(searched)
  }, text)
  expect(isFound, text).toBe(true)
  const selected = await inside.evaluate((element) => {
    const selection = window.getSelection()
    return { text: selection?.toString(), isInside: element.contains(selection?.anchorNode ?? null) }
  })
  // The browser finds a no-break space as a plain one.
  expect({ ...selected, text: selected.text?.replaceAll('\u00a0', ' ') }).toEqual({ text, isInside: true })
  await expect(inside).toBeInViewport()
}
