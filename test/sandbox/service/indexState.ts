import type { Address, Hex } from 'viem'
import type { ParsedSignature } from './parseSignatures'
import type { SafeTxFields } from './safePreimage'

/** An Ethereum transaction, as far as the service tells of it. Times in ms, fees in wei. */
export type ChainTx = {
  readonly hash: Hex
  readonly from: Address
  readonly to: Address | null
  readonly input: Hex
  readonly blockNumber: bigint
  readonly timestampMs: number
  readonly gasUsed: bigint
  readonly gasPrice: bigint
  readonly maxFeePerGas: bigint | null
  readonly maxPriorityFeePerGas: bigint | null
}

export type IndexedSafe = {
  readonly address: Address
  readonly factory: Address
  readonly singleton: Address
  readonly createdIn: ChainTx
  readonly indexedAtMs: number
  owners: Address[]
  threshold: number
  /** The next nonce, by what is indexed; the chain may be ahead. */
  nonce: bigint
  /** The threshold that held at a nonce, by its decimal text. */
  readonly thresholds: Map<string, number>
}

export type Execution = {
  readonly safe: Address
  readonly safeTxHash: Hex
  readonly fields: SafeTxFields
  readonly signatures: Hex
  /** Who signed, by the bytes that were executed. */
  readonly signers: readonly ParsedSignature[]
  readonly chainTx: ChainTx
  readonly indexedAtMs: number
  /** Null until the event with the outcome, which follows in the same transaction. */
  isSuccessful: boolean | null
  payment: bigint | null
}

type Approval = { readonly owner: Address; readonly chainTx: ChainTx; readonly indexedAtMs: number }

type OwnerRemoval = {
  readonly owner: Address
  /** Confirmations of this nonce and later are gone with the owner. */
  readonly fromNonce: bigint
  readonly indexedAtMs: number
}

export type Transfer = {
  readonly from: Address
  readonly to: Address
  readonly value: bigint
  /** Null: the native coin. */
  readonly token: Address | null
  readonly logIndex: number
  readonly chainTx: ChainTx
}

/** Everything that the chain's events have told so far. */
export type IndexState = {
  readonly safes: Map<Address, IndexedSafe>
  readonly executions: Map<Hex, Execution>
  readonly approvals: Map<Hex, Approval[]>
  readonly removals: Map<Address, OwnerRemoval[]>
  readonly transfers: Transfer[]
}

/** The state before the first block. */
export function createIndexState(): IndexState {
  return { safes: new Map(), executions: new Map(), approvals: new Map(), removals: new Map(), transfers: [] }
}
