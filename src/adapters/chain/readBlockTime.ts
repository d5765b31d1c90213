import { BlockNotFoundError } from 'viem'
import { getBlock } from 'viem/actions'
import type { Answer } from '../../core/answer'
import type { ChainReading } from './chainReading'

/**
 * Reads a block's time, in ms (`eth_getBlockByNumber`). In a file of its own: only the search for a lost proposal needs
 * it.
 */
export function readBlockTime(
  { client, read, checkChain }: ChainReading,
  blockNumber: bigint,
  signal?: AbortSignal,
): Promise<Answer<number>> {
  return read(async () => {
    try {
      const [, { timestamp }] = await Promise.all([checkChain(), getBlock(client, { blockNumber })])
      return { kind: 'found', value: Number(timestamp) * 1_000 }
    } catch (error) {
      if (error instanceof BlockNotFoundError) return { kind: 'missing' }
      throw error
    }
  }, signal)
}
