import { getGasPrice } from 'viem/actions'
import type { Answer } from '../../core/answer'
import type { ChainReading } from './chainReading'

/** Reads the current gas price, in wei (`eth_gasPrice`). In a file of its own: only a refund needs it. */
export function readGasPrice(
  { client, read, checkChain }: ChainReading,
  signal?: AbortSignal,
): Promise<Answer<bigint>> {
  return read(async () => {
    const [, value] = await Promise.all([checkChain(), getGasPrice(client)])
    return { kind: 'found', value }
  }, signal)
}
