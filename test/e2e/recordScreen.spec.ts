import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Address } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { type GivenYears, giveForYears } from '../support/giveForYears'
import { type GivingChain, startGivingChain } from '../support/givingChain'
import { expectAccessible } from './support/expectAccessible'
import { expectFound } from './support/expectFound'
import { readOwnChain } from './support/ownChain'
import { expect, test } from './support/test'

const desktop = { width: 1200, height: 900 }
const phone = { width: 390, height: 844 }

const causes = ['open-wells', 'second-bread'] as const
const recipients: readonly Address[] = causes.map(causeAddress)
const gifts = 120

// A chain of its own: time on it begins three years ago.
let chain: GivingChain
let years: GivenYears
// In one worker: each would make three years of its own.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  chain = await startGivingChain({ startMs: Date.UTC(2023, 10, 1) })
  years = await giveForYears(chain, { gifts, batches: 12, recipients })
})
test.afterAll(() => chain.stop())

async function openRecord(page: Page, appUrl: string, query = ''): Promise<Locator> {
  await page.goto(`${appUrl}/#/record/local:${years.safe.address}${query}`)
  const main = page.getByRole('main')
  // Some of its tokens are not in the operator's list.
  await expect(main).toContainText('Every executed transaction is listed', { timeout: 60_000 })
  await expect(main.getByRole('region', { name: 'Payments' })).toBeVisible()
  return main
}

/** "2024" of the times in the rows, each once. */
async function yearsInRows(main: Locator): Promise<readonly string[]> {
  const rows = await main.getByRole('region', { name: 'Payments' }).getByRole('rowheader').allTextContents()
  const found = rows.flatMap((text) => /\d{1,2} \w{3} (\d{4}), /.exec(text.replaceAll(/\s/g, ' '))?.[1] ?? [])
  expect(found).toHaveLength(rows.length)
  return [...new Set(found)]
}

async function save(page: Page, name: string): Promise<string> {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  return readFile(await (await saved).path(), 'utf8')
}

