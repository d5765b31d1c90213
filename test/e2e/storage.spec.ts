import { expectConnected } from './support/connected'
import { findNotice } from './support/findNotice'
import { fillStorage, freeStorage } from './support/fillStorage'
import { answerInHost, newestGift, proposeGift, proposeAndFollow } from './support/giving'
import { timesAsked } from './support/hostPage'
import { expect, test } from './support/test'

const gift = [{ cause: 'Open Wells', asset: 'LUSD', amount: '12.5' }] as const
const notKept = 'This browser keeps nothing for this page'

test('with storage, what was started is there after a reload, and nobody is warned', async ({
  page,
  newSafe,
  openInSafe,
}) => {
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const app = await openInSafe({ safe, basket: gift })
  await expect(await proposeAndFollow(page, app)).toContainText('Needs 1 more signature')
  await page.reload()
  await app.getByRole('link', { name: 'Activity' }).click()
  await expect(newestGift(app)).toContainText('Proposed here')
  await expect(findNotice(app, notKept)).toHaveCount(0)
})

test('where the storage has no room for a gift the Safe is not asked, and is once there is room', async ({
  page,
  newSafe,
  openInSafe,
}) => {
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const app = await openInSafe({ safe, basket: gift })
  await expectConnected(app, safe)
  await fillStorage(app)
  await proposeGift(app)
  await expect(app.getByRole('main')).toContainText('no room left to remember the gift')
  expect(await timesAsked(page, 'sendTransactions')).toBe(0)

  await page.reload()
  await app.getByRole('link', { name: /^Your gift/ }).click()
  await expect(app.getByRole('textbox', { name: 'Amount' })).toHaveValue('12.5')
  await freeStorage(app)
  await proposeGift(app)
  await answerInHost(page, 'Sign')
  await expect(app.getByRole('heading', { level: 1 })).toContainText('Proposed')
})

const spoilt = [
  ['no JSON', '{"version":1,"items":['],
  ['another shape', '{"version":99,"items":"none","lines":7,"gifts":[null]}'],
  ['nothing but null', 'null'],
] as const

test('stored values of another shape are skipped and overwritten', async ({ page, newSafe, openInSafe }) => {
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const app = await openInSafe({ safe, basket: gift })
  await expect(await proposeAndFollow(page, app)).toContainText('Needs 1 more signature')
  await app.getByRole('combobox', { name: 'Appearance' }).selectOption('Dark')
  for (const [kind, text] of spoilt)
    await test.step(kind, async () => {
      const spoiled = await app.locator('html').evaluate((_, text) => {
        const keys = Object.keys(localStorage)
        for (const key of [...keys, ...keys.map((name) => name.replace('tracked', 'intent'))]) {
          localStorage.setItem(key, text)
        }
        return keys
      }, text)
      expect(spoiled.length).toBeGreaterThanOrEqual(2)

      await page.reload()
      await expectConnected(app, safe)
      await app.getByRole('link', { name: 'Activity' }).click()
      await expect(newestGift(app)).toContainText('Found in your Safe’s queue')
      await page.reload()
      await app.getByRole('link', { name: 'Activity' }).click()
      await expect(newestGift(app)).toContainText('Needs 1 more signature')
    })
})
