import { tabTo } from './support/keyboard'
import { expect, test } from './support/test'

test('a gift is given from the first screen to the activity with the keyboard alone', async ({
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
  await tabTo(page, app, line.getByRole('textbox', { name: 'Amount in LUSD' }))
  await page.keyboard.type('12.5')
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Review your gift')
  await expect(heading).toBeFocused()
  await expect(app.getByText('Checked on chain')).toBeVisible()

  await tabTo(page, app, app.getByRole('button', { name: 'Propose to your Safe' }))
  await page.keyboard.press('Space')
  await expect(heading).toHaveText('Proposed to your Safe')
  await expect(heading).toBeFocused()
  await tabTo(page, app, app.getByRole('link', { name: 'Follow it' }))
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Activity')
  await expect(heading).toBeFocused()
  await expect(app.getByRole('article')).toContainText('12.5 LUSD')
})

test('whoever adds the first cause by keyboard stays in its field, and adds the next', async ({
  page,
  newSafe,
  openInSafe,
}) => {
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const app = await openInSafe({ safe, path: '/give' })
  const field = app.getByRole('combobox', { name: /^Add (a|another) cause/ })
  await tabTo(page, app, field)
  await page.keyboard.press('ArrowDown')
  await expect(app.getByRole('group', { name: /^Gift to/ })).toHaveCount(1)
  await expect(field).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(app.getByRole('group', { name: /^Gift to/ })).toHaveCount(2)
  await expect(field).toBeFocused()
})

test('problems take the focus, and each leads to its field', async ({ page, newSafe, openInSafe }) => {
  const { safe } = await newSafe({ threshold: 2, owners: 3 })
  const app = await openInSafe({ safe })
  await app.getByRole('button', { name: /^Add to gift ?: Open Wells/ }).press('Enter')
  await app.getByRole('link', { name: 'Your gift (1)' }).press('Enter')
  const review = app.getByRole('button', { name: 'Review your gift' })
  // The screen takes the focus to its heading once it is there, in the place of the one that said what is awaited.
  await expect(review).toBeVisible()
  await expect(app.getByRole('heading', { level: 1, name: 'Your gift' })).toBeFocused()
  await tabTo(page, app, review)
  await page.keyboard.press('Enter')
  const summary = app.getByRole('region', { name: '1 problem to fix' })
  await expect(summary).toBeFocused()
  await tabTo(page, app, summary.getByRole('button', { name: /^Open Wells:/ }))
  await page.keyboard.press('Enter')
  const amount = app.getByRole('textbox', { name: /^Amount/ })
  await expect(amount).toBeFocused()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await expect(amount).toHaveAccessibleDescription(/amount/i)
})

test('the account panel keeps the focus inside, closes on Escape and gives the focus back', async ({
  page,
  world,
  openInSafe,
}) => {
  const app = await openInSafe({ safe: world.safes.twoOfThree.address })
  const opener = app.getByRole('button', { name: /Connected/ })
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

test('an app that opens takes nobody’s focus away', async ({ page, world, openInSafe }) => {
  const app = await openInSafe({ safe: world.safes.twoOfThree.address, path: '/activity' })
  await expect(app.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible()
  await expect(app.getByRole('button', { name: /Connected/ })).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})
