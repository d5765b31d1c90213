import type { Page } from '@playwright/test'

/** What a user does with a record. Resolves once the page shows the result, or the browser has the file. */
type Action = { readonly what: string; readonly run: (page: Page) => Promise<void> }

const files = ['CSV', 'JSON', 'DAOIP-5'] as const

/** In this order, on one page. */
export const recordActions: readonly Action[] = [
  { what: 'a year', run: (page) => choose(page, 'Period', 1) },
  { what: 'a quarter', run: (page) => choose(page, 'Period', 2) },
  { what: 'all years', run: (page) => choose(page, 'Period', 0) },
  { what: 'a cause', run: (page) => choose(page, 'Cause', 1) },
  { what: 'all causes', run: (page) => choose(page, 'Cause', 0) },
  { what: 'more rows', run: showMore },
  ...files.map((format) => ({ what: `the file, as ${format}`, run: (page: Page) => save(page, format) })),
]

async function choose(page: Page, name: string, index: number): Promise<void> {
  const shown = page.getByRole('search').getByRole('status')
  const before = await shown.textContent()
  await page.getByRole('main').getByLabel(name, { exact: true }).selectOption({ index })
  await shown.filter({ hasNotText: before ?? '' }).waitFor()
}

async function showMore(page: Page): Promise<void> {
  const rows = page.getByRole('region', { name: 'Gifts', exact: true }).getByRole('row')
  const before = await rows.count()
  await page
    .getByRole('region', { name: 'Gifts', exact: true })
    .getByRole('button', { name: /^Show \d+ more$/ })
    .click()
  await rows.nth(before).waitFor()
}

async function save(page: Page, format: (typeof files)[number]): Promise<void> {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: `Download ${format}`, exact: true }).click()
  await file
}
