import { expectConnected } from './support/connected'
import { findNotice } from './support/findNotice'
import { fillStorage, freeStorage } from './support/fillStorage'
import { answerInHost, newestGift, proposedHash, proposeGift } from './support/giving'
import { timesAsked } from './support/hostPage'
import { expect, test } from './support/test'

const gift = [{ cause: 'Open Wells', asset: 'LUSD', amount: '12.5' }] as const
const notKept = 'This browser keeps nothing for this page'

const spoilt = [
  ['no JSON', '{"version":1,"items":['],
  ['another shape', '{"version":99,"items":"none","lines":7,"gifts":[null]}'],
  ['nothing but null', 'null'],
] as const

test('a gift needs room in the storage; what was started is there after a reload, and what cannot be read stays', async ({
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
    await proposeGift(app)
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  await test.step('filled while the Safe asks, the gift is followed once, and a reload asks for nothing', async () => {
    await fillStorage(app)
    await answerInHost(page, 'Sign')
    await app.getByRole('link', { name: 'Follow this gift' }).click()
    await expect(newestGift(app)).toContainText('Needs 1 more signature')
    await expect(findNotice(app, notKept)).toBeVisible()
    await reloadOnActivity()
    await expect(newestGift(app)).toContainText('Needs 1 more signature')
    await expect(app.getByRole('article')).toHaveCount(1)
    expect(await timesAsked(page, 'sendTransactions')).toBe(0)
    await freeStorage(app)
  })

  await test.step('what was started is there after a reload, and nobody is warned', async () => {
    await reloadOnActivity()
    await expect(newestGift(app)).toContainText('Proposed here')
    await expect(findNotice(app, notKept)).toHaveCount(0)
  })

  const safeTxHash = await proposedHash(world, safe)
  await app.getByRole('combobox', { name: 'Appearance' }).selectOption('Dark')
  const asked = await timesAsked(page, 'sendTransactions')
  for (const [kind, text] of spoilt)
    await test.step(`what cannot be read stays, and nothing is asked, until it is discarded: ${kind}`, async () => {
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
      const stored = (what: 'tracked' | 'intent') =>
        app
          .locator('html')
          .evaluate((_, key) => localStorage.getItem(key), `${tracked[0]?.replace('tracked', what)}`)
      const discard = async (title: string) => {
        const notice = findNotice(app, title)
        await notice.getByText('Give it up').click()
        await notice.getByRole('button', { name: 'Discard it for good' }).click()
        await expect(notice).toHaveCount(0)
      }

      await reloadOnActivity()
      await expectConnected(app, safe)
      await expect(newestGift(app)).toContainText('Found in your Safe’s queue')
      await expect(newestGift(app)).toContainText('Needs 1 more signature')
      await app.getByRole('link', { name: 'See where it stands' }).click()
      await expect(app.getByRole('heading', { level: 1 })).toHaveText(
        'Nothing more goes out from your Safe here',
      )
      expect([await stored('tracked'), await stored('intent')]).toEqual([text, text])

      await discard('A gift is stored here that this page cannot read')
      await expect(app.getByRole('heading', { level: 1 })).toHaveText('Your gift')
      expect([await stored('tracked'), await stored('intent')]).toEqual([text, null])
      await app.getByRole('link', { name: 'Activity' }).click()
      await discard('The stored list of your gifts cannot be read here')
      await expect.poll(() => stored('tracked')).toContain(safeTxHash)
    })

  await reloadOnActivity()
  await expect(newestGift(app)).toContainText('Needs 1 more signature')
  expect(await timesAsked(page, 'sendTransactions')).toBe(asked)
})

test('a tab of an older version does not ask beside a gift that a newer one has stored', async ({
  page,
  newSafe,
  openInSafe,
}) => {
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const app = await openInSafe({ safe, basket: gift })
  await expectConnected(app, safe)
  const heading = app.getByRole('heading', { level: 1 })
  await app.getByRole('button', { name: /^review/i }).click()
  await expect(heading).toHaveText(/^review/i)
  const key = `dsg.v1.intent.31337.${safe}`
  const newer = '{"version":2,"gift":"under way"}'
  await app
    .locator('html')
    .evaluate((_, [name, text]) => localStorage.setItem(`${name}`, `${text}`), [key, newer])
  await app.getByRole('button', { name: 'Propose to your Safe' }).click()
  await expect(heading).toHaveText('Nothing more goes out from your Safe here')
  await expect(heading).toBeFocused()
  const notice = findNotice(app, 'A gift is stored here that this page cannot read')
  await expect(notice.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  const saved = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Save it as a file' }).click()
  expect((await saved).suggestedFilename()).toBe('giftOfSafe.txt')
  expect(await timesAsked(page, 'sendTransactions')).toBe(0)
  expect(await app.locator('html').evaluate((_, name) => localStorage.getItem(name), key)).toBe(newer)
})
