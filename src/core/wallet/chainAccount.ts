import type { Address, Hex } from 'viem'
import type { ChainTxHash } from '../safe/safeTx'
import type { TokenTransfer } from '../safe/tokenTransfers'

/** An ordinary account at one block, as our own RPC reads it. */
export type AccountOnChain = {
  /** Its next nonce: the number of its transactions in blocks. */
  readonly nonce: number
  /** Its next nonce with the pending transactions that the node knows. */
  readonly pendingNonce: number
  readonly blockNumber: bigint
}

/** A transaction, as our node returns it. */
export type ChainTransaction = {
  readonly txHash: ChainTxHash
  readonly from: Address
  readonly nonce: number
  /** Null: it creates a contract. */
  readonly to: Address | null
  /** In wei. */
  readonly value: bigint
  readonly data: Hex
  /** Null while it is pending. */
  readonly blockNumber: bigint | null
}

/** The receipt of a transaction. */
export type ChainReceipt = {
  readonly txHash: ChainTxHash
  readonly outcome: 'success' | 'reverted'
  readonly blockNumber: bigint
  /** Blocks on top of it plus one: 1 when it is in the newest block. */
  readonly confirmations: number
  /** True when the chain reports its block as final; absent when the node does not report it. */
  readonly isFinal?: boolean
  /** The ERC-20 transfers out of the account in its event log. */
  readonly transfers: readonly TokenTransfer[]
}

/** Returns true when a block has enough confirmations on this chain to count as final. */
export function isDeepEnough(
  { confirmations }: Pick<ChainReceipt, 'confirmations'>,
  wanted: number,
): boolean {
  return confirmations >= Math.max(1, wanted)
}
