import { readFile } from 'node:fs/promises'
import type { FrameLocator, Page } from '@playwright/test'
import { type Address, erc20Abi, formatUnits, getAddress, type Hex, keccak256, toHex } from 'viem'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { causeAddress } from '../sandbox/causes'
import { confirmTx, executeTx } from '../sandbox/host/safeActions'
import type { Owner, WorldInfo } from '../sandbox/world'
import { frameOfApp } from './support/appInHost'
import { checkScreenInHost } from './support/checkScreen'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { configureMaxPayments } from './support/configureApp'
import { answerInHost, proposedHash } from './support/giving'
import { takeOverTime } from './support/pageTime'
import { expect, test } from './support/test'

test.beforeEach(async ({ mishaps }) => mishaps.allow(ethereumRequests))

const hundred = Array.from({ length: 100 }, (_, at) => at)
/** Where the made-up causes of this file receive, for one Safe: nobody else gives to them. */
const addressOf = (at: number, safe: Address) =>
  getAddress(`0x${keccak256(toHex(`${safe} ${at}`)).slice(-40)}`)

/** Serves a directory of a hundred causes in place of the sandbox's. */
async function serveHundredCauses(page: Page, world: WorldInfo, safe: Address): Promise<void> {
  const causes = hundred.map((at) => ({
    id: `cause-${at}`,
    name: `Cause number ${at}`,
    summary: 'It is made up.',
    description: ['It is made up.'],
    field: 'Water',
    place: 'Nowhere',
    confirmed: true,
    recipients: [
      {
        chainId: world.chainId,
        address: addressOf(at, safe),
        proof: { url: `https://cause-${at}.example/give`, checkedOn: '2026-11-02' },
      },
    ],
  }))
  await page.route(`${world.appUrl}/causes.json`, (route) =>
    route.fulfill({ json: { version: 1, causes }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  )
}

async function readText(app: FrameLocator | Page, text: string, name = 'round.csv'): Promise<void> {
  await app
    .getByLabel('File', { exact: true })
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await app.getByRole('button', { name: 'Read it' }).click()
}

async function downloaded(page: Page, press: () => Promise<void>): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return readFile(await file.path(), 'utf8')
}

const read = (app: FrameLocator | Page) => app.getByRole('region', { name: 'What was read' })

test('a round of 100 causes over three assets goes from a file in three proposals to delivered, and the export says what arrived', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [, ben] = account.owners as [Owner, Owner, Owner]
  await serveHundredCauses(page, world, account.safe)
  await configureMaxPayments(page, world, 40)
  const time = await takeOverTime(page)
  const app = await openInSafe({ safe: account.safe, path: '/import' })
  const tokens = ['ETH', 'LUSD', 'LDAI'] as const
  const lines = hundred.map((at) => {
    const token = tokens[at % 3] ?? 'ETH'
    const receiver = at % 2 === 0 ? `;cause-${at}` : `${addressOf(at, account.safe)};`
    return `${token};${receiver};${at + 1},00${token === 'LUSD' ? 1 : 123 + at}`.replace(
      /^ETH;(.*);(\d+),/,
      'ETH;$1;0,',
    )
  })
  const csv = `\ufefftoken;receiver;cause;amount\r\n${lines.join('\r\n')}\r\n`
  await readText(app, csv)
  // The page prints a point, and the file has commas: 2,001 would be two thousand and one here.
  await expect(app.getByText('2,001 could be 2,001 or 2.001.')).toBeVisible()
  await expect(read(app)).toHaveCount(0)
  await app.getByRole('radio', { name: 'A comma: 2,001 is 2.001' }).check()
  await expect(read(app)).toContainText('100 payments can be given, to causes in the directory.')
  await app.getByRole('button', { name: 'Add 100 payments to your gift' }).click()

  await expect(app.getByRole('heading', { level: 1, name: 'Your gift' })).toBeVisible()
  await expect(app.getByRole('textbox', { name: /^Amount for Cause number/ })).toHaveCount(100)
  const hashes: Hex[] = []
  await app.getByRole('button', { name: 'Review your gift' }).click()
  for (const part of ['first 40', 'next 40', 'last 20']) {
    const press = app.getByRole('button', { name: `Propose the ${part} payments` })
    // After a part the button of the next one leads to its review.
    if (hashes.length > 0) await press.click()
    await expect(app.getByRole('heading', { name: `Proposal ${hashes.length + 1} of 3` })).toBeVisible()
    await press.click()
    await answerInHost(page, 'Sign')
    await expect(app.getByRole('heading', { level: 1, name: 'Proposed to your Safe' })).toBeVisible()
    hashes.push(await proposedHash(world, account.safe))
  }
  expect(new Set(hashes).size).toBe(3)
  await app.getByRole('link', { name: 'Follow this gift' }).click()
  const plan = app.getByRole('region', { name: 'Gift in 3 proposals' })
  for (const [index, safeTxHash] of hashes.entries()) {
    await confirmTx(account, { owner: ben, safeTxHash })
    await executeTx(account, { owner: ben, safeTxHash })
    await time.passUntil(plan, `${index + 1} of 3 proposals delivered`)
  }

  // A gift that is delivered in view is open; who comes back finds all of them folded.
  await app.getByRole('link', { name: 'Causes' }).first().click()
  await app.getByRole('link', { name: 'Activity' }).click()
  await expect(plan).toContainText('3 of 3 proposals delivered')
  const rows: string[] = []
  for (const part of await plan.getByRole('article').all()) {
    await part.getByRole('heading').click()
    const save = part.getByRole('button', { name: 'Download as CSV' })
    const exported = await downloaded(page, () => save.click())
    rows.push(...exported.trimEnd().split('\r\n').slice(1))
  }
  expect(rows).toHaveLength(100)
  const client = createChainClient(world.rpcUrl)
  for (const row of rows) {
    const [type, token, receiver, amount, , cause] = row.split(',') as [
      string,
      string,
      Address,
      string,
      string,
      string,
    ]
    const at = Number(cause.replace('cause-', ''))
    expect(receiver).toBe(addressOf(at, account.safe))
    const held =
      type === 'native'
        ? await client.getBalance({ address: receiver })
        : await client.readContract({
            address: token as Address,
            abi: erc20Abi,
            functionName: 'balanceOf',
            args: [receiver],
          })
    const decimals = token === world.tokens.LUSD.address ? 6 : 18
    expect(formatUnits(held, decimals)).toBe(amount)
  }
})

