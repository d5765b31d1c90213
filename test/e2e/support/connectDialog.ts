import { expect, type Locator, type Page } from '@playwright/test'

/** "Connect a Wallet", from the test's side. */
export type ConnectDialog = {
  readonly dialog: Locator
  /** The wallets to choose from, from top to bottom. */
  readonly wallets: Locator
  option(id: string): Locator
  /** Presses the button of this name; the first one unless said otherwise. */
  press(name: string, place?: number): Promise<void>
}

/** In the header, while nobody is connected. */
export function connectButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })
}

/** Presses "Connect Wallet" and waits until the dialog is there. */
export async function openConnectDialog(page: Page): Promise<ConnectDialog> {
  await connectButton(page).click()
  const dialog = page.getByRole('dialog')
  const wallets = dialog.getByTestId(/^rk-wallet-option-/)
  await expect(wallets.first()).toBeVisible()
  return {
    dialog,
    wallets,
    option: (id) => dialog.getByTestId(`rk-wallet-option-${id}`),
    press: (name, place = 0) => dialog.getByRole('button', { name, exact: true }).nth(place).click(),
  }
}

/** Keeps the tabs that links of the dialog open from going anywhere, and tells where they would have gone. */
export async function keepLinksHere(page: Page): Promise<readonly string[]> {
  const followed: string[] = []
  await page.context().route(
    (url) => url.protocol === 'https:',
    (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback()
      followed.push(route.request().url())
      // After any other error a whole Chromium loads the tab again by itself.
      return route.abort('blockedbyclient')
    },
  )
  return followed
}
