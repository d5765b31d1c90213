import { sandboxCauses } from '../sandbox/causes'
import { checkScreenInHost } from './support/checkScreen'
import { findNotice } from './support/findNotice'
import { expect, test } from './support/test'

test('a directory that does not load, is not JSON or has faults is reported with the reason, and can be requested again', async ({
  page,
  world,
  openInSafe,
}) => {
  const lines = JSON.stringify(sandboxCauses(), null, 2).split('\n')
  const nameLine = lines.findIndex((line) => line.includes('"name": "Hedgerow Trust"'))
  const addressLine = lines.findIndex((line) => line.includes('"address": "0x'))
  lines[nameLine] = '      "name": 7,'
  lines[addressLine] = '          "address": "0x1234",'
  let answer: number | 'abort' | { readonly body: string } = 'abort'
  const url = `${world.appUrl}/causes.json`
  await page.route(url, (route) => {
    if (answer === 'abort') return route.abort('connectionrefused')
    return route.fulfill(typeof answer === 'number' ? { status: answer } : answer)
  })
  const app = await openInSafe({ safe: world.safes.twoOfThree.address })
  const notice = findNotice(app, 'The causes could not be fetched')
  const again = notice.getByRole('button', { name: 'Try again' })
  const fetchAgain = app.getByRole('button', { name: 'Fetch it again' })
  await expect(notice).toContainText('causes.json could not be fetched')
  answer = 404
  await again.click()
  await expect(notice).toContainText('There is no causes.json beside this app.')
  answer = 503
  await again.click()
  await expect(notice).toContainText('The server answered with error 503')

  await test.step('one with faults is shown to nobody: every fault has its line and its reason', async () => {
    answer = { body: lines.join('\n') }
    await again.click()
    const problems = findNotice(app, 'The list of causes has a fault, so none of it is shown').getByRole(
      'listitem',
    )
    await expect(problems).toHaveCount(2)
    await expect(problems.nth(0)).toContainText(`Line ${addressLine + 1}, causes[0].recipients[0].address:`)
    await expect(problems.nth(1)).toContainText(`Line ${nameLine + 1}, causes[2].name:`)
    await expect(app.getByRole('main')).not.toContainText('Open Wells')
    await expect(app.getByRole('button', { name: /Add to gift/ })).toHaveCount(0)
    await checkScreenInHost(page, world, 'a directory with a fault')
  })

  await test.step('a file that is no JSON is told with the place where it breaks', async () => {
    answer = { body: '{\n  "version": 1,\n  "causes": [\n' }
    await fetchAgain.click()
    await expect(app.getByRole('listitem').filter({ hasText: 'This is not JSON' })).toContainText(/Line \d/)
    await app.getByRole('link', { name: /^Your gift/ }).click()
    await expect(app.getByRole('listitem').filter({ hasText: 'This is not JSON' })).toContainText(/Line \d/)
    await expect(app.getByRole('combobox', { name: /Add a cause/ })).toHaveCount(0)
  })

  await page.unroute(url)
  await fetchAgain.click()
  await expect(app.getByRole('combobox', { name: /Add a cause/ })).toBeVisible()
  await checkScreenInHost(page, world, 'an empty gift')
  await app.getByRole('link', { name: 'Causes', exact: true }).click()
  await expect(app.getByRole('link', { name: 'Open Wells' })).toBeVisible()
  await expect(notice).toBeHidden()
  await checkScreenInHost(page, world, 'the causes')
  await app.getByRole('link', { name: 'Open Wells' }).click()
  await expect(app.getByRole('heading', { level: 1 })).toHaveText('Open Wells')
  await expect(app.getByRole('button', { name: /Add to gift/ })).toBeVisible()
  await checkScreenInHost(page, world, 'a cause')
})

test('the directory can be searched, and Back brings the search; a cause that is not confirmed can be read and not given to', async ({
  page,
  world,
  openInSafe,
}) => {
  const app = await openInSafe({ safe: world.safes.twoOfThree.address })
  await app.getByRole('searchbox', { name: 'Search' }).fill('sao bento')
  await expect(app.getByRole('link', { name: 'Night School of São Bento' })).toBeVisible()
  await expect(app.getByText('1 of 8 causes')).toBeVisible()
  await app.getByRole('searchbox', { name: 'Search' }).fill('no such thing')
  await app.getByRole('button', { name: 'Show all causes' }).click()
  await app.getByRole('combobox', { name: 'Field of work' }).selectOption('Education')
  await expect(app.getByText('2 of 8 causes')).toBeVisible()

  await app.getByRole('combobox', { name: 'Field of work' }).selectOption({ index: 0 })
  const entry = app.getByRole('listitem').filter({ has: app.getByRole('link', { name: 'Harbour Light' }) })
  await expect(entry).toContainText('Not confirmed yet')
  await expect(entry.getByRole('button')).toHaveCount(0)
  await entry.getByRole('link').click()
  await expect(app.getByRole('heading', { level: 1, name: 'Harbour Light' })).toBeVisible()
  await expect(app.getByRole('button', { name: /Add to gift/ })).toHaveCount(0)

  await test.step('Back brings the search and the place on the page', async () => {
    await app.getByRole('link', { name: 'All causes' }).click()
    await page.setViewportSize({ width: 700, height: 420 })
    await app.getByRole('searchbox', { name: 'Search' }).fill('in')
    const link = app.getByRole('link', { name: 'Lantern Library' })
    await link.scrollIntoViewIfNeeded()
    const html = app.locator('html')
    const before = await html.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(0)
    await link.click()
    await expect(app.getByRole('heading', { level: 1, name: 'Lantern Library' })).toBeFocused()
    await html.evaluate(() => window.history.back())
    await expect(link).toBeFocused()
    await expect(app.getByRole('searchbox', { name: 'Search' })).toHaveValue('in')
    expect(await html.evaluate(() => window.scrollY)).toBe(before)

    await link.click()
    await app.getByRole('link', { name: 'All causes' }).click()
    await expect(link).toBeFocused()
    await expect(app.getByRole('searchbox', { name: 'Search' })).toHaveValue('in')
  })
})
