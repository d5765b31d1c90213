import type { Page } from '@playwright/test'
import { type Address, encodeFunctionData, erc20Abi, parseEther } from 'viem'
import { formatAmount } from '../../src/core/money/formatAmount'
import { causeAddress } from '../sandbox/causes'
import { localTokens } from '../sandbox/chain/tokens/localTokens'
import { tokenAbi } from '../sandbox/chain/tokens/tokenAbi'
import { coin, type GivingChain, type GivingSafe, startGivingChain, transfer } from '../support/givingChain'
import { addressOf } from '../support/safeFixtures'
import { expectAccessible } from './support/expectAccessible'
import { readOwnChain } from './support/ownChain'
import { expect, test } from './support/test'

// A chain of its own, with a past: its balances are what the screen has to show.
test.describe.configure({ mode: 'default' })

const { LUSD } = localTokens
const lusd = (amount: bigint) => amount * 10n ** 6n

let chain: GivingChain
let safe: GivingSafe
test.beforeAll(async () => {
  test.setTimeout(120_000)
  chain = await startGivingChain({ startMs: Date.UTC(2024, 10, 1) })
  safe = await chain.createSafe()
  await at('2024-12-20')
  await chain.execute(safe, [
    transfer(LUSD.address, causeAddress('open-wells'), lusd(1_000n)),
    coin(addressOf('Aunt Mia'), parseEther('0.1')),
  ])
  await at('2025-03-10')
  await chain.send(LUSD.address, mint(safe.address, lusd(500n)))
  await at('2025-06-01')
  await chain.execute(safe, [
    transfer(LUSD.address, causeAddress('second-bread'), lusd(2_000n)),
    transfer(LUSD.address, addressOf('The landlord'), lusd(300n)),
  ])
  await at('2026-02-01')
  await chain.execute(safe, [transfer(LUSD.address, causeAddress('open-wells'), lusd(1n))])
  // So that the payments are final.
  await chain.local.client.mine({ blocks: 80, interval: 1 })
})
test.afterAll(() => chain.stop())

function mint(to: Address, amount: bigint) {
  return encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args: [to, amount] })
}

async function at(day: string): Promise<void> {
  await chain.local.client.setNextBlockTimestamp({ timestamp: BigInt(Date.parse(day) / 1_000) })
}

/** What the Safe held at the end of the last block before a day, by the chain itself. */
async function heldBefore(day: string) {
  const { client } = chain.local
  let blockNumber = await client.getBlockNumber()
  while (Number((await client.getBlock({ blockNumber })).timestamp) * 1_000 >= Date.parse(day))
    blockNumber -= 1n
  const native = await client.getBalance({ address: safe.address, blockNumber })
  const token = await client.readContract({
    address: LUSD.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [safe.address],
    blockNumber,
  })
  return { blockNumber, ETH: grouped(native, 18), LUSD: grouped(token, 6) }
}

function grouped(amount: bigint, decimals: number): string {
  const [whole = '', rest] = formatAmount(amount, decimals).split('.')
  const digits = BigInt(whole).toLocaleString('en')
  return rest === undefined ? digits : `${digits}.${rest}`
}

async function openRecord(page: Page, appUrl: string, query: string) {
  await page.goto(`${appUrl}/#/record/local:${safe.address}${query}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('Complete since the Safe began', { timeout: 60_000 })
  return main.getByRole('region', { name: 'Balances' })
}

test('the books of a year reconcile with the balances that the chain had', async ({
  page,
  world,
  mishaps,
}) => {
  void mishaps
  await readOwnChain(page, world, chain)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  const balances = await openRecord(page, world.appUrl, '?period=2025')
  await expect(balances).toBeVisible()
  // Nothing is asked for before the press.
  expect(asked.some((body) => body.includes('eth_getBalance'))).toBe(false)
  await balances.getByRole('button', { name: 'Read the balances from the chain' }).click()
  const tables = balances.getByRole('table')
  await expect(tables).toHaveCount(2)

  const [opening, closing] = [await heldBefore('2025-01-01'), await heldBefore('2026-01-01')]
  const coinRows = tables.nth(0).getByRole('row')
  await expect(coinRows.nth(1)).toContainText(`${opening.ETH} ETH`)
  await expect(coinRows.nth(1)).toContainText(`block ${opening.blockNumber.toLocaleString('en')},`)
  await expect(coinRows.nth(2)).toContainText('0 ETH')
  await expect(coinRows.last()).toContainText(`${closing.ETH} ETH`)
  const tokenRows = tables.nth(1).getByRole('row')
  await expect(tokenRows).toContainText([
    'Movement',
    `${opening.LUSD} LUSD`,
    '+ 500 LUSD',
    '− 2,000 LUSD',
    '− 300 LUSD',
    `${closing.LUSD} LUSD`,
  ])
  await expect(tokenRows.nth(2)).toContainText('Derived')
  await expect(tokenRows.last()).toContainText(`block ${closing.blockNumber.toLocaleString('en')},`)
  await expectAccessible(page, {
    sizes: [
      { width: 1200, height: 900 },
      { width: 390, height: 844 },
    ],
  })
})

test('a year that goes on says so; and where a node has no old state, nothing is claimed', async ({
  page,
  world,
  mishaps,
}) => {
  mishaps.allow(/./)
  await readOwnChain(page, world, chain)
  const balances = await openRecord(page, world.appUrl, '?period=2026')
  await balances.getByRole('button', { name: 'Read the balances from the chain' }).click()
  await expect(balances).toContainText('The period is not over for this record')
  const now = await heldBefore('2027-01-01')
  await expect(balances.getByRole('table').nth(1).getByRole('row').last()).toContainText(`${now.LUSD} LUSD`)

  await page.route(
    (url) => url.href.startsWith(world.rpcUrl),
    async (route) => {
      const sent = JSON.parse(route.request().postData() ?? 'null') as { id: number; method: string }[]
      const calls = Array.isArray(sent) ? sent : [sent]
      if (!calls.some(({ method }) => method === 'eth_getBalance' || method === 'eth_call'))
        return route.fallback()
      const refusals = calls.map(({ id }) => ({
        jsonrpc: '2.0',
        id,
        error: { code: -32_000, message: 'missing trie node' },
      }))
      return route.fulfill({ json: Array.isArray(sent) ? refusals : refusals[0] })
    },
  )
  await page.getByLabel('Period', { exact: true }).selectOption('2025')
  await balances.getByRole('button', { name: 'Read the balances from the chain' }).click()
  await expect(balances).toContainText('The balances could not be read')
  await expect(balances).toContainText('an archive node keeps all of them')
  await expect(balances.getByRole('table')).toHaveCount(0)
  await expect(balances.getByRole('button', { name: 'Read the balances from the chain' })).toBeVisible()
})

test('payments that are not final stand in the record, and the balances say that they are not in them', async ({
  page,
  world,
  mishaps,
}) => {
  void mishaps
  await readOwnChain(page, world, chain)
  await chain.execute(safe, [transfer(LUSD.address, addressOf('The landlord'), lusd(7n))])
  const balances = await openRecord(page, world.appUrl, '')
  await balances.getByRole('button', { name: 'Read the balances from the chain' }).click()
  await expect(balances.getByRole('table')).toHaveCount(2)
  await expect(balances).toContainText('1 payment of this record is not counted here yet')
})
