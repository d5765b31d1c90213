import { checkScreenInHost } from './support/checkScreen'
import { answerInHost, fillBasket, newestGift, proposeGift } from './support/giving'
import { closeApp, openApp } from './support/appInHost'
import { timesAsked } from './support/hostPage'
import { takeOverTime } from './support/pageTime'
import { safeAtService } from './support/safeAtService'
import { expect, test } from './support/test'

const gifts = [
  { cause: 'Open Wells', asset: 'ETH', amount: '1.5' },
  { cause: 'Hedgerow Trust', asset: 'LDAI', amount: '0.25' },
] as const

const twoOfThree = { threshold: 2, owners: 3 }

test('[S8.7] rejected in the host: calm words, the basket is kept, and nothing is at the service', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const { safe } = await newSafe(twoOfThree)
  const app = await openInSafe({ safe, basket: gifts })
  await proposeGift(app)
  await answerInHost(page, 'Reject')

  await expect(app.getByRole('heading', { level: 1 })).toHaveText('You cancelled. Nothing was sent.')
  await expect(app.getByRole('main')).toContainText('No money has moved. Your gift is kept as it was.')
  await expect(app.getByRole('alert')).toHaveCount(0)
  await app.getByRole('button', { name: 'Change the gift' }).click()
  for (const { cause, asset, amount } of gifts) {
    const line = app.getByRole('group', { name: `Gift to ${cause}` })
    await expect(line.getByRole('textbox', { name: 'Amount' })).toHaveValue(amount)
    await expect(line.getByRole('combobox', { name: 'Asset' }).locator('option:checked')).toHaveText(asset)
  }
  expect(await safeAtService(world, safe).proposed()).toEqual([])

  await proposeGift(app)
  await answerInHost(page, 'Sign')
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Proposed to your Safe')
  expect(await safeAtService(world, safe).proposed()).toHaveLength(1)
  await checkScreenInHost(page, world, 'what was proposed')
})

test('the host closes or fails without having proposed: only a user proposes anew; closed and signed meanwhile: it is found', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const { safe } = await newSafe(twoOfThree)
  const app = await openInSafe({ safe, basket: gifts })
  const heading = app.getByRole('heading', { level: 1 })
  await test.step('closed without a word: a way on is there at once', async () => {
    await proposeGift(app)
    await answerInHost(page, 'Close without an answer')
    await expect(heading).toHaveText('Confirm in your Safe')
    await expect(app.getByText('No answer yet')).toHaveCount(0)
    await checkScreenInHost(page, world, 'the question to the Safe')
    await app.getByRole('button', { name: 'Check whether it was proposed' }).click()
    await expect(heading).toHaveText('This gift may have been proposed')
    await expect(app.getByRole('link', { name: 'Open the queue of your Safe' })).toBeVisible()
    await app.getByRole('button', { name: 'I am sure it was not proposed' }).click()
    await app.getByRole('button', { name: 'Change the gift' }).click()
    await expect(app.getByRole('group', { name: /^Gift to/ })).toHaveCount(2)
  })

  const before = await timesAsked(page, 'sendTransactions')
  await test.step('failed: proposed only when a user says so', async () => {
    await page.evaluate(() => window.sandboxHost.setKnobs({ auto: 'requestFailed' }))
    await proposeGift(app)

    await expect(heading).toHaveText('This gift may have been proposed')
    await expect(app.getByRole('main').getByText(/^Not found when we looked on/)).toBeVisible()
    await expect(app.getByRole('main')).toContainText('In its own words: “Request failed”')
    await expect(app.getByRole('link', { name: 'Open the queue of your Safe' })).toHaveAttribute(
      'href',
      new RegExp(safe),
    )
    await checkScreenInHost(page, world, 'a proposal whose answer was lost')
    await app.getByRole('button', { name: 'Look again' }).click()
    await expect(app.getByRole('button', { name: 'Look again' })).toBeEnabled()
    expect(await timesAsked(page, 'sendTransactions')).toBe(before + 1)

    await page.evaluate(() => window.sandboxHost.setKnobs({ auto: 'sign' }))
    await app.getByRole('button', { name: 'I am sure it was not proposed' }).click()
    await app.getByRole('button', { name: 'Propose to your Safe' }).click()
    await expect(heading).toHaveText('Proposed to your Safe')
    expect(await safeAtService(world, safe).proposed()).toHaveLength(1)
  })

  await test.step('closed while the host is asking, and signed there: found and followed when opened again', async () => {
    await page.evaluate(() => window.sandboxHost.setKnobs({ auto: 'ask' }))
    await app.getByRole('link', { name: 'Causes' }).click()
    await fillBasket(app, [{ cause: 'Second Bread', asset: 'LUSD', amount: '0.5' }])
    await proposeGift(app)
    await expect(page.getByRole('dialog')).toBeVisible()
    await closeApp(page, world)
    await answerInHost(page, 'Sign')
    await expect(page.getByRole('dialog')).toBeHidden()

    await openApp(page)
    await app.getByRole('link', { name: 'Activity' }).click()
    await expect(newestGift(app)).toContainText('Gift to Second Bread')
    await expect(newestGift(app)).toContainText('Needs 1 more signature (1 of 2)')
    await expect(app.getByRole('article')).toHaveCount(2)
    await app.getByRole('link', { name: 'Your gift' }).click()
    await expect(app.getByRole('main')).not.toContainText('may have been proposed')
    await expect(app.getByRole('group', { name: /^Gift to/ })).toHaveCount(0)
    // Once when it failed, once when a user said so, and once now.
    expect(await timesAsked(page, 'sendTransactions')).toBe(before + 3)
    expect(await safeAtService(world, safe).proposed()).toHaveLength(2)
  })
})

