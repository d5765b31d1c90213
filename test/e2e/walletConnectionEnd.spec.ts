import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { walletHeader } from './support/walletHeader'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

test('[S1.8, S2.29, S4.4, S4.7, S9.22] disconnected here, in another tab or by the wallet, the page is a visitor’s, and every dialog closes', async ({
  page,
  context,
  openWithWallet,
}) => {
  const { wallet, account } = await openWithWallet({ path: '/activity' })
  const header = walletHeader(page)
  await header.connectTo(account.address)

  await test.step('Disconnect closes the panel and makes a visitor of the page, also after a reload, and no wallet is asked', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity')
    await header.openPanel()
    await header.panel.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await header.expectVisitor()
    await expect(page.getByRole('main')).toContainText('Connect')
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
      'Causes',
      'How to give',
    ])
    // Where the wallet takes the permission back; where it cannot, the mark in the storage keeps the page from asking.
    expect(await wallet.timesAsked('wallet_revokePermissions')).toBe(1)
    const mark = await page.evaluate(() => localStorage.getItem('wagmi.local.testwallet.disconnected'))
    expect(mark).toBe('true')
    // Otherwise the wallets' first files are fetched ahead, for every visitor.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    )
    const files: string[] = []
    page.on('request', (request) => files.push(new URL(request.url()).pathname))
    await page.reload()
    await header.expectVisitor()
    await page.waitForLoadState('networkidle')
    expect(files.filter((path) => path.includes('wallets'))).toEqual([])
    expect(await wallet.requests()).toEqual([])
    await header.connectTo(account.address)
  })

  await test.step('two tabs: connecting or disconnecting in one holds for the other', async () => {
    const tab = await context.newPage()
    await openWithWallet({ account, page: tab })
    const second = walletHeader(tab)
    await second.expectAccount(account.address)
    await expect(tab.getByRole('dialog')).toHaveCount(0)
    await second.openPanel()
    await second.panel.getByRole('button', { name: 'Disconnect' }).click()
    await second.expectVisitor()
    await header.expectVisitor()
    await tab.close()
  })

  await test.step('a wallet that takes its accounts back disconnects, and every dialog closes', async () => {
    await header.connectTo(account.address)
    await header.openPanel()
    await wallet.forget()
    await header.expectVisitor()
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await header.connectTo(account.address)
    await header.network.click()
    await expect(header.networks).toBeVisible()
    await wallet.forget()
    await header.expectVisitor()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test('[S4.3] another account of the wallet sees its own balance, and neither the basket nor the gifts of the one before', async ({
  page,
  openWithWallet,
  newAccount,
}) => {
  const second = await newAccount({ funds: { native: 2n * 10n ** 18n } })
  const { wallet, account } = await openWithWallet()
  const header = walletHeader(page)
  const gift = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /gift|give/ })
  const lines = page.getByRole('group', { name: /^Gift to/ })
  await header.connectTo(account.address)

  await test.step('a basket is not shown to another account or to a visitor, and is there when its account comes back', async () => {
    await page.getByRole('button', { name: /Add to gift.*Open Wells/ }).click()
    await expect(gift).toHaveText('Your gift (1)')
    await wallet.set({ as: second.privateKey })
    await header.expectAccount(second.address)
    await expect(gift).toHaveText('Your gift')
    await wallet.set({ as: account.privateKey })
    await header.expectAccount(account.address)
    await expect(gift).toHaveText('Your gift (1)')
    await header.openPanel()
    await header.panel.getByRole('button', { name: 'Disconnect' }).click()
    await header.expectVisitor()
    await expect(gift).toHaveText('How to give')
    await header.connectTo(account.address)
    await expect(gift).toHaveText('Your gift (1)')
    // Read anew from what was kept, the basket is the same and not twice as long.
    await gift.click()
    await expect(lines).toHaveCount(1)
    await page.reload()
    await header.expectAccount(account.address)
    await expect(lines).toHaveCount(1)
  })

  await test.step('the page is the other account’s, with its balance, and what the one before has sent is not shown to it', async () => {
    await expect(header.account).toContainText('5 ETH')
    await lines.getByRole('textbox', { name: 'Amount' }).fill('0.1')
    await page.getByRole('button', { name: /^review/i }).click()
    await page.getByRole('button', { name: 'Give from your wallet' }).click()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Activity' }).click()
    await expect(page.getByRole('article')).toContainText('Delivered')
    await wallet.set({ as: second.privateKey })
    await header.expectAccount(second.address)
    await expect(header.account).toContainText('2 ETH')
    await expect(page.getByRole('heading', { name: 'Nothing is under way' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await header.openPanel()
    await expect(header.panel).toContainText(second.address)
    await expect(header.panel).not.toContainText(account.address)
    await page.keyboard.press('Escape')
    await wallet.set({ as: account.privateKey })
    await expect(page.getByRole('article')).toContainText('Delivered')
  })
})
