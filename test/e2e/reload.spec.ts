import type { FrameLocator } from '@playwright/test'
import { confirmTx, executeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { answerInHost, fillBasket, newestGift, proposedHash, proposeGift } from './support/giving'
import { holdBackNode } from './support/holdBackNode'
import { timesAsked } from './support/hostPage'
import { takeOverTime } from './support/pageTime'
import { safeAtService } from './support/safeAtService'
import { expect, test } from './support/test'

const gifts = [
  { cause: 'Open Wells', asset: 'ETH', amount: '1.5' },
  { cause: 'Hedgerow Trust', asset: 'LDAI', amount: '0.25' },
] as const

const open = (app: FrameLocator, screen: RegExp) => app.getByRole('link', { name: screen }).click()

test('with the storage wiped, the service tells the activity; reloaded at every step, nothing is lost and nothing proposed twice', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [, ben] = account.owners as [Owner, Owner, Owner]
  const service = safeAtService(world, account.safe)
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe, basket: gifts })
  const card = newestGift(app)
  const propose = async () => {
    await proposeGift(app)
    await answerInHost(page, 'Sign')
    await expect(app.getByRole('heading', { level: 1 })).toHaveText('Proposed to your Safe')
    return proposedHash(world, account.safe)
  }
  const first = await propose()

  await test.step('what was proposed is not offered again by "Start another gift"', async () => {
    await app.getByRole('button', { name: 'Start another gift' }).click()
    await expect(app.getByRole('heading', { level: 1 })).toHaveText('Your gift')
    await expect(app.getByRole('group', { name: /^Gift to/ })).toHaveCount(0)
  })

  await test.step('with the storage wiped, the activity is put together again from the service', async () => {
    await open(app, /^Activity/)
    await expect(card).toContainText('Needs 1 more signature (1 of 2)')
    // Whatever the page may write until then.
    await app
      .locator('html')
      .evaluate(() => window.addEventListener('pagehide', () => window.localStorage.clear()))

    await page.reload()
    await open(app, /^Activity/)
    await expect(card).toContainText('Found in your Safe’s queue')
    await expect(card).toContainText('Gift to Open Wells and Hedgerow Trust')
    await expect(card).toContainText('0.25 LDAI')
    await expect(card).toContainText('Needs 1 more signature (1 of 2)')
    await expect(app.getByRole('article')).toHaveCount(1)

    await confirmTx(account, { owner: ben, safeTxHash: first })
    await executeTx(account, { owner: ben, safeTxHash: first })
    await time.passUntil(card, 'Delivered')
    expect(await service.proposed()).toHaveLength(1)
  })

  await test.step('reloaded with a basket that is being put together', async () => {
    await open(app, /^Causes/)
    await fillBasket(app, gifts)
    await page.reload()
    await open(app, /^Your gift \(2\)/)
    for (const { cause, asset, amount } of gifts) {
      const line = app.getByRole('group', { name: `Gift to ${cause}` })
      await expect(line.getByRole('textbox', { name: 'Amount' })).toHaveValue(amount)
      await expect(line.getByRole('combobox', { name: 'Asset' }).locator('option:checked')).toHaveText(asset)
    }
  })

  await test.step('while the host is asking', async () => {
    await proposeGift(app)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.reload()
    await open(app, /^Activity/)
    await expect(app.getByText('One gift may have been proposed')).toBeVisible()
    await open(app, /^Your gift/)
    await expect(app.getByRole('main').getByText(/^Not found when we looked on/)).toBeVisible()
    expect(await timesAsked(page, 'sendTransactions')).toBe(0)
    await app.getByRole('button', { name: 'I am sure it was not proposed' }).click()
  })

  const safeTxHash = await propose()
  await test.step('proposed', async () => {
    await page.reload()
    await expect(app.getByRole('link', { name: 'Your gift', exact: true })).toBeVisible()
    await open(app, /^Activity/)
    await time.passUntil(card, 'Needs 1 more signature (1 of 2)')
    await expect(card).toContainText('1.5 ETH')
    await expect(card).toContainText('Proposed here')
  })

  await test.step('signed by enough', async () => {
    await confirmTx(account, { owner: ben, safeTxHash })
    await page.reload()
    await open(app, /^Activity/)
    await time.passUntil(card, 'Ready to execute')
    await page.reload()
    await open(app, /^Activity/)
    await expect(card).toContainText('Ready to execute')
  })

  await test.step('being executed', async () => {
    const catchUp = await holdBackNode(page, world)
    await executeTx(account, { owner: ben, safeTxHash })
    await time.passUntil(card, 'Being executed')
    await page.reload()
    await open(app, /^Activity/)
    await expect(card).toContainText('Being executed')
    await catchUp()
  })

  await test.step('executed', async () => {
    await time.passUntil(card, 'Delivered')
    await page.reload()
    await open(app, /^Activity/)
    await expect(app.getByRole('article').filter({ hasText: 'Delivered' })).toHaveCount(2)
  })

  await expect(app.getByRole('article')).toHaveCount(2)
  expect(await timesAsked(page, 'sendTransactions')).toBe(0)
  expect(await service.proposed()).toMatchObject([
    { safeTxHash, isExecuted: true },
    { safeTxHash: first, isExecuted: true },
  ])
})
