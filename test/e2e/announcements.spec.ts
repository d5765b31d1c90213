import { confirmTx, executeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { answerInHost, fillBasket, newestGift, proposedHash, proposeGift } from './support/giving'
import { holdBackNode } from './support/holdBackNode'
import { longJumpMs, takeOverTime } from './support/pageTime'
import { recordAnnouncements } from './support/recordAnnouncements'
import { safeAtService } from './support/safeAtService'
import { expect, test } from './support/test'

test('the live region says each change of a status once, whichever screen is open', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [, ben] = account.owners as [Owner, Owner, Owner]
  const service = safeAtService(world, account.safe)
  await service.set({ proposalDelayMs: 3_600_000 })
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe })
  const announced = await recordAnnouncements(app)
  const card = newestGift(app)
  const aboutTheGift = async () => (await announced()).filter((sentence) => sentence.startsWith('Gift to'))

  await fillBasket(app, [{ cause: 'Open Wells', asset: 'ETH', amount: '0.5' }])
  await proposeGift(app)
  await answerInHost(page, 'Sign')
  await app.getByRole('link', { name: 'Follow this gift' }).click()
  await expect(card).toContainText('Sent to your Safe')
  await time.pass(20_000, longJumpMs)
  await service.becomeHonest()
  await time.passUntil(card, 'Needs 1 more signature (1 of 2)')
  const safeTxHash = await proposedHash(world, account.safe)

  await app.getByRole('link', { name: 'Causes' }).click()
  await confirmTx(account, { owner: ben, safeTxHash })
  await time.passUntil(app.getByRole('status'), 'Ready to execute')
  await time.pass(20_000, longJumpMs)
  await app.getByRole('link', { name: 'Activity' }).click()

  const catchUp = await holdBackNode(page, world)
  await executeTx(account, { owner: ben, safeTxHash })
  await time.passUntil(card, 'Being executed')
  await time.pass(20_000, longJumpMs)
  await catchUp()
  await time.passUntil(card, 'Delivered')
  await time.pass(20_000, longJumpMs)

  expect(await aboutTheGift()).toEqual([
    'Gift to Open Wells: Sent to your Safe, waiting for it to appear.',
    'Gift to Open Wells: Needs 1 more signature (1 of 2).',
    'Gift to Open Wells: Ready to execute.',
    'Gift to Open Wells: Being executed.',
    'Gift to Open Wells: Delivered.',
  ])

  await page.reload()
  const later = await recordAnnouncements(app)
  await app.getByRole('link', { name: 'Activity' }).click()
  await expect(card).toContainText('Delivered')
  await time.pass(20_000, longJumpMs)
  expect(await later()).toEqual([])
})
