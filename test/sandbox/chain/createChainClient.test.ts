import { type Address, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainClient } from './createChainClient'
import { owners } from './owners'
import { type LocalChain, startChain } from './startChain'

let chain: LocalChain
beforeAll(async () => {
  chain = await startChain()
}, 60_000)
afterAll(() => chain.stop())

test('four tests send for one owner at the same time, and all of it arrives', async () => {
  const [{ address: account }] = owners
  const to: Address = '0x00000000000000000000000000000000000a11ce'
  await Promise.all(
    [1, 2, 3, 4].map(async (value) => {
      const client = createChainClient(chain.rpcUrl)
      for (let left = 10; left > 0; left -= 1) {
        const hash = await client.sendTransaction({ account, to, value: parseEther(`${value}`) })
        await client.waitForTransactionReceipt({ hash })
      }
    }),
  )
  expect(await chain.client.getBalance({ address: to })).toBe(parseEther('100'))
})
