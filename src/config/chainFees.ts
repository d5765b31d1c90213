import { type ChainFees, parseGwei } from 'viem'
import type { AppChain } from '../core/chain'

/**
 * Returns the fees that viem suggests for the app's own requests (specification section 9). The priority fee is the
 * chain's, or the node's where 1.5 gwei makes no sense: it is a thousand times too much on a rollup, and too little on
 * Polygon. The cap is 120 % of the base fee plus the priority fee. The wallet, or the Safe's executor, decides the fees
 * of what it sends.
 */
export function chainFees({ priorityFeeGwei }: Pick<AppChain, 'priorityFeeGwei'>): ChainFees {
  return {
    baseFeeMultiplier: 1.2,
    ...(priorityFeeGwei !== undefined && { maxPriorityFeePerGas: parseGwei(`${priorityFeeGwei}`) }),
  }
}
