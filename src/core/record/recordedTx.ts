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

/** A chain transaction with its receipt, as a node returns it. */
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
  /** False: reverted, so nothing moved. */
  readonly isSuccessful: boolean
  /** Fee that `from` paid, in wei: gas used × effective gas price. L1 fees of an L2 are not included. */
  readonly feeWei: bigint
  /** Every log of the receipt, in its order. */
  readonly logs: readonly MinedLog[]
}

export type MinedLog = { readonly address: Address; readonly topics: readonly Hex[]; readonly data: Hex }

/** Refund that the Safe paid for the execution, by its own event. */
export type PaidRefund = {
  /** Null: the chain's own coin. */
  readonly token: Address | null
  readonly receiver: Address
  /** In base units. */
  readonly amount: bigint
}

/** A transaction that a Safe's event reports as executed, as the chain has it. Its event or its hash proves each part. */
export type RecordedTx = {
  readonly chainId: number
  readonly safe: Address
  readonly safeTxHash: SafeTxHash
  readonly txHash: ChainTxHash
  readonly block: RecordedBlock
  /** Index of its event among the logs of the receipt. */
  readonly at: number
  readonly outcome: 'success' | 'failure'
  /** Sender of the chain transaction, who paid its fee. */
  readonly executor: Address
  readonly feeWei: bigint
  /** Null while `tx` is unknown, or when the Safe paid nothing. */
  readonly refund: PaidRefund | null
  /** Fields that the owners signed and that hash to `safeTxHash`. Null: nothing proves that Safe's own code executed it. */
  readonly tx: SafeTx | null
  /** Packed signatures that the Safe checked, as far as known. Null: unknown. */
  readonly signatures: Hex | null
  /** Token transfers out of the Safe by this transaction, including the refund, by the tokens' events. */
  readonly transfers: readonly TokenTransfer[]
  /** Payments back to the Safe in the chain's own coin, by the Safe's events. */
  readonly coinReturned: readonly { readonly from: Address; readonly value: bigint }[]
}

/** An execution with its signers, which take 3 to 8 ms each to recover. */
export type ReadExecution = {
  readonly recorded: RecordedTx
  /** Null: the signatures are unknown. */
  readonly signers: readonly Address[] | null
}

/** `codeHash`: of the contract that made its payments; null: the Safe made them itself, or it was not read. */
export type ProvedExecution = ReadExecution & { readonly codeHash: Hex | null }
