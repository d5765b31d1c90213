import type { FrameLocator, Page } from '@playwright/test'
import { frameOfApp } from './support/appInHost'
import { answerInHost, fillBasket, newestGift, proposeGift } from './support/giving'
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

/** Another gift, of which the other tab hears. */
async function giveAgain(app: FrameLocator, other: FrameLocator) {
  await app.getByRole('link', { name: 'Causes' }).click()
  await fillBasket(app, [{ cause: 'Second Bread', asset: 'ETH', amount: '0.5' }])
  await other.getByRole('link', { name: 'Causes' }).click()
  await other.getByRole('link', { name: 'Your gift (1)' }).click()
  await expect(
    other.getByRole('group', { name: 'Gift to Second Bread' }).getByRole('textbox', { name: 'Amount' }),
  ).toHaveValue('0.5')
}

test('what is given in one tab leaves the basket of the other; while one tab asks, another does not ask too', async ({
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
  await test.step('the basket of a tab that only stands by', async () => {
    await expect(second.app.getByRole('link', { name: 'Your gift (2)' })).toBeVisible()
    await proposeGift(app)
    await answerInHost(page, 'Sign')
    await app.getByRole('link', { name: 'Follow this gift' }).click()

    await expect(second.app.getByRole('link', { name: 'Your gift', exact: true })).toBeVisible()
    await second.app.getByRole('link', { name: 'Activity' }).click()
    await expect(newestGift(second.app)).toContainText('Gift to Open Wells and Hedgerow Trust')
  })

  await test.step('a tab that would ask too: both end with the same gift', async () => {
    await giveAgain(app, second.app)
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
      await expect(newestGift(tab)).toContainText('Gift to Second Bread')
      await expect(newestGift(tab)).toContainText('Needs 1 more signature (1 of 2)')
      await expect(tab.getByRole('article')).toHaveCount(2)
      await expect(tab.getByRole('link', { name: 'Your gift', exact: true })).toBeVisible()
    }
    expect(await timesAsked(second.tab, 'sendTransactions')).toBe(0)
    expect(await safeAtService(world, safe).proposed()).toHaveLength(2)
  })
})

test('proposed in two tabs at the same moment one asks; while one asks, another whose storage is stale sends none', async ({
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

  await test.step('a tab whose storage is stale', async () => {
    await giveAgain(asking.app, waiting.app)
    // From here on, what is asked elsewhere is not in the copy of storage that this tab reads.
    const frame = frameOfApp(waiting.page, world)
    await frame.evaluate(() => {
      const read = Storage.prototype.getItem
      Storage.prototype.getItem = function (key) {
        const isLate = key.startsWith('dsg.v1.intent.') && !('isInTime' in window)
        return isLate ? null : read.call(this, key)
      }
    })
    await proposeGift(asking.app)
    await expect(asking.page.getByRole('dialog')).toBeVisible()

    await proposeGift(waiting.app)
    const heading = waiting.app.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Another tab of this page is asking your Safe')
    await expect(heading).toBeFocused()
    await frame.evaluate(() => Object.assign(window, { isInTime: true }))
    await waiting.app.getByRole('button', { name: 'Look again' }).click()
    await expect(heading).toHaveText('This gift may have been proposed')
    await answerInHost(asking.page, 'Sign')
    await expect(heading).toHaveText('Proposed to your Safe')
    expect(await timesAsked(waiting.page, 'sendTransactions')).toBe(0)
    expect(await safeAtService(world, safe).proposed()).toHaveLength(2)
  })
})
