import { cutNode } from './support/appNode'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { fillBasket } from './support/giving'
import { expect } from './support/test'
import { walletHeader } from './support/walletHeader'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

test('[S2.25, S2.26, S2.27, S2.28, S2.32, S2.33, S2.34, S9.1] the account panel: who, how much, nothing sent yet, and the way to the explorer', async ({
  page,
  context,
  world,
  openWithWallet,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world.appUrl })
  await page.clock.install()
  const letThrough = await cutNode(page, world)
  const { account } = await openWithWallet({ connected: true })
  const header = walletHeader(page)
  const { panel } = header

  await test.step('while the chain cannot be asked, the panel says so, and lets the wallet go all the same', async () => {
    const again = panel.getByRole('button', { name: 'Look again' })
    await header.expectAccount(account.address)
    await header.account.click()
    await expect(again).toBeVisible()
    await panel.getByRole('button', { name: 'Disconnect' }).click()
    await header.expectVisitor()

    await header.connectTo(account.address)
    await header.account.click()
    await expect(again).toBeVisible()
    await letThrough()
    await expect(panel).toContainText('5 ETH', { timeout: 60_000 })
    await page.keyboard.press('Escape')
  })

  await header.openPanel()
  await expect(panel).toContainText(account.address)
  await expect(panel).toContainText('5 ETH')
  await expect(panel).toContainText('Test Wallet on Local chain')
  await expect(panel).toContainText('transactions will appear here...')
  await expect(panel.getByRole('button', { name: 'Clear All' })).toHaveCount(0)
  await expect(panel.getByRole('link', { name: /^View more on Explorer/ })).toHaveAttribute(
    'href',
    `${world.hostUrl}/explorer/address/${account.address}`,
  )

  await test.step('Escape and Close lead back to where the panel was opened from', async () => {
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(header.account).toBeFocused()
    await page.keyboard.press('Enter')
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toBeHidden()
    await expect(header.account).toBeFocused()
  })

  await test.step('pressed before the browser has said that the panel closed, it opens again', async () => {
    await header.openPanel()
    await page.evaluate(() => {
      document.querySelector('dialog')?.close()
      ;(document.activeElement as HTMLElement).click()
      // The `close` event comes in a task of its own, and the next press after it.
      return new Promise((resolve) => setTimeout(resolve))
    })
    await page.keyboard.press('Tab')
    await expect(panel).toBeVisible()
  })

  await test.step('Copy Address puts the whole address on the clipboard, and says "Copied!" for a second and a half', async () => {
    const copied = panel.getByRole('button', { name: 'Copied!' })
    await page.clock.pauseAt(Date.now() + 60_000)
    await panel.getByRole('button', { name: 'Copy Address' }).click()
    await expect(copied).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(account.address)
    await page.clock.runFor(1_400)
    await expect(copied).toBeVisible()
    await page.clock.runFor(200)
    await expect(panel.getByRole('button', { name: 'Copy Address' })).toBeVisible()
  })
})

test('[S2.30, S2.31, S2.53, S9.2] the newest three of what was sent, a turning avatar while one is on its way, and Clear All', async ({
  page,
  openWithWallet,
}) => {
  const gifts = ['Open Wells', 'Night School of São Bento', 'Hedgerow Trust', 'Open Wells'].map(
    (cause, index) => ({ cause, asset: 'ETH', amount: `0.0${index + 1}` }) as const,
  )
  const { wallet, account } = await openWithWallet({
    basket: gifts.slice(0, 1),
    knobs: { batches: 'none', mining: 'hold' },
  })
  const header = walletHeader(page)
  await header.expectAccount(account.address)
  for (const [index, gift] of gifts.entries()) {
    if (index > 0) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Causes' }).click()
      await fillBasket(page, [gift])
    }
    await page.getByRole('button', { name: /^review/i }).click()
    await page.getByRole('button', { name: 'Give from your wallet' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/sent/i)
  }
  await header.openPanel()
  const { panel } = header
  await expect(panel.locator('[data-pending]')).toHaveAttribute('data-pending', 'true')
  await expect(panel.getByRole('listitem')).toHaveCount(3)
  await wallet.mine()
  await expect(panel.getByRole('listitem').first()).toContainText('Delivered')
  await expect(panel.locator('[data-pending]')).toHaveAttribute('data-pending', 'false')
  await panel.getByRole('button', { name: 'Clear All' }).click()
  await expect(panel).toContainText('transactions will appear here...')
  await page.reload()
  await header.expectAccount(account.address)
  await header.openPanel()
  await expect(panel).toContainText('transactions will appear here...')
})
