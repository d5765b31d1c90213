import type { FrameLocator, Page } from '@playwright/test'
import {
  type Address,
  decodeFunctionData,
  erc20Abi,
  formatUnits,
  getAddress,
  type Hex,
  hexToBigInt,
  keccak256,
  parseAbi,
  parseUnits,
  size,
  slice,
  toHex,
} from 'viem'
import { causeAddress } from '../sandbox/causes'
import type { WorldInfo } from '../sandbox/world'
import { frameOfApp } from './support/appInHost'
import { checkScreenInHost } from './support/checkScreen'
import { ethereumRequests } from './support/ethereumNode'
import { answerInHost, proposedHash } from './support/giving'
import { expect, test } from './support/test'

type Payment = { readonly to: Address; readonly symbol: string; readonly amount: string }

const addressOf = (at: number) => getAddress(`0x${keccak256(toHex(`clinic ${at}`)).slice(-40)}`)

/** A round of 42: one line to a cause, the others to clinics, every second one in LUSD. */
const round = Array.from({ length: 42 }, (_, at) => ({
  to: at === 0 ? causeAddress('open-wells') : addressOf(at),
  symbol: at % 2 === 1 ? 'LUSD' : 'ETH',
  amount: at % 2 === 1 ? `${at}.5` : `0.00${at + 1}`,
  name: `Clinic ${at}`,
}))
const file = [
  'token,receiver,amount,name',
  ...round.map(({ to, symbol, amount, name }) => [symbol, to, amount, name].join()),
].join('\n')

const phone = { width: 390, height: 844 }

/** The length of the app's page in screens of a phone. */
async function screensOf(page: Page, world: WorldInfo): Promise<number> {
  const height = await frameOfApp(page, world).evaluate(() => document.documentElement.scrollHeight)
  return height / phone.height
}

const multiSendAbi = parseAbi(['function multiSend(bytes transactions)'])

/** Reads the payments from the bytes of a proposal, by the layout of MultiSend: operation, to, value, length, data. */
async function proposedPayments(world: WorldInfo, safeTxHash: Hex): Promise<readonly Payment[]> {
  const proposal = (await (
    await fetch(`${world.serviceUrl}/v2/multisig-transactions/${safeTxHash}/`)
  ).json()) as { readonly data: Hex }
  const { args } = decodeFunctionData({ abi: multiSendAbi, data: proposal.data })
  const payments: Payment[] = []
  for (let [bytes, at] = [args[0], 0]; at < size(bytes);) {
    const part = (start: number, length: number) => slice(bytes, at + start, at + start + length)
    const to = getAddress(part(1, 20))
    const length = Number(hexToBigInt(part(53, 32)))
    if (length === 0) {
      payments.push({ to, symbol: 'ETH', amount: formatUnits(hexToBigInt(part(21, 32)), 18) })
    } else {
      expect(to).toBe(getAddress(world.tokens.LUSD.address))
      const call = decodeFunctionData({ abi: erc20Abi, data: part(85, length) })
      if (call.functionName !== 'transfer') throw new Error(`It calls ${call.functionName}.`)
      const [receiver, amount] = call.args
      payments.push({ to: getAddress(receiver), symbol: 'LUSD', amount: formatUnits(amount, 6) })
    }
    at += 85 + length
  }
  return payments
}

/** The payments as the rows of the table show them. */
async function shownPayments(app: FrameLocator): Promise<readonly Payment[]> {
  return app
    .getByRole('table')
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => ({
        to: (/0x[0-9a-fA-F]{40}/.exec(row.querySelector('th')?.textContent ?? '')?.[0] ??
          '0x') as `0x${string}`,
        symbol: row.querySelector('select')?.selectedOptions[0]?.textContent ?? '',
        amount: row.querySelector<HTMLInputElement>('[inputmode=decimal]')?.value ?? '',
      })),
    )
}

