import { readFile } from 'node:fs/promises'
import { type Address, getAddress, keccak256, toHex } from 'viem'
import type { WorldInfo } from '../sandbox/world'
import { frameOfApp } from './support/appInHost'
import { checkScreenInHost } from './support/checkScreen'
import { expect, test } from './support/test'

type Payment = {
  readonly name: string
  readonly address: Address
  readonly token: 'ETH' | 'LUSD' | 'LDAI'
  /** As this page writes it into a file. */
  readonly amount: string
}

const addressOf = (at: number, safe: Address) =>
  getAddress(`0x${keccak256(toHex(`payee ${safe} ${at}`)).slice(-40)}`)

/** What the treasurer means: 40 payments over three assets, with amounts of all kinds. */
function meantPayments(safe: Address): readonly Payment[] {
  const tokens = ['LUSD', 'LDAI', 'ETH'] as const
  const fractions = { LUSD: '250001', LDAI: '000000000000000007', ETH: '015625' }
  return Array.from({ length: 40 }, (_, at) => {
    const token = tokens[at % 3] ?? 'LUSD'
    const whole = token === 'ETH' ? '0' : `${at + 1_000}`
    return {
      name: `Payee ${at + 1}`,
      address: addressOf(at, safe),
      token,
      amount: `${whole}.${fractions[token]}`,
    }
  })
}

/** The file as it is: 42 lines below the header, with ten mistakes, a double, a second header and a total. */
function treasurersFile(payments: readonly Payment[], world: WorldInfo): string {
  const grouped = (amount: string) => amount.replace(/^(\d)(\d{3})\./u, '$1,$2.')
  const lines = payments.map(({ name, address, token, amount }) => [name, address, grouped(amount), token])
  const mistake = (at: number, cell: number, text: string) => void lines[at]?.splice(cell, 1, text)
  mistake(2, 2, '0,015625') // a comma among points
  mistake(5, 2, '0.O15625') // a letter
  mistake(7, 2, '')
  mistake(9, 2, '-1,009.250001')
  mistake(12, 2, '1,012.25000100001') // more decimals than LUSD has
  mistake(14, 1, `${payments[14]?.address}`.slice(0, 40)) // cut short
  mistake(16, 1, wrongCase(`${payments[16]?.address}`))
  mistake(18, 1, `matic:${payments[18]?.address}`)
  mistake(20, 3, 'EURX')
  mistake(22, 0, 'Payee 23; Ghent') // a delimiter in a name
  // What needs no correction.
  mistake(24, 1, `${world.hostUrl}/explorer/address/${payments[24]?.address}`)
  mistake(26, 1, `  ${payments[26]?.address} `)
  mistake(25, 1, `ethereum:${payments[25]?.address}@${world.chainId}`)
  mistake(27, 2, `${grouped(payments[27]?.amount ?? '')}00000000000000`)
  const header = ['Payee', 'Wallet', 'Sum', 'Currency']
  const [first = []] = lines
  const all = [header, ...lines.slice(0, 30), header, ...lines.slice(30), first, ['Total', '', '5,000', '']]
  return `\ufeffsep=;\r\n${all.map((cells) => cells.join(';')).join('\r\n')}\r\n`
}

function wrongCase(address: string): string {
  const at = address.slice(2).search(/[a-f]/u) + 2
  return address.slice(0, at) + address.charAt(at).toUpperCase() + address.slice(at + 1)
}

