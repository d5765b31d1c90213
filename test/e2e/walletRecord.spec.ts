import type { Locator, Page } from '@playwright/test'
import { parseEther, parseUnits } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { causeAddress } from '../sandbox/causes'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { sendAll } from '../sandbox/chain/sendAll'
import { deployForger, forgedTransfer } from '../support/forgeTransfer'
import { expectAccessible } from './support/expectAccessible'
import { answerForEthereum, ethereumRequests } from './support/ethereumNode'
import { expect } from './support/test'
import { oneByOne, openBasket } from './support/walletGiving'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  mishaps.allow(ethereumRequests)
  // A record of another chain is looked for on the others.
  mishaps.allow(/^request to https:/)
  await answerForEthereum(page)
})

const lines = [
  { cause: 'Open Wells', asset: 'ETH', amount: '0.25' },
  { cause: 'Second Bread', asset: 'LUSD', amount: '12.5' },
] as const

async function expectCoverage(main: Locator): Promise<void> {
  const covers = main.getByRole('region', { name: 'What this record of a wallet covers' })
  await expect(covers).toContainText(/Payments to the \d+ addresses of the directory/)
  await expect(covers).toContainText('from the first block to block')
  await expect(covers).toContainText('A node cannot list the ETH that a wallet has sent.')
  await expect(main).not.toContainText('Complete since')
}

const rows = (main: Locator) => main.getByRole('region', { name: 'Gifts' }).getByRole('rowheader')

async function recordText(page: Page): Promise<string> {
  return page.getByRole('textbox', { name: /link/i }).inputValue()
}

test('the record of a wallet has its gifts of tokens and coin; without storage the coin is gone, and the page says why', async ({
  page,
  world,
  openWithWallet,
}) => {
  test.slow()
  const { account, giving } = await openBasket({ page, world, openWithWallet }, { lines, knobs: oneByOne })
  await giving.give()
  await expect(giving.heading).toHaveText('Sent')
  await expect(giving.payments.filter({ hasText: 'Delivered' })).toHaveCount(2)
  await giving.toActivity()
  const { main } = giving
  const coin = main
    .getByRole('region', { name: 'Finished' })
    .getByRole('article')
    .filter({ hasText: 'Open Wells' })
  await coin.getByRole('heading', { name: 'Gift to Open Wells' }).click()
  await coin.getByText('Gift record', { exact: true }).click()
  await coin.getByRole('link', { name: 'Record of the gift to Open Wells' }).click()
  await expect(main).toContainText('0.25 ETH to Open Wells on')
  await page.goBack()
  await page.getByRole('link', { name: 'The record of what this wallet has given' }).click()
  await expectCoverage(main)
  await expect(rows(main)).toHaveCount(2)
  await expect(rows(main).filter({ hasText: 'Open Wells' })).toContainText('Delivered')
  await expect(rows(main).filter({ hasText: 'Second Bread' })).toContainText('Delivered')
  const totals = main.getByRole('region', { name: 'In all' })
  await expect(totals).toContainText('0.25 ETH')
  await expect(totals).toContainText('12.5 LUSD')
  await expectAccessible(page, {
    sizes: [
      { width: 1200, height: 900 },
      { width: 390, height: 844 },
    ],
  })

  const other = await page.context().browser()?.newContext()
  if (other === undefined) throw new Error('There is no other browser.')
  const stranger = await other.newPage()
  await stranger.goto(`${world.appUrl}/#/record/local:${account.address}`)
  const theirs = stranger.getByRole('main')
  await expectCoverage(theirs)
  await expect(rows(theirs)).toHaveCount(1)
  await expect(rows(theirs)).toContainText('Second Bread')
  await expect(theirs.getByRole('region', { name: 'In all' })).not.toContainText('ETH')
  await other.close()
})

test('a gift of a wallet has a record that is confirmed, and refuted when a digit was changed', async ({
  page,
  world,
  newAccount,
}) => {
  const account = await newAccount()
  const client = createChainClient(world.rpcUrl)
  const sender = privateKeyToAccount(account.privateKey)
  const hash = await client.sendTransaction({
    account: sender,
    to: causeAddress('open-wells'),
    value: parseEther('0.125'),
    gas: 100_000n,
  })
  await client.waitForTransactionReceipt({ hash })
  await page.goto(`${world.appUrl}/#/record/local:${account.address}/${hash}/0`)
  const main = page.getByRole('main')
  await expect(main).toContainText('0.125 ETH to Open Wells on')
  await expect(main).toContainText('An ordinary wallet')
  const link = await recordText(page)
  await main.getByRole('link', { name: 'Check it now' }).click()
  await expect(main).toContainText('Confirmed: the chain says the same')
  expect(link).toContain('#/check?record=')

  const text = Buffer.from(link.split('record=')[1] ?? '', 'base64url').toString()
  const forged = text.replace('125000000000000000', '725000000000000000')
  expect(forged).not.toBe(text)
  await page.goto(`${world.appUrl}/#/check?record=${Buffer.from(forged).toString('base64url')}`)
  await expect(main).toContainText('Refuted: the record does not say what the chain says')
})

test('a contract that emits a Transfer of the wallet to a cause makes no gift', async ({
  page,
  world,
  newAccount,
}) => {
  const account = await newAccount()
  const client = createChainClient(world.rpcUrl)
  const forger = await deployForger(client)
  const data = forgedTransfer(account.address, causeAddress('open-wells'), parseUnits('1000000', 18))
  await sendAll(client, [{ label: 'poison', to: forger, data }])
  await page.goto(`${world.appUrl}/#/record/local:${account.address}`)
  const main = page.getByRole('main')
  await expectCoverage(main)
  await expect(main).toContainText('No gift was found among what could be read.')
  const missing = main.getByRole('region', { name: 'What is not in the record' })
  await expect(missing).toContainText('another account sent the transaction')
  await expect(main.getByRole('region', { name: 'Gifts' })).toHaveCount(0)
})

test('an address that has sent nothing is no gift-giver, and may be a Safe that is not deployed', async ({
  page,
  world,
  newAccount,
}) => {
  const { address } = await newAccount({ nonce: 0 })
  await page.goto(`${world.appUrl}/#/record/local:${address}`)
  await expect(page.getByRole('main')).toContainText('A Safe that is not deployed yet looks the same.')
})
