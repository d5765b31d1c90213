import { type Address, type Hash, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { isHexEqual } from '../isHexEqual'

/** A call of the Safe: value in wei. */
export type Call = { readonly to: Address; readonly value: bigint; readonly data: Hex }

/** `keccak256(0x1901 ‖ domainSeparator ‖ structHash)` of a Safe transaction. Unknown to block explorers. */
export type SafeTxHash = Hex & { readonly __hash: 'safeTx' }

/** Hash of an Ethereum transaction, as in block explorers. Never a safeTxHash. */
export type ChainTxHash = Hash & { readonly __hash: 'chainTx' }

/** Hash of `SafeMessage(bytes message)` under the Safe's domain: signed by owners, and the service's key. */
export type SafeMessageHash = Hex & { readonly __hash: 'safeMessage' }

/** 0 = CALL, 1 = DELEGATECALL. */
type Operation = 0 | 1

/** The EIP-712 struct `SafeTx` (Safe 1.0.0 and later). All quantities in base units. */
export type SafeTx = {
  readonly to: Address
  readonly value: bigint
  readonly data: Hex
  readonly operation: Operation
  readonly safeTxGas: bigint
  readonly baseGas: bigint
  readonly gasPrice: bigint
  readonly gasToken: Address
  readonly refundReceiver: Address
  readonly nonce: bigint
}

/** A signature that a service attributes to an owner. No proof before it is recovered. */
export type Confirmation = {
  readonly owner: Address
  readonly signature: Hex | null
  readonly submittedAtMs: number | null
}

/** A multisig transaction as the transaction service or the host describes it. Untrusted before it is checked. */
export type SafeTxRecord = SafeTx & {
  readonly safe: Address
  readonly safeTxHash: SafeTxHash
  readonly isExecuted: boolean
  readonly isSuccessful: boolean | null
  readonly txHash: ChainTxHash | null
  readonly confirmations: readonly Confirmation[]
  /** The service's own value; null or 0 means unknown. The chain's threshold decides. */
  readonly confirmationsRequired: number | null
  readonly submittedAtMs: number
  /** Last change at the service; null when the source does not report it (the host). */
  readonly modifiedAtMs: number | null
  readonly executedAtMs: number | null
  readonly proposer: Address | null
  /** Free text of the proposer; a hint only. Null when the source does not report it (the host). */
  readonly origin: string | null
  readonly trusted: boolean
}

/** An off-chain message of a Safe as the transaction service describes it. */
export type SafeMessageRecord = {
  readonly safe: Address
  readonly messageHash: SafeMessageHash
  /** The text, or the EIP-712 object, to sign. */
  readonly message: string | Readonly<Record<string, unknown>>
  readonly confirmations: readonly Confirmation[]
  readonly preparedSignature: Hex | null
  readonly createdAtMs: number
  readonly modifiedAtMs: number
}

/** A Safe as our own RPC reads it: the truth about owners, threshold and nonce at one block. */
export type SafeOnChain = {
  readonly chainId: number
  readonly address: Address
  /** `keccak256` of the code at the address: the proxy's own, not the singleton's. */
  readonly codeHash: Hex
  /** Storage slot 0 of the proxy. */
  readonly singleton: Address
  /** `VERSION()` without build metadata, e.g. "1.4.1". */
  readonly version: string
  readonly owners: readonly Address[]
  readonly threshold: number
  readonly nonce: bigint
  readonly blockNumber: bigint
}

/** Outcome of one safeTxHash, by the Safe's own ExecutionSuccess / ExecutionFailure event. */
export type Execution = {
  readonly outcome: 'success' | 'failure'
  readonly txHash: ChainTxHash
  readonly blockNumber: bigint
  /** Blocks on top of it plus one: 1 when it is in the newest block. */
  readonly confirmations: number
  /** Index of its event among the logs of the receipt; absent: the first event of this safeTxHash. */
  readonly at?: number
  /** True when the chain reports its block as final; absent when the node does not report it. */
  readonly isFinal?: boolean
}

/** A mined chain transaction, and the transactions of one Safe that it executed. */
export type ExecutedTx = {
  /** Null: it created a contract. */
  readonly to: Address | null
  readonly data: Hex
  /** By the Safe's own ExecutionSuccess / ExecutionFailure events. */
  readonly safeTxHashes: readonly SafeTxHash[]
}

/** Result of a sender, tagged with its kind: a safeTxHash is never used as a chain hash. */
export type TxHandle =
  | { readonly kind: 'safeTx'; readonly safeTxHash: SafeTxHash }
  | { readonly kind: 'chainTx'; readonly txHash: ChainTxHash }
  | { readonly kind: 'calls'; readonly id: string }
  /** 32 bytes from the wallet of a contract account: a safeTxHash or a chain hash, until it is resolved. */
  | { readonly kind: 'unknown'; readonly hash: Hex }

/** Formats the ten signed fields with numbers as decimal strings, for typed data and the transaction service. */
export function decimalSafeTx(tx: SafeTx) {
  return {
    to: tx.to,
    value: tx.value.toString(),
    data: tx.data,
    operation: tx.operation,
    safeTxGas: tx.safeTxGas.toString(),
    baseGas: tx.baseGas.toString(),
    gasPrice: tx.gasPrice.toString(),
    gasToken: tx.gasToken,
    refundReceiver: tx.refundReceiver,
    nonce: tx.nonce.toString(),
  }
}

/** The relevant fields, as far as known, and the Safe of the transaction. */
type Rejecting = Pick<SafeTx, 'to' | 'value' | 'data' | 'operation'> &
  Partial<SafeTx> & { readonly safe: Address }

/**
 * Returns true for a call of the Safe to itself without value, data, gas limit or refund: it only uses its nonce. The
 * only definition of "rejection": with a refund it would pay the receiver. An unknown field means false.
 */
export function isRejection(tx: Rejecting): boolean {
  return (
    isAddressEqual(tx.to, tx.safe) &&
    tx.value === 0n &&
    tx.data === '0x' &&
    tx.operation === 0 &&
    tx.safeTxGas === 0n &&
    tx.baseGas === 0n &&
    tx.gasPrice === 0n &&
    tx.gasToken === zeroAddress &&
    tx.refundReceiver === zeroAddress
  )
}

/**
 * Returns true when two lists hold exactly the same calls, in the same order, with the same recipient, value and
 * data. Ignores the case of hex digits.
 */
export function areCallsEqual(a: readonly Call[], b: readonly Call[]): boolean {
  return a.length === b.length && a.every((call, index) => isSame(call, b[index]))
}

function isSame(a: Call, b: Call | undefined): boolean {
  return b !== undefined && isHexEqual(a.to, b.to) && a.value === b.value && isHexEqual(a.data, b.data)
}
