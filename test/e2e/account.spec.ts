import type { FrameLocator } from '@playwright/test'
import { parseUnits, type Hex } from 'viem'
import { shortAddress } from '../../src/ui/parts/format'
import { causeAddress } from '../sandbox/causes'
import { confirmTx, executeTx, proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { originsOf, recordAppRequests } from './support/appRequests'
import { checkScreenInHost } from './support/checkScreen'
import { expect, test, type TestSafe } from './support/test'

async function openPanel(app: FrameLocator) {
  await app.getByRole('button', { name: /Connected/ }).click()
  const panel = app.getByRole('dialog', { name: 'Your Safe' })
  await expect(panel.getByRole('button', { name: 'Copy Address' })).toBeVisible()
  return panel
}

/** Gifts that stand in the queue already, oldest first. */
async function proposeGifts(account: TestSafe, causes: readonly string[]): Promise<readonly Hex[]> {
  const [owner] = account.owners as [Owner]
  const hashes: Hex[] = []
  for (const cause of causes) {
    const call = { to: causeAddress(cause), value: parseUnits('0.01', 18), data: '0x' } as const
    hashes.push(await proposeTx(account, { owner, calls: [call] }))
  }
  return hashes
}

test('[S1.8, S2.26, S2.27, S2.28, S2.32, S2.33, S9.1] the account panel says who the Safe is and what it holds, with an empty list, and leaves chain and connection to the host', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const funds = { native: parseUnits('12.345678901234567891', 18) }
  const { safe, owners } = await newSafe({ threshold: 2, owners: 3, funds })
  const requests = recordAppRequests(page, world)
  await page.clock.install()
  const app = await openInSafe({ safe })
  const panel = await openPanel(app)
  await expect(panel).toContainText(shortAddress(safe))
  await expect(panel).toContainText(safe)
  await expect(panel).toContainText('12.345678901234567891 ETH')
  await expect(panel).toContainText('On Local chain. 2 of 3 owners have to sign.')
  for (const { address } of owners) await expect(panel).toContainText(address)
  await expect(panel.getByRole('button', { name: /disconnect|switch|network|chain/i })).toHaveCount(0)
  await expect(panel.getByRole('combobox')).toHaveCount(0)

  // Names are on Ethereum, and this chain has none: nobody is asked for one.
  expect(originsOf(requests)).not.toContainEqual(expect.stringMatching(/^https:/))
  const calls = requests
    .map((request) => request.postData() ?? '')
    .filter((body) => body.includes('eth_call'))
  expect(calls.filter((body) => /0x9061b923|0x3b3b57de/.test(body))).toEqual([])

  await test.step('a new Safe has an empty list, with the way to the explorer', async () => {
    await expect(panel).toContainText('transactions will appear here...')
    const link = panel.getByRole('link', { name: 'View more on Explorer' })
    await expect(link).toHaveAttribute('rel', /noopener/)
    const [explorer] = await Promise.all([page.waitForEvent('popup'), link.click()])
    await expect(explorer.locator('body')).toContainText(safe)
    await explorer.close()
  })

  await test.step('the address is copied in the sandboxed frame, and the button says so for a second and a half', async () => {
    await expect(page.locator('iframe[title=App]')).toHaveAttribute('allow', '')
    await page.clock.pauseAt(Date.now() + 60_000)
    await panel.getByRole('button', { name: 'Copy Address' }).click()
    const copied = panel.getByRole('button', { name: 'Copied!' })
    await expect(copied).toBeVisible()
    await page.clock.runFor(1_499)
    await expect(copied).toBeVisible()
    await page.clock.runFor(1)
    await expect(panel.getByRole('button', { name: 'Copy Address' })).toBeVisible()
    await expect(copied).toBeHidden()
    await page.clock.resume()

    await panel.getByRole('button', { name: 'Close' }).click()
    const search = app.getByRole('searchbox', { name: 'Search' })
    await search.focus()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(search).toHaveValue(safe)
  })
})

test('[S2.30, S2.31, S2.32, S9.2] the panel lists the last three transactions, and Clear All takes the delivered ones until Undo', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [, ben] = account.owners as [Owner, Owner]
  const hashes = await proposeGifts(account, [
    'open-wells',
    'hedgerow-trust',
    'clinic-on-the-ferry',
    'second-bread',
  ])
  for (const safeTxHash of hashes.slice(0, 3)) {
    await confirmTx(account, { owner: ben, safeTxHash })
    await executeTx(account, { owner: ben, safeTxHash })
  }
  const app = await openInSafe({ safe: account.safe, path: '/activity' })
  await expect(app.getByRole('article')).toHaveCount(4)

  const panel = await openPanel(app)
  const recent = panel.getByRole('region', { name: 'Recent Transactions' })
  await expect(recent.getByRole('listitem')).toHaveCount(3)
  await expect(recent.getByRole('listitem').first()).toContainText('Gift to Second Bread')
  await expect(recent.getByRole('listitem').first()).toContainText('Needs 1 more signature (1 of 2)')
  await expect(recent).not.toContainText('Open Wells')
  await expect(recent.getByText('Delivered')).toHaveCount(2)
  await expect(panel).toContainText('Checked on chain')
  await checkScreenInHost(page, world, 'the account panel')

  await recent.getByRole('button', { name: 'Clear All' }).click()
  await expect(recent).toContainText('Cleared 3 ended gifts.')
  await expect(recent.getByRole('listitem')).toHaveText([/Gift to Second Bread/])
  await expect(recent.getByRole('button', { name: 'Clear All' })).toBeHidden()

  await page.reload()
  await expect(app.getByRole('article')).toHaveCount(1)
  const again = (await openPanel(app)).getByRole('region', { name: 'Recent Transactions' })
  await again.getByRole('button', { name: 'Undo' }).click()
  await expect(again.getByRole('listitem')).toHaveCount(3)
  await page.keyboard.press('Escape')
  await expect(app.getByRole('article')).toHaveCount(4)

  await test.step('from the panel a user gets to the whole activity, and the panel closes', async () => {
    await app.getByRole('link', { name: 'Causes', exact: true }).click()
    await expect(app.getByRole('article')).toHaveCount(0)
    const reopened = await openPanel(app)
    await reopened.getByRole('link', { name: 'See all activity' }).click()
    await expect(reopened).toBeHidden()
    await expect(app.getByRole('article').last()).toContainText('Gift to Open Wells')
  })
})
