import type { Page } from '@playwright/test'

/** What a user does with a record. Resolves once the page shows the result, or the browser has the file. */
type Action = { readonly what: string; readonly run: (page: Page) => Promise<void> }

/** Of the lists to choose from. */
const places = { cause: 0, period: 2 }

const files = ['CSV', 'JSON', 'DAOIP-5'] as const

/** In this order, on one page. */
export const recordActions: readonly Action[] = [
  { what: 'a year', run: (page) => choose(page, places.period, 1) },
  { what: 'a quarter', run: (page) => choose(page, places.period, 2) },
  { what: 'all years', run: (page) => choose(page, places.period, 0) },
  { what: 'a cause', run: (page) => choose(page, places.cause, 1) },
  { what: 'all causes', run: (page) => choose(page, places.cause, 0) },
  { what: 'more rows', run: showMore },
  ...files.map((format) => ({ what: `the file, as ${format}`, run: (page: Page) => save(page, format) })),
]

/** By CSS: looking for roles is work of the page's own thread, some 20 ms, which would count as the app's. */
async function choose(page: Page, place: number, index: number): Promise<void> {
  const shown = page.locator('search output')
  const before = await shown.textContent()
  await page.locator('search select').nth(place).selectOption({ index })
  await shown.filter({ hasNotText: before ?? '' }).waitFor()
}

async function showMore(page: Page): Promise<void> {
  const rows = page.locator('h3 ~ table tbody tr')
  const before = await rows.count()
  await page
    .locator('main section button', { hasText: /^Show \d+ more$/ })
    .last()
    .click()
  await rows.nth(before).waitFor({ state: 'attached' })
}

async function save(page: Page, format: (typeof files)[number]): Promise<void> {
  const file = page.waitForEvent('download')
  await page.locator('main button', { hasText: `Download ${format}` }).click()
  await file
}