test('the proposal is stored and the answer is lost, an error or "rejected": it is found, and not proposed again', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const { safe } = await newSafe(twoOfThree)
  const time = await takeOverTime(page)
  const knobs = { replyDelay: 'never', faultsFor: 'sendTransactions' }
  const app = await openInSafe({ safe, knobs, basket: gifts })
  const heading = app.getByRole('heading', { level: 1 })
  /** It is on the activity screen once, as this many have been. */
  const expectFound = async (count: number) => {
    // The service is asked six times in a minute at most.
    await time.passUntil(heading, 'Proposed to your Safe')
    await app.getByRole('link', { name: 'Follow this gift' }).click()
    await time.passUntil(newestGift(app), 'Needs 1 more signature (1 of 2)')
    await expect(app.getByRole('article')).toHaveCount(count)
    expect(await timesAsked(page, 'sendTransactions')).toBe(count)
    expect(await safeAtService(world, safe).proposed()).toHaveLength(count)
  }

  await test.step('lost', async () => {
    await proposeGift(app)
    await answerInHost(page, 'Sign')
    await expect(page.getByRole('dialog')).toBeHidden()
    await time.passUntil(app.getByRole('main'), 'No answer yet', 40_000)
    await app.getByRole('button', { name: 'Check whether it was proposed' }).click()
    await expectFound(1)
  })

  for (const [index, [replyShape, amount]] of (
    [
      ['errorObject', '0.5'],
      ['rejected', '0.75'],
    ] as const
  ).entries())
    await test.step(replyShape, async () => {
      await page.evaluate((shape) => {
        window.sandboxHost.setKnobs({ replyDelay: 0, replyShape: shape })
      }, replyShape)
      await app.getByRole('link', { name: 'Causes' }).click()
      await fillBasket(app, [{ cause: 'Open Wells', asset: 'LUSD', amount }])
      await proposeGift(app)
      await answerInHost(page, 'Sign')
      await expectFound(index + 2)
    })

  await app.getByRole('link', { name: 'Your gift' }).click()
  await expect(app.getByRole('group', { name: /^Gift to/ })).toHaveCount(0)
})
