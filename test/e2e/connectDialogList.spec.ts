import { connectButton, openConnectDialog } from './support/connectDialog'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { walletTest as test } from './support/walletTest'

/** The list of "Connect a Wallet": who stands in it, where, and in which words. */

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

const popular = ['Rainbow', 'Coinbase Wallet', 'MetaMask', 'WalletConnect']

test.describe('in a browser whose language the page has not', () => {
  test.use({ locale: 'fr-FR' })

  test('[S1.8, S2.3, S2.4, S2.5, S2.6, S2.40, S4.6, S9.3] who stands in the list, and where: installed, of the last times, popular; in English, as the page', async ({
    page,
    openWithWallet,
  }) => {
    const { wallet } = await openWithWallet({ knobs: { announce: 'both' } })

    await test.step('the button and the dialog speak English, as the rest of the page does', async () => {
      expect(await page.evaluate(() => navigator.language)).toBe('fr-FR')
      await expect(connectButton(page)).toHaveText('Connect Wallet')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const { dialog, press } = await openConnectDialog(page)
      await expect(dialog).toHaveAccessibleName('Connect a Wallet')
      await expect(dialog).toContainText('What is a Wallet?')
      await press('Get a Wallet')
      await expect(dialog).toContainText("Not what you're looking for?")
      await press('Close')
    })

    await test.step('what is installed stands first, then the group Popular in its order', async () => {
      const { dialog, wallets } = await openConnectDialog(page)
      await expect(wallets).toHaveText(['Test Wallet', 'Browser Wallet', ...popular])
      const order = ['Installed', 'Test Wallet', 'Popular', 'Browser Wallet']
      const fromTheTop = await dialog.evaluate((element, texts) => {
        const leaves = [...element.querySelectorAll('*')].filter((one) => one.childElementCount === 0)
        return leaves
          .filter((one) => texts.includes(one.textContent))
          .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
          .map((one) => one.textContent)
      }, order)
      expect(fromTheTop).toEqual(order)
      await expect(dialog.getByText('Recent', { exact: true })).toHaveCount(0)
    })

    await test.step('connected, the dialog is gone and nothing opens it; then the wallet of the last time says so', async () => {
      const dialog = page.getByRole('dialog')
      await dialog.getByTestId('rk-wallet-option-local.testwallet').click()
      await expect(page.locator('[data-session="wallet"]')).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await expect(connectButton(page)).toHaveCount(0)
      await wallet.forget()
      await expect(connectButton(page)).toBeVisible()
      const { option } = await openConnectDialog(page)
      await expect(option('local.testwallet')).toContainText('Recent')
      await expect(dialog.getByText('Recent', { exact: true })).toHaveCount(1)
    })

    await test.step('at most three wallets of the last times, first of all', async () => {
      // As after five wallets, the newest first.
      await remember(['walletConnect', 'metaMask', 'local.testwallet', 'rainbow', 'coinbase'])
      await wallet.set({ announce: 'eip6963' })
      await page.reload()
      const { dialog, wallets } = await openConnectDialog(page)
      await expect(dialog.getByText('Recent', { exact: true })).toHaveCount(3)
      await expect(wallets).toHaveText([
        /^Test Wallet.*Recent$/,
        /^WalletConnect.*Recent$/,
        /^MetaMask.*Recent$/,
        'Rainbow',
        'Coinbase Wallet',
      ])
      await remember([])
    })

    await test.step('without any wallet in the browser there is neither the group Installed nor a browser wallet', async () => {
      await wallet.set({ announce: 'none' })
      await page.reload()
      const { dialog, wallets } = await openConnectDialog(page)
      await expect(wallets).toHaveText(popular)
      await expect(dialog.getByText('Installed')).toHaveCount(0)
    })

    await test.step('MetaMask that is installed is offered once, as installed', async () => {
      await wallet.set({ announce: 'eip6963', rdns: 'io.metamask', name: 'MetaMask', flags: ['isMetaMask'] })
      await page.reload()
      const { wallets, option } = await openConnectDialog(page)
      await expect(wallets).toHaveText(['MetaMask', 'Rainbow', 'Coinbase Wallet', 'WalletConnect'])
      await expect(option('io.metamask')).toBeVisible()
      await expect(option('metaMask')).toHaveCount(0)
    })

    await test.step('MetaMask that announces itself to nobody is asked directly, without its maker’s library', async () => {
      await wallet.set({ announce: 'ethereum', flags: ['isMetaMask'] })
      await page.reload()
      const { dialog, option } = await openConnectDialog(page)
      await option('metaMask').click()
      await expect(page.locator('[data-session="wallet"]')).toBeVisible()
      await expect(dialog).toHaveCount(0)
    })

    function remember(ids: readonly string[]): Promise<void> {
      return page.evaluate((text) => localStorage.setItem('rk-recent', text), JSON.stringify(ids))
    }
  })
})

test.describe('in a German browser', () => {
  test.use({ locale: 'de-DE' })
  test('the button and the dialog speak German, as the rest of the page does', async ({
    page,
    openWithWallet,
  }) => {
    await openWithWallet()
    const button = page.getByRole('banner').getByRole('button', { name: 'Wallet verbinden' })
    await button.click()
    await expect(page.getByRole('dialog')).toContainText('Was ist ein Wallet?')
  })
})
