import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { fillStorage, freeStorage } from './support/fillStorage'
import { findNotice } from './support/findNotice'
import { expect } from './support/test'
import { oneByOne, openBasket, timesAskedToSend } from './support/walletGiving'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

const notKept = 'This browser keeps nothing for this page'

test('storage that is denied: a gift is given and followed, and the page says that it keeps nothing', async ({
  page,
  world,
  openWithWallet,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  const { giving, sent } = await openBasket(
    { page, world, openWithWallet },
    { knobs: oneByOne, byHand: true },
  )
  await giving.review()
  await expect(findNotice(page, notKept)).toBeVisible()
  await giving.button('Give from your wallet').click()
  await expect(giving.heading).toHaveText('Sent')
  await expect(giving.payments.filter({ hasText: 'Delivered' })).toHaveCount(3)
  await giving.main.getByRole('link', { name: 'Follow this gift' }).click()
  await expect(findNotice(page, notKept)).toBeVisible()
  await expect(giving.cards.filter({ hasText: 'Delivered' })).toHaveCount(3)
  await giving.toGift()
  await expect(giving.main).toContainText('Nothing is chosen yet')
  expect(await sent()).toHaveLength(3)
})

test('storage without room for a gift: the wallet is not asked, and is once there is room', async ({
  page,
  world,
  openWithWallet,
}) => {
  const { wallet, giving, sent } = await openBasket({ page, world, openWithWallet }, { knobs: oneByOne })
  await fillStorage(page)
  await giving.give()
  await expect(giving.heading).toHaveText('This gift was not sent')
  await expect(giving.main).toContainText('no room left to remember the gift')
  expect(await timesAskedToSend(wallet)).toBe(0)

  await freeStorage(page)
  await giving.button('Back to your gift').click()
  await giving.give()
  await expect(giving.heading).toHaveText('Sent')
  expect(await sent()).toHaveLength(3)
})
