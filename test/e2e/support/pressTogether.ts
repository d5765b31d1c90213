import type { Locator } from '@playwright/test'

/** Presses buttons of several tabs in the same millisecond, as far as their clocks can tell. */
export async function pressTogether(buttons: readonly Locator[]): Promise<void> {
  for (const button of buttons) await button.waitFor()
  const at = Date.now() + 300
  await Promise.all(
    buttons.map((button) =>
      button.evaluate(
        (element: HTMLElement, atMs) =>
          new Promise<void>((resolve) => {
            setTimeout(() => {
              element.click()
              resolve()
            }, atMs - Date.now())
          }),
        at,
      ),
    ),
  )
}
