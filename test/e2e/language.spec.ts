import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'

test.describe('a browser in German', () => {
  test.use({ locale: 'de-DE' })

  test('reads the page in German, and in English when that is chosen', async ({ page, world, mishaps }) => {
    void mishaps
    const requested: string[] = []
    page.on('request', (request) => void requested.push(new URL(request.url()).pathname))
    const translations = () => requested.filter((path) => /\/assets\/de(First)?-/.test(path))
    const root = page.locator('html')

    await page.goto(world.appUrl)
    await expect(page.getByRole('link', { name: 'Anliegen' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open Wells' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Wallet verbinden' })).toBeVisible()
    await expect(root).toHaveAttribute('lang', 'de')
    expect(translations()).toHaveLength(2)
    await expectAccessible(page, { sizes: [{ width: 1100, height: 800 }] })

    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English')
    await expect(page.getByRole('link', { name: 'Causes' })).toBeVisible()
    await expect(root).toHaveAttribute('lang', 'en')
    expect(translations()).toHaveLength(2)

    await page.reload()
    await expect(page.getByRole('link', { name: 'Causes' })).toBeVisible()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
    await expect(page.getByRole('link', { name: 'Anliegen' })).toBeVisible()
  })

  test('is told in German when the sentences of a later screen do not come', async ({
    page,
    world,
    mishaps,
  }) => {
    mishaps.allow(/assets\/de-|Failed to fetch dynamically/)
    await page.route(/\/assets\/de-[^/]*\.js$/, (route) => route.abort())
    await page.goto(`${world.appUrl}#/give`)
    await expect(page.getByText('Dieser Teil der Seite konnte nicht geladen werden')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible()
  })
})

test('a browser in English fetches no translation', async ({ page, world, mishaps }) => {
  void mishaps
  const requested: string[] = []
  page.on('request', (request) => void requested.push(new URL(request.url()).pathname))
  await page.goto(world.appUrl)
  await expect(page.getByRole('link', { name: 'Open Wells' })).toBeVisible()
  expect(requested.filter((path) => /\/assets\/de(First)?-/.test(path))).toEqual([])
})
