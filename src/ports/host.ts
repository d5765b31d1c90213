import type { Address } from 'viem'
import type { Call, SafeTxHash, SafeTxRecord, TxHandle } from '../core/safe/safeTx'
import type { Answer } from '../core/answer'

/** The host's claims about the Safe, until `checkSafe` has compared them with the chain. */
export type HostSafeInfo = {
  readonly safe: Address
  readonly chainId: number
  readonly owners: readonly Address[]
  readonly threshold: number
  /** True when no owner is connected in the host. */
  readonly isReadOnly: boolean
  /** Null where the host does not report it. */
  readonly nonce: bigint | null
  readonly version: string | null
}

/** Outcome of a proposal: the hash, or why there is none. `rejected`: by the user. */
export type ProposeResult =
  | { readonly kind: 'proposed'; readonly handle: TxHandle }
  | { readonly kind: 'rejected' }
  /** The request did not reach the Safe, or could not be accepted: there is no proposal. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Outcome unknown: the proposal may exist. */
  | { readonly kind: 'failed'; readonly reason: string }

/** The parent window: Safe{Wallet}, or another host with its protocol. */
export type HostChannel = {
  /** Requests the Safe info again; unreachable after the time limit. */
  getInfo(signal?: AbortSignal): Promise<Answer<HostSafeInfo>>
  /** Proposes these calls as one transaction. Has no time limit; never sends twice. */
  propose(calls: readonly Call[]): Promise<ProposeResult>
  /** Reads the host's view of one transaction (getTxBySafeTxHash). */
  getTransaction(safeTxHash: SafeTxHash, signal?: AbortSignal): Promise<Answer<SafeTxRecord>>
  /**
   * Calls `listener` when the host names a proposal, also in response to the document before a reload. A hint to poll,
   * never a result. Returns a function that stops it.
   */
  onAnswer(listener: () => void): () => void
}

/** A response of the parent window, checked for shape and sender. */
export type HandshakeAnswer =
  | { readonly kind: 'answer'; readonly info: HostSafeInfo; readonly origin: string }
  /** Response of a parent that is not a listed Safe host. */
  | { readonly kind: 'refused'; readonly origin: string }

/** The handshake with the parent window, which the inline script begins before any bundle has loaded. */
export type HostHandshake = {
  /** True in a frame. False at the top level of a tab: there is no host. */
  readonly framed: boolean
  /** Calls `listener` for each response, at once for one that has already arrived. Returns a function that stops it. */
  subscribe(listener: (answer: HandshakeAnswer) => void): () => void
  /** Requests again, with new ids. */
  retry(): void
}