test('a treasurer’s file with ten mistakes is dropped on the gift, mended in place, and becomes the gift to the last digit', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const account = await newSafe({ threshold: 1, owners: 1 })
  const payments = meantPayments(account.safe)
  const app = await openInSafe({ safe: account.safe, path: '/give' })
  const read = app.getByRole('region', { name: 'What was read' })
  const problems = app.getByRole('list', { name: 'Problems' }).getByRole('listitem')

  await test.step('dropped on the gift, it is read with its own column names', async () => {
    const link = app.getByRole('link', { name: 'Read from a file' })
    await expect(link).toBeVisible()
    const data = await frameOfApp(page, world).evaluateHandle(
      (text) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([text], 'Payments March.csv', { type: 'text/csv' }))
        return transfer
      },
      treasurersFile(payments, world),
    )
    await link.dispatchEvent('drop', { dataTransfer: data })
    // One amount has a comma, so the column does not prove what a thousand is written like.
    await expect(app.getByText('5,000 could be 5,000 or 5.')).toBeVisible()
    await expect(app.getByText('Nothing was added to your gift.')).toBeVisible()
    await app.getByRole('radio', { name: 'A point: 5,000 is 5,000' }).check()
    await expect(read).toContainText('31 payments can be given')
    await expect(app.getByRole('combobox', { name: 'What “Sum” holds' })).toHaveValue('amount')
    await expect(app.getByRole('combobox', { name: 'What “Payee” holds' })).toHaveValue('name')
    await expect(read).toContainText('Line 33 was left out: it repeats the names of the columns.')
    await expect(read).toContainText(
      'Line 45 was left out as a total. An amount could not be read, so the total was not compared with the lines above.',
    )
    await expect(problems).toHaveCount(10)
    await expect(problems.nth(5)).toContainText('Line 17, Wallet')
    await expect(problems.nth(5)).toContainText('For Payee 15.')
    await checkScreenInHost(page, world, 'a file to mend')
  })

  const mend = async (line: number, what: string, fill: () => Promise<unknown>, left: number) =>
    test.step(`line ${line}, ${what}`, async () => {
      await fill()
      await app.getByRole('button', { name: `Use this for line ${line}`, exact: true }).click()
      await expect(problems).toHaveCount(left)
    })
  const field = (name: string) => app.getByRole('textbox', { name, exact: true })
  const amountOf = (at: number) => payments[at]?.amount ?? ''
  const addressAt = (at: number) => `${payments[at]?.address}`

  await test.step('an amount that can be read in two ways is asked', async () => {
    await field('Amount of line 5').fill('1.000')
    await app.getByRole('button', { name: 'Use this for line 5', exact: true }).click()
    await expect(problems.nth(0)).toContainText('1.000 could be 1 or 1,000.')
    await app.getByRole('form', { name: 'Correct line 5' }).getByRole('button', { name: '1,000' }).click()
    await expect(field('Amount of line 5')).toHaveValue('1000')
  })
  await mend(5, 'a comma', () => field('Amount of line 5').fill('0,015625'), 9)
  await mend(8, 'a letter', () => field('Amount of line 8').fill(amountOf(5)), 8)
  await mend(10, 'no amount', () => field('Amount of line 10').fill('1 007,000000000000000007'), 7)
  await mend(12, 'a minus', () => field('Amount of line 12').fill(amountOf(9)), 6)
  await mend(15, 'decimals', () => field('Amount of line 15').fill('1,012.2500010000000'), 5)
  await mend(17, 'a cut address', () => field('Recipient of line 17').fill(addressAt(14)), 4)
  await mend(19, 'a checksum', () => field('Recipient of line 19').fill(addressAt(16)), 3)
  await mend(21, 'a prefix', () => field('Recipient of line 21').fill(addressAt(18).toLowerCase()), 2)
  await mend(
    23,
    'a currency',
    () => app.getByRole('combobox', { name: 'Asset of line 23' }).selectOption('ETH'),
    1,
  )
  await mend(
    25,
    'a delimiter',
    async () => {
      await field('Recipient of line 25').fill(addressAt(22))
      await app.getByRole('combobox', { name: 'Asset of line 25' }).selectOption('LDAI')
      await field('Amount of line 25').fill(amountOf(22))
      await field('Name in line 25').fill('Payee 23')
    },
    0,
  )

  await test.step('the double is asked, and left out by choice', async () => {
    await expect(app.getByRole('button', { name: /to your gift$/ })).toHaveCount(0)
    const unlisted = app.getByRole('table', { name: 'Recipients not in the directory' })
    await expect(unlisted).toContainText('Same as line 44')
    await expect(unlisted).toContainText('Same as line 3')
    await app.getByRole('radio', { name: 'Give it once, and leave out line 44' }).check()
    const add = app.getByRole('button', { name: 'Add 40 payments to your gift' })
    await expect(add).toBeInViewport()
    await add.click()
    await expect(app.getByRole('heading', { level: 1, name: 'Your gift' })).toBeVisible()
  })

  await test.step('the gift is what was meant, to the last digit', async () => {
    await app.getByText('Save as plan, or export').click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      app.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    const rows = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n').slice(1)
    const inGift = rows.map((row) => {
      const [type, token, receiver, amount, , , name] = row.split(',')
      return [type === 'native' ? 'ETH' : token, receiver, amount, name]
    })
    const tokens = { ETH: 'ETH', LUSD: world.tokens.LUSD.address, LDAI: world.tokens.LDAI.address }
    const meant = payments.map(({ name, address, token, amount }) => [tokens[token], address, amount, name])
    const byAddress = (one: readonly (string | undefined)[], other: readonly (string | undefined)[]) =>
      `${one[1]}` < `${other[1]}` ? -1 : 1
    expect(inGift.toSorted(byAddress)).toEqual(meant.toSorted(byAddress))
  })

  await test.step('the example file is read without a question', async () => {
    await app.getByRole('link', { name: 'Read from a file' }).click()
    await app.getByText('How the file has to look').click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      app.getByRole('button', { name: 'Download an example file' }).click(),
    ])
    await app.getByLabel('File', { exact: true }).setInputFiles(await file.path())
    await app.getByRole('button', { name: 'Read it' }).click()
    await expect(read).toContainText('3 payments can be given, to causes in the directory.')
  })

  await test.step('a spreadsheet file is recognised, and how to save it is said', async () => {
    await app
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'Payments.xlsx', mimeType: '', buffer: Buffer.from('PK\u0003\u0004rest') })
    await app.getByRole('button', { name: 'Read it' }).click()
    await expect(app.getByText(/This is a spreadsheet file.*CSV UTF-8/)).toBeVisible()
  })
})

