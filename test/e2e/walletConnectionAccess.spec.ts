import type { Page } from '@playwright/test'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { type WalletHeader, walletHeader } from './support/walletHeader'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

test('by keyboard alone: connect, look at the account, switch the network, disconnect', async ({
  page,
  mishaps,
  context,
  openWithWallet,
}) => {
  mishaps.allow(/^request to https:\/\/(mainnet\.base\.org|base-rpc\.publicnode\.com)$/)
  await context.route(/^https:\/\/(mainnet\.base\.org|base-rpc\.publicnode\.com)\//, (route) => route.abort())
  const { account } = await openWithWallet()
  const header = walletHeader(page)
  await tabTo(page, header.connect)
  await page.keyboard.press('Enter')
  await expect(header.connectDialog).toBeVisible()
  await tabTo(page, header.connectDialog.getByRole('button', { name: 'Test Wallet' }))
  await page.keyboard.press('Enter')
  await header.expectAccount(account.address)

  await tabTo(page, header.account)
  await page.keyboard.press('Enter')
  await expect(header.panel.getByRole('button', { name: 'Copy Address' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(header.account).toBeFocused()

  await tabTo(page, header.network, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(header.networks).toBeVisible()
  await tabTo(page, header.chain('Base'))
  await page.keyboard.press('Enter')
  await expect(header.network).toHaveAccessibleName('Network: Base')

  await tabTo(page, header.account)
  await page.keyboard.press('Enter')
  await tabTo(page, header.panel.getByRole('button', { name: 'Disconnect' }))
  await page.keyboard.press('Enter')
  await header.expectVisitor()
  await tabTo(page, header.connect)
})

/** Presses the key until the target has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: WalletHeader['connect'], key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let stop = 0; stop < 40; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      const { outlineStyle, outlineWidth } = await target.evaluate((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return { outlineStyle, outlineWidth }
      })
      expect(outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2, 'the focus can be seen').toBe(true)
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`40 times ${key}, and ${String(target)} never had the focus.`)
}
