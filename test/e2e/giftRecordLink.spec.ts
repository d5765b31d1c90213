import { fillBasket, proposeAndFollow } from './support/giving'
import { takeOverTime } from './support/pageTime'
import { expect, test } from './support/test'

test('a delivered gift leads to its record', async ({ page, newSafe, openInSafe, mishaps }) => {
  void mishaps
  const account = await newSafe({ threshold: 1, owners: 1 })
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe })
  await fillBasket(app, [
    { cause: 'Open Wells', asset: 'ETH', amount: '0.25' },
    { cause: 'Second Bread', asset: 'LUSD', amount: '12.5' },
  ])
  const gift = await proposeAndFollow(page, app, 'Sign and execute')
  await time.passUntil(gift, 'Delivered')
  const finished = app.getByRole('region', { name: 'Finished' })
  // It unfolds by itself only where it was seen to be delivered.
  await finished.locator('article > details').evaluate((details) => details.setAttribute('open', ''))
  await finished.getByText('Gift records').click()
  await finished.getByRole('link', { name: 'Record of the gift to Second Bread' }).click()
  await expect(app.getByRole('main')).toContainText('12.5 LUSD to Second Bread on')
  await expect(app.getByRole('heading', { level: 1 })).toBeFocused()
})
