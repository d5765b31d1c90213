import type { Address, Hex } from 'viem'
import type { ChainTxHash, SafeTx, SafeTxHash } from '../safe/safeTx'
import type { TokenTransfer } from '../safe/tokenTransfers'

/** The block that a transaction is in. */
type RecordedBlock = {
  readonly number: bigint
  readonly hash: Hex
  /** Of the block, in ms since 1970. */
  readonly atMs: number
}

/** A transaction of the chain with its receipt: what a node shows of it. */
export type MinedTx = {
  readonly txHash: ChainTxHash
  readonly block: RecordedBlock
  readonly from: Address
  /** Null: it created a contract. */
  readonly to: Address | null
  readonly nonce: number
  /** In wei. */
  readonly value: bigint
  readonly data: Hex
  /** False: reverted, so nothing of it happened. */
  readonly isSuccessful: boolean
  /** What `from` paid for it, in wei: gas used × effective gas price. Fees that an L2 takes for L1 are not in it. */
  readonly feeWei: bigint
  /** Every log of the receipt, in its order. */
  readonly logs: readonly MinedLog[]
}

export type MinedLog = { readonly address: Address; readonly topics: readonly Hex[]; readonly data: Hex }

/** What the Safe paid for the execution, by its own event. */
export type PaidRefund = {
  /** Null: the chain's own coin. */
  readonly token: Address | null
  readonly receiver: Address
  /** In base units. */
  readonly amount: bigint
}

/** One transaction that a Safe says it has executed, as the chain has it: each part is proved by its event or by its hash. */
export type RecordedTx = {
  readonly chainId: number
  readonly safe: Address
  readonly safeTxHash: SafeTxHash
  readonly txHash: ChainTxHash
  readonly block: RecordedBlock
  /** The place of its event among the logs of the receipt. */
  readonly at: number
  readonly outcome: 'success' | 'failure'
  /** Who sent the transaction of the chain, and paid its fee. */
  readonly executor: Address
  readonly feeWei: bigint
  /** Null while `tx` is unknown, and where the Safe paid nothing. */
  readonly refund: PaidRefund | null
  /** What the owners signed: fields that hash to `safeTxHash`. Null: nothing proves that Safe's own code executed it. */
  readonly tx: SafeTx | null
  /** Packed: those that the Safe has checked, as far as that is known. Null where they are unknown. */
  readonly signatures: Hex | null
  /** Token transfers out of the Safe by this transaction, the refund among them; by the words of the tokens. */
  readonly transfers: readonly TokenTransfer[]
  /** What came back to the Safe in the chain's own coin, by its own events. */
  readonly coinReturned: readonly { readonly from: Address; readonly value: bigint }[]
}
