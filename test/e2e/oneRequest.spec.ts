import type { FrameLocator } from '@playwright/test'
import { findNotice } from './support/findNotice'
import { answerInHost, proposeGift } from './support/giving'
import { timesAsked } from './support/hostPage'
import { takeOverTime } from './support/pageTime'
import { safeAtService } from './support/safeAtService'
import { expect, test } from './support/test'

const gift = [{ cause: 'Open Wells', asset: 'ETH', amount: '0.1' }] as const
const heading = (app: FrameLocator) => app.getByRole('heading', { level: 1 })

test('a window closed without an answer is waited for and searched for, and never requested again', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe, knobs: { auto: 'closeSilently' }, basket: gift })
  await proposeGift(app)
  await expect(heading(app)).toHaveText('Confirm in your Safe')
  await expect(app.getByText('No answer yet')).toHaveCount(0)
  await time.pass(30_000)
  const notice = findNotice(app, 'No answer yet')
  await expect(notice).toContainText('Do not propose it a second time before you know')

  await app.getByRole('link', { name: 'Activity' }).click()
  await app.getByRole('link', { name: 'See where it stands' }).click()
  await app.getByRole('button', { name: 'Check whether it was proposed' }).click()
  await expect(heading(app)).toHaveText('This gift may have been proposed')
  await expect(app.getByRole('main').getByText(/^Not found when we looked on/)).toBeVisible()
  expect(await timesAsked(page, 'sendTransactions')).toBe(1)

  await page.reload()
  await app.getByRole('link', { name: /Your gift/ }).click()
  await expect(heading(app)).toHaveText('This gift may have been proposed')
  await expect(app.getByRole('button', { name: 'Propose to your Safe' })).toHaveCount(0)
  expect(await timesAsked(page, 'sendTransactions')).toBe(0)
  expect(await safeAtService(world, safe).proposed()).toEqual([])
})

test('a double click proposes once', async ({ page, world, newSafe, openInSafe }) => {
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const app = await openInSafe({ safe, basket: gift })
  await app.getByRole('button', { name: /^Review/ }).click()
  await app.getByText('Checked on chain').waitFor()
  await app.getByRole('button', { name: 'Propose to your Safe' }).evaluate((button) => {
    ;(button as HTMLButtonElement).click()
    ;(button as HTMLButtonElement).click()
  })
  await answerInHost(page, 'Sign')
  await expect(heading(app)).toHaveText('Proposed to your Safe')
  expect(await timesAsked(page, 'sendTransactions')).toBe(1)
  expect(await safeAtService(world, safe).proposed()).toHaveLength(1)
})
