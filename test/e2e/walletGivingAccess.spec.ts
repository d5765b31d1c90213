import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { tabTo } from './support/keyboard'
import { recordAnnouncements } from './support/recordAnnouncements'
import { expect } from './support/test'
import { phone } from './support/walletDevices'
import { givingPage, oneByOne, openBasket, threeGifts } from './support/walletGiving'
import { walletHeader } from './support/walletHeader'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

const asksEach = { ...oneByOne, answer: 'never', answerFor: ['eth_sendTransaction'] } as const

test('by keyboard alone, over a "no" to the end of a gift; the live region says each change of a status once', async ({
  page,
  openWithWallet,
}) => {
  test.slow()
  const { wallet, account } = await openWithWallet({ knobs: { ...asksEach, mining: 'hold' } })
  const header = walletHeader(page)
  const giving = givingPage(page)
  await tabTo(page, page, header.connect)
  await page.keyboard.press('Enter')
  await expect(header.connectDialog).toBeVisible()
  await tabTo(page, page, header.connectDialog.getByRole('button', { name: 'Test Wallet' }))
  await page.keyboard.press('Enter')
  await header.expectAccount(account.address)
  await expect(header.connectDialog).toBeHidden()

  for (const { cause } of threeGifts.slice(0, 2)) {
    await tabTo(page, page, page.getByRole('button', { name: new RegExp(`^Add to gift ?: ${cause}`) }))
    await page.keyboard.press('Enter')
  }
  await tabTo(page, page, page.getByRole('link', { name: 'Your gift (2)' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(giving.heading).toBeFocused()
  for (const { cause } of threeGifts.slice(0, 2)) {
    await tabTo(page, page, giving.line(cause).getByRole('textbox', { name: /^Amount/ }))
    await page.keyboard.type('0.25')
  }
  await page.keyboard.press('Enter')
  await expect(giving.heading).toHaveText('Review your gift')
  await expect(giving.heading).toBeFocused()
  const announced = await recordAnnouncements(page)
  await tabTo(page, page, giving.button('Give from your wallet'))
  await page.keyboard.press('Space')
  await expect(giving.heading).toHaveText('Payment 1 of 2: confirm in Test Wallet')
  await expect(giving.heading).toBeFocused()
  await wallet.waitForRequest('eth_sendTransaction')
  await wallet.approve()
  await expect(giving.heading).toHaveText('Payment 2 of 2: confirm in Test Wallet')
  await wallet.waitForRequest('eth_sendTransaction')
  await wallet.reject()
  await expect(giving.heading).toHaveText('1 of 2 sent')
  await expect(giving.heading).toBeFocused()
  await tabTo(page, page, giving.button('Continue with payment 2'))
  await page.keyboard.press('Enter')
  await expect(giving.heading).toHaveText('Payment 2 of 2: confirm in Test Wallet')
  await expect(giving.heading).toBeFocused()
  await wallet.waitForRequest('eth_sendTransaction')
  await wallet.approve()
  await expect(giving.heading).toHaveText('Sent')
  await expect(giving.heading).toBeFocused()
  await expect(giving.payments.filter({ hasText: 'Sent, waiting for the chain' })).toHaveCount(2)
  await wallet.mine()
  await expect(giving.payments.filter({ hasText: 'Delivered' })).toHaveCount(2)
  await tabTo(page, page, giving.main.getByRole('link', { name: 'Follow this gift' }))
  await page.keyboard.press('Enter')
  await expect(giving.heading).toHaveText('Activity')
  await expect(giving.heading).toBeFocused()
  await expect(giving.cards.filter({ hasText: 'Delivered' })).toHaveCount(2)

  await test.step('each change of a status was said once, and none again after a reload', async () => {
    const said = await announced()
    for (const cause of ['Open Wells', 'Night School of São Bento'])
      expect(said.filter((sentence) => sentence.startsWith(`Gift to ${cause}`))).toEqual([
        `Gift to ${cause}: Sent, waiting for the chain.`,
        `Gift to ${cause}: Delivered.`,
      ])
    expect(said).toHaveLength(4)

    await page.reload()
    const later = await recordAnnouncements(page)
    await expect(giving.cards.filter({ hasText: 'Delivered' })).toHaveCount(2)
    await giving.toGift()
    await expect(giving.heading).toHaveText('Your gift')
    expect((await later()).filter((sentence) => sentence.startsWith('Gift to'))).toEqual([])
  })
})

test.describe('on a phone, in the dark', () => {
  test.use({ ...phone, colorScheme: 'dark' })

  test('three payments are given with the thumb, one stopped and gone on with', async ({
    page,
    world,
    openWithWallet,
  }) => {
    test.slow()
    const { wallet, giving, sent } = await openBasket({ page, world, openWithWallet }, { knobs: asksEach })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await giving.button('Review your gift').tap()
    await giving.button('Give from your wallet').tap()
    await wallet.waitForRequest('eth_sendTransaction')
    await wallet.reject()
    await expect(giving.heading).toHaveText('You cancelled. Nothing was sent.')
    await giving.button('Review it again').tap()
    await giving.button('Give from your wallet').tap()
    await wallet.waitForRequest('eth_sendTransaction')
    await wallet.approve()
    await expect(giving.heading).toHaveText('Payment 2 of 3: confirm in Test Wallet')
    await wallet.waitForRequest('eth_sendTransaction')
    await wallet.reject()
    await expect(giving.heading).toHaveText('1 of 3 sent')
    await wallet.set({ answer: 'approve' })
    await giving.button('Continue with payment 2').tap()
    await expect(giving.payments.filter({ hasText: 'Delivered' })).toHaveCount(3)
    await expect(giving.heading).toBeInViewport()
    expect(await sent()).toHaveLength(3)
  })
})
