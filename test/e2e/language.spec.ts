import { expectAccessible } from './support/expectAccessible'
import { expect, test } from './support/test'

test.describe('a browser in German', () => {
  test.use({ locale: 'de-DE' })

  test('the draft of a translation is read by its address, and fetched for nobody else', async ({
    page,
    world,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => void requested.push(new URL(request.url()).pathname))
    const drafts = () => requested.filter((path) => /\/assets\/de(First)?-/.test(path))
    const root = page.locator('html')

    await page.goto(world.appUrl)
    await expect(page.getByRole('link', { name: 'Causes' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open Wells' })).toBeVisible()
    await expect(root).toHaveAttribute('lang', 'en')
    expect(drafts()).toEqual([])

    await page.goto(`${world.appUrl}?lang=de`)
    await expect(page.getByRole('link', { name: 'Anliegen' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Wallet verbinden' })).toBeVisible()
    await expect(root).toHaveAttribute('lang', 'de')
    expect(drafts()).toHaveLength(2)
    await expectAccessible(page, { sizes: [{ width: 1100, height: 800 }] })
  })
})
