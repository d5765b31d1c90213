import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { sessionIn, verifyPage } from './support/walletSignIn'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

test('another account of the wallet is not taken for the one that signed in', async ({
  page,
  world,
  newAccount,
  openWithWallet,
}) => {
  const { wallet, account } = await openWithWallet({ connected: true })
  const { header, dialog, opener, send, open } = verifyPage(page, account)
  await open()
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeHidden()
  const other = await newAccount()
  await wallet.set({ as: other.privateKey })
  await header.expectAccount(other.address)
  await expect(opener).toBeVisible()
  await expect.poll(() => sessionIn(page, world)).toBeNull()
})

test('another account that was chosen while the page was closed is not taken for it either', async ({
  page,
  world,
  newAccount,
  openWithWallet,
}) => {
  const { account } = await openWithWallet({ connected: true })
  const first = verifyPage(page, account)
  await first.open()
  await first.send.click()
  await expect(first.dialog).toBeHidden()

  await page.goto('about:blank')
  const { account: other } = await openWithWallet({ account: await newAccount() })
  const second = verifyPage(page, other)
  await second.header.expectAccount(other.address)
  await second.opener.click()
  await second.send.click()
  await expect(second.dialog).toBeHidden()
  expect(await sessionIn(page, world)).toMatchObject({ address: other.address })
})
