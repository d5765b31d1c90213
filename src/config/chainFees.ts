import type { ChainFees } from 'viem'

const oneAndAHalfGwei = 1_500_000_000n

/** Ethereum and its test network. Elsewhere 1.5 gwei would be a thousand times too much (rollups), or too little (Polygon). */
const chainsOfGwei: readonly number[] = [1, 11155111]

/**
 * The fees that viem suggests where the app itself asks for any (specification section 9): a priority fee of 1.5 gwei
 * where that is a sensible one, else what the node says; and a cap of 120 % of the base fee, plus that fee. What a
 * wallet sends with is the wallet's to decide, and what a Safe executes with is its executor's: neither is told.
 */
export function chainFees(chainId: number): ChainFees {
  return {
    baseFeeMultiplier: 1.2,
    ...(chainsOfGwei.includes(chainId) && { maxPriorityFeePerGas: oneAndAHalfGwei }),
  }
}
