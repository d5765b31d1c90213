import type { Page } from '@playwright/test'
import { decodeFunctionData, erc20Abi } from 'viem'
import { sandboxPrices } from '../sandbox/prices'
import { causeAddress } from '../sandbox/causes'
import type { WorldInfo } from '../sandbox/world'
import { frameOfApp } from './support/appInHost'
import { expectAccessible } from './support/expectAccessible'
import { fillBasket, proposeAndFollow, proposedHash } from './support/giving'
import { expect, test } from './support/test'

const at = new Date('2026-11-20T14:05:00Z')

/** Serves prices that the test can move; `asked` counts the requests. */
async function servePrices(page: Page, world: WorldInfo) {
  const served = { percent: 100, asked: 0 }
  await page.route(`${world.appUrl}/prices.json`, (route) => {
    served.asked++
    return route.fulfill({ json: sandboxPrices(world, { at, percent: served.percent }) })
  })
  return served
}

test('a gift planned in money: its drift by 1, 5 and 20 % is shown, and its bytes stay; without prices nothing is estimated', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 2, owners: 3 })
  const served = await servePrices(page, world)
  const app = await openInSafe({
    safe: account.safe,
    basket: [{ cause: 'Open Wells', asset: 'LUSD', amount: '10' }],
  })
  const line = app.getByRole('group', { name: 'Gift to Open Wells' })
  const total = app.getByRole('region', { name: 'Total' })
  await expect(total).toContainText('10 LUSD')
  await expect(line.getByRole('textbox', { name: 'Or its worth in USD' })).toBeHidden()
  expect(served.asked).toBe(0)

  await total.getByRole('button', { name: 'Estimate what this is worth' }).click()
  await expect(total).toContainText('about 10 USD')
  await expect(total).toContainText('Prices by Sandbox prices, 20 Nov 2026')

  await line.getByRole('textbox', { name: 'Or its worth in USD' }).fill('1240')
  await expect(line.getByRole('textbox', { name: 'Amount in LUSD' })).toHaveValue('1240')
  await expect(line).toContainText('Computed from 1,240 USD at 1 USD each (Sandbox prices')
  await expect(total).toContainText('about 1,240 USD')

  await expectAccessible(page, {
    frame: frameOfApp(page, world),
    sizes: [{ width: 1200, height: 900 }],
    themes: [async () => undefined],
  })

  await page.reload()
  await app.getByRole('link', { name: /your gift/i }).click()
  await expect(line).toContainText('Computed from 1,240 USD at 1 USD each')
  const card = await proposeAndFollow(page, app)
  await expect(card).toContainText('Planned as 1,240 USD, by prices of Sandbox prices')
  await expect(card).not.toContainText('Worth')

  const again = card.getByRole('button', { name: /^(Compare with the newest prices|Read them again)$/ })
  for (const [percent, words] of [
    [99, 'Worth 1,227.6 USD now (\u22121 %).'],
    [105, 'Worth 1,302 USD now (+5 %).'],
    [80, 'Worth 992 USD now (\u221220 %). If the sum in USD matters, reject this transaction'],
  ] as const) {
    served.percent = percent
    await again.click()
    await expect(card).toContainText(words)
  }

  await card
    .getByRole('link', { name: /review/i })
    .first()
    .click()
  const leaves = app.getByRole('region', { name: 'What leaves the Safe' })
  await expect(leaves).toContainText('1,240 LUSD: about 992 USD')

  const hash = await proposedHash(world, account.safe)
  const record = (await (await fetch(`${world.serviceUrl}/v2/multisig-transactions/${hash}/`)).json()) as {
    data: `0x${string}`
  }
  expect(decodeFunctionData({ abi: erc20Abi, data: record.data })).toEqual({
    functionName: 'transfer',
    args: [causeAddress('open-wells'), 1_240_000_000n],
  })

  await test.step('an amount that is typed is no plan', async () => {
    served.percent = 100
    await app.getByRole('link', { name: 'Causes' }).first().click()
    await fillBasket(app, [{ cause: 'Open Wells', asset: 'ETH', amount: '1' }])
    await total.getByRole('button', { name: /^(Estimate what this is worth|Read them again)$/ }).click()
    await expect(total).toContainText('about 3,000 USD')
    await line.getByRole('textbox', { name: 'Or its worth in USD' }).fill('100')
    await expect(line.getByRole('textbox', { name: 'Amount in ETH' })).toHaveValue('0.033333333333333333')
    await line.getByRole('textbox', { name: 'Amount in ETH' }).fill('0.05')
    await expect(line).not.toContainText('Computed from')
    await expect(line.getByRole('textbox', { name: 'Or its worth in USD' })).toHaveValue('')
  })

  await test.step('prices that cannot be used estimate nothing', async () => {
    const { asked } = served
    await page.unroute(`${world.appUrl}/prices.json`)
    await page.route(`${world.appUrl}/prices.json`, (route) => route.fulfill({ body: '{"version":2}' }))
    await total.getByRole('button', { name: 'Read them again' }).click()
    await expect(total).toContainText('The list of prices cannot be used')
    await expect(total).toContainText('Nothing is estimated.')
    await expect(total).not.toContainText('about')
    expect(served.asked).toBe(asked)
  })
})
