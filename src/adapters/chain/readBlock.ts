import { BlockNotFoundError } from 'viem'
import { getBlock, getGasPrice } from 'viem/actions'
import type { AppChain } from '../../core/chain'
import type { Answer } from '../../core/answer'
import { checkChain, readChain } from './readChain'

/** Reads a block's time, in ms (`eth_getBlockByNumber`), for the search for a lost proposal. */
export function readBlockTime(
  chain: AppChain,
  blockNumber: bigint,
  signal?: AbortSignal,
): Promise<Answer<number>> {
  return readChain({ chain, signal }, async (client) => {
    try {
      const [, { timestamp }] = await Promise.all([checkChain(chain), getBlock(client, { blockNumber })])
      return { kind: 'found', value: Number(timestamp) * 1_000 }
    } catch (error) {
      if (error instanceof BlockNotFoundError) return { kind: 'missing' }
      throw error
    }
  })
}

/** Reads the current gas price, in wei (`eth_gasPrice`), for a refund. */
export function readGasPrice(chain: AppChain, signal?: AbortSignal): Promise<Answer<bigint>> {
  return readChain({ chain, signal }, async (client) => {
    const [, value] = await Promise.all([checkChain(chain), getGasPrice(client)])
    return { kind: 'found', value }
  })
}
