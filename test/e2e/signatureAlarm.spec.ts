import { parseEther } from 'viem'
import type { Owner } from '../sandbox/world'
import { openReviewAs, proposePayment } from './support/acting'
import { ethereumRequests } from './support/ethereumNode'
import { expectAccessible } from './support/expectAccessible'
import { tabTo } from './support/keyboard'
import { safeAtService } from './support/safeAtService'
import { expect } from './support/test'
import { walletTest as test } from './support/walletTest'

const title = 'Stop: this signature is not over this transaction'
const sizes = [
  { width: 1200, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
] as const

test('the alarm of a foreign signature stands after a reload and in another tab until it is dismissed', async ({
  page,
  world,
  newSafe,
  openWithWallet,
  mishaps,
}) => {
  test.slow()
  mishaps.allow(ethereumRequests)
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada, ben] = account.owners as [Owner, Owner]
  const safeTxHash = await proposePayment(account, parseEther('0.1'))
  const service = safeAtService(world, account.safe)
  const opened = { owner: ben, account, safeTxHash }
  const { section, button, wallet } = await openReviewAs({ page, world, openWithWallet }, opened)
  const nextHash = await proposePayment(account, parseEther('0.2'))
  const second = await page.context().newPage()
  const other = await openReviewAs({ page: second, world, openWithWallet }, { ...opened, isRemembered: true })
  await expect(other.button('Sign')).toBeVisible()

  await test.step('a lying wallet raises it, in both tabs', async () => {
    await wallet.set({ typedData: 'altered' })
    await button('Sign').click()
    await expect(section).toContainText(title)
    await expect(section).toContainText(safeTxHash)
    await expect(section).toContainText('65 bytes')
    await expect(other.section).toContainText(title)
    await expect(other.button('Sign')).toHaveCount(0)
    await expectAccessible(page, { sizes })
  })

  await test.step('a reload changes nothing', async () => {
    await page.reload()
    await expect(section).toContainText(title)
    await expect(section).toContainText(ben.address)
    await expect(button('Sign')).toHaveCount(0)
  })

  await test.step('the same wallet signs no other transaction of the Safe, and the page says why', async () => {
    const third = await page.context().newPage()
    const elsewhere = { ...opened, safeTxHash: nextHash, isRemembered: true }
    const next = await openReviewAs({ page: third, world, openWithWallet }, elsewhere)
    await expect(next.section).toContainText('at another transaction of this Safe')
    await expect(next.button('Sign')).toHaveCount(0)
    await expectAccessible(third, { sizes })
    await next.section.getByRole('link', { name: 'Read that transaction' }).click()
    await expect(next.section).toContainText(title)
    await third.close()
  })

  await test.step('it is not dismissed without a reason', async () => {
    const dismiss = button('Dismiss the alarm')
    await section.getByRole('textbox').focus()
    await tabTo(page, page, dismiss)
    await page.keyboard.press('Enter')
    await expect(section).toContainText('Write the reason first')
    await expect(section.getByRole('textbox')).toBeFocused()
    await page.keyboard.type('The wallet was a test.')
    await page.keyboard.press('Enter')
    await expect(section).toContainText('with the reason: The wallet was a test.')
    await expect(other.section).toContainText('with the reason: The wallet was a test.')
    await expectAccessible(page, { sizes })
  })

  await test.step('after that the owner can sign', async () => {
    await wallet.set({ typedData: 'signed' })
    await button('Sign').click()
    await expect(section).toContainText('Signed, and posted')
    expect([...(await service.confirmedBy(safeTxHash))].sort()).toEqual([ada.address, ben.address].sort())
  })
  await second.close()
})
