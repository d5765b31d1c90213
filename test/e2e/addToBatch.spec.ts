import type { FrameLocator, Page } from '@playwright/test'
import { confirmTx, executeTogether, executeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import {
  answerInHost,
  fillBasket,
  giveAndFollow,
  newestGift,
  proposedHash,
  proposeGift,
} from './support/giving'
import { takeOverTime } from './support/pageTime'
import { expect, test } from './support/test'

const wells = { cause: 'Open Wells', asset: 'ETH', amount: '0.5' } as const
const hedgerows = { cause: 'Hedgerow Trust', asset: 'ETH', amount: '0.25' } as const

const together = [
  { cause: 'Second Bread', asset: 'ETH', amount: '0.5' },
  { cause: 'Lantern Library', asset: 'ETH', amount: '0.25' },
] as const

/** From the basket to the draft that the wallet has put aside, without an answer of the wallet. */
async function addToBatch(
  page: Page,
  app: FrameLocator,
  time: Awaited<ReturnType<typeof takeOverTime>>,
  gift: typeof wells | typeof hedgerows,
): Promise<void> {
  await fillBasket(app, [gift])
  await proposeGift(app)
  await answerInHost(page, 'Add to batch')
  await expect(page.getByRole('dialog')).toBeHidden()
  await time.passUntil(app.getByRole('main'), 'No answer yet', 40_000)
  await app.getByRole('button', { name: 'Check whether it was proposed' }).click()
  await time.passUntil(app.getByRole('heading', { level: 1 }), 'Draft, not proposed yet')
}

test('two gifts in the batch of the wallet are drafts, and delivered as parts of it; two executed together are delivered too', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada, ben] = account.owners as [Owner, Owner, Owner]
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe })
  await addToBatch(page, app, time, wells)
  await expect(app.getByRole('main')).toContainText('open Batch there and confirm the batch')
  await app.getByRole('button', { name: 'Start another gift' }).click()
  await app.getByRole('link', { name: 'Causes' }).first().click()
  await addToBatch(page, app, time, hedgerows)

  await app.getByRole('link', { name: 'Activity' }).click()
  const cards = app.getByRole('article')
  await expect(cards).toHaveCount(2)
  for (const card of await cards.all()) await expect(card).toContainText('Draft, not proposed yet')

  await page.getByRole('button', { name: 'Confirm batch' }).click()
  await expect(page.getByRole('region', { name: 'Batch' })).toBeHidden()
  const safeTxHash = await proposedHash(world, account.safe)
  await confirmTx(account, { owner: ben, safeTxHash })
  await executeTx(account, { owner: ben, safeTxHash })

  for (const cause of [wells.cause, hedgerows.cause]) {
    const card = cards.filter({ has: app.getByRole('heading', { name: `Gift to ${cause}`, exact: true }) })
    await time.passUntil(card, 'Delivered')
    await expect(card).toContainText(`as part of another transaction (safeTxHash ${safeTxHash})`)
    await expect(card).not.toContainText('not paid')
  }
  // The batch itself is no third gift.
  await expect(cards).toHaveCount(2)

  await test.step('two queued gifts that are executed in one transaction of the chain are both delivered', async () => {
    const safeTxHashes: `0x${string}`[] = []
    for (const gift of together) {
      await app.getByRole('link', { name: 'Causes' }).first().click()
      await giveAndFollow(page, app, [gift])
      await time.passUntil(newestGift(app), 'Needs 1 more signature')
      const safeTxHash = await proposedHash(world, account.safe)
      await confirmTx(account, { owner: ben, safeTxHash })
      safeTxHashes.push(safeTxHash)
    }
    await executeTogether(account, { sender: ada, safeTxHashes })
    for (const { cause } of together)
      await time.passUntil(cards.filter({ hasText: `Gift to ${cause}` }), 'Delivered')
  })
})
