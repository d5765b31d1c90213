import { checkScreen } from './support/checkScreen'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { recordTexts } from './support/recordTexts'
import { expect } from './support/test'
import { walletHeader } from './support/walletHeader'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

/** What only a connection leaves in the browser. */
const lastWallet = 'wagmi.recentConnectorId'

test('[S1.8, S2.41, S2.42, S2.43, S3.5, S4.1, S6.1] connected, the header shows network, balance, avatar and address, and no signature is requested', async ({
  page,
  openWithWallet,
}) => {
  const { wallet, account } = await openWithWallet({ knobs: { delay: 80 } })
  const header = walletHeader(page)
  await expect(page.getByRole('heading', { name: 'Whom would you like to help?' })).toBeVisible()
  // Until then the header, and perhaps the heading, is that of index.html.
  await expect(page.locator('[data-waiting]')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button')).toHaveText(['Connect Wallet'])

  await test.step('on the way to the account the header never goes back to a visitor’s', async () => {
    const texts = await recordTexts(header.session)
    const kinds = await header.session.evaluateHandle((badge) => {
      const seen: (string | undefined)[] = []
      new MutationObserver(() => seen.push(badge.dataset['session'])).observe(badge, {
        attributeFilter: ['data-session'],
      })
      return seen
    })
    await header.connectTo(account.address)
    await expect(header.account).toContainText('5 ETH')
    expect(await kinds.jsonValue()).toEqual(['wallet'])
    const shown = (await texts()).map((text) => (text === 'Connect Wallet' ? text : text.slice(0, 2)))
    // Nothing for a moment, while the badge's own file comes.
    expect([...new Set(shown)].filter((text) => text !== '')).toEqual(['Connect Wallet', 'LN'])
  })

  await expect(header.connectDialog).toBeHidden()
  await expect(header.network).toContainText('Local chain')
  await expect(header.account.locator('svg')).toBeVisible()
  await expect(page.getByRole('status')).toContainText('Connected to Test Wallet')
  await expect(page.getByRole('contentinfo')).toContainText(
    'Gifts go from your wallet straight to each cause',
  )
  const asked = (await wallet.requests()).map(({ method }) => method)
  expect(asked.filter((method) => /sign|send|switch|add/i.test(method))).toEqual([])
  await checkScreen(page, 'connected')
  await header.openPanel()
  await checkScreen(page, 'the panel of a wallet')
})

test('[S2.14, S2.15, S4.1, S4.2, S4.10, S8.8] refused, locked or not answered: said, nothing else has changed, and it connects after that', async ({
  page,
  world,
  openWithWallet,
}) => {
  const { wallet, account } = await openWithWallet({ knobs: { answer: 'reject', answerTimes: 1 } })
  const header = walletHeader(page)
  const retry = header.connectDialog.getByRole('button', { name: 'RETRY' })
  const disconnect = async () => {
    await header.openPanel()
    await header.panel.getByRole('button', { name: 'Disconnect' }).click()
    await header.expectVisitor()
  }

  await test.step('who says no is offered RETRY, which connects', async () => {
    await header.choose()
    await expect(retry).toBeVisible()
    await expect(header.session).toHaveAttribute('data-session', 'visitor')
    await expect(page.getByRole('alert')).toBeEmpty()
    expect(await page.evaluate((key) => localStorage.getItem(key), lastWallet)).toBeNull()
    await retry.click()
    await header.expectAccount(account.address)
    await expect(header.connectDialog).toBeHidden()
    expect(await wallet.timesAsked('wallet_requestPermissions')).toBe(2)
    await disconnect()
  })

  await test.step('a locked wallet: the page says to open it, and after that RETRY connects', async () => {
    await wallet.set({ locked: true })
    await header.choose()
    await expect(page.getByRole('alert')).toContainText('Open your wallet')
    await wallet.set({ locked: false })
    await retry.click()
    await header.expectAccount(account.address)
    await expect(page.getByRole('alert')).toBeEmpty()
    await disconnect()
  })

  await test.step('while the wallet asks, the dialog says so; closing it leaves a visitor, and a late yes still connects', async () => {
    await wallet.set({ answer: 'never' })
    await header.choose()
    await wallet.waitForRequest('wallet_requestPermissions')
    await expect(header.connectDialog).toContainText('Confirm connection in the extension')
    await page.keyboard.press('Escape')
    await expect(header.connectDialog).toBeHidden()
    await header.expectVisitor()
    await wallet.set({ answer: 'approve' })
    await wallet.approve()
    await header.expectAccount(account.address)
  })

  await test.step('another account is chosen in the wallet’s own question, and that one is connected', async () => {
    await disconnect()
    await wallet.set({ answer: 'ask' })
    await header.choose()
    const question = page.getByRole('dialog', { name: 'Show your account to this page?' })
    await question.getByRole('combobox', { name: 'Account' }).selectOption('Goran')
    await question.getByRole('button', { name: 'Connect' }).click()
    const goran = world.owners.find(({ name }) => name === 'Goran')
    if (goran === undefined) throw new Error('The sandbox has no Goran.')
    await header.expectAccount(goran.address)
  })
})
