import type { ChainFees } from 'viem'

const oneAndAHalfGwei = 1_500_000_000n

/** Ethereum and its test network. Elsewhere 1.5 gwei is a thousand times too much (rollups) or too little (Polygon). */
const chainsOfGwei: readonly number[] = [1, 11155111]

/**
 * Returns the fees that viem suggests for the app's own requests (specification section 9). The priority fee is 1.5
 * gwei where that is sensible, else the node's; the cap is 120 % of the base fee plus the priority fee. The wallet, or
 * the Safe's executor, decides the fees of what it sends.
 */
export function chainFees(chainId: number): ChainFees {
  return {
    baseFeeMultiplier: 1.2,
    ...(chainsOfGwei.includes(chainId) && { maxPriorityFeePerGas: oneAndAHalfGwei }),
  }
}
