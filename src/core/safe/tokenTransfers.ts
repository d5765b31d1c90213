import { type Address, isAddressEqual } from 'viem'
import { executionResult, executionTopics, type ExecutionLog } from './executionResult'
import { movedOut } from './movedOut'
import type { SafeTxHash } from './safeTx'

/** A token transfer out of a Safe, from the event log. `value` in base units; negative: it came back from `to`. */
export type TokenTransfer = { readonly token: Address; readonly to: Address; readonly value: bigint }

type EventPlace = {
  readonly safe: Address
  readonly safeTxHash: SafeTxHash
  /** Index of its event among the logs: code of the Safe may have emitted a copy. Absent: the first. */
  readonly at?: number | undefined
}

/**
 * Returns the token transfers out of a Safe by one of its transactions, from the event logs: those between its
 * ExecutionSuccess / ExecutionFailure and the one before it. `logs`: all of one receipt, in its order. Null: they
 * lack this transaction.
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
