import { afterEach, expect, test, vi } from 'vitest'
import { createChainReader } from '../../src/adapters/chain/chainReader'
import { aChain } from '../support/safeFixtures'
import { holdTimers } from '../support/holdTimers'
import { openNode } from '../support/openNode'

afterEach(() => vi.unstubAllGlobals())

test('[S9.14] the nodes of a chain are measured once, however many accounts are opened on it', async () => {
  const timers = holdTimers()
  const nodes = [await openNode(), await openNode()] as const
  const chain = { ...aChain, id: 1, rpcUrls: [nodes[0].url, nodes[1].url] } as const
  for (let account = 0; account < 3; account++) createChainReader(chain)
  await timers.until(60_000)
  for (const { asked } of nodes) expect(asked).toEqual([['eth_blockNumber', 'eth_chainId']])
  await Promise.all(nodes.map((node) => node.stop()))
})
