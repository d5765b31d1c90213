import { fillBasket, proposeAndFollow } from './support/giving'
import { expect, test } from './support/test'

test('a delivered gift leads to its record', async ({ page, newSafe, openInSafe, mishaps }) => {
  void mishaps
  const account = await newSafe({ threshold: 1, owners: 1 })
  const app = await openInSafe({ safe: account.safe })
  await fillBasket(app, [
    { cause: 'Open Wells', asset: 'ETH', amount: '0.25' },
    { cause: 'Second Bread', asset: 'LUSD', amount: '12.5' },
  ])
  const gift = await proposeAndFollow(page, app, 'Sign and execute')
  await expect(gift).toContainText('Delivered', { timeout: 60_000 })
  await gift.getByText('Gift records').click()
  await gift.getByRole('link', { name: 'Record of the gift to Second Bread' }).click()
  await expect(app.getByRole('main')).toContainText('12.5 LUSD to Second Bread on')
  await expect(app.getByRole('heading', { level: 1 })).toBeFocused()
})
