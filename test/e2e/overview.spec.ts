import { getAddress, keccak256, toHex } from 'viem'
import { expectAccessible } from './support/expectAccessible'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import type { Line } from './support/giving'
import { expect } from './support/test'
import { givingPage } from './support/walletGiving'
import { walletTest as test } from './support/walletTest'

const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

/** A round of 120 clinics: line 50 has a long name, line 60 has none, and line 70 has no amount. */
const round = Array.from({ length: 120 }, (_, at): Line => {
  const place = at + 1
  const names = new Map([
    [50, 'Community Clinic of the Three Valleys and the Eastern Lakes, Mothers’ and Children’s Ward'],
    [60, ''],
  ])
  return {
    cause: names.get(place) ?? `Clinic ${place}`,
    address: getAddress(`0x${keccak256(toHex(`clinic ${place}`)).slice(-40)}`),
    asset: place % 2 === 0 ? 'LUSD' : 'ETH',
    amount: place === 70 ? '' : place % 2 === 0 ? `${place * 1_000}.5` : `0.00${place}`,
  }
})

test('a hundred and twenty lines are looked over on one and a half screens, and each leads to its amount', async ({
  page,
  mishaps,
  openWithWallet,
}) => {
  mishaps.allow(ethereumRequests)
  await answerForEthereum(page)
  await page.setViewportSize(desktop)
  await openWithWallet({ basket: round })
  const { main } = givingPage(page)
  const list = main.getByRole('list', { name: 'The lines of your gift' })
  const lines = list.getByRole('listitem')
  const overview = main.getByRole('radio', { name: 'Overview' })
  await overview.check()
  await expect(lines).toHaveCount(120)

  await test.step('all are in it, with exact amounts, in columns', async () => {
    const texts = (await lines.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim())
    expect(texts[0]).toBe('1 Clinic 1 0.001 ETH')
    expect(texts[49]).toMatch(/^50 Community Clinic .* Children’s Ward 50,000\.5 LUSD$/)
    expect(texts[59]).toBe(`60 ${round[59]?.address} 60,000.5 LUSD`)
    expect(texts[69]).toBe('70 Clinic 70 No amount')
    expect(texts[119]).toBe('120 Clinic 120 120,000.5 LUSD')
    const box = await list.boundingBox()
    expect(box?.height).toBeLessThanOrEqual(1.5 * desktop.height)
    await expect(main.getByRole('table')).toHaveCount(0)
    await expect(main.getByRole('textbox', { name: /^Amount for/ })).toHaveCount(0)
  })

  await test.step('search and order apply to it', async () => {
    await main.getByRole('searchbox', { name: 'Find a line' }).fill('clinic 11')
    await expect(lines).toHaveCount(11)
    await main.getByRole('combobox', { name: 'Order' }).selectOption('amount')
    await expect(lines.first()).toContainText('0.00119')
    await main.getByRole('searchbox', { name: 'Find a line' }).fill('')
    await main.getByRole('combobox', { name: 'Order' }).selectOption('gift')
    await expect(lines).toHaveCount(120)
  })

  await test.step('a press opens the line in the table', async () => {
    await lines.nth(89).getByRole('button').click()
    const amount = main.getByRole('textbox', { name: 'Amount for Clinic 90', exact: true })
    await expect(amount).toBeFocused()
    await expect(amount).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('radio', { name: 'Table' })).toBeChecked()
    await expect(list).toHaveCount(0)
  })

  await test.step('a problem of the review opens the table', async () => {
    await overview.check()
    await expect(lines).toHaveCount(120)
    await main.getByRole('button', { name: 'Review your gift' }).click()
    await expect(lines.nth(69)).toContainText('Problem:')
    await main.getByRole('button', { name: /^Clinic 70: / }).click()
    await expect(main.getByRole('textbox', { name: 'Amount for Clinic 70' })).toBeFocused()
  })

  await test.step('axe finds nothing, and nothing is wider than a phone', async () => {
    await overview.check()
    await expect(lines).toHaveCount(120)
    await expectAccessible(page, { sizes: [desktop, phone] })
  })
})
