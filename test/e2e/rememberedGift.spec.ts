import { answerInHost, fillBasket, proposeGift } from './support/giving'
import { takeOverTime } from './support/pageTime'
import { safeAtService } from './support/safeAtService'
import { expect, test } from './support/test'

test('while the service is down a gift that is followed here can be reviewed, and says what is not known', async ({
  page,
  world,
  newSafe,
  openInSafe,
  mishaps,
}) => {
  mishaps.allow(/503/)
  const account = await newSafe({ threshold: 2, owners: 3 })
  const service = safeAtService(world, account.safe)
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe })
  await fillBasket(app, [
    { cause: 'Open Wells', asset: 'ETH', amount: '0.25' },
    { cause: 'Second Bread', asset: 'LUSD', amount: '12.5' },
  ])
  await proposeGift(app)
  await answerInHost(page, 'Sign')
  await app.getByRole('link', { name: 'Follow this gift' }).click()
  await expect(app.getByRole('main')).toContainText('Needs 1 more signature (1 of 2)')

  await service.set({ failWith: [{ answer: 503 }] })
  await page.reload()
  await app.getByRole('link', { name: /^Activity/ }).click()
  await app.getByRole('link', { name: 'Review every detail' }).click()
  const main = app.getByRole('main')
  await time.passUntil(main, 'Rebuilt from what this browser remembers')
  // It would agree with itself.
  await expect(main).not.toContainText('The gift that you made in this browser')
  await expect(app.getByRole('region', { name: 'What it does' })).toContainText('12.5 LUSD')
  const signed = app.getByRole('region', { name: 'Who has signed' })
  await expect(signed).toContainText('Whether this owner has signed is not known here')
  await expect(signed).not.toContainText('Not signed')

  await service.becomeHonest()
  await app.getByRole('button', { name: 'Read again' }).click()
  // The service has refused too much: the app waits before it asks again, and says so.
  await expect(app.getByRole('button', { name: 'Reading again…' })).toBeVisible()
  await time.passUntil(signed, '1 of 2 required signatures is verified.', 30_000)
  await expect(main).not.toContainText('Rebuilt from')
  await expect(main).toContainText('The gift that you made in this browser')
  await expect(app.getByRole('button', { name: 'Read again' })).toBeVisible()
})
