import { type Address, isAddressEqual, getAddress, concatHex, hexToBigInt, size, slice } from 'viem'
import { executionResult, executionTopics, type ExecutionLog } from './executionResult'
import type { SafeTxHash } from './safeTx'
import type { Refund } from './refundOf'

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

/** Returns the token transfers out of an account. `logs`: all of one receipt. */
export function transfersFrom(
  account: Address,
  logs: readonly (Pick<ExecutionLog, 'topics' | 'data'> & { readonly address: Address })[],
): readonly TokenTransfer[] {
  return logs.flatMap((log) => {
    const moved = movedOut(account, log)
    return moved === null ? [] : [{ token: getAddress(log.address), ...moved }]
  })
}

/**
 * Returns the transfers of a Safe transaction without the payment for its execution. A Safe pays that after all
 * calls: the last transfer to the receiver is no gift. Without a named receiver that is the executor, and so the last
 * transfer of the token.
 *
 * @see Safe.sol, `handlePayment`
 */
export function withoutRefund(
  transfers: readonly TokenTransfer[],
  refund: Pick<Refund, 'token' | 'receiver'> | null,
): readonly TokenTransfer[] {
  if (refund === null || refund.token === null) return transfers
  const { token, receiver } = refund
  const last = transfers.findLastIndex(
    (one) => one.value > 0n && isAddressEqual(one.token, token) && isAddressEqual(one.to, receiver ?? one.to),
  )
  return transfers.filter((_transfer, index) => index !== last)
}

/** Returns the amount that a Transfer event moved out of an account; null: nothing, or to itself. */
export function movedOut(
  account: Address,
  log: Pick<ExecutionLog, 'topics' | 'data'>,
): { readonly to: Address; readonly value: bigint } | null {
  const transfer = readTransfer(log)
  if (transfer === null) return null
  const { from, to, value } = transfer
  const isFrom = isAddressEqual(from, account)
  if (isFrom === isAddressEqual(to, account)) return null
  return isFrom ? { to, value } : { to: from, value: -value }
}

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
