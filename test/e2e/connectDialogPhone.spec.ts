import { devices } from '@playwright/test'
import { keepLinksHere, openConnectDialog } from './support/connectDialog'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { standInForRelay } from './support/walletRelay'
import { walletTest as test } from './support/walletTest'

/** "Connect a Wallet" on a phone, which RainbowKit tells by the name of the browser. */

const { defaultBrowserType: _, ...iPhone } = devices['iPhone 14']
const { defaultBrowserType: __, ...pixel } = devices['Pixel 7']

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  mishaps.allow(/^request to https:\/\/verify\.walletconnect\.org$/)
  await answerForEthereum(page)
})

test.describe('on an iPhone', () => {
  test.use(iPhone)

  test('[S2.10, S2.20, S2.21, S9.5, S9.21] a row of wallets, three to get in the App Store, one that connects, and links for those on the phone', async ({
    page,
    openWithWallet,
  }) => {
    await standInForRelay(page)
    const { wallet } = await openWithWallet({ knobs: { announce: 'ethereum' } })
    const { dialog, wallets, option, press } = await openConnectDialog(page)

    await test.step('there is a row of wallets, the browser of one first, with Get a Wallet and Learn More', async () => {
      await expect(wallets).toHaveText(['Browser Wallet', 'Rainbow', 'Coinbase', 'MetaMask', 'WalletConnect'])
      const heights = await wallets.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      expect(new Set(heights).size).toBe(1)
      await expect(dialog.getByRole('button', { name: 'Get a Wallet' })).toBeVisible()
      await expect(dialog.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', /^https:/)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width)
    })

    await test.step('at most three wallets to get, each in the App Store', async () => {
      await press('Get a Wallet')
      const stores = dialog.getByRole('link', { name: 'GET' })
      await expect(stores).toHaveCount(3)
      for (const store of await stores.all())
        await expect(store).toHaveAttribute('href', /^https:\/\/apps\.apple\.com\//)
      await press('Back')
      await expect(wallets).toHaveCount(5)
    })

    await test.step('the browser of a wallet connects', async () => {
      await option('injected').tap()
      await expect(page.locator('[data-session="wallet"]')).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await wallet.forget()
      await openConnectDialog(page)
    })

    await test.step('WalletConnect gives a link for a wallet on the phone, in a dialog of our own', async () => {
      await option('walletConnect').tap()
      const own = page.getByRole('dialog', { name: 'Connect by a link' })
      await expect(own.getByRole('link', { name: 'Open a wallet on this phone' })).toHaveAttribute(
        'href',
        /^wc:[0-9a-f]{64}@2\?/,
      )
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await own.getByRole('button', { name: 'Close' }).tap()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })

    await test.step('a wallet of the list is opened on the phone by its own link, which is kept', async () => {
      await openConnectDialog(page)
      await option('rainbow').tap()
      const kept = () => page.evaluate(() => localStorage.getItem('WALLETCONNECT_DEEPLINK_CHOICE'))
      await expect.poll(kept).toBe(JSON.stringify({ href: 'rainbow://wc', name: 'Rainbow' }))
    })

    await test.step('MetaMask is opened by its own link too', async () => {
      const followed = await keepLinksHere(page)
      await page.keyboard.press('Escape')
      await openConnectDialog(page)
      await option('metaMask').tap()
      const itsLink = /^https:\/\/metamask\.app\.link\/wc\?uri=wc%3A[0-9a-f]{64}%402%3F/
      await expect.poll(() => followed).toContainEqual(expect.stringMatching(itsLink))
    })
  })
})

test.describe('on an Android phone', () => {
  test.use(pixel)

  test('[S2.10, S2.20, S2.21, S9.5] three wallets to get, each in the Play Store; no link from the relay is said in front of everything', async ({
    page,
    openWithWallet,
  }) => {
    await page.clock.install()
    const relay = await standInForRelay(page, 'mute')
    await openWithWallet({ knobs: { announce: 'none' } })
    const { dialog, wallets, option, press } = await openConnectDialog(page)

    await test.step('at most three wallets to get, each in the Play Store', async () => {
      await expect(wallets).toHaveText(['Rainbow', 'Coinbase', 'MetaMask', 'WalletConnect'])
      await press('Get a Wallet')
      const stores = dialog.getByRole('link', { name: 'GET' })
      await expect(stores).toHaveCount(3)
      for (const store of await stores.all())
        await expect(store).toHaveAttribute('href', /^https:\/\/play\.google\.com\/store\//)
      await press('Back')
    })

    await test.step('no link from the relay is said in front of everything', async () => {
      await option('walletConnect').tap()
      const own = page.getByRole('dialog', { name: 'Connect by a link' })
      await expect(own).toContainText('Asking WalletConnect for a link')
      await expect.poll(() => relay.asked).toContain('open')
      await page.clock.fastForward(10_500)
      await expect(own.getByRole('alert')).toContainText('WalletConnect does not answer')
      await expect(own).not.toContainText('Asking WalletConnect')
    })
  })
})
