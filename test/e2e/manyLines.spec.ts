import { expectAccessible } from './support/expectAccessible'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { openBasket } from './support/walletGiving'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
})

const lines = [
  { cause: 'Open Wells', asset: 'LUSD', amount: '1' },
  { cause: 'Second Bread', asset: 'LUSD', amount: '2' },
  { cause: 'Lantern Library', asset: 'LUSD', amount: '3' },
] as const
const sizes = [
  { width: 1200, height: 900 },
  { width: 390, height: 844 },
] as const

test('several lines at once: a total is split, a removed line comes back, and a delivered gift is given again', async ({
  page,
  world,
  openWithWallet,
}) => {
  test.slow()
  const { giving } = await openBasket({ page, world, openWithWallet }, { lines })
  const amount = (cause: string) => giving.line(cause).getByRole('textbox', { name: 'Amount' })
  const names = giving.main.getByRole('group', { name: /^Gift to / })

  await test.step('a total is split over the lines of one asset, exactly, and undone by one press', async () => {
    await giving.button('Set several amounts at once').click()
    const form = page.getByRole('group', { name: 'Set several amounts at once' })

    await form.getByLabel('A total, by percentages').check()
    await form.getByLabel('Total in LUSD').fill('100')
    for (const [name, share] of [
      ['Open Wells, in %', '33.3333'],
      ['Second Bread, in %', '33.3333'],
      ['Lantern Library, in %', '33.3333'],
    ] as const)
      await form.getByLabel(name).fill(share)
    await expect(form).toContainText('Of all 3 lines in LUSD, 3 have an amount, which is replaced.')
    await form.getByRole('button', { name: 'Replace 3 amounts' }).click()
    await expect(form.getByRole('alert')).toHaveText(
      'The percentages add up to 99.9999 %. Change them until they add up to 100 %.',
    )
    await expectAccessible(page, { sizes })

    await form.getByLabel('A total, in equal parts').check()
    await form.getByLabel('Total in LUSD').press('Enter')
    await expect(amount('Open Wells')).toHaveValue('33.333334')
    await expect(amount('Second Bread')).toHaveValue('33.333333')
    await expect(amount('Lantern Library')).toHaveValue('33.333333')

    const undo = giving.button('Undo: The amounts of 3 lines in LUSD were set.')
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(amount('Open Wells')).toHaveValue('1')
    await expect(amount('Lantern Library')).toHaveValue('3')
    await expect(undo).toHaveCount(0)
  })

  await test.step('a removed line comes back to its place, by the keyboard, until the next change', async () => {
    await giving.button('Remove Second Bread').click()
    const undo = giving.button('Undo: Removed Second Bread.')
    await expect(undo).toBeFocused()
    await expect(names).toHaveCount(2)
    await page.keyboard.press('Enter')
    await expect(names).toHaveCount(3)
    await expect(names.nth(1)).toContainText('Second Bread')
    await expect(amount('Second Bread')).toHaveValue('2')

    await giving.button('Remove Second Bread').click()
    await amount('Open Wells').fill('5')
    await expect(undo).toHaveCount(0)
  })

  await test.step('a delivered gift is given again after a review of what it would be today', async () => {
    await giving.give()
    await expect(giving.heading).toHaveText('Sent')
    await expect(giving.payments.filter({ hasText: 'Delivered' })).toHaveCount(2)
    await giving.toActivity()
    const row = giving.cards.filter({ hasText: 'Gift to Open Wells and Lantern Library' })
    await row.locator('summary').first().click()
    await row.getByRole('button', { name: 'Give this again' }).click()
    await expect(row).toContainText('Everything is as it was on')
    await expectAccessible(page, { sizes })
    await row.getByRole('button', { name: 'Put 2 payments into your gift' }).click()
    await row.getByRole('link', { name: 'Read and change it there' }).click()
    await expect(amount('Open Wells')).toHaveValue('5')
    await expect(amount('Lantern Library')).toHaveValue('3')
  })

  await test.step('the last line that is removed comes back too', async () => {
    await giving.button('Remove Open Wells').click()
    await giving.button('Remove Lantern Library').click()
    await expect(giving.main).toContainText('Nothing is chosen yet')
    await giving.button('Undo: Removed Lantern Library.').click()
    await expect(names).toHaveCount(1)
  })
})

test('sixty lines on a phone: the total is one press away, and what is typed stands there at once', async ({
  page,
  world,
  openWithWallet,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const sixty = Array.from({ length: 60 }, (_, at) => ({
    ...lines[at % 3 === 0 ? 0 : 1],
    amount: `${at + 1}`,
  }))
  const { giving } = await openBasket({ page, world, openWithWallet }, { lines: sixty })
  await giving.button('Go to the total').click()
  await expect(page.getByRole('heading', { name: 'Total' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Total' })).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('1,830 LUSD')

  await giving.main
    .getByRole('textbox', { name: /^Amount for/ })
    .last()
    .fill('100')
  await expect(page.getByRole('region', { name: 'Total' })).toContainText('1,870 LUSD')
  await expectAccessible(page, { sizes: [{ width: 390, height: 844 }] })
})
