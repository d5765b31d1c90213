import { confirmTx, executeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import {
  answerInHost,
  giveAndFollow,
  newestGift,
  proposedHash,
  proposeAndFollow,
  proposeGift,
} from './support/giving'
import { holdBackNode } from './support/holdBackNode'
import { longJumpMs, takeOverTime } from './support/pageTime'
import { pressThrough } from './support/pressThrough'
import { safeAtService } from './support/safeAtService'
import { expect, test } from './support/test'

const gift = [{ cause: 'Open Wells', asset: 'ETH', amount: '0.5' }] as const

test('[S4.17, S4.19] a gift goes through every status in order, from sent to delivered', async ({
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
  const app = await openInSafe({ safe: account.safe, basket: gift })
  const cardOf = (cause: string) => app.getByRole('article').filter({ hasText: `Gift to ${cause}` })
  const card = cardOf('Open Wells')
  await proposeAndFollow(page, app)
  await expect(card).toContainText('Sent to your Safe, waiting for it to appear')
  await expect(card).toContainText('No money moves before enough owners have signed')

  await service.becomeHonest()
  await time.passUntil(card, 'Needs 1 more signature (1 of 2)')
  const safeTxHash = await proposedHash(world, account.safe)

  const second = cardOf('Hedgerow Trust')
  await app.getByRole('link', { name: 'Causes' }).click()
  await giveAndFollow(page, app, [{ cause: 'Hedgerow Trust', asset: 'LUSD', amount: '12.34' }])
  await time.passUntil(second, 'Needs 1 more signature (1 of 2)')
  const later = await proposedHash(world, account.safe)
  await test.step('a second gift waits for the first, though it has its signatures', async () => {
    await confirmTx(account, { owner: ben, safeTxHash: later })
    await time.passUntil(second, 'Waits for transaction #0 first')
    await expect(second).toContainText('execute or replace #0 first')
    await expect(card).toContainText('Needs 1 more signature (1 of 2)')
  })

  await confirmTx(account, { owner: ben, safeTxHash })
  await time.passUntil(card, 'Ready to execute')

  const catchUp = await holdBackNode(page, world)
  await executeTx(account, { owner: ben, safeTxHash })
  await time.passUntil(card, 'Being executed')
  await expect(card).not.toContainText('replaced')

  await catchUp()
  await time.passUntil(card, 'Delivered')
  await expect(app.getByRole('region', { name: 'Finished' })).toContainText('Gift to Open Wells')

  await test.step('the second is ready once the first is executed', async () => {
    await time.passUntil(second, 'Ready to execute')
    await executeTx(account, { owner: ben, safeTxHash: later })
    await time.passUntil(second, 'Delivered')
  })
})

test('[S4.17, S4.19] a Safe with one owner executes at once in the host, and the gift is followed to its delivery', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 1, owners: 1 })
  const app = await openInSafe({ safe: account.safe, basket: gift })
  const card = await proposeAndFollow(page, app, 'Sign and execute')
  await expect(card).toContainText('Delivered')
  await expect(card).toContainText('Transaction #0')
  const { proposed } = safeAtService(world, account.safe)
  await expect.poll(proposed).toMatchObject([{ isExecuted: true }])
})

test('a 3 of 5 waits, and shows who has signed and who has not; what changes under a press does not move it', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 3, owners: 5 })
  const [ada, ben, chidi, dana, eli] = account.owners as [Owner, Owner, Owner, Owner, Owner]
  const service = safeAtService(world, account.safe)
  await service.set({ proposalDelayMs: 3_600_000 })
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe, basket: gift })
  await proposeGift(app)
  await answerInHost(page, 'Sign')
  const main = app.getByRole('main')
  await expect(main).toContainText('Sent to your Safe, waiting for it to appear')
  await pressThrough(page, app.getByRole('link', { name: 'Follow this gift' }), async () => {
    await service.becomeHonest()
    await time.passUntil(main, 'Needs 2 more signatures (1 of 3)')
  })
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Activity')

  const card = newestGift(app)
  const named = (heading: RegExp) =>
    card.locator('div', { has: app.getByRole('heading', { name: heading }) }).last()
  const signed = named(/^Signed/)
  const missing = named(/^Not signed/)

  await expect(card).toContainText('Needs 2 more signatures (1 of 3)')
  await expect(signed).toContainText('1 of 3 required signatures')
  await expect(signed.getByRole('listitem')).toHaveText([ada.address])
  await expect(missing.getByRole('listitem')).toHaveText(
    [ben, chidi, dana, eli].map(({ address }) => address),
  )

  await confirmTx(account, { owner: dana, safeTxHash: await proposedHash(world, account.safe) })
  await time.passUntil(card, 'Needs 1 more signature (2 of 3)')
  await expect(signed.getByRole('listitem')).toHaveText([ada.address, dana.address])
  await expect(missing.getByRole('listitem')).toHaveText([ben, chidi, eli].map(({ address }) => address))

  await time.pass(120_000, longJumpMs)
  await expect(card).toContainText('Needs 1 more signature (2 of 3)')
  await expect(card).not.toContainText('No answer')
})
