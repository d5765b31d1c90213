import { readFile } from 'node:fs/promises'
import { getAddress } from 'viem'
import { encodePlan } from '../../src/core/giving/planDocument'
import { causeAddress } from '../sandbox/causes'
import { frameOfApp } from './support/appInHost'
import { checkScreenInHost } from './support/checkScreen'
import { expect, test } from './support/test'

const gifts = [
  { cause: 'Open Wells', asset: 'ETH', amount: '0.25' },
  { cause: 'Second Bread', asset: 'LUSD', amount: '1250.5' },
] as const

test('a gift is exported and read back, saved as a plan, loaded after a look, passed on, renamed, removed and brought back', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const app = await openInSafe({ safe: account.safe, basket: gifts })

  await test.step('what a gift is for, and by whom, is exported with it and read back', async () => {
    const purpose = app.getByLabel('What is this gift for? (optional)')
    const review = app.getByRole('button', { name: 'Review your gift' })
    const change = app.getByRole('button', { name: 'Change the gift' })
    await review.click()
    await purpose.fill('Winter round')
    await change.click()
    await app.getByText('Save as plan, or export').click()
    await app.getByLabel('Your name, for whoever opens the link or the file (optional)').fill('Ada')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      app.getByRole('button', { name: 'Download the gift file' }).click(),
    ])
    const json = await readFile(await file.path(), 'utf8')
    expect(JSON.parse(json)).toMatchObject({ version: 1, purpose: 'Winter round', author: 'Ada' })

    await frameOfApp(page, world).evaluate(() => void (location.hash = '#/import'))
    await app.getByLabel('Or paste cells from a spreadsheet').fill(json.replace('Winter', 'Summer'))
    await app.getByRole('button', { name: 'Read it' }).click()
    await expect(app.getByText('Purpose: “Summer round”. Written by “Ada”.')).toBeVisible()
    await app.getByRole('button', { name: 'Replace the 2 payments in your gift' }).click()
    await review.click()
    await expect(purpose).toHaveValue('Summer round')
    await change.click()
    await app.getByRole('button', { name: 'Undo' }).click()
    await review.click()
    await expect(purpose).toHaveValue('Winter round')
    await change.click()
  })

  await app.getByText('Save as plan, or export').click()
  await app.getByRole('button', { name: 'Save as plan' }).click()
  await expect(app.getByText('Give the plan a name')).toBeVisible()
  await app.getByRole('textbox', { name: 'Name of the plan' }).fill('Quarter')
  await app.getByRole('button', { name: 'Save as plan' }).click()
  await expect(app.getByText('Saved as “Quarter” in this browser')).toBeVisible()
  await app.getByRole('button', { name: 'Save as plan' }).click()
  await expect(app.getByText('There is a plan of this name already')).toBeVisible()
  await checkScreenInHost(page, world, 'a plan that is saved')

  await test.step('the review compares the gift with it', async () => {
    await app.getByRole('button', { name: 'Review your gift' }).click()
    await expect(
      app.getByText('Same payments as in your saved plan “Quarter”, to the last digit.'),
    ).toBeVisible()
    await app.getByRole('button', { name: 'Change the gift' }).click()
  })

  await app.getByRole('link', { name: 'Saved plans' }).click()
  const plan = app.getByRole('article', { name: 'Quarter' })
  await expect(plan).toContainText('2 payments. Saved on')

  await test.step('loading it shows it first', async () => {
    await plan.getByText('Look at it, and load it into your gift').click()
    await expect(plan.getByRole('table')).toContainText('1,250.5 LUSD')
    await expect(plan.getByRole('table')).toContainText('Open Wells')
    await checkScreenInHost(page, world, 'a saved plan, opened')
    await plan.getByRole('button', { name: 'Add 2 payments to your gift' }).click()
    await expect(app.getByRole('group', { name: /^Gift to / })).toHaveCount(4)
  })

  await test.step('its file and its link carry the same plan', async () => {
    await app.getByRole('link', { name: 'Saved plans' }).click()
    await plan.getByText('Pass it on').click()
    const link = await plan.getByRole('textbox', { name: 'The link', exact: true }).inputValue()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      plan.getByRole('button', { name: 'Download the gift file' }).click(),
    ])
    const json = (await readFile(await file.path(), 'utf8')).trim()
    expect(
      Buffer.from(new URLSearchParams(link.split('?')[1]).get('doc') ?? '', 'base64url').toString(),
    ).toBe(json)
    expect(JSON.parse(json)).toMatchObject({ version: 2, name: 'Quarter' })
  })

  await test.step('with the plan of another Safe it becomes one plan of two parts', async () => {
    const other = encodePlan({
      name: null,
      createdAtMs: Date.UTC(2026, 10, 20),
      purpose: null,
      author: null,
      directory: null,
      parts: [
        {
          chainId: world.chainId,
          safe: getAddress(`0x${'5b'.repeat(20)}`),
          gifts: [
            { causeId: null, name: null, recipient: causeAddress('open-wells'), token: null, amount: 5n },
          ],
        },
      ],
    })
    await plan.getByText('Join it with the plan of another Safe').click()
    await plan.getByRole('button', { name: 'Join the plans' }).click()
    await expect(plan.getByText('cut short or changed on the way')).toBeVisible()
    await plan.getByRole('textbox', { name: 'The other plan' }).fill(`${world.appUrl}/#/gift?doc=${other}`)
    await plan.getByRole('button', { name: 'Join the plans' }).click()
    await expect(plan).toContainText('3 payments in 2 parts. Saved on')
  })

  await test.step('a new name, and a removal that is undone', async () => {
    await plan.getByRole('button', { name: 'Rename' }).click()
    await plan.getByRole('textbox', { name: 'New name' }).fill('Every quarter')
    await plan.getByRole('button', { name: 'Store the name' }).click()
    const renamed = app.getByRole('article', { name: 'Every quarter' })
    await renamed.getByRole('button', { name: 'Remove' }).click()
    await expect(app.getByText('There is no plan yet')).toBeVisible()
    await app.getByRole('button', { name: 'Undo' }).click()
    await expect(renamed).toBeVisible()
  })

  await test.step('it survives a reload', async () => {
    await page.reload()
    await app.getByRole('link', { name: /your gift/i }).click()
    await app.getByRole('link', { name: 'Saved plans' }).click()
    await expect(app.getByRole('article', { name: 'Every quarter' })).toBeVisible()
  })
})
