import { expectConnected } from './support/connected'
import { findNotice } from './support/findNotice'
import { fillStorage, freeStorage } from './support/fillStorage'
import { newestGift, proposedHash, proposeGift, proposeAndFollow } from './support/giving'
import { timesAsked } from './support/hostPage'
import { expect, test } from './support/test'

const gift = [{ cause: 'Open Wells', asset: 'LUSD', amount: '12.5' }] as const
const notKept = 'This browser keeps nothing for this page'

const spoilt = [
  ['no JSON', '{"version":1,"items":['],
  ['another shape', '{"version":99,"items":"none","lines":7,"gifts":[null]}'],
  ['nothing but null', 'null'],
] as const

test('a gift needs room in the storage; what was started is there after a reload, and values of another shape are overwritten', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const app = await openInSafe({ safe, basket: gift })
  const reloadOnActivity = async () => {
    await page.reload()
    await app.getByRole('link', { name: 'Activity' }).click()
  }
  await expectConnected(app, safe)
  await test.step('where there is no room for a gift the Safe is not asked', async () => {
    await fillStorage(app)
    await proposeGift(app)
    await expect(app.getByRole('main')).toContainText('no room left to remember the gift')
    expect(await timesAsked(page, 'sendTransactions')).toBe(0)
  })

  await test.step('and is once there is room', async () => {
    await page.reload()
    await app.getByRole('link', { name: /^Your gift/ }).click()
    await expect(app.getByRole('textbox', { name: 'Amount' })).toHaveValue('12.5')
    await freeStorage(app)
    await expect(await proposeAndFollow(page, app)).toContainText('Needs 1 more signature')
  })

  await test.step('what was started is there after a reload, and nobody is warned', async () => {
    await reloadOnActivity()
    await expect(newestGift(app)).toContainText('Proposed here')
    await expect(findNotice(app, notKept)).toHaveCount(0)
  })

  const safeTxHash = await proposedHash(world, safe)
  await app.getByRole('combobox', { name: 'Appearance' }).selectOption('Dark')
  for (const [kind, text] of spoilt)
    await test.step(`spoilt values are skipped and overwritten: ${kind}`, async () => {
      const spoiled = await app.locator('html').evaluate((_, text) => {
        const keys = Object.keys(localStorage)
        for (const key of [...keys, ...keys.map((name) => name.replace('tracked', 'intent'))]) {
          localStorage.setItem(key, text)
        }
        return keys
      }, text)
      expect(spoiled.length).toBeGreaterThanOrEqual(2)
      const tracked = spoiled.filter((key) => key.includes('tracked'))
      expect(tracked).toHaveLength(1)

      await reloadOnActivity()
      await expectConnected(app, safe)
      await expect(newestGift(app)).toContainText('Found in your Safe’s queue')
      await expect(newestGift(app)).toContainText('Needs 1 more signature')
      const stored = () =>
        app.locator('html').evaluate((_, key) => localStorage.getItem(key), `${tracked[0]}`)
      await expect.poll(stored).toContain(safeTxHash)
    })

  await reloadOnActivity()
  await expect(newestGift(app)).toContainText('Needs 1 more signature')
})