test('files that are hostile or have mistakes add nothing; an ENS name is pinned, and stops the gift once it has moved', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  const account = await newSafe({ threshold: 1, owners: 1 })
  const [stranger, pinned, moved] = [7, 8, 9].map((at) => addressOf(at, account.safe)) as [
    Address,
    Address,
    Address,
  ]
  const ensName = 'printer.eth'
  await answerForEthereum(page, { addresses: { [ensName]: pinned } })
  const asked: string[] = []
  page.on('request', (request) => {
    const words = `request to ${new URL(request.url()).origin}`
    if (ethereumRequests.test(words)) asked.push(words)
  })
  const app = await openInSafe({ safe: account.safe, path: '/import' })
  const unlisted = app.getByRole('table', { name: 'Recipients not in the directory' })

  await test.step('hostile files are refused in words', async () => {
    for (const text of [
      '{"__proto__":{"a":1}}',
      '{"version":9}',
      '"',
      '\u0000\u0000',
      'a,b\n1,2',
      '{'.repeat(50_000),
    ]) {
      await readText(app, text, 'hostile.csv')
      await expect(app.getByText('Nothing was added to your gift')).toBeVisible()
    }
  })

  await test.step('5,000 lines do not freeze the page', async () => {
    const frame = frameOfApp(page, world)
    await frame.evaluate(() => {
      const longest = { ms: 0 }
      Object.assign(window, { longest })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) longest.ms = Math.max(longest.ms, entry.duration)
      }).observe({ type: 'longtask' })
    })
    const lines = Array.from(
      { length: 5_000 },
      (_, at) => `native,0x${(at + 1_000_000).toString(16).padStart(40, '0')},0.01`,
    )
    await readText(app, `token_type,receiver,amount\n${lines.join('\n')}`)
    await expect(read(app)).toContainText('5,000 payments can be given')
    await expect(read(app)).toContainText('A gift holds at most 1,000 payments')
    const longest = await frame.evaluate(() => (window as unknown as { longest: { ms: number } }).longest.ms)
    expect(longest).toBeLessThan(1_000)
    expect(asked).toEqual([])
  })

  await test.step('mistakes are named by line and column, and lines are left out only when told', async () => {
    await readText(
      app,
      [
        'token_type,token_address,receiver,amount,id,name',
        `native,,${causeAddress('open-wells')},0.5,,`,
        `nft,${stranger},${stranger},1,4,`,
        `erc20,LUSD,${stranger},12.5,,"=HYPERLINK(""x"")"`,
        `native,,${stranger},"1,5",,`,
        'native,,open-wells.eth,1,,',
      ].join('\n'),
    )
    const problems = app.getByRole('list', { name: 'Problems' }).getByRole('listitem')
    await expect(problems).toHaveCount(3)
    await expect(problems.nth(0)).toContainText('Line 3, id: “4”')
    await expect(problems.nth(1)).toContainText('Line 5, amount: “1,5”')
    await expect(problems.nth(2)).toContainText('Line 6, receiver: “open-wells.eth”')
    await expect(problems.nth(2)).toContainText('The ENS name open-wells.eth has no address.')
    await expect(read(app)).toContainText('3 lines cannot be given, so nothing is added yet')
    await expect(app.getByRole('button', { name: /to your gift$/ })).toHaveCount(0)
    await expect(unlisted).toContainText(stranger)
    await checkScreenInHost(page, world, 'a file with faults')

    await app.getByRole('checkbox', { name: /Leave out the 3 lines/ }).check()
    await app.getByRole('button', { name: 'Add 2 payments to your gift' }).click()
    await expect(app.getByRole('group', { name: 'Gift to Open Wells' })).toBeVisible()
  })

  await test.step('the basket as CSV has no formula, and reads back as the same two payments', async () => {
    await app.getByText('Save as plan, or export').click()
    const csv = await downloaded(page, () => app.getByRole('button', { name: 'Download CSV' }).click())
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
    await app.getByRole('link', { name: 'Read from a file' }).click()
    await readText(app, csv)
    await expect(read(app)).toContainText(
      '2 payments can be given: 1 to causes in the directory, 1 to recipients',
    )
    await app.getByRole('button', { name: 'Replace the 2 payments in your gift' }).click()
    await expect(app.getByRole('group', { name: /^Gift to / })).toHaveCount(2)
    await expect(app.getByText('2 payments were replaced.')).toBeVisible()
    await app.getByRole('button', { name: 'Undo' }).click()
    await expect(app.getByText('2 payments were replaced.')).toHaveCount(0)
    await expect(app.getByRole('group', { name: /^Gift to / })).toHaveCount(2)
  })

  await test.step('a Transaction Builder batch goes out and comes in; a changed one is refused', async () => {
    await app.getByText('Save as plan, or export').click()
    const batch = await downloaded(page, () =>
      app.getByRole('button', { name: 'Download a Transaction Builder batch' }).click(),
    )
    await app.getByRole('link', { name: 'Read from a file' }).click()
    await readText(app, batch, 'batch.json')
    await expect(read(app)).toContainText('2 payments can be given')
    await readText(app, batch.replace('500000000000000000', '600000000000000000'), 'batch.json')
    await expect(app.getByText('Its checksum does not fit')).toBeVisible()
    await expect(app.getByText('Nothing was added to your gift')).toBeVisible()
  })

  await test.step('an ENS name among pasted cells is resolved on press, and pinned', async () => {
    await app.getByRole('link', { name: /^Your gift/ }).click()
    await app.getByRole('link', { name: 'Read from a file' }).click()
    asked.length = 0
    await app
      .getByLabel('Or paste cells from a spreadsheet')
      .fill('receiver\ttoken\tamount\tname\nPrinter.eth\tETH\t0.5\tPosters')
    expect(asked).toEqual([])
    await app.getByRole('button', { name: 'Read it' }).click()
    await expect(unlisted).toContainText('Posters')
    await expect(unlisted).toContainText(ensName)
    await expect(unlisted).toContainText(pinned)
    expect(asked).not.toEqual([])
    await app.getByRole('button', { name: 'Add 1 payment to your gift' }).click()
    const line = app.getByRole('group', { name: 'Gift to Posters' })
    await expect(line).toContainText(ensName)
    await expect(line).toContainText(pinned)
  })

  await test.step('moved before sending, the name stops the gift', async () => {
    await app.getByRole('button', { name: /^review/i }).click()
    const propose = app.getByRole('button', { name: 'Propose to your Safe' })
    await expect(propose).toBeEnabled()
    await answerForEthereum(page, { addresses: { [ensName]: moved } })
    await propose.click()
    const region = app.getByRole('region', { name: 'Recipients outside the directory' })
    await expect(region).toContainText('has another one now')
    await expect(region).toContainText(moved)
    await expect(propose).toBeDisabled()
  })
})
