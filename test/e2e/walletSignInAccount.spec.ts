import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { sessionIn, verifyPage } from './support/walletSignIn'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

test('another account of the wallet is not taken for the one that signed in, chosen now or while the page was closed', async ({
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

  await test.step('while the page was closed', async () => {
    await opener.click()
    await send.click()
    await expect(dialog).toBeHidden()
    await page.goto('about:blank')
    const { account: last } = await openWithWallet({ account: await newAccount() })
    await header.expectAccount(last.address)
    await opener.click()
    await send.click()
    await expect(dialog).toBeHidden()
    expect(await sessionIn(page, world)).toMatchObject({ address: last.address })
  })
})
