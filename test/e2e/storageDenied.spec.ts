import { confirmTx, executeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { expectConnected } from './support/connected'
import { frameOfApp } from './support/appInHost'
import { denyStorage, triedStorage } from './support/denyStorage'
import { findNotice } from './support/findNotice'
import { giveAndFollow, proposedHash } from './support/giving'
import { expect, test } from './support/test'

test.beforeEach(({ page }) => denyStorage(page))

test('a cross-site frame has no storage of any kind, and the page around it has all', async ({
  page,
  world,
  openInSafe,
}) => {
  const safe = world.safes.twoOfThree.address
  await expectConnected(await openInSafe({ safe }), safe)
  // As Chromium 156 denies it by itself.
  expect(await triedStorage(frameOfApp(page, world))).toEqual({
    localStorage: 'SecurityError',
    sessionStorage: 'SecurityError',
    databases: 'UnknownError',
    'removal of a database': 'UnknownError',
    caches: 'SecurityError',
    locks: 'SecurityError',
    files: 'SecurityError',
  })
  expect(new Set(Object.values(await triedStorage(page.mainFrame())))).toEqual(new Set(['works']))
})

test('without any storage in the frame a gift is given and followed, and the page says that it keeps nothing', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [, ben] = account.owners as [Owner, Owner, Owner]
  const app = await openInSafe({ safe: account.safe })
  await expectConnected(app, account.safe)
  const gift = await giveAndFollow(page, app, [{ cause: 'Open Wells', asset: 'LUSD', amount: '12.5' }])
  await expect(findNotice(app, 'This browser keeps nothing for this page')).toBeVisible()
  await expect(gift).toContainText('Needs 1 more signature (1 of 2)')

  const safeTxHash = await proposedHash(world, account.safe)
  await confirmTx(account, { owner: ben, safeTxHash })
  await executeTx(account, { owner: ben, safeTxHash })
  await expect(gift).toContainText('Delivered')

  await page.reload()
  await app.getByRole('link', { name: 'Activity' }).click()
  await expect(gift).toContainText('Delivered')
  await expect(gift).toContainText('Found in your Safe’s queue')
})

test('without any storage the appearance that was chosen holds while the page is open', async ({
  world,
  openInSafe,
}) => {
  const app = await openInSafe({ safe: world.safes.twoOfThree.address, knobs: { theme: 'light' } })
  await app.getByRole('combobox', { name: 'Appearance' }).selectOption('Dark')
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark')
  await app.getByRole('link', { name: 'Activity' }).click()
  await expect(app.locator('html')).toHaveAttribute('data-theme', 'dark')
})