test('year, quarter and cause stand in the address, for a link, Back and Forward; the keyboard reaches every choice and row', async ({
  page,
  world,
  mishaps,
}) => {
  test.slow()
  void mishaps
  await readOwnChain(page, world, chain)
  const main = await openRecord(page, world.appUrl)
  const found = main.getByRole('search').getByRole('status')
  await expect(found).toHaveText('120 payments shown')
  await test.step('axe finds nothing, at any size and in either theme', () =>
    expectAccessible(page, { sizes: [desktop, phone] }))

  await test.step('a link, Back and Forward show the same gifts', async () => {
    await main.getByLabel('Period', { exact: true }).selectOption('2024')
    await expect(page).toHaveURL(/\?period=2024$/)
    await expect(found).not.toHaveText('120 payments shown')
    expect(await yearsInRows(main)).toEqual(['2024'])

    await main.getByLabel('Period', { exact: true }).selectOption('Q2 2024, April to June')
    await main.getByLabel('Recipient', { exact: true }).selectOption('Open Wells')
    await expect(page).toHaveURL(/\?cause=open-wells&period=2024-Q2$/)
    await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Q2 2024, April to June'])
    const chosen = await found.textContent()

    const followed = main.getByRole('link', { name: /^Gift record/ }).nth(2)
    await followed.click()
    await expect(main).toContainText('not a tax receipt')
    await page.goBack()
    await expect(found).toHaveText(chosen ?? '')
    // The list is read again, and goes on where the user left it.
    await expect(followed).toBeFocused()
    await expect(followed).toBeInViewport()
    await expect(main.getByLabel('Recipient', { exact: true })).toHaveValue('open-wells')
    await expect(main.getByLabel('Period', { exact: true })).toHaveValue('2024-Q2')
    await page.goForward()
    await expect(main).toContainText('not a tax receipt')
    await page.goBack()
    await page.reload()
    await expect(found).toHaveText(chosen ?? '')

    await main.getByRole('button', { name: 'Show all payments' }).click()
    await expect(page).not.toHaveURL(/\?/)
    await expect(found).toHaveText('120 payments shown')
  })

  await test.step('the keyboard reaches every choice, more rows and the figures below the chart', async () => {
    await main.getByLabel('Recipient', { exact: true }).focus()
    for (const name of ['Token', 'Period', 'Status']) {
      await page.keyboard.press('Tab')
      await expect(main.getByLabel(name, { exact: true })).toBeFocused()
    }
    // The second of the list: delivered, after "Any status".
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/\?status=delivered$/)
    await page.keyboard.press('ArrowUp')
    await expect(page).not.toHaveURL(/\?/)

    await main.getByText('The figures as a table').focus()
    await page.keyboard.press('Enter')
    await expect(main.getByRole('columnheader', { name: 'Period' })).toBeVisible()

    const rows = main.getByRole('region', { name: 'Payments' }).getByRole('rowheader')
    await expect(rows).toHaveCount(50)
    await test.step('a search in the page finds the last row, which was never drawn', async () => {
      // Each payment has an amount of its own: that of the last row is nowhere else.
      const last = main.getByRole('region', { name: 'Payments' }).getByRole('row').last()
      const cell = (await last.getByRole('cell').last().textContent()) ?? ''
      await expectFound(page, /^[\d.]+/.exec(cell)?.[0] ?? 'no amount', last)
    })
    await main.getByRole('button', { name: 'Show 50 more' }).press('Enter')
    await expect(rows).toHaveCount(100)
    await expect(main.getByRole('button', { name: 'Show 20 more' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rows).toHaveCount(120)
    // The button is gone.
    await expect(rows.nth(100).getByRole('link').first()).toBeFocused()
  })
})

test('the files hold the gifts that are shown, and the check takes them back; on paper all gifts stand on A4', async ({
  page,
  world,
  mishaps,
}) => {
  test.slow()
  void mishaps
  await readOwnChain(page, world, chain)
  const main = await openRecord(page, world.appUrl, '?period=2025')
  const count = Number(
    /^\d+/.exec((await main.getByRole('search').getByRole('status').textContent()) ?? '')?.[0],
  )
  expect(count).toBeGreaterThan(10)
  expect(count).toBeLessThan(gifts)
  const json = await save(page, 'Download JSON')
  const csv = await save(page, 'Download CSV')
  const daoip5 = await save(page, 'Download DAOIP-5')

  const { gifts: inJson, filter } = JSON.parse(json) as {
    gifts: { arrived: string; txHash: string }[]
    filter: { period: string }
  }
  expect(inJson).toHaveLength(count)
  expect(filter.period).toBe('2025')
  expect(csv.trim().split('\r\n')).toHaveLength(count + 1)
  const { grantPools } = JSON.parse(daoip5) as {
    grantPools: { applications: { payouts: { proof: string }[] }[] }[]
  }
  const proofs = grantPools.flatMap(({ applications }) =>
    applications.flatMap(({ payouts }) => payouts.map(({ proof }) => proof)),
  )
  expect(proofs).toEqual(inJson.filter(({ arrived }) => arrived !== '0').map(({ txHash }) => txHash))

  await test.step('on paper all gifts stand on A4, without what only a screen needs', async () => {
    await main.getByLabel('Period', { exact: true }).selectOption('2024')
    await expect(page).toHaveURL(/\?period=2024$/)
    await expect(main.getByRole('heading', { level: 3 }).first()).toContainText('2024')
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
    const pages = pdf.match(/\/Type\s*\/Page\b/g) ?? []
    // Some 20 gifts to a page, after one with sums and charts.
    expect(pages.length).toBeGreaterThanOrEqual(2)
    expect(pages.length).toBeLessThanOrEqual(6)
    expect(pdf.match(/\/MediaBox \[0 0 59[45][\d.]* 84[12][\d.]*]/g)?.length).toBe(pages.length)

    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(main.getByRole('button')).toHaveCount(0)
    await expect(main.getByRole('search')).toHaveCount(0)
    await expect(main.getByRole('columnheader', { name: 'Period' })).toBeVisible()
    await page.emulateMedia({ media: null })
  })

  for (const [name, text] of [
    ['gifts.json', json],
    ['gifts.csv', csv],
  ] as const) {
    const file = page.getByLabel('File', { exact: true })
    await page.getByRole('link', { name: 'Causes' }).first().click()
    await expect(file).toHaveCount(0)
    await page.goto(`${world.appUrl}/#/check`)
    await expect(file).toBeVisible()
    // The outcome of the file before is gone.
    await expect(main).not.toContainText('gift records in the file')
    await file.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: 'Check it', exact: true }).click()
    await expect(main).toContainText(`${count} gift records in the file`)
    // What a token that is in no list calls itself stays open.
    await expect(main).toContainText('None is refuted, and in', { timeout: 60_000 })
  }
})
