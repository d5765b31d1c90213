import type { Page } from '@playwright/test'
import type { WorldInfo } from '../sandbox/world'
import { appBuild } from './support/appBuild'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { phone } from './support/walletDevices'
import { walletHeader } from './support/walletHeader'
import { walletTest as test } from './support/walletTest'

/** Writes down where the page's requests go from now on, but for the sandbox's wallet, which is no part of the app. */
function recordOrigins(page: Page): {
  readonly origins: () => readonly string[]
  readonly files: () => readonly string[]
} {
  const urls: URL[] = []
  const note = (address: string) => {
    const url = new URL(address)
    if (/^(https?|wss?):$/.test(url.protocol) && !url.pathname.startsWith('/sandbox-wallet')) urls.push(url)
  }
  page.on('request', (request) => note(request.url()))
  page.on('websocket', (socket) => note(socket.url()))
  return {
    origins: () => [...new Set(urls.map(({ origin }) => origin))].sort(),
    files: () => urls.filter(({ pathname }) => pathname.includes('/assets/')).map(({ pathname }) => pathname),
  }
}

/** What the wallets' makers ship, beside the short descriptions that RainbowKit has of each. */
const libraries = /(^|\/)@(metamask|coinbase|walletconnect|reown|base-org|safe-global\/safe-apps-)/

/** Of these files, those that hold a wallet's own library. */
function librariesIn(files: readonly string[]): readonly string[] {
  const { contentsOf } = appBuild()
  const scripts = files.map((path) => path.slice(1)).filter((path) => path.endsWith('.js'))
  return scripts.filter((path) => contentsOf(path).packages.some((name) => libraries.test(name)))
}

/** Whether a file belongs to the wallets' module graph. */
const isOfWallets = (path: string) => path.includes('/assets/wallets')

const own = ({ appUrl, rpcUrl }: Pick<WorldInfo, 'appUrl' | 'rpcUrl'>) => [
  new URL(appUrl).origin,
  new URL(rpcUrl).origin,
]

test('[S1.5] before a click only the app’s own files are requested, connected the chain and the names too; a library when chosen', async ({
  page,
  context,
  world,
  mishaps,
  openWithWallet,
}) => {
  const { origins, files } = recordOrigins(page)
  const ofWallets = () => files().filter(isOfWallets)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const { wallet, account } = await openWithWallet()
  const header = walletHeader(page)
  const cause = page.getByRole('link', { name: 'Open Wells' })
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await cause.isVisible()).toBe(true)
  }).toPass()
  await cause.hover()
  await page.waitForLoadState('networkidle')
  expect(ofWallets()).toEqual([])

  await expect(async () => {
    await page.clock.runFor(500)
    expect(ofWallets()).not.toEqual([])
  }).toPass()
  await page.waitForLoadState('networkidle')
  expect(origins()).toEqual([new URL(world.appUrl).origin])
  expect(librariesIn(files())).toEqual([])
  expect(await wallet.requests()).toEqual([])
  await page.clock.resume()

  await test.step('with the dialog open still nobody else is asked, and no wallet’s library is fetched', async () => {
    await header.connect.click()
    await expect(header.connectDialog).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(origins()).toEqual([new URL(world.appUrl).origin])
    expect(librariesIn(files())).toEqual([])
    expect(await wallet.requests()).toEqual([])
  })

  const expectNobodyElse = () => {
    const others = origins().filter((origin) => !own(world).includes(origin))
    expect(others.filter((origin) => !ethereumRequests.test(`request to ${origin}`))).toEqual([])
    expect(librariesIn(files())).toEqual([])
  }
  await test.step('connected, with the panel and the networks looked at, only the account’s chain and the name service', async () => {
    mishaps.allow(ethereumRequests)
    await answerForEthereum(page)
    await header.connectDialog.getByRole('button', { name: 'Test Wallet' }).click()
    await header.expectAccount(account.address)
    await expect(header.account).toContainText('5 ETH')
    await header.openPanel()
    await page.keyboard.press('Escape')
    await header.network.click()
    await expect(header.networks).toBeVisible()
    await page.waitForLoadState('networkidle')
    expectNobodyElse()
  })

  await test.step('nor anybody else after a reload', async () => {
    await page.reload()
    await header.expectAccount(account.address)
    await expect(header.account).toContainText('5 ETH')
    await page.waitForLoadState('networkidle')
    expectNobodyElse()
  })

  await test.step('the library of a wallet is fetched when that wallet is chosen', async () => {
    mishaps.allow(/coinbase/)
    await context.route(/^https:\/\//, (route) => route.abort())
    await header.openPanel()
    await header.panel.getByRole('button', { name: 'Disconnect' }).click()
    await header.choose('Coinbase Wallet')
    await expect.poll(() => librariesIn(files()).length).toBeGreaterThan(0)
  })
})

test('a visitor who saves data fetches nothing of the wallets before the first click', async ({
  page,
  openWithWallet,
}) => {
  const { files } = recordOrigins(page)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  )
  await page.clock.install()
  await openWithWallet()
  await expect(page.getByRole('link', { name: 'Open Wells' })).toBeVisible()
  await page.clock.runFor(30_000)
  await page.waitForLoadState('networkidle')
  expect(files().filter(isOfWallets)).toEqual([])
})

test.describe('on a phone', () => {
  test.use(phone)

  test('before the first tap only the app’s own files are requested', async ({
    page,
    world,
    openWithWallet,
  }) => {
    const { origins, files } = recordOrigins(page)
    await openWithWallet()
    await expect(page.getByRole('link', { name: 'Open Wells' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(origins()).toEqual([new URL(world.appUrl).origin])
    expect(librariesIn(files())).toEqual([])
  })
})
