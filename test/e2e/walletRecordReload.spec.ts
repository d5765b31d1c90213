import type { Page } from '@playwright/test'
import { hexToBigInt, type Hex } from 'viem'
import { causeAddress } from '../sandbox/causes'
import { localTokens } from '../sandbox/chain/tokens/localTokens'
import { createGivingWallet } from '../support/givingWallet'
import { type GivingChain, startGivingChain, transfer } from '../support/givingChain'
import { readOwnChain } from './support/ownChain'
import { expect, test } from './support/test'

// A chain of its own: it has no blocks but those of this test.
let chain: GivingChain
test.beforeAll(async () => {
  test.setTimeout(120_000)
  chain = await startGivingChain()
})
test.afterAll(() => chain.stop())

type RpcCall = { readonly id: number; readonly method: string; readonly params: readonly [LogFilter] }
type LogFilter = { readonly fromBlock: Hex; readonly toBlock: Hex }

/** A node that searches at most this many blocks at once, and waits once it has searched so often. */
async function searchInWindows(page: Page, rpcUrl: string, { most, pauseAfter }: Record<string, number>) {
  const windows: (readonly [from: bigint, to: bigint])[] = []
  let letThrough = () => {}
  let hold: Promise<void> | null = new Promise((resolve) => (letThrough = resolve))
  await page.route(
    (url) => url.href.startsWith(rpcUrl),
    async (route) => {
      const sent = route.request().postDataJSON() as RpcCall | readonly RpcCall[]
      const refused = new Set<number>()
      for (const { id, method, params } of [sent].flat()) {
        if (method !== 'eth_getLogs') continue
        const [from, to] = [hexToBigInt(params[0].fromBlock), hexToBigInt(params[0].toBlock)]
        if (to - from >= BigInt(most ?? 0)) refused.add(id)
        else {
          windows.push([from, to])
          if (windows.length > (pauseAfter ?? 0)) await hold
        }
      }
      const response = await route.fetch({ url: chain.local.rpcUrl })
      const answers = [(await response.json()) as { id: number } | readonly { id: number }[]].flat()
      const error = { code: -32_005, message: 'The range is too wide.' }
      const json = answers.map((answer) =>
        refused.has(answer.id) ? { jsonrpc: '2.0', id: answer.id, error } : answer,
      )
      await route.fulfill({ response, json: Array.isArray(sent) ? json : json[0] }).catch(() => undefined)
    },
  )
  return {
    windows,
    goOn: () => {
      hold = null
      letThrough()
    },
  }
}

test('stopped half way and opened again, the search of a wallet goes on where it stopped', async ({
  page,
  world,
  mishaps,
}) => {
  void mishaps
  const { client } = chain.local
  const wallet = await createGivingWallet(chain.local)
  const { LUSD } = localTokens
  await client.mine({ blocks: 60 })
  await wallet.send(transfer(LUSD.address, causeAddress('open-wells'), 1_000_000n))
  await client.mine({ blocks: 60 })
  await wallet.send(transfer(LUSD.address, causeAddress('second-bread'), 2_500_000n))
  await client.mine({ blocks: 60 })
  const newest = await client.getBlockNumber()

  await readOwnChain(page, world, chain)
  const { windows, goOn } = await searchInWindows(page, world.rpcUrl, { most: 16, pauseAfter: 6 })
  await page.goto(`${world.appUrl}/#/record/local:${wallet.account.address}`)
  const main = page.getByRole('main')
  const rows = main.getByRole('region', { name: 'Payments' }).getByRole('rowheader')
  await expect(rows).toHaveText([/^Second Bread/])
  await expect.poll(() => windows.length).toBe(7)
  await main.getByRole('button', { name: 'Stop' }).click()
  await expect(main).toContainText('Reading was stopped.')
  await expect(main).toContainText(`from block ${windows[5]?.[0]} to block ${newest}.`)
  const lowest = windows[5]?.[0] ?? 0n
  goOn()

  windows.length = 0
  await page.reload()
  await expect(rows).toHaveText([/^Second Bread/, /^Open Wells/])
  await expect(main).toContainText(`from the first block to block ${newest}.`)
  // The newest blocks may still be taken back.
  const settled = newest - 20n
  expect(windows.filter(([from, to]) => from >= lowest && to <= settled)).toEqual([])
  expect(windows.at(-1)?.[0]).toBe(0n)
})
