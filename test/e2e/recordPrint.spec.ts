import { parseEther } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { executeTx, proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { coin } from '../support/givingChain'
import { addressOf } from '../support/safeFixtures'
import { expect, test } from './support/test'

const others = 13
/** An address in full. */
const addressPattern = /^0x[0-9a-fA-F]{40}$/

test('on paper every recipient and payment is there, and what was chosen is named', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  const account = await newSafe({ threshold: 1, owners: 1 })
  const [ada] = account.owners as [Owner]
  const calls = [
    coin(causeAddress('open-wells'), parseEther('0.02')),
    ...Array.from({ length: others }, (_, at) => coin(addressOf(`school ${at}`), parseEther('0.01'))),
    coin(addressOf('school 0'), parseEther('0.01')),
  ]
  await executeTx(account, { owner: ada, safeTxHash: await proposeTx(account, { owner: ada, calls }) })

  await page.goto(`${world.appUrl}/#/record/local:${account.safe}`)
  const main = page.getByRole('main')
  const recipients = main
    .getByRole('region', { name: 'By recipient' })
    .getByRole('table')
    .first()
    .getByRole('rowheader')
  await expect(main).toContainText('Complete since the Safe began')
  await expect(main.getByRole('region', { name: 'In all' })).toContainText(
    /0\.16 ETH.*0\.02 ETH to causes.*0\.14 ETH to others/,
  )
  await expect(main.getByRole('region', { name: 'By cause and token' }).getByRole('row')).toHaveText([
    /ETH/,
    'Open Wells0.02 ETH',
    'To others0.14 ETH',
    'In all0.16 ETH',
  ])
  await expect(main.getByRole('button', { name: 'Show 4 more' })).toBeVisible()
  await expect(recipients).toHaveCount(10)

  await test.step('the preview of the print style shows all: first the sums, then the payments, and no bars', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'In all',
      'By cause and token',
      'Payments',
      'Network fees and refunds',
      'By recipient',
    ])
    await expect(main.locator('svg rect').filter({ visible: true })).toHaveCount(0)
    await expect(recipients).toHaveCount(others + 1)
    await expect(recipients.nth(1)).toHaveText(addressPattern)
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main).not.toContainText('Paid to: ')
    await page.emulateMedia({ media: null })
  })

  await test.step('so does printing, and a choice stands on the sheet', async () => {
    await page.goto(`${world.appUrl}/#/record/local:${account.safe}?others=only`)
    await expect(main.getByRole('region', { name: 'In this selection' })).toContainText('0.14 ETH')
    await page.reload()
    await expect(recipients).toHaveCount(10)
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(3)
    await page.emulateMedia({ media: 'print' })
    await expect(recipients).toHaveCount(others)
    await expect(main.getByText('Paid to: Others alone.')).toBeVisible()
    await expect(main.getByRole('region', { name: 'Payments' }).getByRole('rowheader')).toHaveCount(
      others + 1,
    )
    await page.emulateMedia({ media: null })
  })

  await test.step('what the browser has deleted meanwhile is made again', async () => {
    const names = await page.evaluate(async () => {
      const databases = await indexedDB.databases()
      await Promise.all(
        databases.map(
          ({ name = '' }) =>
            new Promise((resolve) => {
              indexedDB.deleteDatabase(name).addEventListener('success', resolve)
            }),
        ),
      )
      return databases.map(({ name }) => name)
    })
    expect(names.length).toBeGreaterThan(0)
    await main.getByRole('button', { name: 'Read it again' }).click()
    await expect
      .poll(() => page.evaluate(async () => (await indexedDB.databases()).length))
      .toBeGreaterThan(0)
    await expect(main).toContainText('Complete since the Safe began')
    await expect(main).not.toContainText('Not everything is kept in this browser')
  })
})
