import type { Address, Hex } from 'viem'
import type { Witness } from '../safe/findWitness'
import type { Execution, SafeMessageRecord, SafeOnChain, SafeTxRecord } from '../safe/safeTx'
import type { TokenTransfer } from '../safe/tokenTransfers'

/** What one question of a round brought. `notAsked`: there was no need, or no request left for it. */
export type Look<T> =
  | { readonly kind: 'found'; readonly value: T }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreachable'; readonly reason: string; readonly retryAfterMs?: number }
  | { readonly kind: 'notAsked' }

/** The transaction that used the nonce instead, and the Safe's own event that proves it. */
export type ProvedWitness = Witness & { readonly execution: Execution }

/** What one round of looking at a Safe transaction brought. */
export type TxObservation = {
  readonly kind: 'safeTx'
  /** Blocks (the one with the event included) after which an execution is final on this chain. */
  readonly confirmationsWanted: number
  readonly onChain: Look<SafeOnChain>
  /** The Safe's event for this safeTxHash. */
  readonly execution: Look<Execution>
  /** From the service or the host: it proves itself by its hash. Only the service can say `missing`. */
  readonly record: Look<SafeTxRecord>
  /** `keccak256` of the code at the address that the record's batch goes through. `missing`: there is no code. */
  readonly code: Look<Hex>
  /** Of the owners whose signature cannot be recovered, those for whom the chain itself says that they have signed. */
  readonly approvals: Look<readonly Address[]>
  /** What the tokens say has left the Safe; asked once the execution has enough blocks. */
  readonly transfers: Look<readonly TokenTransfer[]>
  readonly witness: Look<ProvedWitness>
}

/** What one round of looking at an off-chain message brought. */
export type MessageObservation = {
  readonly kind: 'safeMessage'
  readonly onChain: Look<SafeOnChain>
  readonly record: Look<SafeMessageRecord>
  /** What the Safe answered (EIP-1271) when it was shown the collected signatures. */
  readonly verdict: Look<{ readonly signature: Hex; readonly accepted: boolean }>
}

export type Observation = TxObservation | MessageObservation
