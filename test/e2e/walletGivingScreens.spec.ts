import type { Page } from '@playwright/test'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expectAccessible } from './support/expectAccessible'
import { fillBasket } from './support/giving'
import { takeOverTime } from './support/pageTime'
import { expect } from './support/test'
import { alterWallet, oneByOne, openBasket, takeToken, threeGifts } from './support/walletGiving'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  test.slow()
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

const sizes = [
  { width: 1200, height: 900 },
  { width: 390, height: 844 },
] as const

const asks = { answer: 'never', answerFor: ['eth_sendTransaction', 'wallet_sendCalls'] } as const
const send = 'eth_sendTransaction'

/** Checks the screen that is open now. */
const screen = (page: Page) => (name: string) =>
  test.step(`axe finds nothing, and nothing scrolls sideways: ${name}`, () =>
    expectAccessible(page, { sizes }))

test('every screen of a gift that goes as one transaction is accessible', async ({
  page,
  world,
  openWithWallet,
}) => {
  const check = screen(page)
  const { giving, wallet, account } = await openBasket(
    { page, world, openWithWallet },
    { lines: [...threeGifts, { cause: 'Second Bread', asset: 'ETH', amount: '7' }], knobs: asks },
  )
  await giving.button('Review your gift').click()
  await expect(giving.main.getByRole('region', { name: /to fix/ })).toBeVisible()
  await check('the basket, too little money')

  await giving
    .line('Second Bread')
    .getByRole('textbox', { name: /^Amount/ })
    .fill('0.5')
  await giving.review()
  await expect(giving.main).toContainText('It goes as one transaction')
  await check('the review')

  await giving.button('Give from your wallet').click()
  await wallet.waitForRequest('wallet_sendCalls')
  await expect(giving.heading).toHaveText('Confirm in Test Wallet')
  await check('the wallet asks for a batch')

  await wallet.reject()
  await expect(giving.heading).toHaveText('You cancelled. Nothing was sent.')
  await check('cancelled before anything was sent')

  await giving.button('Review it again').click()
  await expect(giving.main).toContainText('It goes as one transaction')
  // A forecast that runs after the money has left would block the button before it can be pressed.
  const forecast = giving.main.getByRole('region', { name: 'Would it go through?' })
  await expect(forecast).toContainText('would go through')
  await takeToken(world, 'LUSD', account.address)
  await giving.button('Give from your wallet').click()
  await expect(giving.heading).toHaveText('This gift was not sent')
  await check('blocked: the money has left meanwhile')
})

test('every screen of a gift that goes payment by payment is accessible', async ({
  page,
  world,
  openWithWallet,
}) => {
  const check = screen(page)
  const alter = await alterWallet(page)
  const time = await takeOverTime(page)
  const { giving, wallet } = await openBasket(
    { page, world, openWithWallet },
    { knobs: { ...oneByOne, ...asks, mining: 'hold' } },
  )
  const second = giving.button('Continue with payment 2')
  await giving.review()
  await expect(giving.main).toContainText('one after the other')
  await check('the review')

  await giving.button('Give from your wallet').click()
  await wallet.waitForRequest(send)
  await wallet.approve()
  await expect(giving.heading).toHaveText(/^Payment 2 of 3/)
  await wallet.speedUp()
  await wallet.mine()
  await wallet.set({ mining: 'now' })
  await wallet.waitForRequest(send)
  await expect(giving.payments.nth(0)).toContainText('Delivered')
  await check('the wallet asks for the second of three')

  await time.passUntil(giving.main, 'No answer yet', 60_000)
  await check('no answer yet')

  await wallet.reject()
  await expect(giving.heading).toHaveText('1 of 3 sent')
  await check('one of three sent, after a rejection')

  await alter({ eth_chainId: { result: '0x1' } })
  await second.click()
  await expect(giving.main).toContainText('did not send payment 2')
  await check('one of three sent, refused by the wallet')

  await alter({})
  await giving.toActivity()
  await expect(giving.cards).toHaveCount(2)
  await expect(giving.main).toContainText('1 of 3 sent')
  await check('the activity: sped up, delivered, and one of three waits')

  await giving.toGift()
  await page.reload()
  await expect(giving.main).toContainText('This was interrupted')
  await check('one of three sent, after a reload')

  await second.click()
  await wallet.waitForRequest(send)
  await page.reload()
  await expect(giving.button('I am sure it was not sent')).toBeVisible()
  await check('it may have been sent')

  await wallet.set({ answer: 'approve' })
  await giving.button('I am sure it was not sent').click()
  await second.click()
  await expect(giving.payments.filter({ hasText: 'Delivered' })).toHaveCount(3)
  await check('delivered')
})

test('every screen of a gift that waits for the chain is accessible', async ({
  page,
  world,
  openWithWallet,
}) => {
  const check = screen(page)
  const { giving, wallet } = await openBasket({ page, world, openWithWallet }, { knobs: { mining: 'hold' } })
  await giving.give()
  await expect(giving.payments.filter({ hasText: 'Sent, waiting for the chain' })).toHaveCount(3)
  await check('sent, waiting for the chain')

  await wallet.mine()
  await expect(giving.payments.filter({ hasText: 'Delivered' })).toHaveCount(3)
  await page.getByRole('link', { name: 'Causes', exact: true }).click()
  await fillBasket(page, threeGifts.slice(0, 1))
  await giving.give()
  await expect(giving.payments).toContainText('Sent, waiting for the chain')
  await wallet.cancel()
  await wallet.mine()
  await giving.toActivity()
  await expect(giving.cards.filter({ hasText: 'Cancelled' })).toHaveCount(1)
  await check('the activity: cancelled')
})
