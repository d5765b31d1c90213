import { type Address, concatHex, getAddress, hexToBigInt, size, slice } from 'viem'
import type { ExecutionLog } from './executionResult'

/** `Transfer(address from, address to, uint256 value)` of ERC-20 (EIP-20). */
export const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/**
 * Decodes a token's Transfer event; null: another event. Accepts any number of indexed arguments, since tokens
 * differ.
 */
export function readTransfer({
  topics,
  data,
}: Pick<ExecutionLog, 'topics' | 'data'>): { from: Address; to: Address; value: bigint } | null {
  const [topic, ...indexed] = topics
  const words = concatHex([...indexed, data])
  if (topic !== transferTopic || size(words) !== 96) return null
  return {
    from: getAddress(slice(words, 12, 32)),
    to: getAddress(slice(words, 44, 64)),
    value: hexToBigInt(slice(words, 64, 96)),
  }
}
