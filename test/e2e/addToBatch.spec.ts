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

test('two gifts put into the batch of the wallet are drafts, and delivered as parts of what the wallet makes of them', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [, ben] = account.owners as [Owner, Owner, Owner]
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
})

test('two queued gifts that are executed in one transaction of the chain are both delivered', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [ada, ben] = account.owners as [Owner, Owner, Owner]
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe })
  const safeTxHashes: `0x${string}`[] = []
  for (const gift of [wells, hedgerows]) {
    if (safeTxHashes.length > 0) await app.getByRole('link', { name: 'Causes' }).first().click()
    await giveAndFollow(page, app, [gift])
    await time.passUntil(newestGift(app), 'Needs 1 more signature')
    const safeTxHash = await proposedHash(world, account.safe)
    await confirmTx(account, { owner: ben, safeTxHash })
    safeTxHashes.push(safeTxHash)
  }
  await executeTogether(account, { sender: ada, safeTxHashes })
  const cards = app.getByRole('article')
  for (const cause of [wells.cause, hedgerows.cause])
    await time.passUntil(cards.filter({ hasText: `Gift to ${cause}` }), 'Delivered')
})