test('on a German page a thousand is a thousand: in a file, in the gift and in its field', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const account = await newSafe({ threshold: 1, owners: 1 })
  const app = await openInSafe({ safe: account.safe, path: '/import' })
  await expect(app.getByRole('heading', { level: 1 })).toBeVisible()
  const german = `${world.appUrl}/?lang=de#/import`
  await frameOfApp(page, world).goto(german)
  await expect(app.getByRole('heading', { level: 1, name: 'Spende aus einer Datei lesen' })).toBeVisible()
  const paste = app.getByLabel('Oder Zellen aus einer Tabelle einfügen')
  const rows = [0, 1].map((at) => `Verein ${at + 1}\t${addressOf(at, account.safe)}\t${at + 1}.000\tLUSD`)
  await paste.fill(`Empfänger\tAdresse\tBetrag\tWährung\n${rows.join('\n')}`)
  await app.getByRole('button', { name: 'Lesen', exact: true }).click()
  await expect(app.getByText('1.000 könnte 1 oder 1.000 sein.')).toBeVisible()
  await app.getByRole('radio', { name: 'Ein Komma: 1.000 ist 1.000' }).check()
  await expect(app.getByText('3.000 LUSD')).toBeVisible()
  await app.getByRole('button', { name: /^2 Zahlungen/ }).click()

  const amount = app.getByRole('textbox', { name: 'Betrag in LUSD' }).first()
  await expect(amount).toHaveValue('1000')
  await amount.fill('1.000')
  await amount.blur()
  await expect(app.getByText('1.000 könnte 1 oder 1.000 sein.').first()).toBeVisible()
  await app.getByRole('button', { name: '1.000 LUSD' }).click()
  await expect(amount).toHaveValue('1000')
  await expect(app.getByText('3.000 LUSD').first()).toBeVisible()
})
