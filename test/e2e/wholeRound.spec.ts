import { readFile } from 'node:fs/promises'
import { type Address, erc20Abi, formatUnits, getAddress, keccak256, parseUnits, toHex } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { createChainClient } from '../sandbox/chain/createChainClient'
import type { Owner, WorldInfo } from '../sandbox/world'
import { ethereumRequests } from './support/ethereumNode'
import { answerInHost, proposedHash } from './support/giving'
import { expect } from './support/test'
import { walletHeader } from './support/walletHeader'
import { walletTest as test } from './support/walletTest'

const phone = { width: 390, height: 844 }
/** Most payments of one proposal: a longer gift goes as several. */
const mostInOne = 100

const symbols = ['LUSD', 'LDAI', 'ETH'] as const
type Symbol = (typeof symbols)[number]
const decimals = { LUSD: 6, LDAI: 18, ETH: 18 } as const

type Payment = {
  readonly to: Address
  readonly symbol: Symbol
  readonly amount: bigint
  readonly name: string
  readonly invoice: string
}

/** A quarter's round of so many, over three assets: two of them to causes, the others to clinics that nobody here knows. */
function roundOf(count: number): readonly Payment[] {
  return Array.from({ length: count }, (_, at) => {
    const symbol = symbols[at % 3] ?? 'LUSD'
    const text = symbol === 'ETH' ? `0.00${at + 1}` : `${20 + at}.${at % 10}5`
    const cause = at === 2 ? 'open-wells' : at === 3 ? 'second-bread' : null
    return {
      to:
        cause === null
          ? getAddress(`0x${keccak256(toHex(`house ${count} ${at}`)).slice(-40)}`)
          : causeAddress(cause),
      symbol,
      amount: parseUnits(text, decimals[symbol]),
      name: `Clinic ${at + 1}`,
      invoice: `Invoice 2026-${at + 100}`,
    }
  })
}

const fileOf = (payments: readonly Payment[]) =>
  [
    'Payee,Wallet,Sum,Currency,Reference',
    ...payments.map(({ to, symbol, amount, name, invoice }) =>
      [name, to, formatUnits(amount, decimals[symbol]), symbol, invoice].join(),
    ),
  ].join('\n')

const totalOf = (payments: readonly Payment[], symbol: Symbol) =>
  payments.reduce((sum, one) => (one.symbol === symbol ? sum + one.amount : sum), 0n)

