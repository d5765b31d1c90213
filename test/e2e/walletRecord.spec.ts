import type { Locator, Page } from '@playwright/test'
import { encodeFunctionData, erc20Abi, parseEther, parseUnits } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { causeAddress } from '../sandbox/causes'
import { createChainClient } from '../sandbox/chain/createChainClient'
import { sendAll } from '../sandbox/chain/sendAll'
import { deployForger, forgedTransfer } from '../support/forgeTransfer'
import { checkScreen } from './support/checkScreen'
import { answerForAllChains, nodeRequests } from './support/ethereumNode'
import { makeFinal } from './support/makeFinal'
import { expect } from './support/test'
import { oneByOne, openBasket } from './support/walletGiving'
import { walletTest as test } from './support/walletTest'

test.beforeEach(async ({ page, mishaps }) => {
  // A record of another chain is looked for on the others.
  mishaps.allow(nodeRequests)
  await answerForAllChains(page)
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

const rows = (main: Locator) => main.getByRole('region', { name: 'Payments' }).getByRole('rowheader')

async function recordText(page: Page): Promise<string> {
  return page.getByRole('textbox', { name: /link/i }).inputValue()
}

test('the record of a wallet has the gifts of tokens and coin that this browser has given', async ({
  page,
  world,
  openWithWallet,
}) => {
  test.slow()
  const { giving } = await openBasket({ page, world, openWithWallet }, { lines, knobs: oneByOne })
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
  await checkScreen(page, 'the record of a wallet')
})

test('in a browser that has given nothing, the record of a wallet is without its coin, and the page says why', async ({
  page,
  world,
  newAccount,
}) => {
  const { address, privateKey } = await newAccount()
  const client = createChainClient(world.rpcUrl)
  const account = privateKeyToAccount(privateKey)
  const gas = 100_000n
  const value = parseEther('0.125')
  const hash = await client.sendTransaction({ account, to: causeAddress('open-wells'), value, gas })
  const args = [causeAddress('second-bread'), parseUnits('12.5', 6)] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  const token = await client.sendTransaction({ account, to: world.tokens.LUSD.address, data, gas })
  for (const each of [hash, token]) await client.waitForTransactionReceipt({ hash: each })
  await makeFinal(world)
  const main = page.getByRole('main')
  /** In the page that is open. */
  const goTo = (path: string) => page.goto(`${world.appUrl}/#${path}`)

  await test.step('of the gifts only that of a token is found', async () => {
    await goTo(`/record/local:${address}`)
    await expectCoverage(main)
    await expect(rows(main)).toHaveCount(1)
    await expect(rows(main)).toContainText('Second Bread')
    const totals = main.getByRole('region', { name: 'In all' })
    await expect(totals).toContainText('12.5 LUSD')
    await expect(totals).not.toContainText('ETH')
  })

  await test.step('one gift of coin has a record that is confirmed, and refuted when a digit was changed', async () => {
    await goTo(`/record/local:${address}/${hash}/0`)
    await expect(main).toContainText('0.125 ETH to Open Wells on')
    await expect(main).toContainText('An ordinary wallet')
    const link = await recordText(page)
    await main.getByRole('link', { name: 'Check it now' }).click()
    await expect(main).toContainText('Confirmed: the chain says the same')
    expect(link).toContain('#/check?record=')

    const text = Buffer.from(link.split('record=')[1] ?? '', 'base64url').toString()
    const forged = text.replace('125000000000000000', '725000000000000000')
    expect(forged).not.toBe(text)
    await goTo(`/check?record=${Buffer.from(forged).toString('base64url')}`)
    await expect(main).toContainText('Refuted: the record does not say what the chain says')
  })

  await test.step('a contract that emits a Transfer of a wallet to a cause makes no gift', async () => {
    const victim = await newAccount()
    const forger = await deployForger(client)
    const forgery = forgedTransfer(victim.address, causeAddress('open-wells'), parseUnits('1000000', 18))
    await sendAll(client, [{ label: 'poison', to: forger, data: forgery }])
    await goTo(`/record/local:${victim.address}`)
    await expect(main).toContainText('No gift was found among what could be read.')
    await expectCoverage(main)
    const missing = main.getByRole('region', { name: 'What is not in the record' })
    await expect(missing).toContainText('another account sent the transaction')
    await expect(main.getByRole('region', { name: 'Payments' })).toHaveCount(0)
  })

  await test.step('an address that has sent nothing is no gift-giver, and may be a Safe that is not deployed', async () => {
    const silent = await newAccount({ nonce: 0 })
    await goTo(`/record/local:${silent.address}`)
    await expect(main).toContainText('A Safe that is not deployed yet looks the same.')
  })
})
