import { type Address, concatHex, getAddress, hexToBigInt, isAddressEqual, size, slice } from 'viem'
import { executionResult, executionTopics, type ExecutionLog } from './executionResult'
import type { SafeTxHash } from './safeTx'

/** What a token says that it has moved out of a Safe. In base units. */
export type TokenTransfer = { readonly token: Address; readonly to: Address; readonly value: bigint }

/** `Transfer(address from, address to, uint256 value)` of ERC-20 (EIP-20). */
const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/**
 * What left a Safe by one of its transactions, by the words of the tokens: the transfers between its ExecutionSuccess /
 * ExecutionFailure and the one before it. `logs`: all of one receipt, in its order. Null: they do not tell of this
 * transaction. Whatever of an event is indexed is read, since tokens differ.
 */
export function tokenTransfers(
  logs: readonly (ExecutionLog & { readonly address: Address })[],
  { safe, safeTxHash }: { readonly safe: Address; readonly safeTxHash: SafeTxHash },
): readonly TokenTransfer[] | null {
  let transfers: TokenTransfer[] = []
  for (const log of logs) {
    if (isAddressEqual(log.address, safe)) {
      if (executionResult([log], safeTxHash) !== null) return transfers
      if (executionTopics.some((topic) => topic === log.topics[0])) transfers = []
      continue
    }
    const transfer = readTransfer(log)
    if (transfer === null || !isAddressEqual(transfer.from, safe)) continue
    transfers.push({ token: log.address, to: transfer.to, value: transfer.value })
  }
  return null
}

function readTransfer({ topics, data }: Pick<ExecutionLog, 'topics' | 'data'>) {
  const [topic, ...indexed] = topics
  const words = concatHex([...indexed, data])
  if (topic !== transferTopic || size(words) !== 96) return null
  return {
    from: getAddress(slice(words, 12, 32)),
    to: getAddress(slice(words, 44, 64)),
    value: hexToBigInt(slice(words, 64, 96)),
  }
}
