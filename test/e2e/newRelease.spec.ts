import type { Page } from '@playwright/test'
import type { WorldInfo } from '../sandbox/world'
import { appBuild } from './support/appBuild'
import { expectConnected } from './support/connected'
import { findNotice } from './support/findNotice'
import { expect, test } from './support/test'

/** The files with this source are gone from the server, as after a new release. Answers how to put them back. */
async function removeFile(page: Page, { appUrl }: WorldInfo, source: string): Promise<() => Promise<void>> {
  const [path] = appBuild().filesOf(source)
  const url = `${appUrl}/${path}`
  await page.route(url, (route) => route.fulfill({ status: 404, body: 'There is no such file.' }))
  return () => page.unroute(url)
}

test('where a file of the app is gone, words and a way on stand in its place, and no page goes white', async ({
  page,
  world,
  openInSafe,
  mishaps,
}) => {
  mishaps.allow(/dynamically imported module/)
  const safe = world.safes.twoOfThree.address
  // All at once, as a script that was there before comes from the browser's memory. Each step puts one back.
  const main = await removeFile(page, world, 'src/main.tsx')
  const directory = await removeFile(page, world, 'src/compose/readDirectory.ts')
  const safePart = await removeFile(page, world, 'src/compose/openSafe.tsx')
  const screen = await removeFile(page, world, 'src/ui/activity/ActivityScreen.tsx')
  const app = await openInSafe({ safe })
  await test.step('the first file', async () => {
    const alert = app.getByRole('alert')
    await expect(alert.getByRole('heading', { level: 1 })).toHaveText('The page could not be opened')
    await expect(alert).toContainText('No money has moved')
    expect(mishaps.seen).toEqual([])
    await main()
    await alert.getByRole('button', { name: 'Reload' }).click()
    await expect(app.getByRole('banner')).toBeVisible()
    await expect(alert.getByRole('heading', { level: 1 })).toHaveCount(0)
  })

  await test.step('the directory’s chunk: the screen says so, and offers a reload', async () => {
    const notice = findNotice(app, 'This part of the page did not load')
    await expect(notice).toContainText('a new version may be out')
    // Firefox remembers, as long as the page is open, that a script did not come.
    await expect(notice.getByRole('button')).toHaveText(['Reload the page'])
    await directory()
    await notice.getByRole('button').click()
    await expect(app.getByRole('link', { name: 'Open Wells' })).toBeVisible()
  })

  await test.step('the Safe’s own part: reading goes on, and giving says why not', async () => {
    await app.getByRole('link', { name: 'Open Wells' }).click()
    await expect(app.getByRole('heading', { level: 1, name: 'Open Wells' })).toBeVisible()
    await app.getByRole('link', { name: /Your gift/ }).click()
    const notice = findNotice(app, 'A part of the page did not load')
    await expect(notice).toContainText('What you have given before is not affected.')
    await safePart()
    await notice.getByRole('button', { name: 'Reload the page' }).click()
    await expect(app.getByRole('heading', { level: 1, name: 'Your gift' })).toBeVisible()
  })

  await test.step('a screen: it says so, with a way on', async () => {
    await expectConnected(app, safe)
    const before = mishaps.seen.length
    await app.getByRole('link', { name: 'Activity' }).click()
    const notice = findNotice(app, 'This part of the page did not load')
    await expect(notice).toContainText('a new version may be out')
    await expect(app.getByRole('navigation', { name: 'Main' })).toBeVisible()

    await screen()
    await notice.getByRole('button', { name: 'Reload the page' }).click()
    await expect(app.getByRole('heading', { name: 'Nothing is under way' })).toBeVisible()
    expect(mishaps.seen).toHaveLength(before)
  })
})

test('where the wallets’ chunk is gone, the page says so, and offers a reload', async ({
  page,
  world,
  mishaps,
}) => {
  mishaps.allow(/dynamically imported module/)
  const putBack = await removeFile(page, world, 'src/compose/loadWalletKit.ts')
  await page.goto(world.appUrl)
  const connect = page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' })
  await connect.click()
  const notice = findNotice(page, 'The wallets did not load')
  await expect(notice).toContainText('Nothing was sent.')
  await expect(notice.getByRole('button')).toHaveText(['Reload the page'])
  await putBack()
  await notice.getByRole('button').click()
  await expect(notice).toHaveCount(0)
  await connect.click()
  await expect(page.getByRole('dialog', { name: 'Connect a Wallet' })).toBeVisible()
})
