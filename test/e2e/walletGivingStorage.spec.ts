import type { Page } from '@playwright/test'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { findNotice } from './support/findNotice'
import { expect } from './support/test'
import { oneByOne, openBasket } from './support/walletGiving'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

const notKept = 'This browser keeps nothing for this page'

const storages: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  denied: (page) =>
    page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }),
  full: (page) =>
    page.addInitScript(() => {
      const write = Storage.prototype.setItem
      // The wallet has a storage of its own.
      Storage.prototype.setItem = function (key, text) {
        if (key !== 'sandbox-wallet') throw new DOMException('It is full.', 'QuotaExceededError')
        write.call(this, key, text)
      }
    }),
}

for (const [name, spoil] of Object.entries(storages)) {
  test(`storage that is ${name}: a gift is given and followed, and the page says that it keeps nothing`, async ({
    page,
    world,
    openWithWallet,
  }) => {
    await spoil(page)
    const { giving, sent } = await openBasket({ page, world, openWithWallet }, { knobs: oneByOne })
    await giving.review()
    await expect(findNotice(page, notKept)).toBeVisible()
    await giving.button('Give from your wallet').click()
    await expect(giving.heading).toHaveText('Sent')
    await expect(giving.payments.filter({ hasText: 'Delivered' })).toHaveCount(3)
    await giving.main.getByRole('link', { name: 'Follow it' }).click()
    await expect(findNotice(page, notKept)).toBeVisible()
    await expect(giving.cards.filter({ hasText: 'Delivered' })).toHaveCount(3)
    await giving.toGift()
    await expect(giving.main).toContainText('Nothing is chosen yet')
    expect(await sent()).toHaveLength(3)
  })
}
