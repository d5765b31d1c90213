import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { expectSound, phone } from './support/walletDevices'
import { walletHeader } from './support/walletHeader'
import { openSafeBehind } from './support/walletSafe'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

test.use(phone)

test('[S2.22] the sign-in of a Safe behind a wallet is sound, at the beginning and while co-signers are awaited', async ({
  page,
  world,
  newSafe,
  openWithWallet,
}) => {
  const { header, panel, connect } = await openSafeBehind({ page, world, newSafe, openWithWallet })
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await connect()
  await header.account.click()
  await panel.getByRole('button', { name: 'Verify your account' }).click()
  await expect(dialog.getByRole('button', { name: 'Send message' })).toBeVisible()
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Send message' }).click()
  await expect(dialog).toContainText('Needs 1 more signature (1 of 2)')
  await expectSound(page)
})

test('[S2.22, S2.23] the step of an ordinary wallet is named, says that giving does not need it, and is sound with an error too', async ({
  page,
  openWithWallet,
}) => {
  const { wallet, account } = await openWithWallet({ connected: true })
  const header = walletHeader(page)
  const dialog = page.getByRole('dialog', { name: 'Verify your account' })
  await header.expectAccount(account.address)
  await page.getByRole('banner').getByRole('button', { name: 'Verify your account' }).click()
  await expect(dialog).toContainText('Giving does not need it')
  const send = dialog.getByRole('button', { name: 'Send message' })
  await expect(send).toBeVisible()
  await expectSound(page)
  await wallet.set({ answer: 'fail', answerTimes: 1 })
  await send.click()
  await expect(dialog.getByRole('alert')).toHaveText('Error signing message, please retry!')
  await expectSound(page)
})
