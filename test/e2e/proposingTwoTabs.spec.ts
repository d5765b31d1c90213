import type { Page } from '@playwright/test'
import { answerInHost, newestGift, proposeGift } from './support/giving'
import { timesAsked } from './support/hostPage'
import { openTab } from './support/openTab'
import { pressTogether } from './support/pressTogether'
import { safeAtService } from './support/safeAtService'
import { expect, test } from './support/test'

const gifts = [
  { cause: 'Open Wells', asset: 'ETH', amount: '1.5' },
  { cause: 'Hedgerow Trust', asset: 'LDAI', amount: '0.25' },
] as const

const twoOfThree = { threshold: 2, owners: 3 }

test('while one tab asks, another does not ask too, and both end with the same gift', async ({
  page,
  context,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const { safe } = await newSafe(twoOfThree)
  const app = await openInSafe({ safe, basket: gifts })
  const second = await openTab(context, world, { safe })
  await second.app.getByRole('link', { name: 'Your gift (2)' }).click()
  await proposeGift(app)
  await expect(page.getByRole('dialog')).toBeVisible()

  await proposeGift(second.app)
  await expect(second.app.getByRole('heading', { level: 1 })).toHaveText('This gift may have been proposed')
  await expect(second.tab.getByRole('dialog')).toHaveCount(0)

  await answerInHost(page, 'Sign')
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Proposed to your Safe')
  await expect(second.app.getByRole('heading', { level: 1 })).toHaveText('Proposed to your Safe')
  for (const tab of [app, second.app]) {
    await tab.getByRole('link', { name: 'Activity' }).click()
    await expect(newestGift(tab)).toContainText('Needs 1 more signature (1 of 2)')
    await expect(tab.getByRole('article')).toHaveCount(1)
    await expect(tab.getByRole('link', { name: 'Your gift', exact: true })).toBeVisible()
  }
  expect(await timesAsked(second.tab, 'sendTransactions')).toBe(0)
  expect(await safeAtService(world, safe).proposed()).toHaveLength(1)
})

test('proposed in two tabs at the same moment: one asks, and both end with the same gift', async ({
  page,
  context,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const { safe } = await newSafe(twoOfThree)
  const app = await openInSafe({ safe, basket: gifts })
  const second = await openTab(context, world, { safe })
  await second.app.getByRole('link', { name: 'Your gift (2)' }).click()
  for (const tab of [app, second.app]) {
    await tab.getByRole('button', { name: /^review/i }).click()
    await expect(tab.getByRole('heading', { level: 1, name: /^review/i })).toBeVisible()
  }
  await pressTogether(
    [app, second.app].map((tab) => tab.getByRole('button', { name: 'Propose to your Safe' })),
  )
  const tabs = [
    { page, app },
    { page: second.tab, app: second.app },
  ]
  const isAsked = (one: Page) => one.getByRole('dialog').isVisible()
  await expect.poll(async () => (await isAsked(page)) || (await isAsked(second.tab))).toBe(true)
  const [asking, waiting] = (await isAsked(page)) ? tabs : tabs.toReversed()
  if (asking === undefined || waiting === undefined) throw new Error('There are two tabs.')
  await expect(waiting.app.getByRole('heading', { level: 1 })).toHaveText('This gift may have been proposed')

  await answerInHost(asking.page, 'Sign')
  for (const { app } of tabs)
    await expect(app.getByRole('heading', { level: 1 })).toHaveText('Proposed to your Safe')
  expect(await timesAsked(asking.page, 'sendTransactions')).toBe(1)
  expect(await timesAsked(waiting.page, 'sendTransactions')).toBe(0)
  expect(await safeAtService(world, safe).proposed()).toHaveLength(1)
})

test('while one tab has a request open, another whose storage is stale sends none', async ({
  page,
  context,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const { safe } = await newSafe(twoOfThree)
  const app = await openInSafe({ safe, basket: gifts })
  // From here on, what is asked elsewhere is not in the copy of storage that a new tab reads.
  await context.addInitScript(() => {
    const read = Storage.prototype.getItem
    Storage.prototype.getItem = function (key) {
      const isLate = key.startsWith('dsg.v1.intent.') && !('isInTime' in window)
      return isLate ? null : read.call(this, key)
    }
  })
  const second = await openTab(context, world, { safe })
  await second.app.getByRole('link', { name: 'Your gift (2)' }).click()
  await proposeGift(app)
  await expect(page.getByRole('dialog')).toBeVisible()

  await proposeGift(second.app)
  const heading = second.app.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Another tab of this page is asking your Safe')
  await expect(heading).toBeFocused()
  for (const frame of second.tab.frames())
    await frame.evaluate(() => Object.assign(window, { isInTime: true }))
  await second.app.getByRole('button', { name: 'Look again' }).click()
  await expect(heading).toHaveText('This gift may have been proposed')
  await answerInHost(page, 'Sign')
  await expect(heading).toHaveText('Proposed to your Safe')
  expect(await timesAsked(second.tab, 'sendTransactions')).toBe(0)
  expect(await safeAtService(world, safe).proposed()).toHaveLength(1)
})

test('what is given in one tab leaves the basket of the other', async ({
  page,
  context,
  world,
  newSafe,
  openInSafe,
}) => {
  const { safe } = await newSafe(twoOfThree)
  const app = await openInSafe({ safe, basket: gifts })
  const second = await openTab(context, world, { safe })
  await expect(second.app.getByRole('link', { name: 'Your gift (2)' })).toBeVisible()
  await proposeGift(app)
  await answerInHost(page, 'Sign')
  await app.getByRole('link', { name: 'Follow it' }).click()

  await expect(second.app.getByRole('link', { name: 'Your gift', exact: true })).toBeVisible()
  await second.app.getByRole('link', { name: 'Activity' }).click()
  await expect(newestGift(second.app)).toContainText('Gift to Open Wells and Hedgerow Trust')
})
