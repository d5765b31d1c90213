import { createClient, http, parseGwei, type Chain } from 'viem'
import { estimateFeesPerGas, getBlock } from 'viem/actions'
import { base, mainnet, polygon } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainFees } from '../../src/adapters/wagmi/viemChain'
import { chains } from '../../src/config/chains'
import type { AppChain } from '../../src/core/chain'
import { type LocalChain, startChain } from '../sandbox/chain/startChain'

const served: readonly AppChain[] = chains

let local: LocalChain
beforeAll(async () => {
  local = await startChain()
})
afterAll(() => local.stop())

async function feesAt(chain: Chain, baseFee: string) {
  const client = createClient({
    chain: { ...chain, fees: chainFees(served.find(({ id }) => id === chain.id) ?? {}) },
    transport: http(local.rpcUrl),
  })
  await local.client.setNextBlockBaseFeePerGas({ baseFeePerGas: parseGwei(baseFee) })
  await local.client.mine({ blocks: 1 })
  expect((await getBlock(client)).baseFeePerGas).toBe(parseGwei(baseFee))
  return estimateFeesPerGas(client)
}

test('[S9.15, S9.16] on Ethereum 1.5 gwei go to the block’s maker, on top of at most 120 % of the base fee', async () => {
  expect(await feesAt(mainnet, '20')).toEqual({
    maxPriorityFeePerGas: parseGwei('1.5'),
    maxFeePerGas: parseGwei('25.5'),
  })
})

test.each([base, polygon])(
  '[S9.16] on $name the node says the priority fee, and the cap stays',
  async (chain) => {
    const fees = await feesAt(chain, '20')
    const said = await local.client.estimateMaxPriorityFeePerGas({ chain: null })
    expect(fees.maxPriorityFeePerGas).toBe(said)
    expect(fees.maxFeePerGas).toBe(parseGwei('24') + said)
  },
)
