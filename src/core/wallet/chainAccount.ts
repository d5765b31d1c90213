import type { Address, Hex } from 'viem'
import type { ChainTxHash } from '../safe/safeTx'
import type { TokenTransfer } from '../safe/tokenTransfers'

/** What our own RPC reads of an ordinary account at one block. */
export type AccountOnChain = {
  /** Its next nonce: so many of its transactions are in blocks. */
  readonly nonce: number
  /** Its next nonce when those that the node knows to be waiting are counted too. */
  readonly pendingNonce: number
  readonly blockNumber: bigint
}

/** A transaction as our node knows it. */
export type ChainTransaction = {
  readonly txHash: ChainTxHash
  readonly from: Address
  readonly nonce: number
  /** Null: it creates a contract. */
  readonly to: Address | null
  /** In wei. */
  readonly value: bigint
  readonly data: Hex
  /** Null while it waits. */
  readonly blockNumber: bigint | null
}

/** What has become of a transaction that is in a block. */
export type ChainReceipt = {
  readonly txHash: ChainTxHash
  readonly outcome: 'success' | 'reverted'
  readonly blockNumber: bigint
  /** Blocks on top of it plus one: 1 when it is in the newest block. */
  readonly confirmations: number
  /** What the tokens say that it has moved out of the account. */
  readonly transfers: readonly TokenTransfer[]
}
