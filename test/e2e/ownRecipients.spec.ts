import type { FrameLocator, Page } from '@playwright/test'
import { type Address, getAddress, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { causeAddress } from '../sandbox/causes'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { confirmTx, executeTx } from '../sandbox/host/safeActions'
import type { Owner } from '../sandbox/world'
import { checkScreenInHost } from './support/checkScreen'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { answerInHost, newestGift, proposedHash } from './support/giving'
import { expect, test } from './support/test'
import { openBasket, timesAskedToSend } from './support/walletGiving'
import { walletTest } from './support/walletTest'

const someone = () => privateKeyToAddress(generatePrivateKey())

test.beforeEach(async ({ mishaps }) => mishaps.allow(ethereumRequests))
walletTest.beforeEach(async ({ mishaps }) => mishaps.allow(ethereumRequests))

/** What a person does to look an address or a name up. */
async function lookUp(app: FrameLocator | Page, text: string): Promise<void> {
  const open = app.getByRole('button', { name: 'Give to an address or ENS name' })
  if ((await open.getAttribute('aria-expanded')) !== 'true') await open.click()
  await app.getByLabel(/^Address on .*, or ENS name$/).fill(text)
  await app.getByRole('button', { name: 'Look up' }).click()
}

test('a gift to an address outside the directory is named as such on every screen, and arrives', async ({
  page,
  browser,
  world,
  newSafe,
  openInSafe,
}) => {
  test.slow()
  await answerForEthereum(page)
  const account = await newSafe({ threshold: 2, owners: 3 })
  const [, ben] = account.owners as [Owner, Owner, Owner]
  const printer = someone()
  const app = await openInSafe({ safe: account.safe, path: '/give' })

  await lookUp(app, printer)
  await expect(
    app.getByText('Not in the directory: nobody here has checked whose address it is.'),
  ).toBeVisible()
  await expect(app.getByText(/nobody has used on Local chain yet/)).toBeVisible()
  await app.getByLabel('Your label for it (optional)').fill('Our printer')
  await app.getByRole('button', { name: 'Add to your gift' }).click()

  const line = app.getByRole('group', { name: 'Gift to Our printer' })
  await expect(line).toContainText('Not in the directory: the name is your own label')
  await expect(line).toContainText(printer)
  await line.getByRole('textbox', { name: 'Amount' }).fill('0.5')

  await app.getByRole('button', { name: /^review/i }).click()
  const table = app.getByRole('table', { name: 'The payments in this gift' })
  await expect(table).toContainText('Not in the directory')
  await expect(table).toContainText(printer)
  await expect(app.getByRole('region', { name: 'Recipients outside the directory' })).toContainText(
    'An ordinary address',
  )
  await app.getByLabel('What is this gift for? (optional)').fill('  Posters for the\u200b spring round ')
  await app.getByRole('button', { name: 'Propose to your Safe' }).click()
  await answerInHost(page, 'Sign')
  await expect(app.getByText('Not in the directory').first()).toBeVisible()
  const link = await app.getByRole('textbox', { name: 'The link' }).inputValue()
  expect(link).toContain('?note=')
  expect(link.length).toBeLessThan(300)
  await app.getByRole('link', { name: 'Follow this gift' }).click()
  const gift = newestGift(app)
  await expect(gift).toContainText('Not in the directory')
  await expect(gift).toContainText('Our printer')

  const theirs = await browser.newPage()
  await theirs.goto(link)
  // What bytes cannot say comes with the link, as the word of whoever made it.
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(`0.5 ETH to ${printer}`)
  await expect(theirs.getByText('Posters for the spring round')).toBeVisible()
  await expect(theirs.getByText('Whoever made the link says what it is for:')).toBeVisible()
  const leaves = theirs.getByRole('region', { name: 'What leaves the Safe' })
  await expect(leaves.getByRole('row', { name: /Our printer/ })).toContainText(printer)
  await expect(leaves).toContainText('1 to a recipient who is not in the directory')
  await theirs.close()

  const safeTxHash = await proposedHash(world, account.safe)
  await confirmTx(account, { owner: ben, safeTxHash })
  await expect(gift).toContainText('Ready to execute')
  await executeTx(account, { owner: ben, safeTxHash })
  await expect(gift).toContainText('Delivered')
  expect(await createChainClient(world.rpcUrl).getBalance({ address: printer })).toBe(parseEther('0.5'))
})

test('what cannot be given to is refused with the remedy; a lookalike, or a contract on Ethereum only, waits for a word', async ({
  page,
  world,
  newSafe,
  openInSafe,
}) => {
  const known = causeAddress('open-wells')
  const forged = getAddress(`0x${known.slice(2, 6)}${someone().slice(6, 38).toLowerCase()}${known.slice(-4)}`)
  const elsewhere = someone()
  await answerForEthereum(page, { contracts: [elsewhere] })
  const { safe } = await newSafe({ threshold: 1, owners: 1 })
  const app = await openInSafe({ safe, path: '/give' })
  const anybody = someone()
  const add = app.getByRole('button', { name: 'Add to your gift' })

  for (const [text, words] of [
    ['Open Wells', 'neither an address nor an ENS name'],
    [anybody.slice(0, 41), 'this has 39'],
    [`matic:${anybody}`, 'is not that of Local chain, which is “local:”'],
    ['nobody.eth', 'The ENS name nobody.eth has no address.'],
  ] as const) {
    await lookUp(app, text)
    await expect(app.getByText(words).first()).toBeVisible()
    await expect(add).toHaveCount(0)
  }
  for (const [address, words] of [
    [safe, 'This is your Safe itself.'],
    [world.tokens.LUSD.address, 'This is the contract of LUSD.'],
    ['0x0000000000000000000000000000000000000000', 'This is the zero address.'],
    ['0x0000000000000000000000000000000000000004', 'This address is reserved for the chain itself'],
  ] as const) {
    await lookUp(app, address)
    await expect(app.getByText(words).first()).toBeVisible()
    await expect(add).toHaveCount(0)
  }

  await test.step('an address that looks like one of the directory, on the form and on the review', async () => {
    await lookUp(app, forged)
    const findings = app.getByRole('list', { name: 'What is known about this address' })
    await expect(findings).toContainText('only looks like that of Open Wells')
    await expect(findings).toContainText(known)
    await expect(findings).toContainText(forged)
    await expect(add).toBeDisabled()
    await checkScreenInHost(page, world, 'the form of an own recipient')
    await app.getByLabel(/I have compared both addresses in full/).check()
    await add.click()
    await expect(app.getByRole('button', { name: 'Give to an address or ENS name' })).toBeFocused()
    await app
      .getByRole('group', { name: /^Gift to 0x/ })
      .getByRole('textbox', { name: 'Amount' })
      .fill('0.1')

    await app.getByRole('button', { name: /^review/i }).click()
    const propose = app.getByRole('button', { name: 'Propose to your Safe' })
    await expect(app.getByRole('region', { name: 'Recipients outside the directory' })).toContainText(
      'only looks like that of Open Wells',
    )
    await expect(propose).toBeDisabled()
    await expect(propose).toHaveAccessibleDescription('A warning about a recipient is open.')
    await checkScreenInHost(page, world, 'the review of an own recipient')
    await app.getByLabel(/I have compared both addresses in full/).check()
    await expect(propose).toBeEnabled()
    await app.getByRole('button', { name: 'Change the gift' }).click()
  })

  await test.step('a contract on Ethereum only', async () => {
    await lookUp(app, elsewhere)
    await expect(app.getByText(/On Ethereum a contract has this address/)).toBeVisible()
    await expect(add).toBeDisabled()
  })

  await test.step('an address of the directory is added as its cause', async () => {
    await lookUp(app, `local:${known}`)
    await app.getByRole('button', { name: 'Add Open Wells to your gift' }).click()
    await expect(app.getByRole('group', { name: 'Gift to Open Wells' })).toBeVisible()
  })
})

walletTest(
  'an ENS name is resolved on press, pinned, and stops the gift when it has moved before sending',
  async ({ page, world, openWithWallet }) => {
    const [before, after] = [someone(), someone()]
    const [name, other] = ['printer.eth', 'press.eth'] as const
    await answerForEthereum(page, { addresses: { [name]: before } })
    const { giving, wallet } = await openBasket({ page, world, openWithWallet }, { lines: [] })
    const region = page.getByRole('region', { name: 'Recipients outside the directory' })
    const give = giving.button('Give from your wallet')
    await giving.toGift()
    await lookUp(page, 'Printer.ETH')
    await expect(page.getByText(`${name} is`)).toBeVisible()
    await expect(page.getByText(before)).toBeVisible()
    await page.getByRole('button', { name: 'Add to your gift' }).click()
    const line = giving.line(name)
    await expect(line).toContainText(before)
    await line.getByRole('textbox', { name: 'Amount' }).fill('0.25')
    await giving.review()
    await expect(give).toBeEnabled()

    await answerForEthereum(page, { addresses: { [name]: after } })
    await give.click()
    await expect(region).toContainText('has another one now')
    await expect(region).toContainText(before)
    await expect(region).toContainText(after)
    await expect(give).toBeDisabled()
    expect(await timesAskedToSend(wallet)).toBe(0)

    await test.step('of two names of one address each is resolved again', async () => {
      await answerForEthereum(page, { addresses: { [name]: before, [other]: before } })
      await giving.button('Change the gift').click()
      await lookUp(page, other)
      await page.getByRole('button', { name: 'Add to your gift' }).click()
      await giving.line(other).getByRole('textbox', { name: 'Amount' }).fill('0.25')
      await giving.review()
      await expect(give).toBeEnabled()

      await answerForEthereum(page, { addresses: { [name]: before, [other]: after } })
      await give.click()
      await expect(region).toContainText(
        `${other} had this address when it was added, and has another one now`,
      )
      await expect(region).toContainText(after)
      await expect(give).toBeDisabled()
      expect(await timesAskedToSend(wallet)).toBe(0)
    })

    await answerForEthereum(page, { addresses: { [name]: before, [other]: before } })
    await giving.button('Change the gift').click()
    await giving.give()
    await expect(giving.heading).toHaveText('Sent')
    for (const payment of [giving.payments.nth(0), giving.payments.nth(1)])
      await expect(payment).toContainText('Delivered')
    const held = (address: Address) => createChainClient(world.rpcUrl).getBalance({ address })
    expect([await held(before), await held(after)]).toEqual([parseEther('0.5'), 0n])
  },
)