/** As the pages write it in English. */
function amountText(amount: bigint, symbol: Symbol): string {
  const [whole = '', fraction = ''] = formatUnits(amount, decimals[symbol]).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${grouped}${fraction === '' ? '' : `.${fraction}`} ${symbol}`
}

async function balancesOf(world: WorldInfo, account: Address): Promise<Readonly<Record<Symbol, bigint>>> {
  const client = createChainClient(world.rpcUrl)
  const token = (symbol: 'LUSD' | 'LDAI') =>
    client.readContract({
      abi: erc20Abi,
      address: world.tokens[symbol].address,
      functionName: 'balanceOf',
      args: [account],
    })
  const [LUSD, LDAI, ETH] = await Promise.all([
    token('LUSD'),
    token('LDAI'),
    client.getBalance({ address: account }),
  ])
  return { LUSD, LDAI, ETH }
}

for (const count of [42, 120])
  test(`a round of ${count}: from the treasurer’s file over a co-signer’s phone to books that agree with the chain`, async ({
    page,
    browser,
    world,
    newSafe,
    openInSafe,
    openWithWallet,
    mishaps,
  }) => {
    test.setTimeout(240_000)
    mishaps.allow(ethereumRequests)
    // The app in the frame is another build than the one in the tab.
    mishaps.allow(/^request to http:\/\/127\.0\.0\.1:\d+$/)
    await page.route(
      ({ origin }) => ethereumRequests.test(`request to ${origin}`),
      (route) => route.abort('blockedbyclient'),
    )
    const payments = roundOf(count)
    const account = await newSafe({ threshold: 2, owners: 2 })
    const [, ben] = account.owners as [Owner, Owner]
    const before = await balancesOf(world, account.safe)
    const app = await openInSafe({ safe: account.safe, path: '/import' })

    const parts = count <= mostInOne ? [payments] : [payments.slice(0, mostInOne), payments.slice(mostInOne)]

    const links =
      await test.step('the treasurer reads a file, says what it is for, proposes it and copies the links', async () => {
        await app.getByLabel('File', { exact: true }).setInputFiles({
          name: 'Q4.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(fileOf(payments)),
        })
        await app.getByRole('button', { name: 'Read it' }).click()
        await app.getByRole('button', { name: `Add ${count} payments to your gift` }).click()
        await app.getByRole('button', { name: 'Review your gift' }).click()
        await app.getByRole('textbox', { name: 'What is this gift for? (optional)' }).fill('Q4 grants')
        const [lusd, ldai, eth] = symbols.map((symbol) => amountText(totalOf(payments, symbol), symbol))
        await expect(app.getByText(`${lusd}, ${ldai} and ${eth} to ${count} recipients`)).toBeVisible()
        const hashes: string[] = []
        for (const [at, part] of parts.entries()) {
          const name = `Propose the ${at === 0 ? 'first' : 'last'} ${part.length} payments`
          const propose = app.getByRole('button', {
            name: parts.length === 1 ? 'Propose to your Safe' : name,
          })
          // It leads to the review of the next part.
          if (at > 0) await propose.click()
          await expect(propose).toBeEnabled({ timeout: 60_000 })
          await propose.click()
          await answerInHost(page, 'Sign')
          const isLast = at === parts.length - 1
          const made = isLast
            ? app.getByRole('link', { name: 'Follow this gift' })
            : app.getByText(/^1 of 2 proposals made/)
          await expect(made).toBeVisible()
          hashes.push(await proposedHash(world, account.safe))
        }
        await app.getByRole('link', { name: 'Follow this gift' }).click()
        for (const fold of await app.getByText('Link for co-signers', { exact: true }).all())
          await fold.click()
        const shown = app.getByRole('textbox', { name: 'The link' })
        await expect(shown).toHaveCount(parts.length)
        const texts = await Promise.all((await shown.all()).map((one) => one.inputValue()))
        return hashes.map((hash) => texts.find((text) => text.includes(hash)) ?? `No link names ${hash}.`)
      })
    // A chat cuts a text of 4,096.
    for (const link of links) expect(link.length).toBeLessThan(count === 42 ? 2_000 : 4_000)

    const context = await browser.newContext({ viewport: phone })
    const tab = await context.newPage()
    await tab.route(
      ({ origin }) => ethereumRequests.test(`request to ${origin}`),
      (route) => route.abort('blockedbyclient'),
    )
    const section = tab.getByRole('region', { name: 'What you can do' })
    const button = (name: string | RegExp) => section.getByRole('button', { name })
    for (const [at, part] of parts.entries()) {
      const path = new URL(links[at] ?? '').hash.slice(1)
      await test.step('the co-signer’s phone says what leaves, to how many and for what, before any scrolling', async () => {
        if (at === 0) await openWithWallet({ page: tab, account: ben, knobs: { as: ben.name }, path })
        else await tab.evaluate((hash) => void (location.hash = hash), path)
        const heading = tab.getByRole('heading', { level: 1 })
        await expect(heading).toContainText(`to ${part.length} recipients`)
        for (const symbol of symbols)
          await expect(heading).toContainText(
            amountText(totalOf(part, symbol), symbol).replace(' ', '\u00a0'),
          )
        for (const text of ['Q4 grants', '1 signature missing.'])
          await expect(tab.getByText(text).first()).toBeInViewport({ ratio: 1 })
        await expect(heading).toBeInViewport({ ratio: 1 })
        const last = part.at(-1) as Payment
        const list = tab.getByRole('region', { name: 'What leaves the Safe' })
        const row = list.getByRole('row').filter({ hasText: `“${last.name}”` })
        await expect(row).toContainText(amountText(last.amount, last.symbol))
        await expect(row).toContainText(`Note in the link: “${last.invoice}”`)
      })

      await test.step('what is to be judged is one group, and it is signed and executed', async () => {
        if (at === 0) {
          await button('Connect an owner’s wallet').click()
          await walletHeader(tab).connectDialog.getByRole('button', { name: 'Test Wallet' }).click()
          await walletHeader(tab).expectAccount(ben.address)
        }
        await expect(section).toContainText(/\d+ payments, .+ go to recipients who are not in the directory/)
        await expect(button(/^Sign/)).toBeDisabled()
        await expect(button(/^Sign/)).toHaveAccessibleDescription('First tick the box above.')
        for (const box of await section.getByRole('checkbox').all()) await box.check()
        await button(/^Sign/).click()
        await expect(section).toContainText('You have signed exactly this.')
        await button(/^Execute/).click()
        await expect(section).toContainText(`#${at} was executed`, { timeout: 60_000 })
      })
    }
    await context.close()

    const after = await balancesOf(world, account.safe)
    await test.step('the chain moved exactly that', () => {
      for (const symbol of symbols) expect(before[symbol] - after[symbol]).toBe(totalOf(payments, symbol))
    })

    await test.step('the record has every payment, and its file adds up to what the chain moved', async () => {
      await page.evaluate(() => window.sandboxHost.openApp('/#/record'))
      const main = app.getByRole('main')
      for (const symbol of symbols)
        await expect(main).toContainText(amountText(totalOf(payments, symbol), symbol), { timeout: 60_000 })
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        app.getByRole('button', { name: 'Download CSV' }).click(),
      ])
      const [head = '', ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
      const columns = head.replace('\ufeff', '').split(',')
      const cell = (row: string, name: string) => row.split(',')[columns.indexOf(name)] ?? ''
      expect(rows).toHaveLength(count)
      expect(rows.map((row) => cell(row, 'memo')).toSorted()).toEqual(
        payments.map(({ invoice }) => invoice).toSorted(),
      )
      for (const symbol of symbols) {
        const written = rows.filter((row) => cell(row, 'token') === symbol)
        const sum = written.reduce((total, row) => total + BigInt(cell(row, 'arrived_raw')), 0n)
        expect(sum).toBe(before[symbol] - after[symbol])
      }
    })
  })
