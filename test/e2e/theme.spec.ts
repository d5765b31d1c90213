import { expect, test } from './support/test'

test('[S2.48, S2.49, S9.20] the app is as dark as the host, until the user chooses; with a host that does not tell, as dark as the device', async ({
  page,
  world,
  openInSafe,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  const app = await openInSafe({ safe: world.safes.twoOfThree.address, knobs: { theme: 'light' } })
  const root = app.locator('html')
  const choice = app.getByRole('combobox', { name: 'Appearance' })

  await test.step('as dark as the host, and follows it', async () => {
    await expect(root).toHaveAttribute('data-theme', 'light')
    await expect(choice).toHaveValue('system')
    const paper = () => root.evaluate((element) => getComputedStyle(element).backgroundColor)
    const light = await paper()
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await expect(root).toHaveAttribute('data-theme', 'dark')
    expect(await paper()).not.toBe(light)
    await page.getByRole('button', { name: 'Light theme' }).click()
    await expect(root).toHaveAttribute('data-theme', 'light')
    expect(await paper()).toBe(light)
  })

  await test.step('the user’s choice wins over the host', async () => {
    await choice.selectOption('Dark')
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await page.getByRole('button', { name: 'Light theme' }).click()
    await expect(root).toHaveAttribute('data-theme', 'dark')
  })

  await test.step('it is stored, applies before the app has drawn anything, and can be reset', async () => {
    let goOn = () => {}
    const looked = new Promise<void>((resolve) => {
      goOn = resolve
    })
    // Not answered: what stands there until then is the work of the page alone.
    await page.route(`${world.appUrl}/assets/*.js`, async (route) => {
      await looked
      await route.continue()
    })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.reload({ waitUntil: 'commit' })
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await expect(app.locator('#root > :not([data-waiting])')).toHaveCount(0)
    goOn()
    await expect(choice).toHaveValue('dark')
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await choice.selectOption('Match my Safe')
    await expect(root).toHaveAttribute('data-theme', 'light')
  })

  await test.step('a host that does not tell its theme: as dark as the device, until the host changes it', async () => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(root).toHaveAttribute('data-theme', 'light')
    await root.evaluate((html) => html.setAttribute('data-seen', ''))
    await page.evaluate(() => {
      window.sandboxHost.setKnobs({ replyDelay: 'never', faultsFor: ['getCurrentTheme'] })
      window.sandboxHost.openApp('/')
    })
    await expect(app.locator('html[data-seen]')).toHaveCount(0)
    await expect(app.locator('[data-session="safe"]')).toBeVisible()
    await expect(root).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: 'Dark theme' }).click()
    await page.getByRole('button', { name: 'Light theme' }).click()
    await expect(root).toHaveAttribute('data-theme', 'light')
  })
})

test('[S1.7, S2.48, S2.49, S9.20] in a tab it is as dark as the device, until the user chooses light or dark', async ({
  page,
  world,
  mishaps,
}) => {
  void mishaps
  const root = page.locator('html')
  const choice = page.getByRole('combobox', { name: 'Appearance' })
  const stored = () => page.evaluate(() => localStorage.getItem('theme'))
  const paper = () => root.evaluate((element) => getComputedStyle(element).backgroundColor)

  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(world.appUrl)
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(choice).toHaveValue('system')
  const dark = await paper()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root).toHaveAttribute('data-theme', 'light')
  const light = await paper()
  expect(light).not.toBe(dark)

  await choice.selectOption('dark')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  expect(await paper()).toBe(dark)
  expect(await stored()).toBe('dark')
  await page.reload()
  await expect(choice).toHaveValue('dark')
  await expect(root).toHaveAttribute('data-theme', 'dark')

  await page.emulateMedia({ colorScheme: 'dark' })
  await choice.selectOption('light')
  await expect(root).toHaveAttribute('data-theme', 'light')
  expect(await paper()).toBe(light)
  expect(await stored()).toBe('light')

  await choice.selectOption('system')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  expect(await stored()).toBe('system')
})
