import { connectButton, keepLinksHere, openConnectDialog } from './support/connectDialog'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { walletHeader } from './support/walletHeader'
import { walletTest as test } from './support/walletTest'

/** From the choice of a wallet to the connection, and what is said while it lasts or when it fails. */

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

/** What wagmi asks a wallet that announced itself before anything else. */
const firstRequest = 'wallet_requestPermissions'

test('[S2.11, S2.14, S2.15, S4.8, S4.10, S8.2] a chosen wallet shows as opening until it has answered; refused, it can be tried again or left for another', async ({
  page,
  openWithWallet,
}) => {
  const followed = await keepLinksHere(page)
  const { wallet } = await openWithWallet({ knobs: { announce: 'both', answer: 'never' } })
  const connected = page.locator('[data-session="wallet"]')

  await test.step('opening, until the user has said yes', async () => {
    const { dialog, option } = await openConnectDialog(page)
    await option('local.testwallet').click()
    await wallet.waitForRequest(firstRequest)
    await expect(dialog).toContainText('Opening Test Wallet...')
    await expect(dialog).toContainText('Confirm connection in the extension')
    await expect(dialog.getByRole('button', { name: 'RETRY' })).toHaveCount(0)
    await wallet.approve()
    await expect(connected).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await wallet.forget()
  })

  await test.step('refused twice, it can be tried a third time, and closing leaves the page as it was', async () => {
    await wallet.set({ answer: 'reject' })
    const before = await wallet.timesAsked(firstRequest)
    const { dialog, option, press } = await openConnectDialog(page)
    const retry = dialog.getByRole('button', { name: 'RETRY' })
    await option('local.testwallet').click()
    await retry.click()
    await expect.poll(() => wallet.timesAsked(firstRequest)).toBe(before + 2)
    await expect(retry).toBeVisible()
    await press('Close')
    await expect(dialog).toHaveCount(0)
    await expect(connectButton(page)).toBeFocused()
    await expect(page.getByRole('alert')).toHaveText('')
  })

  await test.step('a refusal of one wallet does not stand in the way of another', async () => {
    await wallet.set({ answerTimes: 1 })
    const { dialog, option } = await openConnectDialog(page)
    await option('local.testwallet').click()
    await expect(dialog.getByRole('button', { name: 'RETRY' })).toBeVisible()
    await option('injected').click()
    await expect(connected).toBeVisible()
    await wallet.forget()
  })

  await test.step('Coinbase Wallet opens a page of its own, which is the only one that is asked, and not before', async () => {
    const { dialog, option } = await openConnectDialog(page)
    expect(followed).toEqual([])
    await option('coinbase').click()
    await expect(dialog).toContainText('Opening Coinbase Wallet...')
    await expect.poll(() => followed).toEqual([expect.stringMatching(/^https:\/\/keys\.coinbase\.com\//)])
  })
})

const refusals = [
  { what: 'by a person at once', answer: 'reject', answerAfter: 0, answerTimes: 1 },
  { what: 'by a person after 300 ms', answer: 'reject', answerAfter: 300, answerTimes: 1 },
  // wagmi takes the first fault for a wallet that knows no permissions, and asks for the accounts.
  { what: 'by a fault of the wallet at once', answer: 'fail', answerAfter: 0, answerTimes: 2 },
  { what: 'by a fault of the wallet after 300 ms', answer: 'fail', answerAfter: 300, answerTimes: 2 },
] as const

test('[S2.15, S4.10] a connection that is refused can be tried again, and then stands', async ({
  page,
  openWithWallet,
}) => {
  const { wallet, account } = await openWithWallet()
  const header = walletHeader(page)
  for (const { what, ...knobs } of refusals)
    await test.step(what, async () => {
      await wallet.set(knobs)
      const { dialog, option, press } = await openConnectDialog(page)
      await option('local.testwallet').click()
      await expect(dialog.getByRole('button', { name: 'RETRY' })).toBeVisible()
      await expect(dialog).toContainText('Opening Test Wallet...')
      await expect(page.locator('[data-session]')).toHaveAttribute('data-session', 'visitor')
      await press('RETRY')
      await expect(page.locator('[data-session="wallet"]')).toBeVisible()
      await expect(dialog).toHaveCount(0)
      await header.expectAccount(account.address)
      await wallet.forget()
      await header.expectVisitor()
    })
})
