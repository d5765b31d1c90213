import type { Address, Hex } from 'viem'

/** An event of a receipt. */
export type EventLog = { readonly address: Address; readonly topics: readonly Hex[]; readonly data: Hex }

/** What proves executions in a mined transaction: its own calldata, and every event of its receipt, in their order. */
export type MinedCall = {
  /** Null: it created a contract. */
  readonly to: Address | null
  readonly data: Hex
  readonly logs: readonly EventLog[]
}

/** The code that a Safe ran: Safe's own, Safe's own that announces each execution by an event, or other code. */
export type SafeKind = 'Safe' | 'SafeL2' | 'other'

/** One call of a transaction as the node replays it (`debug_traceTransaction`, `callTracer`). */
export type TracedCall = {
  readonly type: string
  readonly to: Address | null
  readonly input: Hex
  /** It was reverted, and so was all that it called. */
  readonly isReverted: boolean
  readonly calls: readonly TracedCall[]
  /** Its own events, without those of the calls in it; null: the node does not say which events are whose. */
  readonly logs: readonly EventLog[] | null
}

/** What a node shows beside a mined transaction, by address in lower case. What is not in it was not read. */
export type ExecutionEvidence = {
  /** `keccak256` of the code; null: there is none. */
  readonly codes: ReadonlyMap<string, Hex | null>
  /** Of the Safe, and of Safes that called it, at the block of the transaction. */
  readonly safes: ReadonlyMap<string, SafeKind>
  /** Null: not needed, or the node replays nothing. */
  readonly trace: TracedCall | null
}

/** Nothing but the transaction and its receipt. */
export const noEvidence: ExecutionEvidence = { codes: new Map(), safes: new Map(), trace: null }
