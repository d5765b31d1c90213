import type { Address } from 'viem'
import type { Call, SafeTxHash, SafeTxRecord } from '../core/safe/safeTx'
import type { Answer } from '../core/answer'
import type { TxHandle } from '../core/safe/txHandle'

/** What the host page says about the Safe. Claims, until `checkSafe` has compared them with the chain. */
export type HostSafeInfo = {
  readonly safe: Address
  readonly chainId: number
  readonly owners: readonly Address[]
  readonly threshold: number
  /** Nobody who may sign is connected in the host. */
  readonly isReadOnly: boolean
  /** Null where the host does not tell. */
  readonly nonce: bigint | null
  readonly version: string | null
}

/** The answer to a proposal: the hash, or why there is none. `rejected` means that a person said no. */
export type ProposeResult =
  | { readonly kind: 'proposed'; readonly handle: TxHandle }
  | { readonly kind: 'rejected' }
  /** The Safe was never asked, or could not have taken it: there is surely no proposal. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Unknown whether there is a proposal now. */
  | { readonly kind: 'failed'; readonly reason: string }

/** The parent window: Safe{Wallet}, or another host that speaks its protocol. */
export type HostChannel = {
  /** Asks for the Safe anew; unreachable after the time limit. */
  getInfo(signal?: AbortSignal): Promise<Answer<HostSafeInfo>>
  /** Asks the Safe to propose these calls as one transaction. May take as long as a person takes; never sends twice. */
  propose(calls: readonly Call[]): Promise<ProposeResult>
  /** The host's view of one transaction (getTxBySafeTxHash). */
  getTransaction(safeTxHash: SafeTxHash, signal?: AbortSignal): Promise<Answer<SafeTxRecord>>
  /**
   * Called when the host names a proposal, also in answer to the document before a reload. A hint to look, and never an
   * answer. Returns how to stop.
   */
  onAnswer(listener: () => void): () => void
}

/** What came back from the parent window, already checked for shape and sender. */
export type HandshakeAnswer =
  | { readonly kind: 'answer'; readonly info: HostSafeInfo; readonly origin: string }
  /** A page that is not on the list of Safe hosts answered. */
  | { readonly kind: 'refused'; readonly origin: string }

/** The first question to the parent window, asked by the inline script before any bundle is there. */
export type HostHandshake = {
  /** False at the top level of a tab: nobody is there to answer. */
  readonly framed: boolean
  /** Called for each answer, at once for one that is there already. Answers how to stop. */
  subscribe(listener: (answer: HandshakeAnswer) => void): () => void
  /** Asks again, with new ids. */
  retry(): void
}
