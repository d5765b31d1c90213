import { type Address, isAddressEqual } from 'viem'
import { executionResult, executionTopics, type ExecutionLog } from './executionResult'
import { movedOut } from './movedOut'
import type { SafeTxHash } from './safeTx'

/** A token transfer out of a Safe, from the event log. `value` in base units; below zero: it came back from `to`. */
export type TokenTransfer = { readonly token: Address; readonly to: Address; readonly value: bigint }

type EventPlace = {
  readonly safe: Address
  readonly safeTxHash: SafeTxHash
  /** Which of the logs its event is: code of the Safe's may have emitted the same one. Left out: the first. */
  readonly at?: number | undefined
}

/**
 * What left a Safe by one of its transactions, by the words of the tokens: the transfers between its ExecutionSuccess /
 * ExecutionFailure and the one before it. `logs`: all of one receipt, in its order. Null: they do not tell of this
 * transaction.
 */
export function tokenTransfers(
  logs: readonly (ExecutionLog & { readonly address: Address })[],
  { safe, safeTxHash, at: place }: EventPlace,
): readonly TokenTransfer[] | null {
  let transfers: TokenTransfer[] = []
  for (const [at, log] of logs.entries()) {
    if (isAddressEqual(log.address, safe)) {
      const isPlace = place === undefined || place === at
      if (isPlace && executionResult([log], safeTxHash) !== null) return transfers
      if (executionTopics.some((topic) => topic === log.topics[0])) transfers = []
      continue
    }
    const moved = movedOut(safe, log)
    if (moved !== null) transfers.push({ token: log.address, ...moved })
  }
  return null
}
