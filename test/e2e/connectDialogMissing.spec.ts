import { type BrowserContext, devices, type Page } from '@playwright/test'
import type { WorldInfo } from '../sandbox/world'
import { appBuild } from './support/appBuild'
import { keepLinksHere, openConnectDialog } from './support/connectDialog'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { standInForRelay } from './support/walletRelay'
import { walletTest as test } from './support/walletTest'

/**
 * A wallet was chosen, and its own library does not come: a new release has removed the file, or the line is cut. The notice
 * offers both remedies, because browsers differ: Chromium 156 requests the file again on RETRY, Chromium 147 and Firefox
 * remember as long as the page is open that it did not load.
 */

const { defaultBrowserType: _, ...iPhone } = devices['iPhone 14']

const missing = 'This wallet’s part of the page did not load'
const notice = (page: Page) => page.getByRole('alert')

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  mishaps.allow(/^request to https:\/\/verify\.walletconnect\.org$/)
  await answerForEthereum(page)
})

type Library = '@coinbase/wallet-sdk' | '@walletconnect/ethereum-provider'

/** Files of this library are not answered. Answers how often they were asked for, and how to put them back. */
async function removeLibrary(page: Page, library: Library, how: 'gone' | 'cut') {
  let asked = 0
  const isPart = ({ pathname }: URL) =>
    /\/assets\/wallets\/.*\.js$/.test(pathname) &&
    appBuild()
      .contentsOf(pathname.slice(1))
      .packages.some((name) => name.endsWith(library))
  await page.route(isPart, (route) => {
    asked++
    return how === 'gone' ? route.fulfill({ status: 404, body: 'There is no such file.' }) : route.abort()
  })
  return { timesAsked: () => asked, putBack: () => page.unroute(isPart) }
}

const ways = ['gone', 'cut'] as const

/** Whether this browser requests a module again that once failed to load. Tried with a module of the test's own. */
async function requestsAgain(
  context: BrowserContext,
  { authUrl }: Pick<WorldInfo, 'authUrl'>,
): Promise<boolean> {
  const tab = await context.newPage()
  let times = 0
  await tab.route('**/tried.js', (route) =>
    ++times === 1
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  // A page without a CSP.
  await tab.goto(`${authUrl}/nonce`)
  const load = () =>
    tab.evaluate(
      (url) =>
        import(url).then(
          () => true,
          () => false,
        ),
      `${authUrl}/tried.js`,
    )
  expect(await load()).toBe(false)
  const isLoaded = await load()
  expect(times).toBe(isLoaded ? 2 : 1)
  await tab.close()
  return isLoaded
}

/** RETRY was pressed in vain: does what the notice says then. */
async function chooseAfterReload(page: Page, id: string): Promise<void> {
  await expect(notice(page)).toContainText(missing)
  await page.reload()
  const { option } = await openConnectDialog(page)
  await expect(notice(page)).toBeEmpty()
  await option(id).click()
}

test('[S4.10] Coinbase Wallet, whose file is gone or cut off: said, nothing opens, and RETRY or a reload fetches it once it is back', async ({
  page,
  context,
  world,
  openWithWallet,
}) => {
  const followed = await keepLinksHere(page)
  const isRetryEnough = await requestsAgain(context, world)
  const opens = expect.stringMatching(/^https:\/\/keys\.coinbase\.com\//)
  await openWithWallet({ knobs: { announce: 'none' } })
  for (const [index, how] of ways.entries())
    await test.step(`Coinbase Wallet: ${how}`, async () => {
      const library = await removeLibrary(page, '@coinbase/wallet-sdk', how)
      // Forgets the library that RETRY has fetched before.
      if (index > 0) await page.reload()
      const { dialog, option, press } = await openConnectDialog(page)
      await option('coinbase').click()
      await expect(notice(page)).toContainText(missing)
      await expect(notice(page)).toContainText(
        'Nothing was sent. Try again; if that does not help, reload this page.',
      )
      await expect(dialog).toContainText('Opening Coinbase Wallet...')

      // As often as it takes.
      await press('RETRY')
      await expect.poll(library.timesAsked).toBe(isRetryEnough ? 2 : 1)
      await expect(notice(page)).toContainText(missing)
      expect(followed).toHaveLength(index)
      await library.putBack()
      await press('RETRY')
      if (!isRetryEnough) await chooseAfterReload(page, 'coinbase')
      await expect.poll(() => followed).toEqual(Array.from({ length: index + 1 }, () => opens))
      await expect(notice(page)).toBeEmpty()
    })
})

test('[S2.10, S4.10] wallets for which WalletConnect’s file is gone or cut off: said, and RETRY or a reload draws the code once it is back', async ({
  page,
  context,
  world,
  openWithWallet,
}) => {
  test.slow()
  await standInForRelay(page)
  const { wallet } = await openWithWallet()
  await test.step('another wallet can be chosen at once, and says nothing of the one before', async () => {
    const library = await removeLibrary(page, '@walletconnect/ethereum-provider', 'gone')
    const { dialog, option } = await openConnectDialog(page)
    await option('walletConnect').click()
    await expect(notice(page)).toContainText(missing)
    await option('local.testwallet').click()
    await expect(page.locator('[data-session="wallet"]')).toBeVisible()
    await expect(notice(page)).toBeEmpty()
    await expect(dialog).toHaveCount(0)
    await wallet.forget()
    await library.putBack()
  })
  const isRetryEnough = await requestsAgain(context, world)
  let isFirst = true
  for (const how of ways)
    for (const [id, title] of [
      ['walletConnect', 'Scan with your phone'],
      ['rainbow', 'Scan with Rainbow'],
    ] as const)
      await test.step(`${id}: ${how}`, async () => {
        const library = await removeLibrary(page, '@walletconnect/ethereum-provider', how)
        // Forgets the library that RETRY has fetched before.
        if (!isFirst) await page.reload()
        isFirst = false
        const { dialog, option, press } = await openConnectDialog(page)
        await option(id).click()
        await expect(notice(page)).toContainText(missing)
        await library.putBack()
        await press('RETRY')
        if (!isRetryEnough) await chooseAfterReload(page, id)
        await expect(dialog).toContainText(title)
        await expect(dialog.getByRole('img', { name: 'QR Code' })).toBeVisible()
        await expect(notice(page)).toBeEmpty()
      })
})

test.describe('on a phone', () => {
  test.use(iPhone)

  test('a wallet whose file is gone is said too', async ({ page, openWithWallet }) => {
    for (const library of ['@coinbase/wallet-sdk', '@walletconnect/ethereum-provider'] as const)
      await removeLibrary(page, library, 'gone')
    await openWithWallet({ knobs: { announce: 'none' } })
    for (const id of ['coinbase', 'walletConnect', 'rainbow', 'metaMask'])
      await test.step(id, async () => {
        const { dialog, option } = await openConnectDialog(page)
        await expect(notice(page)).toBeEmpty()
        await option(id).tap()
        // The link's own dialog, where it was asked for, has gone by then.
        const told = notice(page).filter({ hasText: missing })
        await told.getByRole('button', { name: 'Close' }).tap()
        await expect(notice(page)).toBeEmpty()
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      })
  })
})