test('a round of 42 from a file is searched, changed by selection, undone and proposed as its rows show it, while Ethereum is silent', async ({
  page,
  world,
  newSafe,
  openInSafe,
  mishaps,
}) => {
  test.slow()
  mishaps.allow(ethereumRequests)
  await page.route(
    ({ origin }) => ethereumRequests.test(`request to ${origin}`),
    () => undefined,
  )
  const account = await newSafe({ threshold: 2, owners: 3 })
  const app = await openInSafe({ safe: account.safe, path: '/import' })
  await app
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'round.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await app.getByRole('button', { name: 'Read it' }).click()
  await app.getByRole('button', { name: 'Add 42 payments to your gift' }).click()

  const button = (name: string | RegExp) => app.getByRole('button', { name })
  const bar = app.getByRole('group', { name: 'Selected lines' })
  const search = app.getByRole('searchbox', { name: 'Find a line' })
  const amountFor = (name: string) => app.getByRole('textbox', { name: `Amount for ${name}`, exact: true })
  const amountsOf = async (symbol: string) =>
    (await shownPayments(app)).flatMap((one) => (one.symbol === symbol ? one.amount : []))

  await test.step('each row has the whole address, and the screen is accessible', async () => {
    await expect(app.getByRole('table').locator('tbody tr')).toHaveCount(42)
    expect(await shownPayments(app)).toEqual(round.map(({ to, symbol, amount }) => ({ to, symbol, amount })))
    await checkScreenInHost(page, world, 'a long basket')
  })

  await test.step('a total is split over the lines found, exactly, and undone by one press', async () => {
    await search.fill('clinic 1')
    await expect(app.getByText('11 of 42 lines found')).toBeVisible()
    await bar.getByRole('checkbox', { name: 'Select all shown' }).check()
    await search.fill('')
    await expect(bar).toContainText('11 selected.')
    await button('Set amounts').click()
    await app.getByRole('combobox', { name: 'For the lines in' }).selectOption({ label: 'LUSD' })
    await app.getByRole('radio', { name: 'A total, in equal parts' }).check()
    await app.getByRole('textbox', { name: 'Total in LUSD' }).fill('100')
    const preview = app.getByRole('table', { name: 'What is set' })
    await expect(preview).toContainText('Clinic 11.5 LUSD16.666667 LUSD')
    await expect(preview).toContainText('These 6 lines together79 LUSD100 LUSD')
    await checkScreenInHost(page, world, 'setting amounts of selected lines')
    await button('Replace 6 amounts').click()
    await expect(amountFor('Clinic 11')).toHaveValue('16.666667')
    await expect(amountFor('Clinic 19')).toHaveValue('16.666666')
    await expect(amountFor('Clinic 3')).toHaveValue('3.5')
    await page.keyboard.press('Enter')
    await expect(amountFor('Clinic 11')).toHaveValue('11.5')
    expect(await shownPayments(app)).toEqual(round.map(({ to, symbol, amount }) => ({ to, symbol, amount })))

    await button('Set amounts').click()
    await app.getByRole('combobox', { name: 'For the lines in' }).selectOption({ label: 'LUSD' })
    await app.getByRole('radio', { name: 'A total, in equal parts' }).check()
    await app.getByRole('textbox', { name: 'Total in LUSD' }).fill('100')
    await button('Replace 6 amounts').click()
    const before = round.flatMap(({ symbol, amount }) => (symbol === 'LUSD' ? parseUnits(amount, 6) : []))
    const replaced = ['1.5', '11.5', '13.5', '15.5', '17.5', '19.5'].map((text) => parseUnits(text, 6))
    const sum = (list: readonly bigint[]) => list.reduce((total, one) => total + one, 0n)
    const now = (await amountsOf('LUSD')).map((text) => parseUnits(text, 6))
    expect(sum(now)).toBe(sum(before) - sum(replaced) + parseUnits('100', 6))
  })

  await test.step('setting amounts leaves the rows where they are, also far below the first one', async () => {
    const place = () =>
      amountFor('Clinic 40').evaluate((cell) => Math.round(cell.getBoundingClientRect().top))
    await amountFor('Clinic 40').scrollIntoViewIfNeeded()
    const before = await place()
    await button('Set amounts').click()
    await expect(app.getByRole('radio', { name: 'The same amount for each' })).toBeInViewport()
    // The open bar scrolls by itself: the rows move by no more than a line of it.
    expect(Math.abs((await place()) - before)).toBeLessThan(40)
    await button('Close').click()
    await expect(button('Set amounts')).toBeFocused()
  })

  await test.step('the keyboard moves down the amounts; a pasted column fills the rows', async () => {
    await amountFor('Clinic 3').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(amountFor('Clinic 5')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await amountFor('Clinic 4').evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '0.01\n7.25\n1,234\n')
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(amountFor('Clinic 4')).toHaveValue('0.01')
    await expect(amountFor('Clinic 5')).toHaveValue('7.25')
    await expect(amountFor('Clinic 6')).toHaveAttribute('aria-invalid', 'true')
    await expect(amountFor('Clinic 4')).toBeFocused()
    await amountFor('Clinic 6').fill('0.02')
  })

  await test.step('selected lines are removed and come back; one stays removed', async () => {
    await button('Remove 11 lines').click()
    await expect(app.getByRole('table').locator('tbody tr')).toHaveCount(31)
    await button(/^Undo: Removed 11 lines/).click()
    await expect(app.getByRole('table').locator('tbody tr')).toHaveCount(42)
    await app.getByRole('button', { name: 'Remove Clinic 41', exact: true }).click()
    await expect(button('Undo: Removed Clinic 41.')).toBeFocused()
    await app.getByRole('combobox', { name: 'Order' }).selectOption('amount')
    await app.getByRole('combobox', { name: 'Order' }).selectOption('gift')
  })

  const shown = await shownPayments(app)
  expect(shown).toHaveLength(41)

  await test.step('silent Ethereum is a note after five seconds, and no wait', async () => {
    await button('Review your gift').click()
    await expect(app.getByText(/^Checking \d+ of 40 addresses …$/).first()).toBeVisible()
    const propose = button('Propose to your Safe')
    await expect(propose).toBeEnabled({ timeout: 15_000 })
    const own = app.getByRole('region', { name: 'Recipients outside the directory' })
    await expect(own).toContainText('Not everything could be checked about 40 of 40 addresses')
    const unread =
      'Whether a contract has this address on Ethereum could not be checked. There was no answer within 5 seconds.'
    await expect(app.getByText(unread)).toHaveCount(1)
    await checkScreenInHost(page, world, 'the review of a long gift')
  })

  await test.step('on a phone it says first what it gives, lists each payment once in groups, and is four screens long', async () => {
    await page.setViewportSize(phone)
    await expect(app.getByText(/^[\d.,]+\sETH and [\d.,]+\sLUSD to 41 recipients$/)).toBeInViewport({
      ratio: 1,
    })
    const toEnd = button('To the last step')
    await expect(toEnd).toBeInViewport({ ratio: 1 })
    expect(await screensOf(page, world)).toBeLessThanOrEqual(4)
    const row = app.getByRole('row', { name: /Clinic 7 / })
    await expect(row).toBeHidden()
    await app.getByText('40 to recipients who are not in the directory').click()
    await expect(row).toContainText(addressOf(7))
    await app.getByLabel('Search these payments').fill('clinic 12')
    await expect(app.getByText('1 of 41 payments')).toBeVisible()
    await app.getByLabel('Search these payments').fill('')
    await toEnd.click()
    await expect(app.getByRole('region', { name: 'Confirm' })).toBeFocused()
    await expect(button('Propose to your Safe')).toBeInViewport({ ratio: 1 })
    await button('Propose to your Safe').click()
  })

  await test.step('the bytes proposed are the rows, in their order', async () => {
    await answerInHost(page, 'Sign')
    await expect(app.getByRole('heading', { level: 1, name: 'Proposed to your Safe' })).toBeVisible()
    expect(await proposedPayments(world, await proposedHash(world, account.safe))).toEqual(shown)
  })

  await test.step('what was proposed has the link for the co-signers on its first screen, and is folded below it', async () => {
    await expect(app.getByRole('textbox', { name: 'The link' })).toBeInViewport({ ratio: 0.5 })
    await expect(app.getByText('40 to recipients who are not in the directory')).toBeVisible()
    await expect(app.getByRole('row', { name: /Clinic 7 / })).toBeHidden()
    expect(await screensOf(page, world)).toBeLessThanOrEqual(3)
  })
})
