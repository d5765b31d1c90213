import type { Address, Hex } from 'viem'

/** An event of a receipt. */
export type EventLog = { readonly address: Address; readonly topics: readonly Hex[]; readonly data: Hex }

/** Proof of executions in a mined transaction: its calldata, and every event of its receipt, in order. */
export type MinedCall = {
  /** Null: it created a contract. */
  readonly to: Address | null
  readonly data: Hex
  readonly logs: readonly EventLog[]
}

/** Code that a Safe ran: Safe's own, the L2 variant with an event before each execution, or other code. */
export type SafeKind = 'Safe' | 'SafeL2' | 'other'

/** One call of a transaction in the node's trace (`debug_traceTransaction`, `callTracer`). */
export type TracedCall = {
  readonly type: string
  readonly to: Address | null
  readonly input: Hex
  /** True when it was reverted, with all its inner calls. */
  readonly isReverted: boolean
  readonly calls: readonly TracedCall[]
  /** Its own events, without those of inner calls; null: the node does not report them by frame. */
  readonly logs: readonly EventLog[] | null
}

/** Evidence from a node beside a mined transaction, by address in lower case. A missing entry was not read. */
export type ExecutionEvidence = {
  /** `keccak256` of the code; null: there is none. */
  readonly codes: ReadonlyMap<string, Hex | null>
  /** Of the Safe, and of Safes that called it, at the block of the transaction. */
  readonly safes: ReadonlyMap<string, SafeKind>
  /** Null: not needed, or the node has no traces. */
  readonly trace: TracedCall | null
}

/** Nothing but the transaction and its receipt. */
export const noEvidence: ExecutionEvidence = { codes: new Map(), safes: new Map(), trace: null }
