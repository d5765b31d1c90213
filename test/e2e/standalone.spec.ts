import { recordAppRequests, originsOf } from './support/appRequests'
import { checkScreen } from './support/checkScreen'
import { expect, test } from './support/test'

test('[S1.1] in a tab of its own there is nobody to wait for or to ask; the directory can be read, and how to open it in a Safe', async ({
  page,
  context,
  world,
  mishaps,
}) => {
  void mishaps
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world.appUrl })
  const requests = recordAppRequests(page, world)

  await test.step('there is nobody to wait for', async () => {
    // Time stands still but for the paint that React waits for, so nothing else can have been waited for.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.goto(world.appUrl, { waitUntil: 'networkidle' })
    await page.clock.runFor(600)
    await expect(page.locator('[data-session]')).toHaveAttribute('data-session', 'visitor')
    await page.clock.resume()
  })

  await test.step('the directory can be read', async () => {
    await expect(page).toHaveTitle('Good causes – do some good')
    await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
    await page.getByRole('link', { name: 'Open Wells' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open Wells')
    await expect(page.getByRole('heading', { name: 'Where gifts go' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Add to gift/ })).toHaveCount(0)
  })

  await test.step('how to open it in a Safe is explained, with the address to paste', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How to give' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to give')
    await expect(page.getByRole('main')).toContainText(`Paste this address: ${world.appUrl}/`)
    await expect(page.getByRole('link', { name: 'Open Safe{Wallet}' })).toHaveAttribute(
      'href',
      'https://app.safe.global',
    )
    await checkScreen(page, 'how to give')
    await page.getByRole('button', { name: 'Copy the address' }).click()
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${world.appUrl}/`)
  })

  await test.step('until then nothing but the app itself was asked, and nothing of the Safe path was fetched', () => {
    expect(originsOf(requests)).toEqual([world.appUrl])
    expect(requests.filter((request) => request.url().includes('openSafe'))).toEqual([])
  })
})

test('[S2.1] a link to a screen that is not there, and to one that needs a Safe, lead on', async ({
  page,
  world,
  mishaps,
}) => {
  void mishaps
  await page.goto(`${world.appUrl}/#/nowhere`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page')
  await checkScreen(page, 'there is no such page')
  await page.getByRole('link', { name: 'See all causes' }).click()
  await expect(page.getByRole('link', { name: 'Open Wells' })).toBeVisible()
  await checkScreen(page, 'the causes, of a visitor')
  await page.goto(`${world.appUrl}/#/activity`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Activity')
  await page.goto(`${world.appUrl}/#/cause/no-such-cause`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such cause')
})
