import type { Locator, Page } from '@playwright/test'
import { formatEther, getAddress, numberToHex } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { proposeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { giveForYears } from '../support/giveForYears'
import { startGivingChain } from '../support/givingChain'
import { manyRows, pageOfRows } from '../support/manyRows'
import { readOwnChain } from './support/ownChain'
import { expect, test } from './support/test'

/** `window.find`, which Chromium has and TypeScript does not know. */
type FindingWindow = { find(text: string): boolean }

/**
 * Searches the page like Ctrl+F, from its beginning, and expects the browser to select the text inside this element and to
 * scroll to it.
 */
async function expectFound(page: Page, text: string, inside: Locator): Promise<void> {
  await expect(inside).not.toBeInViewport()
  const isFound = await page.evaluate((searched) => {
    window.getSelection()?.removeAllRanges()
    return (window as unknown as FindingWindow).find(searched)
  }, text)
  expect(isFound, text).toBe(true)
  const selected = await inside.evaluate((element) => {
    const selection = window.getSelection()
    return { text: selection?.toString(), isInside: element.contains(selection?.anchorNode ?? null) }
  })
  expect(selected).toEqual({ text, isInside: true })
  await expect(inside).toBeInViewport()
}

test('the last row of a queue of 1,000 is found by a search in the page', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  test.setTimeout(180_000)
  const account = await newSafe({ threshold: 2, owners: 3 })
  const rows = manyRows({
    chainId: world.chainId,
    safe: account.safe,
    count: 1_000,
    signers: account.owners.slice(0, 1),
    call: (index) => ({
      to: causeAddress('open-wells'),
      value: BigInt(index + 1) * 10n ** 15n,
      data: '0x',
      operation: 0,
    }),
  })
  await page.route(/multisig-transactions/, (route) =>
    route.fulfill({ json: pageOfRows(rows, route.request().url()) }),
  )
  await page.goto(`${world.appUrl}/#/queue/local:${account.safe}`)
  const last = page.locator('[aria-labelledby="nonce-999"]')
  await expect(last).toContainText('1 ETH', { timeout: 90_000 })
  await expectFound(page, '#999 waits for #0', last)
  // One of another row, by what it does: back up, in the middle.
  await expectFound(page, 'Sends 0.501 ETH', page.locator('[aria-labelledby="nonce-500"]'))
})

test('the last call of a batch of 500 is found by a search in the page', async ({
  page,
  world,
  newSafe,
  mishaps,
}) => {
  void mishaps
  test.slow()
  const account = await newSafe({ threshold: 1, owners: 2 })
  const [ada] = account.owners as [Owner]
  const calls = Array.from({ length: 500 }, (_, index) => ({
    to: getAddress(numberToHex(0x1000_0000 + index, { size: 20 })),
    value: BigInt(index + 1) * 10n ** 12n,
    data: '0x' as const,
  }))
  const safeTxHash = await proposeTx(account, { owner: ada, calls })
  await page.goto(`${world.appUrl}/#/review/local:${account.safe}/${safeTxHash}`)
  const last = page
    .getByRole('region', { name: 'What it does' })
    .locator('li')
    .filter({ hasText: `Sends ${formatEther(5n * 10n ** 14n)} ETH to` })
  await expect(last).toHaveCount(1, { timeout: 90_000 })
  await expectFound(page, 'Sends 0.0005 ETH', last)
  // A call in the middle: back up.
  await expectFound(page, 'Sends 0.00025 ETH', page.locator('#call-250'))
})

test('the last gift of a record’s page is found by a search in the page', async ({
  page,
  world,
  mishaps,
}) => {
  void mishaps
  test.setTimeout(240_000)
  // A chain of its own: time on it begins a year ago.
  const chain = await startGivingChain({ startMs: Date.UTC(2025, 10, 1) })
  try {
    const recipients = [causeAddress('open-wells'), causeAddress('second-bread')]
    const years = await giveForYears(chain, { gifts: 60, batches: 6, recipients })
    await readOwnChain(page, world, chain)
    await page.goto(`${world.appUrl}/#/record/local:${years.safe.address}`)
    const main = page.getByRole('main')
    await expect(main).toContainText('Complete since the Safe began', { timeout: 60_000 })
    const rows = main.getByRole('region', { name: 'Gifts' }).getByRole('row')
    // Each payment has an amount of its own: that of the last row is nowhere else.
    const last = rows.last()
    const cell = (await last.getByRole('cell').last().textContent()) ?? ''
    const amount = /^[\d.]+/.exec(cell)?.[0] ?? 'no amount'
    await expectFound(page, amount, last)
  } finally {
    await chain.stop()
  }
})
