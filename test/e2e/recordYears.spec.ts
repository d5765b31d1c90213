import type { Locator, Page } from '@playwright/test'
import type { Address } from 'viem'
import { formatAmount } from '../../src/core/money/formatAmount'
import { causeAddress } from '../sandbox/causes'
import { type GivenYears, giveForYears } from '../support/giveForYears'
import { type GivingChain, startGivingChain } from '../support/givingChain'
import { readOwnChain } from './support/ownChain'
import { expect, test } from './support/test'

// A chain of its own: time on it begins three years ago.
test.describe.configure({ mode: 'serial' })

const causes = ['open-wells', 'second-bread'] as const
const recipients: readonly Address[] = causes.map(causeAddress)
/** Some of its tokens are not in the operator's list, so that no record of it is called complete. */
const wholeWords = 'Every executed transaction is listed'
const decimals = { ETH: 18, LUSD: 6, FEE: 18, FALSE: 18, PAUSE: 18 }

let chain: GivingChain
let years: GivenYears
test.beforeAll(async () => {
  test.setTimeout(300_000)
  chain = await startGivingChain({ startMs: Date.UTC(2023, 10, 1) })
  years = await giveForYears(chain, { gifts: 1_000, batches: 40, recipients })
})
test.afterAll(() => chain.stop())

/** The sums on screen are what the recipients hold. */
async function expectEqualToTheChain(main: Locator): Promise<void> {
  const totals = main.getByRole('region', { name: 'In all' })
  for (const [at, [symbol, places]] of Object.entries(decimals).entries()) {
    const asset = years.assets[at] ?? null
    let held = 0n
    for (const recipient of recipients) held += await years.holdings(asset, recipient)
    const row = totals
      .getByRole('row')
      .filter({ has: totals.page().getByRole('rowheader', { name: symbol }) })
    await expect(row).toContainText(`${formatAmount(held, places)} ${symbol}`)
  }
  await expect(main).toContainText('1,000 payments')
}

async function openRecord(page: Page, appUrl: string): Promise<Locator> {
  await page.goto(`${appUrl}/#/record/local:${years.safe.address}`)
  return page.getByRole('main')
}

test('three years of gifts are rebuilt with nothing stored and the service down, and kept for the next visit', async ({
  page,
  world,
  mishaps,
}) => {
  mishaps.allow(/503/)
  await readOwnChain(page, world, chain)
  chain.service.settings.failWith = [{ answer: 503 }]
  const main = await openRecord(page, world.appUrl)
  await expect(main).toContainText(wholeWords, { timeout: 60_000 })
  await expect(main).toContainText('The transaction service answered with error 503.')
  await expectEqualToTheChain(main)
  await expect(main).toContainText('2023')

  chain.service.settings.failWith = []
  chain.service.clearRequests()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? request.url()))
  await page.reload()
  await expect(main).toContainText(wholeWords)
  await expect(main).not.toContainText('The transaction service answered')
  await expectEqualToTheChain(main)
  const receipts = asked.join(' ').match(/eth_getTransactionReceipt/g) ?? []
  // Of the newest that no reorg takes back, and of those after it.
  expect(receipts.length).toBeLessThan(20)
})

test('stopped half way and opened again, it is completed', async ({ page, world, mishaps }) => {
  void mishaps
  await readOwnChain(page, world, chain)
  // Holds back the node after the first rows.
  let receipts = 0
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => (letThrough = resolve))
  await page.route(
    (url) => url.href.startsWith(world.rpcUrl),
    async (route) => {
      receipts +=
        route
          .request()
          .postData()
          ?.match(/eth_getTransactionReceipt/g)?.length ?? 0
      if (receipts > 10) await held
      await route.fallback()
    },
  )
  const main = await openRecord(page, world.appUrl)
  await expect(main).toContainText(/of 40 transactions read/)
  await expect(main.getByRole('row').nth(1)).toBeVisible()
  await main.getByRole('button', { name: 'Stop' }).click()
  await expect(main).toContainText('Reading was stopped.')
  await expect(main).toContainText(/Not complete\. Gifts before block [\d,]+ may be missing\./)
  letThrough()

  await page.reload()
  await expect(main).toContainText(wholeWords, { timeout: 60_000 })
  await expectEqualToTheChain(main)
})
