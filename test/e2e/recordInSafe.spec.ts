import { readFile } from 'node:fs/promises'
import { parseEther, parseUnits } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { localTokens } from '../sandbox/chain/tokens/localTokens'
import { executeTx, proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { coin, transfer } from '../support/givingChain'
import { addressOf } from '../support/safeFixtures'
import { expectAccessibleInHost } from './support/accessibleInHost'
import { expect, test, type TestSafe } from './support/test'

/** Two transactions: a gift to two causes, and one to a recipient who is not in the directory. */
async function giveTwice(account: TestSafe): Promise<void> {
  const [ada] = account.owners as [Owner]
  const { LUSD } = localTokens
  const gifts = [
    [
      coin(causeAddress('open-wells'), parseEther('0.25')),
      transfer(LUSD.address, causeAddress('second-bread'), parseUnits('12.5', LUSD.decimals)),
    ],
    [coin(addressOf('Aunt Mia'), parseEther('0.1'))],
  ]
  for (const calls of gifts)
    await executeTx(account, { owner: ada, safeTxHash: await proposeTx(account, { owner: ada, calls }) })
}

// As far behind the chain as the real service is.
test.use({ serviceLagMs: 5_000 })

test('inside the Safe the record lists its gifts, saves them as a file, and opens the record of a gift', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 1, owners: 1 })
  await giveTwice(account)
  const app = await openInSafe({ safe: account.safe, path: '/record' })
  const main = app.getByRole('main')
  await expect(main).toContainText('Complete since the Safe began')
  const rows = main.getByRole('region', { name: 'Payments' }).getByRole('rowheader')
  await expect(rows).toHaveText([/^Not in the directory/, /^Open Wells/, /^Second Bread/])
  const totals = main.getByRole('region', { name: 'In all' })
  await expect(totals).toContainText('0.35 ETH')
  await expect(totals).toContainText('0.25 ETH to causes')
  await expect(totals).toContainText('0.1 ETH to others')
  await expect(totals).toContainText('12.5 LUSD')
  await expectAccessibleInHost(page, world)

  await test.step('causes or others alone, when the user chooses', async () => {
    const paidTo = main.getByLabel('Paid to', { exact: true })
    await paidTo.selectOption('Causes alone')
    await expect(rows).toHaveText([/^Open Wells/, /^Second Bread/])
    await expect(totals).toHaveCount(0)
    await expect(main.getByRole('region', { name: 'In this selection' })).toContainText('0.25 ETH')
    await expect(main).toContainText('One payment to others is left out of it, as you have chosen.')
    await paidTo.selectOption('Others alone')
    await expect(rows).toHaveText([/^Not in the directory/])
    await main.getByRole('button', { name: 'Show all payments' }).click()
    await expect(rows).toHaveCount(3)
  })

  await test.step('a file', async () => {
    const saved = page.waitForEvent('download')
    await main.getByRole('button', { name: 'Download JSON' }).click()
    const { gifts } = JSON.parse(await readFile(await (await saved).path(), 'utf8')) as {
      gifts: readonly { arrived: string }[]
    }
    expect(gifts.map(({ arrived }) => arrived)).toEqual([
      `${parseEther('0.1')}`,
      `${parseEther('0.25')}`,
      `${parseUnits('12.5', 6)}`,
    ])
  })

  await test.step('a tab to print from: the frame does not let a page print', async () => {
    await expect(main.getByRole('button', { name: 'Print' })).toHaveCount(0)
    const opened = page.waitForEvent('popup')
    await main.getByRole('link', { name: 'Open the record in a tab, to print it' }).click()
    const tab = await opened
    await expect(tab.getByRole('main')).toContainText('Complete since the Safe began')
    await expect(tab.getByRole('region', { name: 'Payments' }).getByRole('rowheader')).toHaveCount(3)
    await expect(tab.getByRole('button', { name: 'Print' })).toBeVisible()
    await tab.close()
  })

  await test.step('a gift', async () => {
    await rows
      .filter({ hasText: 'Second Bread' })
      .getByRole('link', { name: /^Gift record/ })
      .click()
    await expect(main).toContainText('12.5 LUSD to Second Bread on')
    await expect(main).toContainText('not a tax receipt')
    await expectAccessibleInHost(page, world)
  })
})
