import { connectButton, openConnectDialog } from './support/connectDialog'
import { expect } from './support/test'
import { walletTest as test } from './support/walletTest'

/** Playwright hides scroll bars, which take room on most desktops. */
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
})

for (const { what, height, room } of [
  { what: 'longer than the window', height: 500, room: true },
  { what: 'short', height: 3000, room: false },
]) {
  test(`a page that is ${what} does not move behind "Connect a Wallet"`, async ({ page, openWithWallet }) => {
    await page.setViewportSize({ width: 1000, height })
    await openWithWallet()
    await expect(page.getByRole('link', { name: 'Open Wells' })).toBeVisible()
    const barWidth = () => page.evaluate(() => window.innerWidth - document.documentElement.clientWidth)
    expect((await barWidth()) > 0).toBe(room)
    // The faces lay the header out again.
    await expect.poll(() => page.evaluate('document.fonts.size')).toBe(4)

    const before = await connectButton(page).boundingBox()
    await openConnectDialog(page)
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
    expect(await page.locator('[data-session] button').boundingBox()).toEqual(before)

    await page.keyboard.press('Escape')
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    expect(await connectButton(page).boundingBox()).toEqual(before)
  })
}
