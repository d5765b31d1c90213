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

test('[S1.8, S2.3, S2.4, S2.5] what is installed stands first, then the group Popular in its order', async ({
  page,
  openWithWallet,
}) => {
  await openWithWallet({ knobs: { announce: 'both' } })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const { dialog, wallets } = await openConnectDialog(page)
  await expect(dialog).toHaveAccessibleName('Connect a Wallet')
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
})

test('[S2.5, S2.6] without any wallet in the browser there is neither the group Installed nor a browser wallet', async ({
  page,
  openWithWallet,
}) => {
  await openWithWallet({ knobs: { announce: 'none' } })
  const { dialog, wallets } = await openConnectDialog(page)
  await expect(wallets).toHaveText(popular)
  await expect(dialog.getByText('Installed')).toHaveCount(0)
})

test('[S2.6] MetaMask that is installed is offered once, as installed', async ({ page, openWithWallet }) => {
  await openWithWallet({ knobs: { rdns: 'io.metamask', name: 'MetaMask', flags: ['isMetaMask'] } })
  const { wallets, option } = await openConnectDialog(page)
  await expect(wallets).toHaveText(['MetaMask', 'Rainbow', 'Coinbase Wallet', 'WalletConnect'])
  await expect(option('io.metamask')).toBeVisible()
  await expect(option('metaMask')).toHaveCount(0)
})

test('[S2.3, S4.6, S9.3] connected, the dialog is gone and nothing opens it; the wallet of the last time then stands first and says so, at most three of them', async ({
  page,
  openWithWallet,
}) => {
  const { wallet } = await openWithWallet()
  const first = await openConnectDialog(page)
  await expect(first.dialog.getByText('Recent', { exact: true })).toHaveCount(0)
  await first.option('local.testwallet').click()
  await expect(page.locator('[data-session="wallet"]')).toBeVisible()
  await expect(first.dialog).toHaveCount(0)
  await expect(connectButton(page)).toHaveCount(0)
  await wallet.forget()
  await expect(connectButton(page)).toBeVisible()
  const second = await openConnectDialog(page)
  await expect(second.option('local.testwallet')).toContainText('Recent')
  await expect(second.dialog.getByText('Recent', { exact: true })).toHaveCount(1)

  // As after five wallets, the newest first.
  await page.evaluate(() =>
    localStorage.setItem(
      'rk-recent',
      JSON.stringify(['walletConnect', 'metaMask', 'local.testwallet', 'rainbow', 'coinbase']),
    ),
  )
  await page.reload()
  const third = await openConnectDialog(page)
  await expect(third.dialog.getByText('Recent', { exact: true })).toHaveCount(3)
  await expect(third.wallets).toHaveText([
    /^Test Wallet.*Recent$/,
    /^WalletConnect.*Recent$/,
    /^MetaMask.*Recent$/,
    'Rainbow',
    'Coinbase Wallet',
  ])
})

test.describe('in a browser whose language the page has not', () => {
  test.use({ locale: 'fr-FR' })
  test('[S2.40] the button and the dialog speak English, as the rest of the page does', async ({
    page,
    openWithWallet,
  }) => {
    await openWithWallet()
    expect(await page.evaluate(() => navigator.language)).toBe('fr-FR')
    await expect(connectButton(page)).toHaveText('Connect Wallet')
    const { dialog, press } = await openConnectDialog(page)
    await expect(dialog).toContainText('What is a Wallet?')
    await press('Get a Wallet')
    await expect(dialog).toContainText("Not what you're looking for?")
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
