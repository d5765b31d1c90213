import { tabTo } from './support/keyboard'
import { expect, test } from './support/test'

test('a gift is given from the first screen to the activity with the keyboard alone, and a problem on the way takes the focus', async ({
  page,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const app = await openInSafe({ safe, knobs: { auto: 'sign' } })
  const heading = app.getByRole('heading', { level: 1 })
  const nav = app.getByRole('navigation', { name: 'Main' })
  const add = app.getByRole('button', { name: /^Add to gift ?: Open Wells/ })
  await expect(add).toBeVisible()

  await tabTo(page, app, app.getByRole('button', { name: 'Skip to the content' }))
  await page.keyboard.press('Enter')
  await expect(app.getByRole('main')).toBeFocused()
  await tabTo(page, app, add)
  await page.keyboard.press('Enter')
  await tabTo(page, app, nav.getByRole('link', { name: 'Your gift (1)' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Your gift')
  await expect(heading).toBeFocused()

  const line = app.getByRole('group', { name: 'Gift to Open Wells' })
  await tabTo(page, app, line.getByRole('combobox', { name: 'Asset' }))
  await page.keyboard.press('ArrowDown')
  const amount = line.getByRole('textbox', { name: 'Amount in LUSD' })
  await test.step('problems take the focus, and each leads to its field', async () => {
    await tabTo(page, app, app.getByRole('button', { name: 'Review your gift' }))
    await page.keyboard.press('Enter')
    const summary = app.getByRole('region', { name: '1 problem to fix' })
    await expect(summary).toBeFocused()
    await tabTo(page, app, summary.getByRole('button', { name: /^Open Wells:/ }))
    await page.keyboard.press('Enter')
    await expect(amount).toBeFocused()
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(amount).toHaveAccessibleDescription(/amount/i)
  })
  await page.keyboard.type('12.5')
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Review your gift')
  await expect(heading).toBeFocused()
  await expect(app.getByText('Checked on chain')).toBeVisible()

  await tabTo(page, app, app.getByRole('button', { name: 'Propose to your Safe' }))
  await page.keyboard.press('Space')
  await expect(heading).toHaveText('Proposed to your Safe')
  await expect(heading).toBeFocused()
  await tabTo(page, app, app.getByRole('link', { name: 'Follow this gift' }))
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Activity')
  await expect(heading).toBeFocused()
  await expect(app.getByRole('article')).toContainText('12.5 LUSD')
})

test('the focus is left alone by an app that opens, stays in the account panel, and in the field that adds causes', async ({
  page,
  world,
  openInSafe,
}) => {
  const app = await openInSafe({ safe: world.safes.twoOfThree.address, path: '/activity' })
  const opener = app.getByRole('button', { name: /Connected/ })
  await test.step('an app that opens takes nobody’s focus away', async () => {
    await expect(app.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
    await expect(opener).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
  })

  await test.step('the account panel keeps the focus inside, closes on Escape and gives the focus back', async () => {
    await tabTo(page, app, opener)
    await page.keyboard.press('Enter')
    const panel = app.getByRole('dialog', { name: 'Your Safe' })
    await expect(panel).toBeVisible()
    await expect(panel.locator(':focus')).toHaveCount(1)
    await tabTo(page, app, panel.getByRole('button', { name: 'Copy Address' }))
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('button', { name: 'Copied!' })).toBeVisible()
    await expect(panel.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('whoever adds the first cause by keyboard stays in its field, and adds the next', async () => {
    await app
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Your gift' })
      .press('Enter')
    const field = app.getByRole('combobox', { name: /^Add (a|another) cause/ })
    await expect(app.getByRole('heading', { level: 1, name: 'Your gift' })).toBeFocused()
    await tabTo(page, app, field)
    await page.keyboard.press('ArrowDown')
    await expect(app.getByRole('group', { name: /^Gift to/ })).toHaveCount(1)
    await expect(field).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(app.getByRole('group', { name: /^Gift to/ })).toHaveCount(2)
    await expect(field).toBeFocused()
  })
})
